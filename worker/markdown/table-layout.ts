import { onOneLine } from './escape.js';
import { type Block, isShortLine } from './pieces.js';
import type { Row } from './table.js';

/** Rows that are one table, and the headings above them. */
export interface Part {
  headings: Block[];
  rows: Row[];
}

/** The parts of a table in which rows with nothing but a heading stand between others; itself, if there are none. */
export function partsOf(rows: readonly Row[]): Part[] {
  const parts: Part[] = [{ headings: [], rows: [] }];
  for (const row of rows) {
    const blocks = row.cells.flatMap((cell) => cell.blocks);
    const isHeading = blocks.length > 0 && blocks.every(({ kind }) => kind === 'heading');
    if (isHeading && (parts.at(-1)?.rows.length ?? 0) > 0) parts.push({ headings: [], rows: [] });
    const part = parts.at(-1);
    if (isHeading) part?.headings.push(...blocks);
    else part?.rows.push(row);
  }
  return parts;
}

/** A dash between a name and what it means. */
export const DASH = /^\\?[-–—]$/;

/** The blocks of a row that only places them: what is short beside code says what code that is, on one line. */
export function placedBlocks({ cells }: Row): Block[] {
  const blocks = cells.flatMap((cell) => cell.blocks).filter(({ block }) => !DASH.test(block));
  const code = blocks.filter(({ kind }) => kind === 'code');
  const words = blocks.filter((block) => block.kind !== 'code');
  if (code.length !== 1 || words.length < 2 || !words.every(isShortLine)) return blocks;
  const line: Block = { block: onOneLine(words.map(({ block }) => block)), kind: 'paragraph' };
  return blocks[0]?.kind === 'code' ? [...code, line] : [line, ...code];
}

/** Of a table whose columns stand for something and that has one row, each column's head above what it holds. */
export function columnsOf([head, row, ...others]: readonly Row[]): Block[] | undefined {
  if (!head || !row || others.length > 0 || head.cells.length !== row.cells.length) return undefined;
  return head.cells.flatMap((cell, i) => [...cell.blocks, ...(row.cells[i]?.blocks ?? [])]);
}
