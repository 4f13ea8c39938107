import type { Heading } from './headings.js';
import type { Structure } from './structure.js';

/** A heading as callers get it. `length` is that of its section, with what is below it. */
export interface Entry {
  number: string;
  level: number;
  text: string;
  start_index: number;
  length: number;
}

export interface Outline {
  entries: Entry[];
  /** Where the headings begin that found no room. */
  next: number | undefined;
}

/** The headings from `start` on whose list has at most `max` characters, 0 for no bound; one at least. */
export function outlineOf({ headings }: Structure, start: number, max: number): Outline {
  const from = headings.filter((heading) => heading.start >= start);
  let left = max === 0 ? Number.POSITIVE_INFINITY : max;
  const entries: Entry[] = [];
  for (const heading of from) {
    const entry = toEntry(heading);
    left -= lineOf(entry).length + 1;
    if (left < 0 && entries.length > 0) return { entries, next: heading.start };
    entries.push(entry);
  }
  return { entries, next: undefined };
}

/** What stands before a page that is cut: its two top levels, within `max` characters; none for fewer than three headings. */
export function contentsOf({ headings }: Structure, max: number): Entry[] {
  if (headings.length < 3) return [];
  let left = max;
  const entries: Entry[] = [];
  for (const heading of headings.filter(({ depth }) => depth <= 2)) {
    const entry = toEntry(heading);
    left -= lineOf(entry).length + 1;
    if (left < 0) break;
    entries.push(entry);
  }
  return entries;
}

/** The headings as a nested list: number, text, where the section begins and how long it is. */
export function outlineList(entries: readonly Entry[]): string {
  return entries.map(lineOf).join('\n');
}

function lineOf({ number, text, start_index, length }: Entry): string {
  const depth = number.split('.').length;
  return `${'  '.repeat(depth - 1)}- ${number} ${text} (${start_index}, ${length})`;
}

function toEntry({ number, level, text, start, end }: Heading): Entry {
  return { number, level, text, start_index: start, length: end - start };
}

/** What a page without headings shows in place of an outline. */
export function firstLine({ text, blocks }: Structure): string {
  const [block] = blocks;
  const line = block ? (text.slice(block.start, block.contentEnd).trim().split('\n', 1)[0] ?? '') : '';
  return line.length > FIRST_LINE ? `${line.slice(0, FIRST_LINE).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

const FIRST_LINE = 500;
