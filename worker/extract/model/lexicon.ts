import { lettersIn } from '../dom/letters.js';

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
