import { asShown, type Direction, holdsRightToLeft } from './pdf-order.js';

/** A run of text in one font and direction, as PDF.js reports it. */
export interface PdfItem {
  str: string;
  dir: string;
  hasEOL: boolean;
  /** Of the run, in units of the page. */
  width: number;
  /** Font size, in units of the page. */
  height: number;
  /** The last two numbers place the run on the page, from its lower left corner; the others turn and mirror it. */
  transform: number[];
}

export interface Char {
  text: string;
  /** About the middle of the character on the page. */
  x: number;
  y: number;
  /** Where the link leads that lies over it. */
  url?: string;
}

/** The characters of an item from left to right, with its bounds along its line. */
export interface Run {
  chars: Char[];
  start: number;
  end: number;
  size: number;
}

/** The part of the height of a font at which the middle of its letters is. */
const MIDDLE = 0.3;

/** `storedAsRead`: see `isStoredAsRead`. */
export function runOf(item: PdfItem, storedAsRead: boolean): Run {
  const { str, width, height, transform } = item;
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const [length, rise] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
  // Programs that recognise text mirror that from right to left, and so write it as it is read.
  const isMirrored = a * d - b * c < 0;
  const sign = isMirrored ? -1 : 1;
  const [alongX, alongY] = [(sign * a) / length, (sign * b) / length];
  const origin = x * alongX + y * alongY;
  const start = isMirrored ? origin - width : origin;
  const isInOrder = isMirrored || storedAsRead || !holdsRightToLeft(str);
  const shown = Array.from(isInOrder ? str : asShown(str, item.dir as Direction));
  const whole = shown.reduce((sum, char) => sum + breadth(char), 0) || 1;
  let before = 0;
  const chars = shown.map((text) => {
    const middle = start - origin + (width * (before + breadth(text) / 2)) / whole;
    before += breadth(text);
    const above = MIDDLE * height;
    return { text, x: x + middle * alongX + (above * c) / rise, y: y + middle * alongY + (above * d) / rise };
  });
  return { chars, start, end: start + width, size: height };
}

/** About how broad a character is beside others, in most fonts; PDF.js tells only how broad they are together. */
function breadth(char: string): number {
  if (/[\p{M}]/u.test(char)) return 0;
  if (/[iljtfrI.,:;'|!()[\]{}\s-]/.test(char)) return 0.5;
  return /[\p{Lu}mw@%&]/u.test(char) ? 1.3 : 1;
}

/**
 * Whether a page has words from right to left that are stored from left to right as they are read: some programs lay
 * them under the picture of a page. Letters that only end a word tell it.
 */
export function isStoredAsRead(items: readonly PdfItem[]): boolean {
  let [left, right] = [0, 0];
  for (const { str, dir, transform } of items) {
    if (str.length < 2 || !holdsRightToLeft(str) || (transform[0] ?? 1) < 0) continue;
    const shown = asShown(str, dir as Direction);
    left += shown.match(LAST_AT_LEFT)?.length ?? 0;
    right += shown.match(LAST_AT_RIGHT)?.length ?? 0;
  }
  return right > left;
}
const LAST = 'ךםןףץةىﺓﺔﻯﻰ';
const LAST_AT_LEFT = new RegExp(`(?<!\\p{L})[${LAST}](?=\\p{L})`, 'gu');
const LAST_AT_RIGHT = new RegExp(`(?<=\\p{L})[${LAST}](?!\\p{L})`, 'gu');

/** A gap this wide, in sizes of the font, parts words. */
const SPACE = 0.15;
/** And this wide, cells of a table. */
const CELL_GAP = 1.5;

/** The characters of a line from left to right, however it was drawn; white space is where there is room for it. */
export function shownFromLeft(runs: readonly Run[]): Char[] {
  const line: Char[] = [];
  let marks: Char[] = [];
  let last: Run | undefined;
  for (const run of placed(runs.map(withoutEdges).filter(({ chars }) => chars.length > 0))) {
    if (isMarks(run)) {
      marks = [...marks, ...run.chars];
      continue;
    }
    const gap = last ? (run.start - last.end) / Math.max(run.size, last.size, 1) : 0;
    if (gap > SPACE) addSpace(line, run, gap > CELL_GAP ? '\t' : ' ');
    for (const char of [...marks, ...run.chars]) line.push(char);
    marks = [];
    last = { ...run, end: Math.max(run.end, last?.end ?? run.end) };
  }
  return [...line, ...marks];
}

/** The characters of a line in the order in which they were drawn, with a space where a run is before the last one. */
export function asDrawn(runs: readonly Run[]): Char[] {
  const line: Char[] = [];
  let start = 0;
  for (const run of runs) {
    if (run.chars.some(({ text }) => text.trim())) {
      if (run.end <= start && line.at(-1)?.text.trim()) addSpace(line, run, ' ');
      start = run.start;
    }
    for (const char of run.chars) line.push(char);
  }
  return line;
}

function addSpace(line: Char[], { chars: [after] }: Run, text: string): void {
  const before = line.at(-1);
  if (!before || !after) return;
  const { url, ...place } = after;
  line.push({ ...place, text, ...(url && url === before.url && { url }) });
}

/** A run without white space at its ends and glyphs that say nothing. */
function withoutEdges(run: Run): Run {
  const chars = run.chars.filter(({ text }) => !/\p{Cc}/u.test(text));
  const isSolid = ({ text }: Char) => text.trim() !== '';
  return { ...run, chars: chars.slice(chars.findIndex(isSolid), chars.findLastIndex(isSolid) + 1) };
}

/** Runs by their place. Marks come before the letter that they stand on, as all that is read after it does. */
function placed(runs: readonly Run[]): Run[] {
  const steps = runs.map((run, i) => Math.sign(run.start - (runs[i - 1]?.start ?? run.start)));
  const isFromLeft = steps.reduce((sum, step) => sum + step, 0) >= 0;
  const drawn = isFromLeft ? [...runs] : [...runs].reverse();
  let at = Number.POSITIVE_INFINITY;
  const places = new Map<Run, number>();
  for (const run of [...drawn].reverse()) {
    if (!isMarks(run)) at = run.start;
    places.set(run, Math.min(at, Number.MAX_VALUE));
  }
  return drawn.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function isMarks({ chars }: Run): boolean {
  return chars.every(({ text }) => /^\p{M}$/u.test(text));
}
