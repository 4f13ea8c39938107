import { HEADING_NAME, HEADINGS } from '../../../html/headings.js';
import { isPlaceMark } from '../controls.js';

/**
 * Removes the ids of headings and of the sections they open, in place. Documentation tools derive them from the words
 * of the heading ("share-plugins", "header-key-value"), and the scorer would read them as names of furniture.
 */
export function plainHeadings(document: Document): void {
  for (const target of document.body.querySelectorAll('[id]')) {
    const first = target.localName === 'section' ? target.firstElementChild : target;
    if (!first || !HEADING_NAME.test(first.localName)) continue;
    target.removeAttribute('id');
  }
  for (const heading of document.body.querySelectorAll(HEADINGS)) {
    dropPlaceLinks(heading);
  }
}

/**
 * Drops, in place, the links in a heading that lead about the page, to itself or the contents, or nowhere: "#", "TOC", "US -
 * Metric" after "Ingredients". Not where they are all that it says.
 */
function dropPlaceLinks(heading: Element): void {
  const links = Array.from(heading.querySelectorAll('a[href^="#"]')).filter((link) => leadsAbout(link, heading));
  const letters = (elements: readonly Element[]) => elements.reduce((sum, one) => sum + wordsOf(one).length, 0);
  if (links.length === 0 || letters(links) >= wordsOf(heading).length) return;
  for (const link of links) {
    const { parentElement: box } = link;
    link.remove();
    if (box && box !== heading && !wordsOf(box)) box.remove();
  }
}

function leadsAbout(link: Element, heading: Element): boolean {
  if (link.getAttribute('aria-hidden') === 'true' || isPlaceMark(link) || PLACE.test(link.textContent ?? ''))
    return true;
  const { parentElement: box } = link;
  if (link.getAttribute('href') !== '#' || !box || box === heading) return false;
  return Array.from(box.childNodes).every((node) => node.nodeType !== 3 || !/\p{L}/u.test(node.nodeValue ?? ''));
}
/** What stands beside the words of a heading, and nowhere else. */
const PLACE =
  /^\W*(?:(?:back |go |return )?(?:to )?(?:the )?(?:toc|(?:table of )?contents|index)|anchor|hashtag|link)\W*$/i;

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
