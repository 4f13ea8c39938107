import { HEADING_NAME, HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

const MOST_IN_HEADING = 1_000;

/**
 * Removes the ids of headings and of the sections they open, in place. Documentation tools derive them from the words
 * of the heading ("share-plugins", "header-key-value"), and the scorer would read them as names of furniture.
 */
export function plainHeadings(document: Document, { named }: Markup): void {
  // Cheap sign of a control that only a script makes work.
  if (named('a').some((link) => link.getAttribute('href') === '#')) dropSwitches(document.body);
  for (const target of document.body.querySelectorAll('[id]')) {
    const first = target.localName === 'section' ? target.firstElementChild : target;
    if (!first || !HEADING_NAME.test(first.localName)) continue;
    dropAnchorBox(first, target.id);
    target.removeAttribute('id');
  }
}

/** Drops a box in a heading that only links to it, in place: it would become a block of its own. */
function dropAnchorBox(heading: Element, id: string): void {
  const { firstElementChild: box } = heading;
  const link = box?.localName === 'div' && box.nextElementSibling ? box.querySelector('a[href]') : null;
  if (!box || link?.getAttribute('href') !== `#${id}`) return;
  const [ofBox, ofLink, whole] = [box, link, heading].map(({ textContent }) => textContent?.trim());
  if (ofBox === ofLink && ofBox !== whole) box.remove();
}

/**
 * Drops what follows the words of a heading and holds nothing but links to nowhere: "US - Metric" after "Ingredients".
 */
function dropSwitches(body: Element): void {
  const seen = new Set<Element>();
  for (const link of body.querySelectorAll('a[href="#"]')) {
    const { parentElement: box } = link;
    if (!box || seen.has(box) || !/^(?:div|span)$/.test(box.localName) || !box.parentElement?.matches(HEADINGS))
      continue;
    seen.add(box);
    const links = Array.from(box.children);
    if (!links.every((child) => child.localName === 'a' && child.getAttribute('href') === '#')) continue;
    const hasWords = Array.from(box.childNodes).some(
      (node) => node.nodeType === 3 && /\p{L}/u.test(node.nodeValue ?? ''),
    );
    const heading = textUpTo(box.parentElement, MOST_IN_HEADING)?.trim();
    if (!hasWords && heading !== undefined && heading !== box.textContent?.trim()) box.remove();
  }
}
