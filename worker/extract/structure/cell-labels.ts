import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, that cells repeat the name of their column. */
const SIGN = /(?:cell|column|mobile|responsive|stack|table|td)[\w-]{0,20}(?:head|label|name|title)/i;
/** White space of the markup included. */
const LONGEST_LABEL_CHARS = 200;

/**
 * Drops from each cell the name of its column, in place, which only narrow screens show there: NHS, Tablesaw,
 * SharePoint. It equals the head and comes first, in an element of its own.
 */
export function dropCellLabels(body: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const head of body.querySelectorAll('tr')) {
    const heads = head.previousElementSibling ? [] : Array.from(head.children, labelOf);
    if (heads.length < 2 || !Array.from(head.children).every(({ localName }) => localName === 'th')) continue;
    for (let row = nextRow(head); row; row = nextRow(row)) dropLabels(row, heads);
  }
}

/** The next row, in the same group or, after the head, in the next one. */
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

/** The words in lower case, without a colon at the end. */
function labelOf(element: Element): string {
  const text = textUpTo(element, LONGEST_LABEL_CHARS) ?? '';
  return text.replace(/\s+/g, ' ').trim().replace(/:$/, '').toLowerCase();
}
