/** Without case, accents and compatibility forms. */
export function folded(text: string): string {
  const plain = /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(MARKS, '');
  return plain.toUpperCase().toLowerCase();
}

/** Accents of Latin, Greek and Cyrillic; points of Arabic and Hebrew. Vowel signs of other scripts are letters. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;
