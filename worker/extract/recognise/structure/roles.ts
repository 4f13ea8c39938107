import { classOf } from '../../../html/class-of.js';
import { moveInside, rename } from '../../../html/move.js';
import type { Markup } from '../../dom/markup.js';

/** Cheap signs, in `Markup.names`, of headings and rows by role. */
const SIGNS = /role\s*=\s*["']?(?:heading|row)\b/i;
const NEUTRAL = /^(?:div|span|p)$/;
const CELLS: Readonly<Record<string, string>> = {
  row: 'tr',
  rowgroup: 'tbody',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
};
const DEFAULT_LEVEL = 2;

/**
 * Makes headings and tables of elements that are so only by their role, by a tool's class names or by a name of patents,
 * in place. Source: WAI-ARIA 1.2; javadoc since JDK 16; the full text of patents at Google.
 */
export function plainRoles(document: Document, { names, named }: Markup): void {
  for (const heading of named('heading')) {
    const { parentElement: list } = heading;
    if (!document.body.contains(heading)) continue;
    rename(heading, 'h3');
    if (list?.localName !== 'ul') continue;
    for (const item of [...list.children]) if (item.localName === 'li') rename(item, 'div');
    rename(list, 'div');
  }
  if (/summary-table/.test(names))
    for (const grid of document.body.querySelectorAll('div.summary-table')) plainGrid(grid);
  if (!SIGNS.test(names)) return;
  for (const heading of document.body.querySelectorAll('[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level') ?? DEFAULT_LEVEL);
    if (NEUTRAL.test(heading.localName) && level >= 1 && level <= 6) rename(heading, `h${level}`);
  }
  for (const table of document.body.querySelectorAll('[role="table"],[role="grid"],[role="treegrid"]')) {
    if (!NEUTRAL.test(table.localName) && !LIST.test(table.localName)) continue;
    for (const part of table.querySelectorAll('[role]')) {
      const name = CELLS[part.getAttribute('role') ?? ''];
      if (name && (NEUTRAL.test(part.localName) || LIST.test(part.localName))) rename(part, name);
    }
    rename(table, 'table');
  }
}
const LIST = /^(?:[uo]l|li|d[ltd])$/;

const HEAD_CELL = /(?:^|\s)table-header(?:\s|$)/;
const BODY_CELL = /(?:^|\s)col-[\w-]+(?:\s|$)/;

/** Makes rows, as long as the head, of cells that stand side by side in one element: javadoc's summaries. */
function plainGrid(grid: Element): void {
  const cells = Array.from(grid.children);
  const width = cells.findIndex((cell) => !HEAD_CELL.test(classOf(cell)));
  if (width < 2 || !cells.slice(width).every((cell) => BODY_CELL.test(classOf(cell)))) return;
  const table = grid.ownerDocument.createElement('table');
  let row: Element | undefined;
  for (const [i, cell] of cells.entries()) {
    if (i % width === 0) {
      row = grid.ownerDocument.createElement('tr');
      table.append(row);
    }
    const plain = grid.ownerDocument.createElement(i < width ? 'th' : 'td');
    moveInside(cell, plain);
    row?.append(plain);
  }
  grid.replaceWith(table);
}
