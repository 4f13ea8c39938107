import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in the names of a page's elements, that cells say again what their column is called. */
const SIGN = /(?:cell|column|mobile|responsive|stack|table|td)[\w-]{0,20}(?:head|label|name|title)/i;
/** White space of the markup counts. */
const LONGEST_LABEL_CHARS = 200;

/**
 * Drops from each cell the name of its column, in place, which only narrow screens show there: NHS, Tablesaw, SharePoint.
 * What equals the head and stands first in an element of its own is no part of what the cell says.
 */
export function dropCellLabels(body: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const head of body.querySelectorAll('tr')) {
    const heads = head.previousElementSibling ? [] : Array.from(head.children, labelOf);
    if (heads.length < 2 || !Array.from(head.children).every(({ localName }) => localName === 'th')) continue;
    for (let row = nextRow(head); row; row = nextRow(row)) dropLabels(row, heads);
  }
}

/** In the same group of rows, or the one behind that of the head. */
function nextRow(row: Element): Element | null {
  if (row.nextElementSibling) return row.nextElementSibling;
  const { parentElement: group } = row;
  return group?.localName === 'thead' ? (group.nextElementSibling?.firstElementChild ?? null) : null;
}

function dropLabels(row: Element, heads: readonly string[]): void {
  for (const [i, cell] of Array.from(row.children).entries()) {
    const { firstElementChild: label } = cell;
    if (!label || !classOf(label) || label.previousSibling?.textContent?.trim()) continue;
    const words = labelOf(label);
    if (words && words === heads[i] && labelOf(cell) !== words) label.remove();
  }
}

/** In lower case, without the colon that may stand behind it. */
function labelOf(element: Element): string {
  const text = textUpTo(element, LONGEST_LABEL_CHARS) ?? '';
  return text.replace(/\s+/g, ' ').trim().replace(/:$/, '').toLowerCase();
}
