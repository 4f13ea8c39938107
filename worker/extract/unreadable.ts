import { backgroundIn, colourIn, isSameColour } from './colours.js';
import { once } from './once.js';

/** What a page looks like that no style touches. */
const PAPER = 'white';

/**
 * Tells which elements have text in the colour that the element around them has as its background. An element with a class
 * or an id may have another background by a style sheet, where the page has one that sets any.
 */
export function unreadableIn(document: Document): (element: Element) => boolean {
  const isPlain = once(() => !hasBackgrounds(document));
  return (element) => {
    const style = element.getAttribute('style');
    const colour = (style && colourIn(style)) || (element.localName === 'font' && attributeOf(element, 'color'));
    if (!colour || (style && /background/i.test(style))) return false;
    const ground = backgroundAround(element, isPlain);
    return ground !== undefined && isSameColour(colour, ground);
  };
}

const LONGEST_COLOUR_CHARS = 60;

/** A colour as HTML's own attributes have it. */
function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name)?.slice(0, LONGEST_COLOUR_CHARS).trim().toLowerCase();
}

/** Depth is bounded by `parseDocument`. */
function backgroundAround(element: Element, isPlain: () => boolean): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = one.getAttribute('style') ?? '';
    const stated = backgroundIn(style) ?? attributeOf(one, 'bgcolor');
    if (stated) return stated;
    const mayHave = /background/i.test(style) || one.hasAttribute('background');
    if (mayHave || ((one.hasAttribute('class') || one.hasAttribute('id')) && !isPlain())) return undefined;
  }
  return isPlain() ? PAPER : undefined;
}

/** The commonest signs first, each of which is enough. */
function hasBackgrounds(document: Document): boolean {
  const isSheet = (link: Element) => /stylesheet/i.test(link.getAttribute('rel') ?? '');
  const isPainting = ({ textContent }: Element) => /background|@import/i.test(textContent ?? '');
  return (
    Array.from(document.getElementsByTagName('link')).some(isSheet) ||
    Array.from(document.getElementsByTagName('style')).some(isPainting) ||
    document.querySelector('[style*="background"],[bgcolor],[background]') !== null
  );
}
