import { classOf } from '../dom/class-of.js';
import { withoutSigns } from './columns.js';
import { codeSpan, onOneLine } from './escape.js';
import type { Block, Kind } from './pieces.js';
import type { Row } from './table.js';
import { isHeadRow } from './table-heads.js';
import { DASH } from './table-layout.js';

/**
 * Cells that are written out to make all rows equally wide. A table with more keeps rows as long as they are, and cells
 * span one place, so that neither one long row nor one wide cell costs something in each row.
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
 * A GFM table with all rows as wide as the widest; cells covered by a span stay empty, empty columns are dropped.
 * Without a head row the head is empty too.
 */
export function grid(rows: readonly Row[]): string {
  const places = spread(rows);
  const widest = places.reduce((most, line) => Math.max(most, line.length), 0);
  const isHead = (i: number) => rows[i] !== undefined && isHeadRow(rows[i]);
  placeHeads(places, widest, isHead);
  const used = withoutSigns(places, usedColumns(places, widest));
  const width = used.length;
  const lines = width < widest ? places.map((line) => used.map((i) => line[i] ?? '')) : places;
  const isFilled = width * lines.length <= mostPlaces(rows);
  const write = (line: readonly string[], least = isFilled ? width : 0) =>
    `| ${Array.from({ length: Math.max(line.length, least) }, (_, i) => line[i] ?? '').join(' | ')} |`;
  const isEmpty = (line: readonly string[] | undefined) => line?.every((text) => !text);
  let top = 0;
  while (isHead(top) && isHead(top + 1) && isEmpty(lines[top])) top += 1;
  const first = isHead(top) ? (lines[top] ?? []) : [];
  const repeated = repeatedHeads(rows, lines, top);
  const head = first.map((text) => /^\*\*([^*]+)\*\*$/.exec(text)?.[1] ?? text);
  const written = lines.filter((line, i) => !isEmpty(line) && !repeated.has(i)).map((line) => write(line));
  const rules = alignments(rows, widest);
  return [write(head, width), write(used.map((i) => rules[i] ?? '---')), ...written].join('\n');
}

/**
 * Puts the head of two columns over the second, in place, where the first holds nothing below it but a colour: tables of
 * elections.
 */
function placeHeads(lines: readonly string[][], width: number, isHead: (row: number) => boolean): void {
  if (width > MOST_PLACED) return;
  for (let column = 0; column + 1 < width; column++) {
    const isOver = lines.some((line, i) => isHead(i) && line[column] && !line[column + 1]);
    const isFree = lines.every((line, i) => !line[column] || (isHead(i) && !line[column + 1]));
    if (!isOver || !isFree || !lines.some((line, i) => !isHead(i) && line[column + 1])) continue;
    for (const line of lines) if (line[column]) [line[column], line[column + 1]] = ['', line[column] ?? ''];
  }
}
/** Columns: each is compared in all rows. */
const MOST_PLACED = 100;

/** Rows that repeat the head, as long tables do below or in between. */
function repeatedHeads(rows: readonly Row[], lines: readonly (readonly string[])[], top: number): ReadonlySet<number> {
  const repeated = new Set<number>();
  const first = lines[top] ?? [];
  const isSame = (one: readonly string[], other: readonly string[]) => one.every((text, i) => text === other[i]);
  let last = first;
  for (const [i, row] of rows.entries()) {
    const [line, isHead] = [lines[i] ?? [], isHeadRow(row)];
    if (i < top) continue;
    if (i === top && !isHead) break;
    if (row.section === 'tfoot' ? isSame(line, first) : isHead && isSame(line, last)) repeated.add(i);
    else if (isHead) last = line;
  }
  return repeated;
}

/** The columns with any text other than separators; all of them, if there is none. */
function usedColumns(lines: readonly (readonly string[])[], width: number): number[] {
  const isUsed = new Array<boolean>(width).fill(false);
  const isDash = (text: string, i: number) => i > 0 && i < width - 1 && DASH.test(text);
  for (const line of lines) for (const [i, text] of line.entries()) if (text && !isDash(text, i)) isUsed[i] = true;
  const all = Array.from(isUsed, (_, i) => i);
  const used = all.filter((i) => isUsed[i]);
  return used.length > 0 ? used : all;
}

const RULES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** The delimiter row: alignment as stated by the first row with a cell for each column. */
function alignments(rows: readonly Row[], width: number): string[] {
  const row = rows.find(({ cells }) => cells.length === width);
  return Array.from({ length: width }, (_, i) => {
    const cell = row?.cells[i]?.element;
    const style = /text-align:\s*(left|center|right)/.exec(cell?.getAttribute('style') ?? '')?.[1];
    const named = cell && ALIGN_CLASS.exec(classOf(cell))?.[1]?.replace('end', 'right');
    return RULES[(cell?.getAttribute('align') ?? style ?? named ?? '').toLowerCase()] ?? '---';
  });
}

/** Alignment classes of WordPress, Bootstrap and Tailwind, LaTeXML, Asciidoctor. Left is the default. */
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

/** A span; `colSpan` is how React writes the attribute. `rowspan="0"` means all rows left in the group. */
function span(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const stated = Number(cell.getAttribute(name.toLowerCase()) ?? cell.getAttribute(name) ?? 1);
  if (stated === 0 && name === 'rowSpan') return MOST_SPANNED;
  return Number.isInteger(stated) && stated > 1 ? Math.min(stated, MOST_SPANNED) : 1;
}

/** The mark at the start of a line by kind of block. */
const LINE_MARK: Readonly<Partial<Record<Kind, RegExp>>> = {
  list: /^(?:[-*]|\d+[.)]) +/,
  heading: /^#{1,6} /,
  other: /^(?:> ?)+(?:\[![A-Z]+\])?|^---$/,
};

/**
 * The blocks of a cell on one line, pipes escaped. Code is a span for each line, with its indentation; list items have
 * a bullet or their number; other marks at the start of lines are dropped.
 */
function inCell(blocks: readonly Block[]): string {
  const lines = blocks.flatMap(({ block, kind }) => {
    if (kind === 'code') return codeLines(block).map((line) => codeSpan(line, true));
    if (kind === 'table') return [nestedLine(block)];
    const mark = LINE_MARK[kind];
    const all = block.split('\n').map((line) => line.trim().replace(/(?<!\\)((?:\\\\)*)\\$/, '$1'));
    if (!mark) return all;
    const items = kind === 'list' ? all.filter((line) => mark.test(line)) : [];
    // Single letters, as teams have for their last matches, need no bullets.
    const isList = items.length > 1 && (items.length < 3 || items.some((line) => line.replace(mark, '').length > 2));
    return all.map((line) => line.replace(mark, (found) => (!isList ? '' : /^\d/.test(found) ? found : '• ')));
  });
  const text = onOneLine(lines.filter(Boolean));
  return text.includes('|') ? text.replace(/\\.|\|/gs, (found) => (found === '|' ? '\\|' : found)) : text;
}

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

/** The lines inside a fenced block. */
export function codeLines(fenced: string): string[] {
  return fenced.split('\n').slice(1, -1);
}
