import { moveInside } from '../../dom/move.js';
import { sizeUpTo } from '../../dom/text-sizes.js';
import type { Markup } from '../parse/markup.js';

/** What the notice has in its cell: its paragraphs. */
const BLOCKS = 'p,ul,ol,h2,h3,h4,table,br + br';
const LEAST_BLOCKS = 2;
/** Characters, white space not counted: a shorter text is a cell like others. */
const LEAST_CHARS = 120;
/** Rows of facts around the notice; a table with more is one of data. */
const MOST_ROWS = 16;
/** Characters of a row of facts. */
const MOST_FACT_CHARS = 400;

/**
 * Moves a notice behind the table in whose one wide cell it stands, in place: boards of authorities, mostly of East Asia,
 * have the facts of the notice in the rows around it, which stay a table.
 */
export function plainBoards(document: Document, { named }: Markup): void {
  const seen = new Set<Element>();
  for (const cell of named('td')) {
    if (!cell.hasAttribute('colspan') || !isNotice(cell)) continue;
    const { parentElement: row } = cell;
    const table = row?.closest('table');
    if (!row || !table || seen.has(table) || !document.body.contains(table)) continue;
    seen.add(table);
    const rows = Array.from(table.querySelectorAll('tr')).filter((one) => one.closest('table') === table);
    const [first] = rows;
    if (rows.length > MOST_ROWS || first === row || !rows.some(isFact)) continue;
    if (rows.some((one) => one !== row && sizeUpTo(one, MOST_FACT_CHARS) > MOST_FACT_CHARS)) continue;
    const notice = document.createElement('div');
    moveInside(cell, notice);
    table.after(notice);
    row.remove();
  }
}

/** Whether a row names a fact and states it. */
function isFact({ firstElementChild: name, childElementCount: cells }: Element): boolean {
  return name?.localName === 'th' && cells % 2 === 0 && name.nextElementSibling?.localName === 'td';
}

/** Whether a cell is all of its row and holds a text of several paragraphs. */
function isNotice(cell: Element): boolean {
  if (cell.previousElementSibling || cell.nextElementSibling || sizeUpTo(cell, LEAST_CHARS) < LEAST_CHARS) return false;
  return cell.querySelectorAll(BLOCKS).length >= LEAST_BLOCKS;
}
