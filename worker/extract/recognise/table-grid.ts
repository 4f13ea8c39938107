import { classOf } from '../../html/class-of.js';
import { type Align, type Block, type Phrase, type Table, textOf } from '../../tree.js';
import { isBlank, phrasesIn, spaced } from './blocks.js';

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

/** Whether a row names the columns below it: by its markup, or because all in it is bold. */
export function isHeadRow({ section, cells }: Row): boolean {
  if (section === 'thead' || cells.every(isHeadCell)) return true;
  const [first, ...others] = cells;
  if (!first || others.length === 0) return false;
  const named = first.blocks.length === 0 ? others : cells;
  return named.every(isHeadCell) || named.every(isBold);
}

function isHeadCell({ element }: Cell): boolean {
  return element.localName === 'th';
}

function isBold({ blocks: [first, ...rest] }: Cell): boolean {
  return rest.length === 0 && first?.type === 'paragraph' && isAllStrong(first.children);
}

function isAllStrong(phrases: readonly Phrase[]): boolean {
  const shown = phrases.filter((one) => !isBlank(one));
  return shown.length > 0 && shown.every(({ type }) => type === 'strong');
}

/**
 * Cells that are made to have all rows equally wide. A table with more keeps rows as long as they are, and cells span
 * one place, so that neither one long row nor one wide cell costs something in each row.
 */
const MOST_PLACES = 200_000;
const PLACES_OF_A_CELL = 50;

function mostPlaces(rows: readonly Row[]): number {
  const places = rows.reduce((sum, { cells }) => sum + cells.length * PLACES_OF_A_CELL, 0);
  return Math.min(MOST_PLACES, places);
}

/** A line of a table; a place without anything is empty. */
type Line = Phrase[][];

/**
 * A table with all rows as wide as the widest; cells covered by a span stay empty, empty columns are dropped. Without a
 * head row the head is empty too.
 */
export function grid(rows: readonly Row[]): Table {
  const places = spread(rows);
  const widest = places.reduce((most, line) => Math.max(most, line.length), 0);
  const used = usedColumns(places, widest);
  const lines = used.length < widest ? places.map((line) => used.map((i) => line[i] ?? [])) : places;
  const isFilled = used.length * lines.length <= mostPlaces(rows);
  const filled = (line: Line, least = isFilled ? used.length : 0) =>
    Array.from({ length: Math.max(line.length, least) }, (_, i) => line[i] ?? []);
  const isHead = (i: number) => rows[i] !== undefined && isHeadRow(rows[i]);
  const isEmpty = (line: Line | undefined) => line?.every((cell) => cell.length === 0) ?? false;
  let top = 0;
  while (isHead(top) && isHead(top + 1) && isEmpty(lines[top])) top += 1;
  const head = (isHead(top) ? (lines[top] ?? []) : []).map(withoutStrong);
  const below = lines.filter(
    (line, i) => !isEmpty(line) && !(i <= top && isHead(top)) && !isRepeated(rows[i], line, lines[top]),
  );
  const sides = alignments(rows, widest);
  return {
    type: 'table',
    align: used.map((i) => sides[i]),
    rows: [filled(head, used.length), ...below.map((line) => filled(line))],
  };
}

/** The phrases of a cell that is all bold, without that. */
function withoutStrong(cell: Phrase[]): Phrase[] {
  return isAllStrong(cell) ? cell.flatMap((one) => (one.type === 'strong' ? one.children : [one])) : cell;
}

/** Whether a row repeats the head, as long tables do below or in between. */
function isRepeated(row: Row | undefined, line: Line, head: Line = []): boolean {
  if (!row || (row.section !== 'tfoot' && !isHeadRow(row))) return false;
  return line.every((cell, i) => textOf(cell).trim() === textOf(head[i] ?? []).trim());
}

/** The columns with any text; all of them, if there is none. */
function usedColumns(lines: readonly Line[], width: number): number[] {
  const isUsed = new Array<boolean>(width).fill(false);
  for (const line of lines) for (const [i, cell] of line.entries()) if (cell.length > 0) isUsed[i] = true;
  const all = Array.from(isUsed, (_, i) => i);
  const used = all.filter((i) => isUsed[i]);
  return used.length > 0 ? used : all;
}

/** Alignment as stated by the first row with a cell for each column. */
function alignments(rows: readonly Row[], width: number): Align[] {
  const row = rows.find(({ cells }) => cells.length === width);
  return Array.from({ length: width }, (_, i) => {
    const cell = row?.cells[i]?.element;
    const style = /text-align:\s*(left|center|right)/.exec(cell?.getAttribute('style') ?? '')?.[1];
    const named = cell && ALIGN_CLASS.exec(classOf(cell))?.[1]?.replace('end', 'right');
    const stated = (cell?.getAttribute('align') ?? style ?? named ?? '').toLowerCase();
    return SIDES.find((side) => side === stated);
  });
}
const SIDES = ['left', 'center', 'right'] as const;

/** Alignment classes of WordPress, Bootstrap and Tailwind, LaTeXML, Asciidoctor. Left is the default. */
const ALIGN_CLASS = /(?:^|\s)(?:(?:has-)?text-(?:align-)?|ltx_align_|halign-)(center|right|end)(?:\s|$)/;

function spread(rows: readonly Row[]): Line[] {
  const lines = rows.map((): Line => []);
  let left = mostPlaces(rows);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (lines[y]?.[x] !== undefined) x += 1;
      const phrases = inCell(cell.blocks);
      const [width, height] = left > 0 ? [span(cell.element, 'colSpan'), span(cell.element, 'rowSpan')] : [1, 1];
      left -= width * height - 1;
      for (let dy = 0; dy < height && rows[y + dy]?.group === row.group; dy++) {
        for (let dx = 0; dx < width; dx++) {
          const line = lines[y + dy];
          if (line) line[x + dx] = dx || dy ? [] : phrases;
        }
      }
    }
  });
  return lines.map((line) => Array.from(line, (cell) => cell ?? []));
}

/** A hostile page may claim a span of millions. */
const MOST_SPANNED = 50;

/** A span; `colSpan` is how React writes the attribute. `rowspan="0"` means all rows left in the group. */
function span(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const stated = Number(cell.getAttribute(name.toLowerCase()) ?? cell.getAttribute(name) ?? 1);
  if (stated === 0 && name === 'rowSpan') return MOST_SPANNED;
  return Number.isInteger(stated) && stated > 1 ? Math.min(stated, MOST_SPANNED) : 1;
}

/** What a cell shows, on one line; nothing at all where that is blank. */
function inCell(blocks: readonly Block[]): Phrase[] {
  const phrases = spaced(blocks.map((block) => phrasesIn(block, true)));
  return phrases.every(isBlank) ? [] : phrases;
}
