import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { moveInside } from '../../dom/move.js';
import { onceOfEach } from '../../dom/once.js';
import type { Markup } from '../parse/markup.js';

/** Parts of cards and lists, by what libraries of components call them: `mat-card-title`, `ion-card-content`. */
const PART = /-(?:title|subtitle|header|heading|content|body|description|caption|item|card|section|paragraph|label)$/;
/** Where all is one line, or one text. */
const IN_TEXT = `p,pre,code,button,label,${HEADINGS}`;

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
