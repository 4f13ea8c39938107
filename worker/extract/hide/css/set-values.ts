import { classOf } from '../../../html/class-of.js';
import { onceOfEach } from '../../../html/once.js';
import { goesBefore, type Precedence } from './cascade.js';
import type { CssRule } from './css-rules.js';
import { matches } from './selector-match.js';
import { parseSelector, type Selector } from './selectors.js';

/** A rule that sets one property, with the value, for what some of its selectors choose. */
export interface Setting extends CssRule {
  order: number;
  value: string;
  parts: readonly string[];
  selectors?: readonly (Selector | undefined)[];
}

/** A value that the page's own style sheets do not tell. */
export const UNKNOWN = '?';
/** Rules under one key: each element with that key is checked against all of them. */
const MOST_RULES = 60;
/** Pseudo-classes of states that a reader brings about, and pseudo-elements. */
const ELSEWHERE = /::|:(?:first-l|hover|focus|active|visited|target|checked|disabled|selection)/i;

/** Whether a selector chooses anything but an element as it is first shown. */
export function choosesElsewhere(selector: string): boolean {
  return ELSEWHERE.test(selector);
}

/** Tells the value of an element's property: from its own style, as given, or from the rule that wins the cascade. */
export function valueBy(
  settings: readonly Setting[],
): (element: Element, own: string | undefined) => string | undefined {
  const known = new Map<string, Setting[]>();
  for (const setting of settings) {
    for (const key of new Set(setting.parts.map(keyOf))) {
      const all = known.get(key);
      if (!all) known.set(key, [setting]);
      else if (all.length <= MOST_RULES) all.push(setting);
    }
  }
  const filed = (keys: readonly string[]) => keys.map((key) => known.get(key) ?? []).filter(({ length }) => length > 0);
  // Most elements are called as others are: their keys are made once.
  const byClasses = onceOfEach((classes: string) => filed(keysOfClasses(classes)));
  const byName = onceOfEach((name: string) => filed([name, '*']));
  const byId = onceOfEach((id: string) => filed([`#${id}`]));
  return (element, own) => {
    let best: { setting: Setting; precedence: Precedence } | undefined;
    const id = element.getAttribute('id');
    const [some, others, more] = [byClasses(classOf(element)), id ? byId(id) : NONE, byName(element.localName)];
    if (some.length + others.length + more.length === 0) return own;
    for (const all of [...some, ...others, ...more]) {
      if (all.length > MOST_RULES) return UNKNOWN;
      for (const setting of all) {
        const specificity = specificityFor(element, setting);
        if (specificity === undefined) continue;
        if (specificity === UNKNOWN || !setting.applies) return UNKNOWN;
        const { layer, order } = setting;
        const precedence = { isImportant: isImportant(setting), layer, specificity, order };
        if (!best || goesBefore(precedence, best.precedence)) best = { setting, precedence };
      }
    }
    return own !== undefined && !best?.precedence.isImportant ? own : best?.setting.value;
  };
}

const NONE: readonly Setting[][] = [];

/** Characters. A longer selector is not parsed. */
const LONGEST_CHARS = 500;

/**
 * The key under which a selector's rule is filed: a class or id of its last part, else the tag name, else the key for
 * any element.
 */
export function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .slice(-LONGEST_CHARS)
      .split(/[\s>+~]+(?![^(]*\))/)
      .at(-1) ?? '';
  return (
    /[.#][\w-]+/.exec(last.replace(/\([^()]*\)/g, ''))?.[0] ?? (/^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() || '*')
  );
}

/** All keys under which rules for an element may be filed. */
export function keysOf(element: Element): string[] {
  const id = element.getAttribute('id');
  return [...keysOfClasses(classOf(element)), ...(id ? [`#${id}`] : []), element.localName, '*'];
}

function keysOfClasses(classes: string): string[] {
  const names = classes.split(' ').slice(0, MOST_RULES);
  return names.map((name) => `.${name}`);
}

/** The specificity of the selector that chooses the element; `UNKNOWN` where one may. */
function specificityFor(element: Element, setting: Setting): number | typeof UNKNOWN | undefined {
  setting.selectors ??= setting.parts.map(parseSelector);
  let most: number | undefined;
  for (const part of setting.selectors) {
    if (!part) return UNKNOWN;
    if (matches(element, part)) most = Math.max(most ?? 0, part.specificity);
  }
  return most;
}

function isImportant({ body }: CssRule): boolean {
  return /!\s*important/i.test(body);
}
