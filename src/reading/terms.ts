import { folded } from './fold.js';
import { STOP_WORDS } from './stop-words.js';

/** A word of a question, and how it is looked for. */
export interface Term {
  /** What is looked for: the word, or what is left of it without its ending. */
  stem: string;
  word: string;
  /** 1, or less for words that say little. */
  weight: number;
  /** Whether it is found inside of words too, as where a script has no spaces or languages build words of words. */
  anywhere: boolean;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+$/u;
const KANA = /^\p{Script=Hiragana}+$/u;
// What `folded` makes of Hangul are its letters.
const HANGUL = /^[\u1100-\u11ff]+$/;
const SEMITIC = /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u;

/** The words of a question, each once. */
export function termsOf(question: string): Term[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(question)) if (isWordLike) words.add(folded(segment));
  const terms = [...words].slice(0, MAX_TERMS).map(toTerm);
  const says = terms.some(({ weight }) => weight === 1);
  return says ? terms : terms.map((term) => ({ ...term, weight: 1 }));
}

/** Of a question; a page pasted as one is none. */
const MAX_TERMS = 64;
const LITTLE = 0.1;

function toTerm(word: string): Term {
  const weight = STOP_WORDS.has(word) || (KANA.test(word) && word.length < 3) ? LITTLE : 1;
  if (UNSPACED.test(word)) return { word, stem: word, weight, anywhere: true };
  if (SEMITIC.test(word)) {
    const bare = word.length > 4 ? word.replace(/^(?:[وف]?(?:ال|لل|بال|كال)|[והבלמש])/, '') : word;
    return { word, stem: bare.length > 4 ? bare.slice(0, -1) : bare, weight, anywhere: true };
  }
  if (HANGUL.test(word))
    return { word, stem: word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))), weight, anywhere: false };
  return { word, stem: word.slice(0, stemLength(word)), weight, anywhere: word.length >= 6 };
}

/** Endings are about a third of a long word; numbers have none. */
function stemLength(word: string): number {
  if (/\d/.test(word) || word.length <= 4) return word.length;
  return word.length <= 6 ? word.length - 1 : Math.ceil(word.length * 0.7);
}

/** Every place of a folded text where a term stands, with what it counts there: other forms of the word count less. */
export function occurrences(
  { stem, word, anywhere }: Term,
  text: string,
  tell: (at: number, worth: number) => void,
): void {
  const isUnspaced = UNSPACED.test(word);
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + stem.length)) {
    const isStart = !isLetter(text, at - 1);
    const isWhole = text.startsWith(word, at) && (isUnspaced || (isStart && !isLetter(text, at + word.length)));
    if (isWhole) tell(at, 1);
    else if (isStart && rest(text, at + stem.length) <= word.length - stem.length + 4) tell(at, OTHER_FORM);
    else if (anywhere) tell(at, INSIDE);
  }
}

const OTHER_FORM = 0.7;
const INSIDE = 0.4;

/** Letters that the word goes on with. */
function rest(text: string, at: number): number {
  let end = at;
  while (end - at < 20 && isLetter(text, end)) end += 1;
  return end - at;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return false;
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  return /[\p{L}\p{N}\p{M}]/u.test(text[at] ?? '');
}
