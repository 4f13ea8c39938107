import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, of cells that are no table's. */
export const CLASS_TABLES = /cell\b|[_-]td\b/i;
const CELLS = 'div[class*="cell" i],div[class*="-td"],div[class*="_td"],span[class*="cell" i]';
const CELL = /(?:^|[\s_-])(?:cell|td|th)(?=\s|--|$)|[a-z]Cell(?=\s|$)/i;
const ROW = /(?:^|[\s_-])(?:row|tr)(?=\s|--|$)|[a-z]Row(?=\s|$)/i;
const HEAD = /head/i;
const LEAST_ROWS = 3;
const LEAST_CELLS = 2;
const MOST_ROWS = 500;
/** Of a cell: with more words, or with what cards have, these are boxes of a layout. */
const MOST_CELL_CHARS = 200;
const OF_CARDS = 'h1,h2,h3,h4,h5,h6,ul,ol,form,input,button,select,table';

/**
 * Gives boxes whose classes call them rows and cells the roles of a table, in place: comparisons are drawn so. Before
 * anything is removed, so that signs for yes and no are known by the cells that they are alone in.
 */
export function nameClassTables(document: Document, { names }: Markup): void {
  if (!CLASS_TABLES.test(names)) return;
  const seen = new Set<Element>();
  for (const cell of document.body.querySelectorAll(CELLS)) {
    const around = CELL.test(classOf(cell)) ? cell.parentElement?.parentElement : undefined;
    if (!around || seen.has(around)) continue;
    seen.add(around);
    const rows = Array.from(around.children);
    if (
      around.localName !== 'div' ||
      around.hasAttribute('role') ||
      rows.length < LEAST_ROWS ||
      rows.length > MOST_ROWS
    )
      continue;
    const width = rows[0]?.childElementCount ?? 0;
    if (width < LEAST_CELLS || !rows.every((row) => isRow(row, width)) || around.querySelector(OF_CARDS)) continue;
    for (const [i, row] of rows.entries()) {
      const isHead = i === 0 && HEAD.test(`${classOf(row)} ${classOf(row.children[width - 1] as Element)}`);
      for (const one of row.children) one.setAttribute('role', isHead ? 'columnheader' : 'cell');
      row.setAttribute('role', 'row');
    }
    around.setAttribute('role', 'table');
  }
}

function isRow(row: Element, width: number): boolean {
  if (row.localName !== 'div' || row.childElementCount !== width || !ROW.test(classOf(row))) return false;
  return Array.from(row.childNodes).every((node) =>
    node.nodeType === 1 ? isCell(node as Element) : node.nodeType !== 3 || !node.nodeValue?.trim(),
  );
}

function isCell(cell: Element): boolean {
  return (
    /^(?:div|span)$/.test(cell.localName) && CELL.test(classOf(cell)) && textUpTo(cell, MOST_CELL_CHARS) !== undefined
  );
}
