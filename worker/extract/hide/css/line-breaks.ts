import { type Property, type Styles, UNKNOWN, valueIn } from './styles.js';

/** Elements that show their line breaks anyway, or are one line, whatever is set. */
const LINED = /^(?:pre|code|kbd|samp|tt|textarea|input|select|button)$/;
const MONOSPACED = /\bmono(?:space|spaced)?\b|[a-z]mono\b|consolas|courier|menlo|monaco|inconsolata|lucida console/i;
const KEPT = /^(?:pre|pre-line|pre-wrap|break-spaces|preserve|preserve-breaks)(?:\s|$)/i;

/** Whether a value of `white-space` shows line breaks. */
export const keepsLines = (whiteSpace: string) => KEPT.test(whiteSpace);
/** Whether all letters of fonts have the same width. */
export const isMonospaced = (fonts: string) => MONOSPACED.test(fonts);
/** The value that declarations give `white-space`, or the fonts that they name; undefined if none. */
export const whiteSpaceIn = (declarations: string) => valueIn(declarations, 'white-space');
export const fontIn = (declarations: string) => valueIn(declarations, 'font-family');

/**
 * Writes what the page's style sheets say about the line breaks in an element's text into its own style, where they
 * show those of any: the stages after this one, and the Markdown writer, know no style sheets. In place. Of fonts the same
 * is written where spaces are kept, be it by style or, as `isSpaced` tells, since they do not break: it may be code.
 */
export function stateLineBreaks(root: Element, styles: Styles, isSpaced: () => boolean): void {
  if (state('white-space', keepsLines, root, styles) || isSpaced()) state('font-family', isMonospaced, root, styles);
}

/** Whether any element has, by a rule, a value that matters. */
function state(property: Property, isKept: (value: string) => boolean, root: Element, styles: Styles): boolean {
  if (!styles.valuesOf(property).some(isKept)) return false;
  const mayBe = styles.mayHave(property, isKept);
  const elements = Array.from(root.getElementsByTagName('*')).filter(({ localName }) => !LINED.test(localName));
  if (!elements.some((element) => mayBe(element) && isKept(styles.of(element, property) ?? ''))) return false;
  for (const element of elements) {
    const value = styles.of(element, property);
    if (value === undefined || value === UNKNOWN || /^(?:inherit|unset)$/.test(value)) continue;
    element.setAttribute('style', `${property}:${value};${element.getAttribute('style') ?? ''}`);
  }
  return true;
}
