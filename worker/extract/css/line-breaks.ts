import { keepsLines, whiteSpaceIn } from '../../markdown/own-lines.js';
import type { CssRule } from './css-rules.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, keyOf, keysOf, type Setting, UNKNOWN, valueBy } from './set-values.js';

/** Values that are taken from the element around, as by default. */
const INHERITED = /^(?:inherit|unset)$/i;
/** Elements that show their line breaks anyway, or are one line, whatever is set. */
const LINED = /^(?:pre|code|kbd|samp|tt|textarea|input|select|button)$/;

/**
 * Writes what the page's style sheets say about the line breaks in an element's text into its own style, where they
 * show those of any: the Markdown writer knows no style sheets. In place.
 */
export function stateLineBreaks(root: Element, rules: readonly CssRule[]): void {
  const settings = settingsIn(rules);
  const keys = keysKept(settings);
  if (keys.size === 0) return;
  const read = valueBy(settings);
  const saidOf = (element: Element) => {
    const style = element.getAttribute('style');
    return read(element, style === null ? undefined : whiteSpaceIn(style));
  };
  const isKept = (element: Element) => {
    if (LINED.test(element.localName) || !keysOf(element).some((key) => keys.has(key))) return false;
    return keepsLines(saidOf(element) ?? '');
  };
  const elements = Array.from(root.getElementsByTagName('*'));
  if (!elements.some(isKept)) return;
  for (const element of elements) {
    const value = LINED.test(element.localName) ? undefined : saidOf(element);
    if (value === undefined || value === UNKNOWN || INHERITED.test(value)) continue;
    element.setAttribute('style', `white-space:${value};${element.getAttribute('style') ?? ''}`);
  }
}

/** The rules that set `white-space`; most pages have none, or only for code. */
function settingsIn(rules: readonly CssRule[]): Setting[] {
  const settings: Setting[] = [];
  for (const [order, rule] of rules.entries()) {
    const value = whiteSpaceIn(rule.body);
    if (value === undefined) continue;
    const parts = selectorsIn(rule.selector).filter((part) => !choosesElsewhere(part));
    settings.push({ ...rule, order, value, parts });
  }
  return settings;
}

/** The keys of elements whose line breaks may be shown. */
function keysKept(settings: readonly Setting[]): ReadonlySet<string> {
  const kept = settings.filter(({ value, applies }) => applies && keepsLines(value));
  return new Set(kept.flatMap(({ parts }) => parts.map(keyOf)).filter((key) => !LINED.test(key)));
}
