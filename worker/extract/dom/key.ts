import { lettersOf } from './letters.js';

/**
 * The key by which titles and names are compared: their letters and digits, in lower case. Turkish has two kinds of
 * `i`.
 */
export function key(text: string): string {
  return lettersOf(text.toLowerCase().replaceAll('ı', 'i'));
}
