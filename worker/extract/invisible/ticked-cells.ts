import type { Markup } from '../parse/markup.js';
import { isNotDisplayed } from './hidden.js';
import { holderOf, isCell, signFor } from './yes-or-no.js';

/**
 * Writes `✓` or `✗`, in place, for boxes that are all their cells show. Where every box of a column is empty and some can
 * be ticked, they say nothing yet: they choose rows, or are for the reader to fill in.
 */
export function signTickedCells({ named, names }: Markup): void {
  if (!/ type="checkbox"/i.test(names)) return;
  const columns = new Map<Element, Map<number, TickedCell[]>>();
  const placeOf = rememberPlaces();
  const seen = new Set<Element>();
  for (const box of named('input')) {
    if (box.getAttribute('type')?.toLowerCase() !== 'checkbox' || isNotDisplayed(box)) continue;
    const cell = holderOf(box);
    if (!cell || !isCell(cell) || seen.has(cell)) continue;
    // Each cell is searched once, however many boxes it holds.
    seen.add(cell);
    const table = isOnly(box, cell) ? cell.closest(TABLE) : null;
    if (!table) continue;
    const ofTable = columns.get(table) ?? new Map<number, TickedCell[]>();
    columns.set(table, ofTable);
    const place = placeOf(cell);
    const column = ofTable.get(place);
    const ticked = { cell, box };
    if (column) column.push(ticked);
    else ofTable.set(place, [ticked]);
  }
  for (const ofTable of columns.values())
    for (const column of ofTable.values()) {
      if (!saysSomething(column)) continue;
      for (const { cell, box } of column) cell.replaceChildren(signFor(box, box.hasAttribute('checked')));
    }
}

interface TickedCell {
  cell: Element;
  box: Element;
}

/** Of rows to choose, some cannot be: they are sold out. */
function saysSomething(column: readonly TickedCell[]): boolean {
  return (
    column.some(({ box }) => box.hasAttribute('checked')) || column.every(({ box }) => box.hasAttribute('disabled'))
  );
}
const TABLE = 'table,[role="table"],[role="grid"]';

/** Whether a box is the only thing in its cell besides what draws it. */
function isOnly(box: Element, cell: Element): boolean {
  return Array.from(cell.querySelectorAll('input,img,button,select')).every((other) => other === box);
}

/** Tells which cell of its row a cell is, looking once at each row, however wide it is. */
function rememberPlaces(): (cell: Element) => number {
  const rows = new Map<Element | null, Map<Element, number>>();
  return (cell) => {
    const { parentElement: row } = cell;
    const known = rows.get(row) ?? new Map(Array.from(row?.children ?? [], (child, i) => [child, i]));
    rows.set(row, known);
    return known.get(cell) ?? 0;
  };
}
