import { type Block, BREAK, lineOf, type Piece, paragraph, text, textOf } from '../../tree.js';
import { addAll, blocksOf, isShortLine, onOneLine, phrasesIn } from './blocks.js';
import { alertOf } from './callouts.js';
import { clauseList, mayBeClauses, rankedList } from './clauses.js';
import { titleRows } from './columns.js';
import { type Context, deeper, isDeep, type Walk } from './context.js';
import { signIn } from './signs.js';
import { grid } from './table-grid.js';
import { type Cell, columnsOf, isHeadRow, partsOf, placedBlocks, type Row, type Section } from './table-parts.js';

/** A longer cell without a head row above is prose, in a table used for layout. */
const PROSE_CHARS = 600;

/** Blocks that no cell can hold: a table with one is a layout table. */
const UNFIT: ReadonlySet<string> = new Set([
  'heading',
  'table',
  'code',
  'blockquote',
  'alert',
  'thematicBreak',
  'footnoteDefinition',
]);

const SECTIONS: readonly string[] = ['thead', 'tbody', 'tfoot'] satisfies Section[];

/** A GFM table, or, where the table is only layout, its blocks one after the other. */
export function tableBlocks(table: Element, context: Context, walk: Walk): Block[] {
  const isTagged = !isDeep(context) && mayBeClauses(table);
  const inside = { ...(isTagged ? deeper(context) : context), inTable: true };
  const captions: Piece[] = [];
  const rows: Row[] = [];
  const collect = (parent: Element, section: Section) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const { localName } = node as Element;
      if (localName === 'tr') {
        for (const stray of textsIn(node as Element)) {
          addAll(captions, walk.node(stray, context));
          captions.push(BREAK, BREAK);
        }
        const cells = cellsOf(node as Element, inside, walk);
        if (cells.length > 0 && !(rows.length === 0 && cells.every(isOnlyWidth)))
          rows.push({ cells, section, group: parent });
      } else if (SECTIONS.includes(localName)) {
        collect(node as Element, sectionOf(node as Element, table));
      } else if (node.nodeType === 1 && isAround(node as Element, ROWS)) {
        collect(node as Element, section);
      } else if (localName === 'caption') {
        addAll(captions, walk.inside(node, context));
        captions.push(BREAK, BREAK);
      } else if (node.nodeType === 1 && !/^col/.test(localName)) rows.push(stray(node as Element, inside, walk));
      else addAll(captions, walk.node(node, context)); // as browsers do: text between rows goes before the table
    }
  };
  collect(table, 'tbody');
  rows.sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
  const above = blocksOf(captions);
  const isPlain = isTagged && rows.every(isPlainRow);
  const clauses = isPlain ? clauseList(rows.map(({ cells }) => cells.map(({ blocks }) => blocks))) : undefined;
  if (clauses) return [...above, clauses];
  const ranked = rows.every(isPlainRow)
    ? rankedList(rows.map(({ cells }) => cells.map(({ blocks }) => blocks)))
    : undefined;
  if (ranked && !isDeep(context)) return [...above, ranked];
  if (isOnlyPlaced(table, rows)) return [...above, ...rows.flatMap(placedBlocks)];
  const titles = isLayout(rows) || isHeadedColumn(rows) ? 0 : titleRows(rows);
  addAll(above, rows.slice(0, titles).flatMap(placedBlocks));
  const below = rows.slice(titles);
  const parts = hasHeadRow(below) || isHeadedColumn(below) ? [{ headings: [], rows: below }] : partsOf(below);
  const written = parts.flatMap(({ headings, rows }) => [...headings, ...rowBlocks(rows, context)]);
  return [...above, ...written];
}

/**
 * The section of a row group. As in browsers, the first `thead` is on top and the first `tfoot` at the bottom; others
 * are ordinary rows where they are.
 */
function sectionOf(group: Element, table: Element): Section {
  const name = group.localName as Section;
  const isFirst = name !== 'tbody' && group.parentElement === table && isFirstOf(group);
  return isFirst ? name : 'tbody';
}

function isFirstOf(group: Element): boolean {
  let before = group.previousElementSibling;
  while (before && before.localName !== group.localName) before = before.previousElementSibling;
  return before === null;
}

/** Whether an element is a form around rows or cells, which browsers take out of the table. */
function isAround({ localName, children }: Element, inside: RegExp): boolean {
  return localName === 'form' && Array.from(children).some((child) => inside.test(child.localName));
}
const ROWS = /^(?:tr|thead|tbody|tfoot)$/;
const CELLS = /^t[dh]$/;

function isPlainRow({ section, cells }: Row): boolean {
  return section === 'tbody' && cells.every(isDataCell);
}

/** Whether a cell shows nothing: a first row of such cells states the widths of the columns. */
function isOnlyWidth(cell: Cell): boolean {
  return isDataCell(cell) && cell.blocks.length === 0 && !cell.element.hasAttribute('rowspan');
}

function rowBlocks(rows: readonly Row[], context: Context): Block[] {
  if (rows.length === 0) return [];
  if (isLayout(rows)) return (hasHeadRow(rows) && columnsOf(rows)) || rows.flatMap(placedBlocks);
  const line = context.inTable ? undefined : inOneLine(rows);
  return [line ?? grid(rows)];
}

function hasHeadRow([first]: readonly Row[]): boolean {
  return first !== undefined && first.cells.length > 1 && isHeadRow(first);
}

/** A table of one row with two cells and no head, as one line: a name, and what belongs to it. */
function inOneLine([row, ...others]: readonly Row[]): Block | undefined {
  const [first, second, ...more] = row?.cells ?? [];
  if (!first || !second || more.length + others.length > 0 || row?.section !== 'tbody') return undefined;
  const blocks = [first, second].flatMap((cell) => (isDataCell(cell) ? cell.blocks : []));
  const isLine = blocks.length === 2 && first.blocks.length === 1 && blocks.every(isParagraph);
  return isLine ? onOneLine(blocks) : undefined;
}

function isParagraph(block: Block): boolean {
  return block.type === 'paragraph' && !block.children.some(({ type }) => type === 'break');
}

function isDataCell({ element }: Cell): boolean {
  return element.localName === 'td';
}

/**
 * Whether a table is layout: by its role, or because it sets a box or an icon beside text. A table with heads for rows
 * or columns is not.
 */
function isOnlyPlaced(table: Element, rows: readonly Row[]): boolean {
  if (rows.length > 1 && hasHeadRow(rows)) return false;
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return !rows.every(isHeadAndValue);
  const { parentElement: parent } = table;
  const isAlone = !table.previousElementSibling && !table.nextElementSibling;
  return parent !== null && isAlone && alertOf(parent) !== undefined;
}

function isHeadAndValue({ cells: [head, value] }: Row): boolean {
  return head?.element.localName === 'th' && value?.element.localName === 'td';
}

function cellsOf(row: Element, context: Context, walk: Walk): Cell[] {
  const cells: Cell[] = [];
  for (let node = row.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    if (isAround(node as Element, CELLS)) {
      addAll(cells, cellsOf(node as Element, context, walk));
      continue;
    }
    const blocks = blocksOf(walk.inside(node, context));
    const mayBeIcon = blocks.every((block) => ICON_NAME.test(lineOf(block, 20)));
    const icon = mayBeIcon ? iconBlocks(node as Element) : [];
    cells.push({ element: node as Element, blocks: icon.length > 0 ? icon : blocks });
  }
  return cells;
}

/** Text outside any cell, which browsers put before the table. */
function textsIn(row: Element): ChildNode[] {
  return Array.from(row.childNodes).filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

/** A cell whose word an icon font draws as a picture. */
const ICON_NAME = /^[a-z_]{4,18}$/;

/** `✓` or `✗` for a cell that holds nothing but an icon: comparisons of plans. */
function iconBlocks({ firstElementChild: icon, lastElementChild: last }: Element): Block[] {
  const sign = icon === last ? signIn(icon) : undefined;
  return sign ? [paragraph([text(sign)])] : [];
}

/** What stands between the rows of broken markup. */
function stray(element: Element, context: Context, walk: Walk): Row {
  return { cells: [{ element, blocks: blocksOf(walk.inside(element, context)) }], section: 'tbody', group: element };
}

function isLayout(rows: readonly Row[]): boolean {
  if (isHeadedColumn(rows)) return false;
  if (rows.every((row) => row.cells.length < 2)) return true;
  const cells = rows.flatMap((row) => row.cells);
  const hasHead = hasHeadRow(rows);
  const isNamed = hasHead || cells.some(({ element }) => element.localName === 'th') || isCompact(rows);
  const isUnfit = (block: Block) =>
    hasHead ? isTooMuch(block) : UNFIT.has(block.type) && !(isNamed && isSmall(block));
  if (cells.some(({ blocks }) => blocks.some(isUnfit))) return true;
  if (isNamed) return false;
  if (areTextColumns(rows) || areRowsOfProse(rows)) return true;
  if (rows.every((row) => row.cells.filter(({ blocks }) => blocks.length > 0).length < 2)) return true;
  const isLong = ({ blocks }: Cell) => sizeOf(blocks, PROSE_CHARS) > PROSE_CHARS;
  const holdsList = !beginWithNames(rows) && cells.some(({ blocks }) => blocks.some(({ type }) => type === 'list'));
  return holdsList || cells.some(isLong);
}

/** Whether a table is one column of short texts below a head of its own. */
function isHeadedColumn([head, ...rows]: readonly Row[]): boolean {
  if (head?.section !== 'thead' || !isHeadRow(head) || rows.length < LEAST_IN_COLUMN) return false;
  return [head, ...rows].every(
    ({ cells: [cell, ...others] }) =>
      others.length === 0 && cell?.blocks.length === 1 && cell.blocks.every(isShortLine),
  );
}
const LEAST_IN_COLUMN = 2;

/** Whether rows begin with a word or two, as those of a timetable do; one that a span goes on into is without. */
function beginWithNames(rows: readonly Row[]): boolean {
  const whole = rows.filter(({ cells }) => cells.length > 1);
  const isNamed = ({ cells: [first] }: Row) =>
    first?.blocks.length === 1 &&
    first.blocks.every((block) => isShortLine(block) && /[\p{L}\p{N}]/u.test(lineOf(block)));
  return whole.length >= LEAST_NAMED && whole.every(isNamed);
}
const LEAST_NAMED = 3;

/** Whether a table without a border is one row of columns of text, which read one after the other. */
function areTextColumns([row, ...others]: readonly Row[]): boolean {
  return row !== undefined && others.length === 0 && row.cells.every(isTextColumn) && !hasBorder(row);
}

function hasBorder({ cells: [cell] }: Row): boolean {
  return !/^0?$/.test(cell?.element.closest('table')?.getAttribute('border') ?? '');
}

/** Whether each row of a table without a border or a class sets a text of several paragraphs beside a picture or a few words. */
function areRowsOfProse(rows: readonly Row[]): boolean {
  const wide = rows.filter(({ cells }) => cells.filter(({ blocks }) => blocks.length > 0).length > 1);
  const [first] = wide;
  if (!first || hasBorder(first) || first.cells[0]?.element.closest('table')?.hasAttribute('class')) return false;
  return wide.every(({ cells }) => cells.length <= MOST_COLUMNS && cells.some(isProse));
}
const MOST_COLUMNS = 3;

function isProse({ blocks }: Cell): boolean {
  const paragraphs = blocks.filter(({ type }) => type === 'paragraph');
  return paragraphs.length > 1 && paragraphs.some((one) => sizeOf([one], LEAST_COLUMN_CHARS) >= LEAST_COLUMN_CHARS);
}

function isTextColumn({ blocks }: Cell): boolean {
  return sizeOf(blocks, LEAST_COLUMN_CHARS) >= LEAST_COLUMN_CHARS && blocks.every(({ type }) => type === 'paragraph');
}
const LEAST_COLUMN_CHARS = 100;

/** Whether the rows are names and short values, whether or not a nested table says when they apply. */
function isCompact(rows: readonly Row[]): boolean {
  const isShort = ({ blocks }: Cell) =>
    sizeOf(blocks, MOST_NESTED_CHARS) <= MOST_NESTED_CHARS &&
    blocks.every(({ type }) => type === 'paragraph' || type === 'table');
  const holdsTable = ({ cells }: Row) => cells.some(({ blocks }) => blocks.some(({ type }) => type === 'table'));
  const holding = rows.filter(holdsTable).length;
  return (
    rows.length >= LEAST_ROWS &&
    holding > 0 &&
    holding <= rows.length / 2 &&
    rows.every(({ cells }) => cells.length > 1 && cells.every(isShort))
  );
}
const LEAST_ROWS = 4;

/** Under a head row, only blocks that would be lost on one line. */
function isTooMuch(block: Block): boolean {
  if (block.type === 'table') return !isSmall(block);
  return block.type === 'code' && block.value.split('\n').length > MOST_CODE_LINES;
}

/** Whether a nested table is short enough to be read on one line. */
function isSmall(block: Block): boolean {
  return block.type === 'table' && sizeOf([block], MOST_NESTED_CHARS) <= MOST_NESTED_CHARS;
}
const MOST_NESTED_CHARS = 240;

/** Longer code is a block, so that the table cannot hold it. */
const MOST_CODE_LINES = 6;

/** Characters of some blocks; once there are more than `most`, the rest is not looked at. */
function sizeOf(blocks: readonly Block[], most: number): number {
  let size = 0;
  for (const block of blocks) {
    if (size > most) break;
    size += textOf(phrasesIn(block), most).length;
  }
  return size;
}
