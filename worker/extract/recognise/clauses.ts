import { textUpTo } from '../../dom/text-up-to.js';
import { type Block, type List, lineOf } from '../../tree.js';
import { addAll } from './blocks.js';
import { listOf, withTag } from './lists.js';
import { tagKind } from './numbering.js';

const BULLET = /^[•‣◦▪●∙·–—-]$/;
const NUMBER = /^(\d{1,3})\.$/;

/** Cells of a row, as blocks. */
type Cells = readonly (readonly Block[])[];

/**
 * Rows of a tag or bullet and its text, as a list; undefined for any other rows. Laws and word processors set clauses
 * as tables, often one table for each, which continue where the one before ended.
 */
export function clauseList(rows: readonly Cells[]): List | undefined {
  const tags = rows.map(tagOf);
  if (rows.length === 0 || !tags.every((tag) => tag !== undefined)) return undefined;
  const numbers = tags.map((tag) => Number(NUMBER.exec(tag)?.[1] ?? Number.NaN));
  const isCounted = numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  const items = rows.map(([, text = []], i) => {
    const tag = tags[i] ?? '';
    return isCounted || BULLET.test(tag) ? [...text] : withTag(tag, text);
  });
  return { ...listOf(items, isCounted ? numbers : undefined), goesOn: true, isOfClauses: true };
}

/**
 * Rows that begin with a number, each followed by rows that belong to it, as a list: rankings of links with votes and
 * comments below. Undefined for any other rows.
 */
export function rankedList(rows: readonly Cells[]): List | undefined {
  const items: { number: number; text: Block[] }[] = [];
  for (const row of rows) {
    const [tag, text, ...others] = row.filter((cell) => cell.length > 0);
    if (!tag) continue;
    const before = items.at(-1);
    const number = Number(NUMBER.exec(lineOf(tag[0], MOST_TAG_CHARS))?.[1] ?? Number.NaN);
    if (text && others.length === 0 && (before ? number === before.number + 1 : number >= 0))
      items.push({ number, text: [...text] });
    else if (before && !text) addAll(before.text, tag);
    else return undefined;
  }
  if (items.length < 2 || items.some(({ text }) => text.length < 2)) return undefined;
  return listOf(
    items.map(({ text }) => text),
    items.map(({ number }) => number),
  );
}

/** Whether a table begins with a row of two cells, the first short enough for a tag. Looks at hardly anything else. */
export function mayBeClauses(table: Element): boolean {
  let first = table.firstElementChild;
  for (let i = 0; i < MOST_COLUMNS && /^col/.test(first?.localName ?? ''); i++)
    first = first?.nextElementSibling ?? null;
  const start = first?.localName === 'tbody' ? first.firstElementChild : first;
  // A row of nothing states the widths of the columns.
  const row = start && textUpTo(start, MOST_TAG_CHARS)?.trim() === '' ? start.nextElementSibling : start;
  const tag = row?.localName === 'tr' && row.childElementCount === 2 ? row.firstElementChild : null;
  return tag?.localName === 'td' && Boolean(textUpTo(tag, MOST_TAG_CHARS)?.trim());
}
/** Characters, white space of the markup included. */
const MOST_TAG_CHARS = 200;
/** `<col>` elements before the rows; tables of clauses have few. */
const MOST_COLUMNS = 3;

function tagOf([tag, text, ...more]: Cells): string | undefined {
  const [only, ...others] = tag ?? [];
  if (only?.type !== 'paragraph' || others.length + more.length > 0 || !text || text.length === 0) return undefined;
  const line = lineOf(only, MOST_TAG_CHARS);
  return tagKind(line) === 'alone' || BULLET.test(line) ? line : undefined;
}
