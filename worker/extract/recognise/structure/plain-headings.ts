import { HEADING_NAME, HEADINGS } from '../../../html/headings.js';
import { onceOfEach } from '../../../html/once.js';
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
  const isContents = onceOfEach(leadsAboutPage);
  for (const heading of document.body.querySelectorAll(HEADINGS)) dropPlaceLinks(heading, places, isContents);
}

/**
 * Drops, in place, the links in a heading that lead about the page, to itself or the contents, or nowhere: "#", "TOC", "US -
 * Metric" after "Ingredients". Not where they are all that it says.
 */
function dropPlaceLinks(
  heading: Element,
  places: ReadonlyMap<string, Element>,
  isContents: (place: Element) => boolean,
): void {
  const all = placeLinks(heading);
  if (all.length === 0) return;
  let said = wordsOf(heading);
  const { length } = said;
  // Standards link all that a heading says to itself, its number and its words.
  const hasOtherWords = lengthOf(all, lettersOf) < lettersOf(heading).length;
  const links: Element[] = [];
  // From the last one: what stands before it ends the heading once it is gone.
  for (const link of all.reverse()) {
    const words = wordsOf(link);
    if (!isAbout(link, words)) continue;
    links.push(link);
    if (said.endsWith(words)) said = said.slice(0, said.length - words.length);
  }
  if (lengthOf(links, wordsOf) >= length) return;
  for (const link of links) {
    const { parentElement: box } = link;
    link.remove();
    if (box && box !== heading && !wordsOf(box)) box.remove();
  }

  function isAbout(link: Element, words: string): boolean {
    if (link.getAttribute('aria-hidden') === 'true' || isPlaceMark(link)) return true;
    if (link.querySelector('code')) return false;
    const name = percentDecoded(link.getAttribute('href')?.slice(1) ?? '');
    const place = places.get(name);
    const isOwn = place !== undefined && isOf(place, heading);
    if (said.endsWith(words) && (name === 'top' || (isOwn && hasOtherWords))) return true;
    const isAtEnd = said.startsWith(words) || said.endsWith(words);
    if (isAtEnd && ((place && !isOwn && isContents(place)) || PLACE.test(link.textContent ?? ''))) return true;
    const { parentElement: box } = link;
    if (name || !box || box === heading) return false;
    return Array.from(box.childNodes).every((node) => node.nodeType !== 3 || !/\p{L}/u.test(node.nodeValue ?? ''));
  }
}

/** What stands beside the words of a heading, and nowhere else. */
const PLACE =
  /^\W*(?:(?:back |go |return )?(?:to )?(?:the )?(?:toc|(?:table of )?contents|index)|anchor|hashtag|link)\W*$/i;

/** Whether a place is a heading, in it, the section around it or an anchor before it; a post is more than its heading. */
function isOf(place: Element, heading: Element): boolean {
  if (heading.contains(place) || place.nextElementSibling === heading) return true;
  return place.localName === 'section' && place.contains(heading);
}

/** Whether a place, or the list below it, mostly leads to other places of the page. */
function leadsAboutPage(place: Element): boolean {
  return [place, place.nextElementSibling].some((box) => {
    const links = box ? placeLinks(box) : [];
    return box && links.length > 1 && 2 * lengthOf(links, wordsOf) > wordsOf(box).length;
  });
}

const placeLinks = (box: Element) => Array.from(box.querySelectorAll('a[href^="#"]'));
const lengthOf = (elements: readonly Element[], textOf: (element: Element) => string) =>
  elements.reduce((sum, element) => sum + textOf(element).length, 0);
const lettersOf = ({ textContent }: Element) => (textContent ?? '').replace(/\P{L}+/gu, '');
const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
