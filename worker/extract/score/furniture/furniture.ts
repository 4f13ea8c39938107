import { outermost } from '../../../html/outermost.js';
import { sizeUpTo, textLength } from '../../../html/text-sizes.js';
import { dropNamed, type Guard } from '../../guard.js';

/** Characters of text, white space not counted, below which a page gives the scorer too little to judge by. */
const SMALL_PAGE_CHARS = 600;
const FURNITURE = 'nav, footer, [role="navigation"], [role="contentinfo"]';
/** Elements that only say where the reader is: the site, and the title that the metadata has too. */
const HEADS = 'header, h1';
/** Elements that have a footer and menus of their own. Source: HTML Standard, 4.3.8, the footer element. */
const PARTS = 'article, aside, blockquote, details, dialog, fieldset, figure, header, main, section, td';

/**
 * On a small page the markup is believed: its own menus and footer are removed, if anything but its head is left. In
 * place.
 */
export function dropFurniture(body: Element, isMatter: Guard): void {
  const chars = sizeUpTo(body, SMALL_PAGE_CHARS);
  if (chars >= SMALL_PAGE_CHARS) return;
  const isOfPage = (element: Element) => !element.parentElement?.closest(PARTS);
  const beside = outermost(body.querySelectorAll(`${FURNITURE}, ${HEADS}`)).filter(
    (element) => element.localName === 'h1' || isOfPage(element),
  );
  if (beside.reduce((sum, { textContent }) => sum + textLength(textContent), 0) >= chars) return;
  dropNamed(outermost(body.querySelectorAll(FURNITURE)).filter(isOfPage), isMatter);
}
