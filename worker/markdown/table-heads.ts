import { classOf } from '../dom/class-of.js';
import type { Cell, Row } from './table.js';

/** Whether a row names the columns below it. */
export function isHeadRow({ section, cells }: Row): boolean {
  if (section === 'thead') return true;
  if (cells.every(isHeadCell)) return true;
  const [first, ...others] = cells;
  if (!first || others.length === 0) return false;
  const named = first.blocks.length === 0 ? others : cells;
  return [isHeadCell, isBold, isCalledHead].some((isHead) => named.every(isHead));
}

/** Whether a class calls a cell, or its only paragraph, a head: EUR-Lex. */
function isCalledHead({ element }: Cell): boolean {
  const { firstElementChild: only, lastElementChild: last } = element;
  return HEAD.test(classOf(element)) || (only !== null && only === last && HEAD.test(classOf(only)));
}
const HEAD = /(?:^|[\s_-])(?:tbl-?hdr|(?:table|tbl|t|col(?:umn)?)-?head(?:er|ing)?)(?:\s|$)/i;

function isHeadCell({ element }: Cell): boolean {
  return element.localName === 'th';
}

/** Whether a cell is all bold: pages without `<th>` set heads so. */
function isBold({ blocks: [first, ...rest] }: Cell): boolean {
  return rest.length === 0 && first?.kind === 'paragraph' && /^\*\*[^*]+\*\*$/.test(first.block);
}
