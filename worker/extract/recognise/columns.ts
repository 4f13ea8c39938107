import { type Phrase, textOf } from '../../tree.js';
import { type Line, withoutStrong } from './table-grid.js';
import { isAllStrong, isHeadRow, type Row } from './table-parts.js';

/** A sign before an amount, in a column of its own. */
const BEFORE = /^\p{Sc}$/u;
/** A sign after one: the bracket of a loss, a percent sign. */
const AFTER = /^(?:\)|%|\) ?%|%\))$/;
const AMOUNT = /^\p{Sc}?\s?[\d(.+\-−–—]/u;

/**
 * The columns of a table, without those that hold nothing but signs of the amounts beside them. Statements set `$`,
 * `41,200`, `)` as three columns so that the digits line up; the signs join the amounts. `lines` are changed in place.
 */
export function withoutSigns(lines: readonly Line[], used: readonly number[]): number[] {
  const left: number[] = [];
  for (const [i, column] of used.entries()) {
    const before = left.at(-1);
    const next = used[i + 1];
    if (before !== undefined && joins(lines, column, before, AFTER)) {
      for (const line of lines) line[before] = joined(line[before] ?? [], line[column] ?? []);
    } else if (next !== undefined && joins(lines, column, next, BEFORE)) {
      for (const line of lines) line[next] = joined(line[column] ?? [], line[next] ?? []);
    } else left.push(column);
  }
  return left;
}

/** Two cells as one, in bold where one is. */
function joined(left: Phrase[], right: Phrase[]): Phrase[] {
  if (left.length === 0 || right.length === 0) return [...left, ...right];
  const children = [...withoutStrong(left), ...withoutStrong(right)];
  return isAllStrong(left) || isAllStrong(right) ? [{ type: 'strong', children }] : children;
}

/** Whether a column holds only signs, each beside an amount in the other column, and nothing where that is empty. */
function joins(lines: readonly Line[], column: number, other: number, sign: RegExp): boolean {
  let signs = 0;
  for (const line of lines) {
    const [text = '', beside = ''] = [line[column], line[other]].map((cell) => textOf(cell ?? [], MOST_CHARS).trim());
    if (!text) continue;
    const isSign = sign.test(text) && (beside === '' ? sign === BEFORE : AMOUNT.test(beside));
    if (isSign) signs += 1;
    else if (beside) return false;
  }
  return signs > 0;
}
const MOST_CHARS = 60;

/**
 * How many rows at the start of a table are one cell from edge to edge: its title. Rows of several cells have to
 * follow, and, where the title is set as a head, first the row that names the columns.
 */
export function titleRows(rows: readonly Row[]): number {
  const count = rows.findIndex(({ cells: [only, ...others] }) => {
    return !only || others.length > 0 || Number(only.element.getAttribute('colspan')) < 2;
  });
  const isText = rows.slice(0, count).every(({ cells: [only], section }) => {
    return only?.element.localName === 'td' && section === 'tbody';
  });
  const below = rows[count];
  const wide = rows.slice(count).filter(({ cells }) => cells.length > 1).length;
  const isTitle = isText || (below !== undefined && isHeadRow(below));
  return count > 0 && wide > 1 && isTitle ? count : 0;
}
