import type { CssRule } from './css-rules.js';
import { fontIn, isMonospaced } from './fonts.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, keyOf, keysOf, type Setting, UNKNOWN, valueBy } from './set-values.js';
import { keepsLines, whiteSpaceIn } from './white-space.js';

/** Values that are taken from the element around, as by default. */
const INHERITED = /^(?:inherit|unset)$/i;
/** Elements that show their line breaks anyway, or are one line, whatever is set. */
const LINED = /^(?:pre|code|kbd|samp|tt|textarea|input|select|button)$/;

/** A property that decides how text is read, and the values that matter. */
interface Property {
  name: string;
  /** The value that declarations give it; undefined if none. */
  valueIn(declarations: string): string | undefined;
  isKept(value: string): boolean;
}

const LINE_BREAKS: Property = { name: 'white-space', valueIn: whiteSpaceIn, isKept: keepsLines };
const LETTERS: Property = { name: 'font-family', valueIn: fontIn, isKept: isMonospaced };

/**
 * Writes what the page's style sheets say about the line breaks in an element's text into its own style, where they
 * show those of any: the stages after this one, and the Markdown writer, know no style sheets. In place. Of fonts the same
 * is written where spaces are kept, be it by style or, as `isSpaced` tells, since they do not break: it may be code.
 */
export function stateLineBreaks(root: Element, rules: readonly CssRule[], isSpaced: () => boolean): void {
  if (state(LINE_BREAKS, root, rules) || isSpaced()) state(LETTERS, root, rules);
}

/** Whether any element has a value that matters. */
function state({ name, valueIn, isKept }: Property, root: Element, rules: readonly CssRule[]): boolean {
  const settings = settingsIn(rules, valueIn);
  const keys = keysKept(settings, isKept);
  if (keys.size === 0) return false;
  const read = valueBy(settings);
  const saidOf = (element: Element) => {
    const style = element.getAttribute('style');
    return read(element, style === null ? undefined : valueIn(style));
  };
  const matters = (element: Element) => {
    if (LINED.test(element.localName) || !keysOf(element).some((key) => keys.has(key))) return false;
    return isKept(saidOf(element) ?? '');
  };
  const elements = Array.from(root.getElementsByTagName('*'));
  if (!elements.some(matters)) return false;
  for (const element of elements) {
    const value = LINED.test(element.localName) ? undefined : saidOf(element);
    if (value === undefined || value === UNKNOWN || INHERITED.test(value)) continue;
    element.setAttribute('style', `${name}:${value};${element.getAttribute('style') ?? ''}`);
  }
  return true;
}

/** The rules that set a property; most pages have none, or only for code. */
function settingsIn(rules: readonly CssRule[], valueIn: Property['valueIn']): Setting[] {
  const settings: Setting[] = [];
  for (const [order, rule] of rules.entries()) {
    const value = valueIn(rule.body);
    if (value === undefined) continue;
    const parts = selectorsIn(rule.selector).filter((part) => !choosesElsewhere(part));
    settings.push({ ...rule, order, value, parts });
  }
  return settings;
}

/** The keys of elements that may have a value that matters. */
function keysKept(settings: readonly Setting[], isKept: Property['isKept']): ReadonlySet<string> {
  const kept = settings.filter(({ value, applies }) => applies && isKept(value));
  return new Set(kept.flatMap(({ parts }) => parts.map(keyOf)).filter((key) => !LINED.test(key)));
}
