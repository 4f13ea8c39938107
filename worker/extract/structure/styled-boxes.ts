import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { moveInside } from '../../dom/move.js';
import { onceOfEach } from '../../dom/once.js';
import { textLength } from '../../dom/text-sizes.js';
import type { Markup } from '../parse/markup.js';

/** Parts of cards and lists, by what libraries of components call them: `mat-card-title`, `ion-card-content`. */
const PART = /-(?:title|subtitle|header|heading|content|body|description|caption|item|card|section|paragraph|label)$/;
/** Where all is one line, or one text. */
const IN_TEXT = `p,pre,code,button,label,${HEADINGS}`;

/** Rows that are a link each: so many of a kind, each with so many characters and parts. */
const LEAST_ROWS = 3;
const LEAST_CHARS = 20;
const LEAST_PARTS = 2;

/**
 * Puts a `div` around each link of a list of nothing but links that hold several parts, in place: the offers of jobs, the
 * rows of a directory.
 */
export function boxRows(document: Document, { named }: Markup): void {
  const lists = new Set<Element>();
  for (const link of named('a'))
    if (link.parentElement && link.childElementCount >= LEAST_PARTS && classOf(link)) lists.add(link.parentElement);
  for (const list of lists) {
    if (!isListOfRows(list) || list.closest(`${IN_TEXT},li,nav,header,footer`)) continue;
    for (const link of Array.from(list.children)) {
      const box = document.createElement('div');
      link.replaceWith(box);
      box.append(link);
    }
  }
}

function isListOfRows(list: Element): boolean {
  const [first, ...others] = list.children;
  if (!first || others.length < LEAST_ROWS - 1 || !hasOnlyElements(list)) return false;
  const classes = classOf(first);
  return [first, ...others].every(
    (row) =>
      row.localName === 'a' &&
      classOf(row) === classes &&
      row.childElementCount >= LEAST_PARTS &&
      !holdsBoxes(row) &&
      textLength(row.textContent) >= LEAST_CHARS,
  );
}

/**
 * Puts a `div` into custom elements that a style sheet would draw as boxes, in place: several of a kind side by side, and
 * parts of cards that stand beside others. Browsers draw such elements inline, and so nothing but their names and places
 * tells that their texts are apart.
 */
export function boxCustom(document: Document, { elements, named }: Markup): void {
  const holdsNoText = onceOfEach(hasOnlyElements);
  for (const name of elements.keys()) {
    if (!name.includes('-') || name.startsWith('amp-')) continue;
    for (const element of named(name)) {
      const { parentElement: parent } = element;
      if (!parent || !holdsNoText(parent) || !(isOneOfMany(element) || isPart(element, parent))) continue;
      if (element.closest(IN_TEXT) || holdsBoxes(element)) continue;
      const box = document.createElement('div');
      moveInside(element, box);
      element.append(box);
    }
  }
}

function isOneOfMany(element: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: next } = element;
  const isLike = (other: Element | null) =>
    other?.localName === element.localName && classOf(other) === classOf(element);
  return element.childElementCount > 1 && (isLike(before) || isLike(next));
}

function isPart({ localName }: Element, parent: Element): boolean {
  return PART.test(localName) && parent.childElementCount > 1;
}

/** What has boxes in it is parted by them. */
function holdsBoxes(element: Element): boolean {
  return Array.from(element.children).some(({ localName }) => BOXES.has(localName));
}

function hasOnlyElements(parent: Element): boolean {
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 3 && node.nodeValue?.trim()) return false;
  return true;
}
