import { createRequire } from 'node:module';
import type bidiFactory from 'bidi-js';
import { once } from '../html/once.js';

export type Direction = 'ltr' | 'rtl';

/** One character in the order of reading: which of those shown it is, and what it is written as. */
export interface Read {
  at: number;
  text: string;
}

/** Loaded with the first page that needs it. */
const bidi = once(() => (createRequire(import.meta.url)('bidi-js') as typeof bidiFactory)());

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function holdsRightToLeft(text: string): boolean {
  return FROM_THE_RIGHT.test(text);
}

/** The share of a text's letters that are written from right to left, from 0 to 1. */
export function shareFromRight(text: string): number {
  if (!holdsRightToLeft(text)) return 0;
  const count = { L: 0, R: 0, AL: 0 };
  for (const char of text) {
    const kind = bidi().getBidiCharTypeName(char);
    if (Object.hasOwn(count, kind)) count[kind as keyof typeof count] += 1;
  }
  const fromRight = count.R + count.AL;
  return fromRight / Math.max(1, fromRight + count.L);
}

/**
 * The characters of a line, told as they are seen from left to right, in the order in which they are read: the
 * algorithm of Unicode (UAX 9) backwards. More than one text may look the same; where a number stands beside Latin
 * words, they are taken for one run ("Windows 11"), and so are the brackets of that run.
 */
export function readingOrder(shown: readonly string[], base: Direction): Read[] {
  const text = shown.map(unit).join('');
  const { order, levels } = reordered(text, base);
  return order.map((at) => {
    const char = shown[at] ?? '';
    return { at, text: (levels[at] ?? 0) % 2 === 1 ? (bidi().getMirroredCharacter(char) ?? char) : char };
  });
}

/**
 * A run of PDF.js as its glyphs stand on the page. It has put them in order itself, run by run, which is undone since
 * only a whole line tells what belongs to which side.
 */
export function asShown(run: string, base: Direction): string {
  // It knows no pairs of brackets, and takes these forms of Hebrew letters for Latin.
  const taken = run.replace(/[()[\]{}]/g, '!').replace(/[\ufb1d-\ufb4f]/g, 'a');
  return reordered(taken, base)
    .order.map((at) => run[at])
    .join('');
}

/** Letters instead of their forms at the start, in the middle and at the end of words. */
export function asLetters(text: string): string {
  return text.replace(PRESENTED, (form) => form.normalize('NFKC').trim());
}
const PRESENTED = /[\ufb1d-\ufd3d\ufd50-\ufdff\ufe70-\ufefc]/g;

/** One unit of UTF-16 for each character, so that places in the text are places in the list. */
function unit(char: string): string {
  return char.length === 1 ? char : 'a';
}

/** Characters of a line that are put in order; no line of a page has nearly as many. */
const MOST_CHARS = 20_000;

/** `order`: places of the characters as they are read; `levels`: by place. */
function reordered(text: string, base: Direction): { order: number[]; levels: number[] } {
  const order = Array.from(text, (_, at) => at);
  if (text.length > MOST_CHARS) return { order, levels: [] };
  const levels: number[] = [];
  const turned = base === 'rtl';
  // Seen from the right, letters of that direction stand in order, and only runs of the other one have to be turned.
  if (turned) order.reverse();
  const seen = order.map((at) => (turned && bidi().getMirroredCharacter(text.charAt(at))) || text.charAt(at)).join('');
  const inOrder = bidi().getEmbeddingLevels(seen, base).levels;
  if (turned) joinRuns(seen, inOrder);
  for (const [index, at] of order.entries()) levels[at] = inOrder[index] ?? 0;
  const highest = inOrder.reduce((most, level) => Math.max(most, level), 0);
  for (let level = highest; level > (turned ? 1 : 0); level--) {
    for (const [start, end] of runsOf(inOrder, level)) turn(order, start, end);
  }
  return { order, levels };
}

/** Start and end of each run of at least that level. */
function runsOf(levels: Uint8Array, level: number): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (let start = 0; start < levels.length; start++) {
    let end = start;
    while ((levels[end] ?? 0) >= level) end += 1;
    if (end > start) runs.push([start, end]);
    start = end;
  }
  return runs;
}

function turn(order: number[], start: number, end: number): void {
  const run = order.slice(start, end).reverse();
  for (const [index, at] of run.entries()) order[start + index] = at;
}

/**
 * Takes what stands between two runs from left to right into them where one of them has letters: between two numbers it
 * belongs to the line.
 */
function joinRuns(text: string, levels: Uint8Array): void {
  const runs = runsOf(levels, 2);
  for (const [index, [start]] of runs.entries()) {
    const end = runs[index - 1]?.[1] ?? 0;
    const hasLetter = [text.charAt(end - 1), text.charAt(start)].some((c) => bidi().getBidiCharTypeName(c) === 'L');
    if (index > 0 && hasLetter && !PARTING.test(text.slice(end, start))) levels.fill(2, end, start);
  }
  for (const [start, end] of runsOf(levels, 2)) {
    const run = text.slice(start, end);
    const open = run.replace(/[^([{]/g, '').length - run.replace(/[^)\]}]/g, '').length;
    // A plus is a sign on its left side only; seen there, it is that of the number.
    if (text.charAt(end) === '+' && /\d/.test(text.charAt(end - 1))) levels[end] = 2;
    if (open < 0 && /[([{]/.test(text.charAt(start - 1))) levels[start - 1] = 2;
    if (open > 0 && /[)\]}]/.test(text.charAt(end))) levels[end] = 2;
  }
}
const PARTING = /[\p{L}\p{N}\p{M}\t]/u;
