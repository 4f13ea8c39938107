import { type Block, BREAK, lineOf, type Piece, paragraph, text } from '../../tree.js';
import { addAll, blocksOf, sizeOf } from './blocks.js';
import { alertOf } from './callouts.js';
import { codePiece } from './code/code-pieces.js';
import { isCodeTable } from './code/gutters.js';
import type { Context, Recognise, Walk } from './context.js';
import { signIn } from './signs.js';
import { type Cell, grid, isHeadRow, type Row, type Section } from './table-grid.js';

/** Characters. A longer cell without a head row above is prose, in a table used for layout. */
const PROSE_CHARS = 600;
/** Lines of code that a cell can hold. */
const MOST_CODE_LINES = 6;
/** Characters of a table that can be read on one line of a cell. */
const MOST_NESTED_CHARS = 240;

const SECTIONS: readonly string[] = ['thead', 'tbody', 'tfoot'] satisfies Section[];

/** A table; where it is only layout, its blocks one after the other; or the code that a highlighter made a table of. */
export const table: Recognise = (element, context, walk) => {
  if (isCodeTable(element)) return codePiece(element, context, walk);
  const captions: Piece[] = [];
  const rows: Row[] = [];
  collect(element, 'tbody', { captions, rows, context, walk, table: element });
  rows.sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
  const above = blocksOf(captions);
  if (rows.length === 0) return above;
  if (isLayout(element, rows)) return [...above, ...rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks))];
  return [...above, grid(rows)];
};

interface Collecting {
  captions: Piece[];
  rows: Row[];
  context: Context;
  walk: Walk;
  table: Element;
}

/** Rows, wherever broken markup has them; text between them goes before the table, as in browsers. */
function collect(parent: Element, section: Section, all: Collecting): void {
  const { captions, rows, context, walk, table } = all;
  const inside = { ...context, inTable: true };
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const element = node as Element;
    const { localName } = element;
    if (localName === 'tr') {
      const cells: Cell[] = [];
      for (const cell of element.children) cells.push(cellOf(cell, inside, walk));
      if (cells.length > 0) rows.push({ cells, section, group: parent });
    } else if (SECTIONS.includes(localName)) collect(element, sectionOf(element, table), all);
    else if (localName === 'caption') {
      addAll(captions, walk.inside(node, context));
      captions.push(BREAK, BREAK);
    } else if (localName === 'form') collect(element, section, all);
    else if (!/^col/.test(localName ?? '')) addAll(captions, walk.node(node, context));
  }
}

/** A cell, with `✓` or `✗` for nothing but an icon or its name: comparisons of plans. */
function cellOf(element: Element, context: Context, walk: Walk): Cell {
  const blocks = blocksOf(walk.inside(element, context));
  const { firstElementChild: icon, lastElementChild: last } = element;
  const mayBeIcon = icon !== null && icon === last && blocks.every((block) => ICON_NAME.test(lineOf(block, 20)));
  const sign = mayBeIcon ? signIn(icon) : undefined;
  return { element, blocks: sign ? [paragraph([text(sign)])] : blocks };
}
const ICON_NAME = /^[a-z_]{4,18}$/;

/**
 * The section of a row group. As in browsers, the first `thead` is on top and the first `tfoot` at the bottom; others
 * are ordinary rows where they are.
 */
function sectionOf(group: Element, table: Element): Section {
  const name = group.localName as Section;
  if (name === 'tbody' || group.parentElement !== table) return 'tbody';
  let before = group.previousElementSibling;
  while (before && before.localName !== group.localName) before = before.previousElementSibling;
  return before === null ? name : 'tbody';
}

/** Whether a table only places what it holds: by its role, one column, or cells with more than a line can say. */
function isLayout(table: Element, rows: readonly Row[]): boolean {
  const [first] = rows;
  const hasHead = first !== undefined && first.cells.length > 1 && isHeadRow(first);
  const cells = rows.flatMap((row) => row.cells);
  if (!hasHead && isAllOfAlert(table)) return true;
  const isNamed = hasHead || cells.some(({ element }) => element.localName === 'th');
  if (cells.some(({ blocks }) => blocks.some((block) => isUnfit(block, hasHead, isNamed)))) return true;
  const isColumn = rows.every((row) => row.cells.length < 2);
  if (isNamed) return isColumn && cells.some(({ blocks }) => blocks.length > 1);
  if (isColumn) return true;
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return true;
  if (rows.every((row) => row.cells.filter(({ blocks }) => blocks.length > 0).length < 2)) return true;
  return cells.some(({ blocks }) => sizeOf(blocks, PROSE_CHARS) > PROSE_CHARS);
}

/** Whether a table is all there is of a callout, which it sets beside an icon. */
function isAllOfAlert({
  parentElement: parent,
  previousElementSibling: before,
  nextElementSibling: next,
}: Element): boolean {
  return parent !== null && !before && !next && alertOf(parent) !== undefined;
}

/** Whether no cell can hold a block; under a head row, only what would be lost on one line. */
function isUnfit(block: Block, hasHead: boolean, isNamed: boolean): boolean {
  if (block.type === 'table') return !isNamed || sizeOf([block], MOST_NESTED_CHARS) > MOST_NESTED_CHARS;
  if (block.type === 'code') return !hasHead || block.value.split('\n').length > MOST_CODE_LINES;
  return !hasHead && UNFIT.has(block.type);
}
const UNFIT: ReadonlySet<string> = new Set(['heading', 'blockquote', 'alert', 'thematicBreak', 'footnoteDefinition']);
