import { classOf } from '../../../html/class-of.js';
import { HEADINGS } from '../../../html/headings.js';
import { fontIn, isMonospaced, whiteSpaceIn } from '../../hide/css/line-breaks.js';

/** What styles say about the text of an element, and the element that said so. */
export interface Drawn {
  /** White space is shown as it is written. */
  keeps?: Element | undefined;
  /** All letters have the same width. */
  mono?: Element | undefined;
}

const INHERITED = /^(?:inherit|unset)$/i;
const KEEPS = /^(?:pre|pre-wrap|break-spaces|preserve)$/i;
/** Elements that are drawn so by themselves. */
const DRAWN = new Set(['code', 'tt', 'samp', 'kbd', 'pre', 'font']);
/** What names of classes promise where the sheet is not known: `u-pre`, `pre-wrap`, `font-mono`, `monospace`. */
const KEEPS_CLASS = /(?:^|[\s_-])pre(?:-wrap)?(?:\s|$)/;
const MONO_CLASS = /(?:^|[\s_-])mono(?:space|spaced)?(?:\s|$)/;

/** How an element is drawn inside what is drawn as `around`. */
export function drawnIn(element: Element, around: Drawn): Drawn {
  if (!element.hasAttributes() && !DRAWN.has(element.localName)) return around;
  const style = element.getAttribute('style');
  const classes = classOf(element);
  let { keeps, mono } = around;
  const space = style === null ? undefined : whiteSpaceIn(style);
  if (space !== undefined) keeps = KEEPS.test(space) ? element : INHERITED.test(space) ? keeps : undefined;
  else if (element.localName === 'pre' || (classes.includes('pre') && KEEPS_CLASS.test(classes))) keeps = element;
  const fonts = style === null ? undefined : fontIn(style);
  if (fonts !== undefined) mono = isMonospaced(fonts) ? element : INHERITED.test(fonts) ? mono : undefined;
  else if (isMonoElement(element) || (classes.includes('mono') && MONO_CLASS.test(classes))) mono = element;
  return keeps === around.keeps && mono === around.mono ? around : { keeps, mono };
}

function isMonoElement(element: Element): boolean {
  if (!DRAWN.has(element.localName)) return false;
  return element.localName !== 'font' || isMonospaced(element.getAttribute('face') ?? '');
}

/** How the text in a line is drawn: by the innermost element that holds all of it. */
export function drawnInside(line: Element, around: Drawn): Drawn {
  let drawn = drawnIn(line, around);
  let only = line.lastElementChild;
  for (let level = 0; only && level < MOST_LEVELS; level++) {
    if (hasTextBeside(only)) break;
    drawn = drawnIn(only, drawn);
    only = only.lastElementChild;
  }
  return drawn;
}
const MOST_LEVELS = 4;

function hasTextBeside({ parentElement, previousElementSibling: before }: Element): boolean {
  for (const node of parentElement?.childNodes ?? []) if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
  return before !== null && /[^\s\d]/.test(before.textContent ?? '');
}

/** Whether what was said is about the lines, and not about a page whose prose is drawn in the same way. */
export function isOfLines(said: Element | undefined, isLine: string): boolean {
  if (!said) return false;
  const others = `${HEADINGS},article,nav${isLine === 'p' ? '' : ',p'}`;
  return said.querySelector(others) === null;
}
