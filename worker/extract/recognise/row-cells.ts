import { textUpTo } from '../../dom/text-up-to.js';
import { INLINE } from './ends.js';
import { CLOCK_START } from './next-facts.js';

/**
 * Whether a box shows nothing but short elements side by side, and a new word begins between these two:
 * `<li><span>10 km</span><span>Easy</span></li>`. One word in two colours ("FuelKit") is told from two by the spaces
 * inside them, or by a row like it above or below.
 */
export function areCellsOfRow(left: Element, right: Element): boolean {
  const row = left.parentElement;
  const [before, behind] = [left, right].map((one) => textUpTo(one, MOST_IN_CELL)?.trim() ?? '') as [string, string];
  if (!row || !ROW.test(row.localName) || !before || !behind || !isNewWord(before, behind)) return false;
  const cells = cellsIn(row);
  if (cells === 0) return false;
  if (/\s/.test(before) || /\s/.test(behind) || (/\d{2}$/.test(before) && /^\p{Lu}/u.test(behind))) return true;
  const isLike = (other: Element | null) => other?.localName === row.localName && cellsIn(other) === cells;
  return CLOCK_START.test(behind) || isLike(row.nextElementSibling) || isLike(row.previousElementSibling);
}
/** Not a paragraph or a heading, which editors cut into spans anywhere. */
const ROW = /^(?:div|li|dd|td)$/;
const MOST_IN_CELL = 60;
/** Longer rows are running text, or words and letters that a script moves one by one. */
const MOST_CELLS = 8;
/** Also what shows nothing: scripts that are gone have left white space. */
const MOST_NODES = 40;

/** The number of inline elements in a box that shows nothing else; 0 if it does, or some have a style of their own. */
function cellsIn({ firstChild }: Element): number {
  let cells = 0;
  let left = MOST_NODES;
  for (let node = firstChild; node; node = node.nextSibling) {
    if (left-- === 0) return 0;
    const isCell = node.nodeType === 1;
    if (isCell ? !isCellLike(node as Element) : node.nodeType === 3 && node.nodeValue?.trim()) return 0;
    if (isCell && ++cells > MOST_CELLS) return 0;
  }
  return cells;
}

function isCellLike(element: Element): boolean {
  return INLINE.test(element.localName) && !element.hasAttribute('style');
}

/** Whether a new word, of more than a letter, begins between two texts by their characters alone. */
function isNewWord(before: string, behind: string): boolean {
  if (/\d$/.test(before)) return /^(?:\p{Lu}\p{L}|\p{Ll}{3})/u.test(behind);
  return /\p{Ll}{2}$/u.test(before) && /^(?:\p{Lu}\p{L}|\d)/u.test(behind);
}
