import { classOf } from '../../dom/class-of.js';
import { type Block, lineOf, type Phrase } from '../../tree.js';
import { isBlank, isShortLine, onOneLine } from './blocks.js';

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

export type Section = 'thead' | 'tbody' | 'tfoot';

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
  return rest.length === 0 && first?.type === 'paragraph' && isAllStrong(first.children);
}

/** Whether phrases are all bold, and nothing else. */
export function isAllStrong(phrases: readonly Phrase[]): boolean {
  const shown = phrases.filter((one) => !isBlank(one));
  return shown.length > 0 && shown.every(({ type }) => type === 'strong');
}

/** A run of rows that is one table, and the headings above it. */
export interface Part {
  headings: Block[];
  rows: Row[];
}

/** The parts of a table that rows with nothing but a heading divide; the whole table, if there are none. */
export function partsOf(rows: readonly Row[]): Part[] {
  const parts: Part[] = [{ headings: [], rows: [] }];
  for (const row of rows) {
    const blocks = row.cells.flatMap((cell) => cell.blocks);
    const isHeading = blocks.length > 0 && blocks.every(({ type }) => type === 'heading');
    if (isHeading && (parts.at(-1)?.rows.length ?? 0) > 0) parts.push({ headings: [], rows: [] });
    const part = parts.at(-1);
    if (isHeading) for (const heading of blocks) part?.headings.push(heading);
    else part?.rows.push(row);
  }
  return parts;
}

/** A cell with a dash between a name and its meaning. */
export const DASH = /^[-–—]$/;

/** The blocks of a layout row; short text beside code names that code and goes on one line. */
export function placedBlocks({ cells }: Row): Block[] {
  const blocks = cells.flatMap((cell) => cell.blocks).filter((block) => !DASH.test(lineOf(block, 2)));
  const code = blocks.filter(({ type }) => type === 'code');
  const words = blocks.filter(({ type }) => type !== 'code');
  if (code.length !== 1 || words.length < 2 || !words.every(isShortLine)) return blocks;
  return blocks[0]?.type === 'code' ? [...code, onOneLine(words)] : [onOneLine(words), ...code];
}

/** For a table with heads and one row: each head followed by its column's cell. Undefined for any other table. */
export function columnsOf([head, row, ...others]: readonly Row[]): Block[] | undefined {
  if (!head || !row || others.length > 0 || head.cells.length !== row.cells.length) return undefined;
  return head.cells.flatMap((cell, i) => [...cell.blocks, ...(row.cells[i]?.blocks ?? [])]);
}
