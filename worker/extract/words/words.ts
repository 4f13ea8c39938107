import { once } from '../../html/once.js';

/** Words of one meaning by language, in small letters. A space stands for any white space. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** The words of some tables as alternatives of a pattern, longest first: of "posted by" not only "posted" is found. */
export function anyOf(...tables: readonly Words[]): string {
  const words = new Set(tables.flatMap((table) => Object.values(table).flat()));
  const longestFirst = [...words].sort((one, another) => another.length - one.length);
  return `(?:${longestFirst.map(literally).join('|')})`;
}

/** The same of rows that are patterns themselves, in small letters too: `chwil(?:ę|eczkę)`. */
export function anyLike(...tables: readonly Words[]): string {
  return `(?:${tables.flatMap((table) => Object.values(table).flat()).join('|')})`;
}

/**
 * A pattern that is made when it is first asked for: those with the words of all languages take the engine
 * milliseconds each, and most pages have nothing that they could match.
 */
export function patternOf(source: () => string, flags = 'iu'): () => RegExp {
  return once(() => new RegExp(source(), flags));
}

/** Tells whether a text is one of these words and nothing else, but for a colon behind it. */
export function isOneOf(...tables: readonly Words[]): (text: string) => boolean {
  const words = once(() => new Set(tables.flatMap((table) => Object.values(table).flat())));
  return (text) => {
    if (text.length > MOST_CHARS) return false;
    const word = text.replace(/\s+/g, ' ').replace(/ ?[:：] ?$/, '');
    return words().has(word.trim().toLowerCase());
  };
}

/** Tells whether a text has the first word of any of these; cheap, so that a pattern of them need not be made. */
export function hasOneOf(...tables: readonly Words[]): (text: string) => boolean {
  const firstWords = once(() => new Set(tables.flatMap((table) => Object.values(table).flat()).map(firstWord)));
  return (text) =>
    text
      .toLowerCase()
      .split(NO_WORD)
      .some((word) => firstWords().has(word));
}
const NO_WORD = /[^\p{L}\p{M}]+/u;
const firstWord = (text: string) => text.split(NO_WORD).find(Boolean) ?? '';

/** Characters: longer than any of the words. */
const MOST_CHARS = 80;

function literally(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s');
}
