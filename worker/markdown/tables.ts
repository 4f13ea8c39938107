import { classOf } from '../extract/class-of.js';
import { alertOf } from './callouts.js';
import { clauseList, mayBeClauses, rankedList } from './clauses.js';
import { titleRows, withoutSigns } from './columns.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { codeSpan, settleDollars } from './escape.js';
import { addAll, type Block, blocksOf, type Kind, type Piece } from './pieces.js';
import { signIn } from './signs.js';
import { columnsOf, DASH, partsOf, placedBlocks } from './table-layout.js';

/** Longer than this, a cell without a header row above it holds prose: a table used for layout. */
const PROSE_CHARS = 600;

/** Blocks that no cell of a Markdown table can hold: with one, the table only places blocks on the page. */
const UNFIT: ReadonlySet<string> = new Set(['heading', 'table', 'code', 'other']);

export interface Cell {
  element: Element;
  blocks: Block[];
}

export interface Row {
  cells: Cell[];
  section: Section;
  /** The row group, which no span crosses. */
  group: Node;
}

type Section = 'thead' | 'tbody' | 'tfoot';
const SECTIONS: readonly string[] = ['thead', 'tbody', 'tfoot'] satisfies Section[];

/** The table as a GFM table, or, where a table only places blocks on the page, those blocks one after the other. */
export function tableBlocks(table: Element, context: Context, write: Write): Block[] {
  const isTagged = !isDeep(context) && mayBeClauses(table);
  const inside = { ...(isTagged ? deeper(context) : context), inTable: true };
  const captions: Piece[] = [];
  const rows: Row[] = [];
  const collect = (parent: Element, section: Section) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const { localName } = node as Element;
      if (localName === 'tr') {
        for (const stray of textsIn(node as Element)) {
          addAll(captions, write.node(stray, context));
          captions.push({ text: '\n\n' });
        }
        const cells = cellsOf(node as Element, inside, write);
        if (cells.length > 0) rows.push({ cells, section, group: parent });
      } else if (SECTIONS.includes(localName)) {
        collect(node as Element, sectionOf(node as Element, table));
      } else if (node.nodeType === 1 && isAround(node as Element, ROWS)) {
        collect(node as Element, section);
      } else if (localName === 'caption') {
        addAll(captions, write.inside(node, context));
        captions.push({ text: '\n\n' });
      } else if (node.nodeType === 1 && !/^col/.test(localName)) rows.push(stray(node as Element, inside, write));
      else addAll(captions, write.node(node, context)); // as browsers do: text between rows goes before the table
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
  const titles = isLayout(rows) ? 0 : titleRows(rows);
  addAll(above, rows.slice(0, titles).flatMap(placedBlocks));
  const below = rows.slice(titles);
  const parts = hasHeadRow(below) ? [{ headings: [], rows: below }] : partsOf(below);
  const written = parts.flatMap(({ headings, rows }) => [...headings, ...rowBlocks(rows, context)]);
  return [...above, ...written];
}

/** As browsers set it: the first head stands above, the first foot below; others are rows where they are. */
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

/** A form around rows or cells, which browsers take out of the table. */
function isAround({ localName, children }: Element, inside: RegExp): boolean {
  return localName === 'form' && Array.from(children).some((child) => inside.test(child.localName));
}
const ROWS = /^(?:tr|thead|tbody|tfoot)$/;
const CELLS = /^t[dh]$/;

function isPlainRow({ section, cells }: Row): boolean {
  return section === 'tbody' && cells.every(isDataCell);
}

function rowBlocks(rows: readonly Row[], context: Context): Block[] {
  if (rows.length === 0) return [];
  if (isLayout(rows)) return (hasHeadRow(rows) && columnsOf(rows)) || rows.flatMap(placedBlocks);
  const line = context.inTable ? undefined : inOneLine(rows);
  return [line ?? { block: grid(rows), kind: 'table' }];
}

function hasHeadRow([first]: readonly Row[]): boolean {
  return first !== undefined && first.cells.length > 1 && isHeadRow(first);
}

/** A row of two that has no other, and no head, only sets one beside the other: a name, and what belongs to it. */
function inOneLine([row, ...others]: readonly Row[]): Block | undefined {
  const [first, second, ...more] = row?.cells ?? [];
  if (!first || !second || more.length + others.length > 0 || row?.section !== 'tbody') return undefined;
  const blocks = [first, second].flatMap((cell) => (isDataCell(cell) ? cell.blocks : []));
  const isLine = blocks.length === 2 && first.blocks.length === 1 && blocks.every(isParagraph);
  return isLine ? { block: blocks.map(({ block }) => block).join(' '), kind: 'paragraph' } : undefined;
}

function isParagraph({ kind, block }: Block): boolean {
  return kind === 'paragraph' && !block.includes('\n');
}

function isDataCell({ element }: Cell): boolean {
  return element.localName === 'td';
}

/** A table that says it is none, though none whose rows have heads, or whose columns have, says so with right, or that sets a box: an icon beside the text. */
function isOnlyPlaced(table: Element, rows: readonly Row[]): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? ''))
    return !rows.every(isHeadAndValue) && !(rows.length > 1 && hasHeadRow(rows));
  const { parentElement: parent } = table;
  const isAlone = !table.previousElementSibling && !table.nextElementSibling;
  return parent !== null && isAlone && alertOf(parent) !== undefined;
}

function isHeadAndValue({ cells: [head, value] }: Row): boolean {
  return head?.element.localName === 'th' && value?.element.localName === 'td';
}

function cellsOf(row: Element, context: Context, write: Write): Cell[] {
  const cells: Cell[] = [];
  for (let node = row.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    if (isAround(node as Element, CELLS)) {
      addAll(cells, cellsOf(node as Element, context, write));
      continue;
    }
    const blocks = blocksOf(write.inside(node, context));
    const mayBeIcon = blocks.every(({ block }) => ICON_NAME.test(block));
    const icon = mayBeIcon ? iconBlocks(node as Element) : [];
    cells.push({ element: node as Element, blocks: icon.length > 0 ? icon : blocks });
  }
  return cells;
}

/** Text in no cell, which browsers put before the table. */
function textsIn(row: Element): ChildNode[] {
  return Array.from(row.childNodes).filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

/** Fonts draw icons from words. */
const ICON_NAME = /^\*?[a-z\\_]{4,18}\*?$/;

/** Yes or no, where an icon is all that a cell has to say so: comparisons of plans. */
function iconBlocks({ firstElementChild: icon, lastElementChild: last }: Element): Block[] {
  const sign = icon === last ? signIn(icon) : undefined;
  return sign ? [{ block: sign, kind: 'paragraph' }] : [];
}

/** What stands between the rows, where only broken markup puts anything. */
function stray(element: Element, context: Context, write: Write): Row {
  return { cells: [{ element, blocks: blocksOf(write.inside(element, context)) }], section: 'tbody', group: element };
}

function isLayout(rows: readonly Row[]): boolean {
  if (rows.every((row) => row.cells.length < 2)) return true;
  const cells = rows.flatMap((row) => row.cells);
  const hasHead = hasHeadRow(rows);
  const isNamed = hasHead || cells.some(({ element }) => element.localName === 'th') || isCompact(rows);
  const isUnfit = (block: Block) =>
    hasHead ? isTooMuch(block) : UNFIT.has(block.kind) && !(isNamed && isSmall(block));
  if (cells.some(({ blocks }) => blocks.some(isUnfit))) return true;
  if (isNamed) return false;
  if (rows.every((row) => row.cells.filter(({ blocks }) => blocks.length > 0).length < 2)) return true;
  const isLong = ({ blocks }: Cell) => blocks.reduce((size, { block }) => size + block.length, 0) > PROSE_CHARS;
  return cells.some((cell) => isLong(cell) || cell.blocks.some(({ kind }) => kind === 'list'));
}

/** Rows of names and what they are, no cell of which is long, whether or not a short table says when it is so. */
function isCompact(rows: readonly Row[]): boolean {
  const isShort = ({ blocks }: Cell) =>
    blocks.reduce((size, { block }) => size + block.length, 0) <= MOST_NESTED_CHARS &&
    blocks.every(({ kind }) => kind === 'paragraph' || kind === 'table');
  const holdsTable = ({ cells }: Row) => cells.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table'));
  const holding = rows.filter(holdsTable).length;
  return (
    rows.length >= LEAST_ROWS &&
    holding > 0 &&
    holding <= rows.length / 2 &&
    rows.every(({ cells }) => cells.length > 1 && cells.every(isShort))
  );
}
const LEAST_ROWS = 4;

/** Where the head row says that it is a table, only what would be lost on one line. */
function isTooMuch({ kind, block }: Block): boolean {
  if (kind === 'table') return block.length > MOST_NESTED_CHARS;
  return kind === 'code' && codeLines(block).length > MOST_CODE_LINES;
}

/** A table within a cell that is short enough to be read on one line. */
function isSmall({ kind, block }: Block): boolean {
  return kind === 'table' && block.length <= MOST_NESTED_CHARS;
}
const MOST_NESTED_CHARS = 240;

/** The cells of each row of a table within a cell, on one line. */
function nestedLine(table: string): string {
  const rows = table.split('\n').filter((row) => !/^[\s|:-]*$/.test(row));
  const cellsOf = (row: string) => row.slice(2, -2).split(/(?<!\\) ?\| ?/);
  return rows
    .map((row) =>
      cellsOf(row)
        .filter((cell) => cell.trim())
        .join(', '),
    )
    .join('; ');
}

/** More lines of code than these are read as a block, and no longer as a cell. */
const MOST_CODE_LINES = 6;

function codeLines(fenced: string): string[] {
  return fenced.split('\n').slice(1, -1);
}

/**
 * Places of a table that are written out, by its cells: of one with more, the rows are as long as they are, and cells span
 * one place, so that neither one long row nor one wide cell is paid for in each row.
 */
const MOST_PLACES = 200_000;
const PLACES_OF_A_CELL = 50;

function mostPlaces(rows: readonly Row[]): number {
  return Math.min(
    MOST_PLACES,
    rows.reduce((places, { cells }) => places + cells.length * PLACES_OF_A_CELL, 0),
  );
}

/**
 * Every row as wide as the widest; a spanned place stays empty, and a column with nothing in it is none. Without a head row
 * the head is empty too.
 */
function grid(rows: readonly Row[]): string {
  const places = spread(rows);
  const widest = places.reduce((most, line) => Math.max(most, line.length), 0);
  const used = withoutSigns(places, usedColumns(places, widest));
  const width = used.length;
  const lines = width < widest ? places.map((line) => used.map((i) => line[i] ?? '')) : places;
  const isFilled = width * lines.length <= mostPlaces(rows);
  const write = (line: readonly string[], least = isFilled ? width : 0) =>
    `| ${Array.from({ length: Math.max(line.length, least) }, (_, i) => line[i] ?? '').join(' | ')} |`;
  const hasHead = rows[0] !== undefined && isHeadRow(rows[0]);
  const [first = [], ...rest] = hasHead ? lines : [[], ...lines];
  const head = first.map((text) => /^\*\*([^*]+)\*\*$/.exec(text)?.[1] ?? text);
  const written = rest.filter((line) => line.some(Boolean)).map((line) => write(line));
  const rules = alignments(rows, widest);
  return [write(head, width), write(used.map((i) => rules[i] ?? '---')), ...written].join('\n');
}

/** The columns that say something in any of the lines, not only part two others; all, if there is nothing at all. */
function usedColumns(lines: readonly (readonly string[])[], width: number): number[] {
  const isUsed = new Array<boolean>(width).fill(false);
  const isDash = (text: string, i: number) => i > 0 && i < width - 1 && DASH.test(text);
  for (const line of lines) for (const [i, text] of line.entries()) if (text && !isDash(text, i)) isUsed[i] = true;
  const all = Array.from(isUsed, (_, i) => i);
  const used = all.filter((i) => isUsed[i]);
  return used.length > 0 ? used : all;
}

function isHeadRow({ section, cells }: Row): boolean {
  if (section === 'thead') return true;
  if (cells.every(isHeadCell)) return true;
  const [first, ...others] = cells;
  if (!first || others.length === 0) return false;
  const named = first.blocks.length === 0 ? others : cells;
  return [isHeadCell, isBold, isCalledHead].some((isHead) => named.every(isHead));
}

/** What a class calls a head, of the cell or of the one paragraph in it: EUR-Lex. */
function isCalledHead({ element }: Cell): boolean {
  const { firstElementChild: only, lastElementChild: last } = element;
  return HEAD.test(classOf(element)) || (only !== null && only === last && HEAD.test(classOf(only)));
}
const HEAD = /(?:^|[\s_-])(?:tbl-?hdr|(?:table|tbl|t|col(?:umn)?)-?head(?:er|ing)?)(?:\s|$)/i;

function isHeadCell({ element }: Cell): boolean {
  return element.localName === 'th';
}

/** A head row of pages that know none: all of it in bold, and nothing else in it. */
function isBold({ blocks: [first, ...rest] }: Cell): boolean {
  return rest.length === 0 && first?.kind === 'paragraph' && /^\*\*[^*]+\*\*$/.test(first.block);
}

const RULES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** As the first row that has a cell for each column states it. */
function alignments(rows: readonly Row[], width: number): string[] {
  const row = rows.find(({ cells }) => cells.length === width);
  return Array.from({ length: width }, (_, i) => {
    const cell = row?.cells[i]?.element;
    const style = /text-align:\s*(left|center|right)/.exec(cell?.getAttribute('style') ?? '')?.[1];
    const named = cell && ALIGN_CLASS.exec(classOf(cell))?.[1]?.replace('end', 'right');
    return RULES[(cell?.getAttribute('align') ?? style ?? named ?? '').toLowerCase()] ?? '---';
  });
}

/** WordPress, Bootstrap and Tailwind, LaTeXML, Asciidoctor. To the left is how text stands anyway. */
const ALIGN_CLASS = /(?:^|\s)(?:(?:has-)?text-(?:align-)?|ltx_align_|halign-)(center|right|end)(?:\s|$)/;

function spread(rows: readonly Row[]): string[][] {
  const lines = rows.map((): string[] => []);
  let left = mostPlaces(rows);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (lines[y]?.[x] !== undefined) x += 1;
      const text = inCell(cell.blocks);
      const [width, height] = left > 0 ? [span(cell.element, 'colSpan'), span(cell.element, 'rowSpan')] : [1, 1];
      left -= width * height - 1;
      for (let dy = 0; dy < height && rows[y + dy]?.group === row.group; dy++) {
        for (let dx = 0; dx < width; dx++) {
          const line = lines[y + dy];
          if (line) line[x + dx] = dx || dy ? '' : text;
        }
      }
    }
  });
  return lines.map((line) => Array.from(line, (text) => text ?? ''));
}

/** A hostile page may claim a span of millions. */
const MOST_SPANNED = 50;

/** React writes the name as its own property is called. No rows (0) means all that are left of the group. */
function span(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const stated = Number(cell.getAttribute(name.toLowerCase()) ?? cell.getAttribute(name) ?? 1);
  if (stated === 0 && name === 'rowSpan') return MOST_SPANNED;
  return Number.isInteger(stated) && stated > 1 ? Math.min(stated, MOST_SPANNED) : 1;
}

/** What says at the start of a line of which kind its block is. */
const LINE_MARK: Readonly<Partial<Record<Kind, RegExp>>> = {
  list: /^(?:[-*]|\d+[.)]) +/,
  heading: /^#{1,6} /,
  other: /^(?:> ?)+(?:\[![A-Z]+\])?|^---$/,
};

/**
 * A cell is one line: blocks are joined, pipes escaped. Code is a span for each of its lines, with its indentation;
 * items of a list have a bullet or their number; all other marks of lines are dropped.
 */
function inCell(blocks: readonly Block[]): string {
  const lines = blocks.flatMap(({ block, kind }) => {
    if (kind === 'code') return codeLines(block).map((line) => codeSpan(line, true));
    if (kind === 'table') return [nestedLine(block)];
    const mark = LINE_MARK[kind];
    const all = block.split('\n').map((line) => line.trim().replace(/(?<!\\)((?:\\\\)*)\\$/, '$1'));
    if (!mark) return all;
    const isList = kind === 'list' && all.filter((line) => mark.test(line)).length > 1;
    return all.map((line) => line.replace(mark, (found) => (!isList ? '' : /^\d/.test(found) ? found : '• ')));
  });
  const text = settleDollars(lines.filter(Boolean).join(' '));
  return text.includes('|') ? text.replace(/\\.|\|/gs, (found) => (found === '|' ? '\\|' : found)) : text;
}
