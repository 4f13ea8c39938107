import { HEADING_NAME, HEADINGS } from '../../../html/headings.js';
import { percentDecoded } from '../../../html/percent-decoded.js';
import { isPlaceMark } from '../controls.js';

/**
 * Removes the ids of headings and of the sections they open, in place. Documentation tools derive them from the words
 * of the heading ("share-plugins", "header-key-value"), and the scorer would read them as names of furniture.
 */
export function plainHeadings(document: Document): void {
  const places = new Map<string, Element>();
  for (const target of document.body.querySelectorAll('[id],a[name]')) {
    const name = target.id || target.getAttribute('name') || '';
    if (!places.has(name)) places.set(name, target);
    const first = target.localName === 'section' ? target.firstElementChild : target;
    if (first && HEADING_NAME.test(first.localName)) target.removeAttribute('id');
  }
  for (const heading of document.body.querySelectorAll(HEADINGS)) dropPlaceLinks(heading, places);
}

/**
 * Drops, in place, the links in a heading that lead about the page, to itself or the contents, or nowhere: "#", "TOC", "US -
 * Metric" after "Ingredients". Not where they are all that it says.
 */
function dropPlaceLinks(heading: Element, places: ReadonlyMap<string, Element>): void {
  const links = Array.from(heading.querySelectorAll('a[href^="#"]')).filter((link) =>
    leadsAbout(link, heading, places),
  );
  const letters = (elements: readonly Element[]) => elements.reduce((sum, one) => sum + wordsOf(one).length, 0);
  if (links.length === 0 || letters(links) >= wordsOf(heading).length) return;
  for (const link of links) {
    const { parentElement: box } = link;
    link.remove();
    if (box && box !== heading && !wordsOf(box)) box.remove();
  }
}

function leadsAbout(link: Element, heading: Element, places: ReadonlyMap<string, Element>): boolean {
  if (link.getAttribute('aria-hidden') === 'true' || isPlaceMark(link)) return true;
  const said = wordsOf(heading);
  const words = wordsOf(link);
  if (link.querySelector('code')) return false;
  const name = percentDecoded(link.getAttribute('href')?.slice(1) ?? '');
  const place = places.get(name);
  const isOwn = isAbout(place, heading);
  if (said.endsWith(words) && (name === 'top' || (isOwn && hasWordsBesideLinks(heading)))) return true;
  const isAtEnd = said.startsWith(words) || said.endsWith(words);
  if (isAtEnd && ((!isOwn && isContents(place)) || PLACE.test(link.textContent ?? ''))) return true;
  const { parentElement: box } = link;
  if (name || !box || box === heading) return false;
  return Array.from(box.childNodes).every((node) => node.nodeType !== 3 || !/\p{L}/u.test(node.nodeValue ?? ''));
}

/** What stands beside the words of a heading, and nowhere else. */
const PLACE =
  /^\W*(?:(?:back |go |return )?(?:to )?(?:the )?(?:toc|(?:table of )?contents|index)|anchor|hashtag|link)\W*$/i;

/** Standards link all that a heading says to itself, its number and its words. */
function hasWordsBesideLinks(heading: Element): boolean {
  const links = Array.from(heading.querySelectorAll('a[href^="#"]'));
  return /\p{L}/u.test(
    links.reduce((text, link) => text.replace(link.textContent ?? '', ''), heading.textContent ?? ''),
  );
}

/** Whether a place is a heading, in it, the section around it or an anchor before it; a post is more than its heading. */
function isAbout(place: Element | undefined, heading: Element): boolean {
  if (!place || heading.contains(place) || place.nextElementSibling === heading) return place !== undefined;
  return place.localName === 'section' && place.contains(heading);
}

/** Whether a place, or the list below it, mostly leads to other places of the page. */
function isContents(place: Element | undefined): boolean {
  return [place, place?.nextElementSibling].some((box) => {
    const links = Array.from(box?.querySelectorAll('a[href^="#"]') ?? []);
    return (
      box && links.length > 1 && 2 * links.reduce((sum, link) => sum + wordsOf(link).length, 0) > wordsOf(box).length
    );
  });
}

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
