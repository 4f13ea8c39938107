import { wayOf } from '../ways.js';
import { type CssRule, KEYFRAMES_OF } from './css-rules.js';

const NAMES = /(?:^|[;\s])animation(?:-name)?\s*:([^;]{1,300})/i;
/** An animation that stays as it ends … */
const STAYS = /animation[a-z-]{0,20}\s*:[^;]{0,300}\b(?:forwards|both)\b/i;
/** … and what keeps it from getting there, or lets the reader bring it about. */
const UNLESS = /\b(?:infinite|reverse|alternate|alternate-reverse|paused)\b|timeline/i;

/**
 * The rules of a page without the steps of its animations. Where one ends hidden, and stays so, what plays it has the
 * declarations of that end instead.
 */
export function withEnds(all: readonly CssRule[]): readonly CssRule[] {
  const isStep = ({ selector }: CssRule) => selector.startsWith(KEYFRAMES_OF);
  const ends = new Map<string, string>();
  for (const { selector, body } of all.filter(isStep)) {
    const [, name = ''] = /^@keyframes (\S+)[\s\S]* (?:to|100%)(?:,|$)/i.exec(selector) ?? [];
    if (name) ends.set(name, `${ends.get(name) ?? ''};${body}`);
  }
  for (const [name, body] of ends) if (!wayOf(body)) ends.delete(name);
  return all
    .filter((rule) => !isStep(rule))
    .map((rule) => {
      const { body } = rule;
      if (ends.size === 0 || !STAYS.test(body) || UNLESS.test(body)) return rule;
      const played = NAMES.exec(body)?.[1]?.split(/[\s,!]+/) ?? [];
      const end = played.map((name) => ends.get(name)).find(Boolean);
      return end ? { ...rule, body: `${body.replace(/(?:animation|transition)[^;]*/gi, '')};${end}` } : rule;
    });
}
