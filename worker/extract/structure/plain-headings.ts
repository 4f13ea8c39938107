import { classOf } from '../../dom/class-of.js';
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
  for (const heading of document.body.querySelectorAll(HEADINGS)) partWords(heading);
}

/**
 * Parts of a heading that a style sheet sets apart: "Part I" and its name, an act and its year. Shorter or equal ones may be
 * pieces of a word.
 */
function partWords(heading: Element): void {
  if (heading.childElementCount < 2) return;
  for (const part of Array.from(heading.children).slice(1)) {
    const { previousSibling: before } = part;
    if (before?.nodeType !== 1 || part.localName !== 'span') continue;
    const { localName, textContent: words } = before as Element;
    if (localName === 'span' && classOf(before as Element) === classOf(part)) continue;
    if (/\S\s+\S*[\p{L}\p{N}]$/u.test(words ?? '') && /^[\p{Lu}\p{N}]/u.test(part.textContent ?? '')) part.before(' ');
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
