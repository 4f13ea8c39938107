import { isColourOfBackground } from './colours.js';
import { once } from './once.js';

const SETS_COLOUR = /(?:^|[;\s])color\s*:\s*([^;!]{1,60})/i;
const SETS_BACKGROUND = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]{1,60})/i;
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
    const colour =
      (style && SETS_COLOUR.exec(style)?.[1]) || (element.localName === 'font' && element.getAttribute('color'));
    if (!colour || (style && /background/i.test(style))) return false;
    const ground = backgroundAround(element, isPlain);
    return ground !== undefined && isColourOfBackground(`color:${colour};background:${ground}`);
  };
}

/** Depth is bounded by `parseDocument`. */
function backgroundAround(element: Element, isPlain: () => boolean): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = one.getAttribute('style') ?? '';
    const stated = SETS_BACKGROUND.exec(style)?.[1] ?? one.getAttribute('bgcolor');
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
