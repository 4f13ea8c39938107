import { onOneLine } from './escape.js';
import { type Block, isShortLine } from './pieces.js';
import type { Row } from './table.js';

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
    const isHeading = blocks.length > 0 && blocks.every(({ kind }) => kind === 'heading');
    if (isHeading && (parts.at(-1)?.rows.length ?? 0) > 0) parts.push({ headings: [], rows: [] });
    const part = parts.at(-1);
    if (isHeading) for (const heading of blocks) part?.headings.push(heading);
    else part?.rows.push(row);
  }
  return parts;
}

/** A cell with a dash between a name and its meaning. */
export const DASH = /^\\?[-–—]$/;

/** The blocks of a layout row; short text beside code names that code and goes on one line. */
export function placedBlocks({ cells }: Row): Block[] {
  const blocks = cells.flatMap((cell) => cell.blocks).filter(({ block }) => !DASH.test(block));
  const code = blocks.filter(({ kind }) => kind === 'code');
  const words = blocks.filter((block) => block.kind !== 'code');
  if (code.length !== 1 || words.length < 2 || !words.every(isShortLine)) return blocks;
  const line: Block = { block: onOneLine(words.map(({ block }) => block)), kind: 'paragraph' };
  return blocks[0]?.kind === 'code' ? [...code, line] : [line, ...code];
}

/** For a table with heads and one row: each head followed by its column's cell. Undefined for any other table. */
export function columnsOf([head, row, ...others]: readonly Row[]): Block[] | undefined {
  if (!head || !row || others.length > 0 || head.cells.length !== row.cells.length) return undefined;
  return head.cells.flatMap((cell, i) => [...cell.blocks, ...(row.cells[i]?.blocks ?? [])]);
}
