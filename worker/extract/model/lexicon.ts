import { lettersIn } from '../dom/letters.js';
import type { Blocks, Box } from './blocks.js';

/**
 * Learned weights of words that tell content from furniture: words of class names, ids and roles, of short texts, and
 * of texts that open sections.
 */
export interface Lexicon {
  labels: ReadonlyMap<string, number>;
  inner: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  openings: ReadonlyMap<string, number>;
}

/** A text of at most this many words is judged by its words too; longer ones by their shape alone. */
export const SHORT_WORDS = 12;

/** The parts of a class name, id or role, in lower case: `postContent--main` is post, content, main. */
export function labelWords(label: string): string[] {
  const apart = /[a-z][A-Z]/.test(label) ? label.replace(/([a-z])([A-Z])/g, '$1 $2') : label;
  const found = apart.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return found.length > 1 ? [...new Set(found)] : found;
}

/** The words of a text, in lower case. */
export function textWords(text: string): string[] {
  return lettersIn(text.toLowerCase());
}

/** Words: a section opens with its heading, or with a text as short as one. */
const OPENING_WORDS = 6;
/** A box with a larger share of the page's text is no section of it. */
const SECTION_SHARE = 0.5;

/**
 * The words of the text that opens a box, where they tell what the box is: "Related posts", "Description". Empty where
 * they do not.
 */
export function openingOf(box: Box, { blocks, root }: Blocks): readonly string[] {
  // A box that opens together with the one around it would count the same words again.
  if (box.first >= box.end || box.first === box.parent?.first || box.chars > SECTION_SHARE * root.chars) return [];
  return openingWords(blocks[box.first]?.words ?? []);
}

/** The words of a block if they are few enough to open a section; else none. */
export function openingWords(words: readonly string[]): readonly string[] {
  return words.length <= OPENING_WORDS ? words : [];
}

/** The sum of the weights of a few words, each counted once. */
export function sumOf(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const weight = weights.get(word);
    if (weight !== undefined && words.indexOf(word) === i) sum += weight;
  }
  return sum;
}

/** The different longer words of a text: shorter ones say little about its topic. */
export function longWords(words: readonly string[], leastChars: number): string[] {
  return [...new Set(words.filter(({ length }) => length >= leastChars))];
}
