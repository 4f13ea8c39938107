import type { Block } from './blocks.js';

/** A heading with the section that it opens, which goes up to the next one of its level or above. */
export interface Heading {
  /** Its place in the outline, such as `2.1`. */
  number: string;
  level: number;
  /** As it reads, without marks. */
  text: string;
  start: number;
  end: number;
  /** Of the outline: 1 for what no other heading is above of, whatever its level. */
  depth: number;
  /** The heading whose section it is part of. */
  parent: Heading | undefined;
}

/** The headings of a page in order; those inside of quotes and lists open no section. */
export function headingsOf(text: string, blocks: readonly Block[]): Heading[] {
  const headings: Heading[] = [];
  const open: Heading[] = [];
  const counts: number[] = [];
  for (const { kind, level = 1, start, contentEnd } of blocks) {
    if (kind !== 'heading') continue;
    while ((open.at(-1)?.level ?? 0) >= level) (open.pop() as Heading).end = start;
    const depth = open.length + 1;
    counts.length = depth;
    counts[depth - 1] = (counts[depth - 1] ?? 0) + 1;
    const heading = {
      number: counts.join('.'),
      level,
      text: plain(text.slice(start, contentEnd)),
      start,
      end: text.length,
      depth,
      parent: open.at(-1),
    };
    open.push(heading);
    headings.push(heading);
  }
  return headings;
}

/** The heading whose section `at` stands in, without those above; undefined before the first. */
export function headingAt(headings: readonly Heading[], at: number): Heading | undefined {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle] as Heading).start <= at) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1];
}

/** The texts of a heading and of those above it, the outermost first. */
export function pathOf(heading: Heading | undefined): string[] {
  return heading ? [...pathOf(heading.parent), heading.text] : [];
}

/** What a heading's Markdown says. A long one is cut, as it may be a paragraph that somebody underlined. */
export function plain(markdown: string): string {
  const bare = markdown
    .slice(0, 4 * MAX_HEADING)
    .trim()
    .replace(/^#{1,6}(?=\s|$)/, '')
    .replace(/\s#+$/, '')
    .replace(/\n[=-]+\s*$/, '')
    .replace(LINK, '$1')
    // An image that is a link.
    .replace(LINK, '$1')
    .replace(/`+/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(?<![\\\s]|^)[*~]+|(?<!\\)[*~]+(?!\s|$)|(?<![\\\p{L}\p{N}])_+|(?<!\\)_+(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<!\\)&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, character)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return bare.length > MAX_HEADING ? `${bare.slice(0, MAX_HEADING).replace(/[\ud800-\udbff]$/, '')}…` : bare;
}

/** What a reference such as `&amp;` or `&#233;` stands for. */
function character(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MAX_HEADING = 300;
const LINK = /!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
