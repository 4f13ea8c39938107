import { type Drawn, drawnIn, drawnInside, isOfLines } from './drawn.js';
import { isCode } from './judge.js';
import { lineOf } from './lines.js';
import type { Listing } from './listings.js';
import { areCounted, countsTo, numberIn, statedNumber } from './numbers.js';

/** A column of a table of lines. */
interface Column {
  cells: (Element | undefined)[];
  texts: string[];
  numbers: (number | undefined)[];
  kind: 'number' | 'sign' | 'blank' | 'text';
}

const SIGN = /^[-+<>|!=~ \u00a0\u2212]?$/;

/** The listing that a table is: a row for each line, its number and what else is told of it in cells before it. */
export function listingOfRows(table: Element, own: Drawn): Listing | undefined {
  const all = Array.from(table.querySelectorAll('tr'));
  if (table.querySelector('table') || all.length === 0) return undefined;
  const rows = all.filter((row) => !isHead(row));
  const width = usualWidth(rows);
  const lined = rows.filter((row) => row.childElementCount === width);
  if (width === 0 || lined.length < rows.length * LEAST_ROWS || !promises(lined)) return undefined;
  const columns = columnsOf(lined, width);
  const at = columns?.findLastIndex(({ kind }) => kind === 'text') ?? -1;
  const code = columns?.[at];
  if (!columns || !code) return undefined;
  const before = columns.slice(0, at);
  const drawn = drawnOf(table, code, own);
  const numbers = before.filter(({ kind }) => kind === 'number');
  const pair = before.find(
    (column, i) => i > 0 && isOtherSide(column, code, drawn.keeps || drawn.mono || numbers.length > 1),
  );
  if (pair) return { boxes: [table], lines: changedPairs(pair.texts, code.texts), isChange: true };
  const signs = signsOf(before, numbers);
  const evidence = {
    ...drawn,
    isCounted: numbers.some(({ numbers }) => areCounted(numbers)) || signs !== undefined,
    isAnchored: isAnchored(lined, columns, at),
    isNamed: false,
    isEditor: false,
    isMarked: false,
    isBeside: before.some(({ kind }) => kind === 'text'),
  };
  const lines = code.texts;
  if (!isCode(lines, evidence)) return undefined;
  if (!signs) return { boxes: [table], lines, isChange: false };
  return { boxes: [table], lines: lines.map((line, i) => signs[i] + line), isChange: true };
}
const LEAST_ROWS = 0.8;

function isHead(row: Element): boolean {
  if (row.parentElement?.localName === 'thead') return true;
  const cells = Array.from(row.children);
  return (
    !row.previousElementSibling && cells.every(({ localName, id }) => localName === 'th' && !id) && cells.length > 1
  );
}

/** The number of cells that most rows have. */
function usualWidth(rows: readonly Element[]): number {
  const counts = new Map<number, number>();
  for (const { childElementCount: cells } of rows) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  let most: [width: number, rows: number] = [0, 0];
  for (const [width, rows] of counts) if (rows > most[1]) most = [width, rows];
  return most[0] <= MOST_COLUMNS ? most[0] : 0;
}
const MOST_COLUMNS = 9;

/** Whether a few rows are worth a look at all of them. */
function promises(rows: readonly Element[]): boolean {
  return [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].every((row) =>
    Array.from(row?.children ?? []).every((cell) => lineOf(cell, () => false) !== undefined),
  );
}

function columnsOf(rows: readonly Element[], width: number): Column[] | undefined {
  const columns = Array.from({ length: width }, (): Column => ({ cells: [], texts: [], numbers: [], kind: 'text' }));
  for (const row of rows) {
    for (const [i, cell] of Array.from(row.children).entries()) {
      const text = lineOf(cell, () => false);
      const column = columns[i];
      if (text === undefined || !column) return undefined;
      column.cells.push(cell);
      column.texts.push(text);
      column.numbers.push(text === '' ? (statedNumber(cell) ?? statedNumber(cell.firstElementChild)) : numberIn(text));
    }
  }
  for (const column of columns) column.kind = kindOf(column);
  return columns;
}

function kindOf({ texts, numbers }: Column): Column['kind'] {
  const isNumbers = texts.every((text, i) => text === '' || numbers[i] !== undefined);
  if (isNumbers && isRising(numbers)) return 'number';
  if (texts.every((text) => text === '')) return 'blank';
  return texts.every((text) => SIGN.test(text)) ? 'sign' : 'text';
}

/** Whether there are numbers, of which each is higher than the one before. */
function isRising(numbers: readonly (number | undefined)[]): boolean {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 && known.every((number, i) => i === 0 || number > (known[i - 1] ?? 0));
}

/** How the cells of the code are drawn. */
function drawnOf(table: Element, { cells, texts }: Column, own: Drawn): { keeps: boolean; mono: boolean } {
  const samples = cells.filter((cell, i) => cell && texts[i]).slice(0, 5) as Element[];
  const kinds = samples.map((cell) => {
    let drawn = own;
    for (const outer of outerOf(cell, table)) drawn = drawnIn(outer, drawn);
    return drawnInside(cell, drawn);
  });
  const isMost = (is: (drawn: Drawn) => boolean) => kinds.length > 0 && kinds.filter(is).length > kinds.length / 2;
  return { keeps: isMost(({ keeps }) => isOfLines(keeps, 'tr')), mono: isMost(({ mono }) => isOfLines(mono, 'tr')) };
}

/** The elements between a table and its cell, from the outside. */
function outerOf(cell: Element, table: Element): Element[] {
  const outer: Element[] = [];
  for (let up = cell.parentElement; up && up !== table; up = up.parentElement) outer.unshift(up);
  return outer;
}

/** Whether the rows or their cells have addresses or facts that count the lines. */
function isAnchored(rows: readonly Element[], columns: readonly Column[], at: number): boolean {
  const stated = rows.map((row, i) => {
    for (const { cells } of columns.slice(0, at + 1)) {
      const found = statedNumber(cells[i]) ?? statedNumber(cells[i]?.firstElementChild);
      if (found !== undefined) return found;
    }
    return statedNumber(row);
  });
  return rows.length === 1 ? stated[0] !== undefined : areCounted(stated);
}

/** The sign of each line: that of a column of signs, or what two columns of numbers tell, of which one is empty. */
function signsOf(before: readonly Column[], numbers: readonly Column[]): string[] | undefined {
  const signs = before.find(({ kind }) => kind === 'sign');
  if (signs?.texts.some((text) => /^[-+\u2212]$/.test(text)))
    return signs.texts.map((text) => (text === '\u2212' ? '-' : text || ' '));
  const [old, now, ...others] = numbers;
  if (!old || !now || others.length > 0) return undefined;
  const found = old.numbers.map((number, i) => {
    const isNow = now.numbers[i] !== undefined;
    return number === undefined ? (isNow ? '+' : '') : isNow ? ' ' : '-';
  });
  const isChange = found.every(Boolean) && found.some((sign) => sign !== ' ');
  return isChange && isRising(old.numbers) && isRising(now.numbers) ? found : undefined;
}

/** Whether two columns show lines before and after a change: most are the same. */
function isOtherSide(one: Column, other: Column, isDrawn: boolean): boolean {
  if (!isDrawn || one.kind !== 'text') return false;
  const same = one.texts.filter((text, i) => text !== '' && text === other.texts[i]).length;
  return same > 0 && same >= LEAST_SAME * one.texts.length;
}
const LEAST_SAME = 0.3;

/** The lines of a change, those removed before those added. */
function changedPairs(before: readonly string[], after: readonly string[]): string[] {
  const lines: string[] = [];
  let added: string[] = [];
  for (const [i, old] of before.entries()) {
    const now = after[i] ?? '';
    if (old === now) {
      lines.push(...added, ` ${now}`);
      added = [];
      continue;
    }
    if (old) lines.push(`-${old}`);
    if (now) added.push(`+${now}`);
  }
  return [...lines, ...added];
}

/** The cell of code in a table that has all numbers in the cell beside it. */
export function codeBesideNumbers(table: Element): { code: Element; count(lines: number): boolean } | undefined {
  const rows = Array.from(table.querySelectorAll('tr')).filter((row) => !isHead(row));
  const [numbers, code, ...others] = rows.length === 1 ? (rows[0]?.children ?? []) : [];
  if (!numbers || !code || others.length > 0) return undefined;
  return { code, count: (lines) => lines > 1 && countsTo(numbers, lines) };
}
