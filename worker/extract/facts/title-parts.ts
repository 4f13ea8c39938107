import { key } from '../dom/key.js';

/** Bars of any width, which need no spaces around them. */
const BARS = '|｜❘❙❚│┃︱';
/** Scripts without spaces between words, and the punctuation that may end a sentence in them. */
const UNSPACED = '\\p{scx=Han}\\p{scx=Kana}\\p{scx=Hang}！？）］】」』》”…';

/** Separators of the parts of a title; scripts without spaces have none around them. */
const SEPARATOR = new RegExp(
  [
    '\\s+(?:[·•∙⋅»›«‹<>▸►→:\\\\/~@]|::|>>|<<|--|[-–—])\\s+',
    `\\s*[${BARS}]\\s*`,
    `(?<=[${UNSPACED}])\\s?(?:[_＿—－：-]|--|——)\\s?(?=[\\p{L}])`,
  ].join('|'),
  'u',
);
const SEPARATORS = new RegExp(SEPARATOR, 'gu');

/** Parts: a title with more is a list of words, and each side of each separator is compared with the heading. */
export const MOST_PARTS = 50;

/** The parts between the separators. */
export function titleParts(title: string): string[] {
  return title.split(SEPARATOR).map((part) => part.trim());
}

/** What is before and after each separator. */
export function sides(title: string): [before: string, behind: string][] {
  return Array.from(title.matchAll(SEPARATORS), ({ 0: { length }, index }) => [
    title.slice(0, index).trim(),
    title.slice(index + length).trim(),
  ]);
}

/** What follows each separator, longest first: names of sites may hold separators too. */
export const ends = (title: string): string[] => sides(title).map(([, behind]) => behind);

/** What follows a heading in a title, as keys: "Widgets | Example" where "Widgets" is the heading. */
export function partsAfter(title: string, heading: string): string[] {
  const own = key(heading);
  return sides(title)
    .slice(0, MOST_PARTS)
    .flatMap(([before, behind]) => (key(before) === own ? [key(behind)] : []))
    .filter(Boolean);
}

/** Of several headings the one that a title begins with, or else ends with, before or after the site's name. */
export function headingIn(title: string, headings: readonly Element[]): Element | undefined {
  const found = sides(title).slice(0, MOST_PARTS);
  const first = (of: readonly string[]) => {
    const keys = new Set(of.map(key).filter(({ length }) => length > 3));
    return headings.find((heading) => keys.has(key(heading.textContent ?? '')));
  };
  return first(found.map(([before]) => before)) ?? first(found.map(([, behind]) => behind));
}

/** Removes a part and the separator beside it; other separators stay as they were written. */
export function cut(title: string, part: string, at: 'start' | 'end'): string {
  const rest = at === 'end' ? title.slice(0, title.lastIndexOf(part)) : title.slice(title.indexOf(part) + part.length);
  return rest.replace(LOOSE_START, '').replace(LOOSE_END, '') || title;
}
const LOOSE = `[\\s${BARS}·•∙⋅»›«‹<>▸►→:：\\\\/~–—_＿－-]`;
const LOOSE_START = new RegExp(`^${LOOSE}+`);
const LOOSE_END = new RegExp(`${LOOSE}+$`);
