import { directionOf, type Page, pageOf, shareOf } from './pdf-direction.js';
import { type PdfLink, tagLinks } from './pdf-links.js';
import { asLetters, type Direction, holdsRightToLeft, readingOrder } from './pdf-order.js';
import { asDrawn, type Char, isStoredAsRead, type PdfItem, type Run, runOf, shownFromLeft } from './pdf-shown.js';

/** Words and where they lead. */
export interface LinkedText {
  text: string;
  url: string;
}

export interface Paragraph {
  /** Its lines, between line feeds. */
  text: string;
  /** In the order of the text. */
  links: LinkedText[];
}

interface Row {
  runs: Run[];
  y: number;
  height: number;
}

/** A gap this many times wider than usual on its page separates paragraphs. */
const WIDE = 1.25;
/** So does a font size that differs this much, as of a heading. */
const OTHER_SIZE = 1.15;

/** The paragraphs of a page, line by line; words hyphenated at the end of a line are made whole. */
export function paragraphsOf(items: readonly PdfItem[], links: readonly PdfLink[] = []): Paragraph[] {
  const rows = rowsOf(items);
  tagLinks(
    rows.flatMap(({ runs }) => runs.flatMap(({ chars }) => chars)),
    links,
  );
  const gaps = rows.map((row, i) => (rows[i - 1]?.y ?? row.y) - row.y).filter((gap) => gap > 0);
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const paragraphs: Row[][] = [];
  for (const row of rows) {
    const last = paragraphs.at(-1)?.at(-1);
    if (!last || isApart(last, row, usual)) paragraphs.push([row]);
    else paragraphs.at(-1)?.push(row);
  }
  const page = pageOf(rows.map(({ runs }) => runs));
  return paragraphs.map((paragraph) => paragraphOf(paragraph, page));
}

function rowsOf(items: readonly PdfItem[]): Row[] {
  const storedAsRead = isStoredAsRead(items);
  const rows: Row[] = [];
  let runs: Run[] = [];
  let solid: PdfItem[] = [];
  const end = () => {
    const [first] = solid;
    const height = Math.max(0, ...solid.map((item) => item.height));
    if (first) rows.push({ runs, y: first.transform[5] ?? 0, height });
    runs = [];
    solid = [];
  };
  for (const item of items) {
    runs.push(runOf(item, storedAsRead));
    if (item.str.trim()) solid.push(item);
    if (item.hasEOL) end();
  }
  end();
  return rows;
}

/** Whether a paragraph ends between two lines; a step upwards starts another column. */
function isApart(last: Row, row: Row, usual: number): boolean {
  const gap = last.y - row.y;
  const [small = 0, large = 0] = [last.height, row.height].sort((a, b) => a - b);
  return gap < 0 || gap > WIDE * usual || large > OTHER_SIZE * small;
}

function paragraphOf(rows: readonly Row[], page: Page): Paragraph {
  const share = shareOf(rows.flatMap(({ runs }) => runs));
  const paragraph: Char[] = [];
  for (const row of rows) {
    const line = trimmed(asRead(row, () => directionOf(row.runs, share, page)));
    const [last, first] = [paragraph.at(-1), line[0]];
    if (last && first && isParted(textOf(paragraph.slice(-2)), first.text)) paragraph.pop();
    else if (last && first) paragraph.push({ ...withUrl(last, last.url === first.url), text: '\n' });
    for (const char of line) paragraph.push(char);
  }
  return { text: textOf(paragraph), links: linksIn(paragraph) };
}

function linksIn(chars: readonly Char[]): LinkedText[] {
  const links: LinkedText[] = [];
  let before: string | undefined;
  for (const { text, url } of chars) {
    const last = links.at(-1);
    if (last && url === before && url) last.text += text;
    else if (url) links.push({ text, url });
    before = url;
  }
  return links;
}

function asRead({ runs }: Row, direction: () => Direction): Char[] {
  const drawn = asDrawn(runs);
  if (!holdsRightToLeft(textOf(drawn))) return drawn;
  const shown = shownFromLeft(runs);
  const order = readingOrder(
    shown.map(({ text }) => text),
    direction(),
  );
  return order.flatMap(({ at, text }) => {
    const char = shown[at];
    return char ? [{ ...char, text: asLetters(text) }] : [];
  });
}

/** A line with single spaces, and none at its ends. */
function trimmed(line: readonly Char[]): Char[] {
  const kept: Char[] = [];
  for (const char of line) {
    const text = char.text.replace(/\s+/g, ' ');
    if (text === ' ' && (kept.at(-1)?.text ?? ' ') === ' ') continue;
    if (text) kept.push({ ...char, text });
  }
  if (kept.at(-1)?.text === ' ') kept.pop();
  return kept;
}

function withUrl({ url, ...char }: Char, isKept: boolean): Char {
  return { ...char, ...(isKept && url && { url }) };
}

function textOf(chars: readonly Char[]): string {
  return chars.map(({ text }) => text).join('');
}

/**
 * Whether a word is hyphenated across two lines: between lower-case letters the hyphen is mostly the typesetter's, not
 * the author's.
 */
function isParted(line: string, next: string): boolean {
  return /\p{Ll}[-\u00ad\u2010]$/u.test(line) && /^\p{Ll}/u.test(next);
}
