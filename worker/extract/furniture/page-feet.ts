import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

const BREAK = /page-break-(?:after|before)\s*:\s*always/i;
/** Fewer are a break or two that an author set. */
const LEAST_BREAKS = 3;
/** `12`, `- 12 -`, `F-3`, `iv`. */
const NUMBER = /^[\s–-]{0,3}(?:[A-Z]-)?(?:\d{1,4}|[ivxl]{1,7})[\s–-]{0,3}$/;
const CONTENTS = /^\s*(?:(?:back to )?table of contents|index)\s*$/i;
/** Characters and nodes. */
const MOST_CHARS = 60;
/** Elements without text beside a break. */
const MOST_EMPTY = 3;

/**
 * Drops, in place, what each printed page of a report repeats: the rule where a page ends, the number above it and the
 * link to the contents below it.
 */
export function dropPageFeet(content: Element, { named }: Markup): void {
  const breaks = named('hr').filter((rule) => content.contains(rule) && BREAK.test(rule.getAttribute('style') ?? ''));
  if (breaks.length < LEAST_BREAKS) return;
  for (const rule of breaks) {
    const before = shownBeside(rule, 'previousElementSibling');
    if (before && NUMBER.test(textOf(before))) before.remove();
    const after = shownBeside(rule, 'nextElementSibling');
    if (after && CONTENTS.test(textOf(after)) && after.querySelector('a')) after.remove();
    rule.remove();
  }
}

/** The element before or after a rule, past those without text. */
function shownBeside(rule: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let beside = rule[side];
  for (let i = 0; beside && i < MOST_EMPTY && textOf(beside).trim() === ''; i++) beside = beside[side];
  return beside;
}

/** The text of an element, or a mark where it is longer than a foot. */
function textOf(element: Element): string {
  return textUpTo(element, MOST_CHARS) ?? '…';
}
