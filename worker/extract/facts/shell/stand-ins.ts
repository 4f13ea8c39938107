import { JAVASCRIPT, WAITING, WAITING_STEMS, WANTING } from '../../words/waiting.js';
import { anyLike, patternOf } from '../../words/words.js';

/** What is said in place of a text that is still to come, or that only scripts show. */

/** Sentences that ask to wait are shorter. Characters, and those of scripts that say more with each. */
const MOST_CHARS = 90;
const MOST_DENSE = 24;
/** A clause of more words, in a sentence that does not end in dots, tells something. */
const MOST_WORDS = 4;
/** Characters of a paragraph that asks to switch scripts on. */
const MOST_PLEA_CHARS = 450;

const WAITING_IN_ENGLISH = patternOf(() => `^${anyLike(WAITING)}$`, 'i');
const WAITING_ELSEWHERE = patternOf(() => anyLike(WAITING_STEMS), 'giu');
const SCRIPTS = patternOf(() => anyLike(JAVASCRIPT));
const NEED = patternOf(() => anyLike(WANTING));

/** That it is there, or is not needed. */
const CONTENT =
  /java\s?script (?:is (?:enabled|on|supported)|\d)\b|\bno java\s?script\b|\b(?:works|made|built|written)(?: \w+)? without/i;

/** What a template shows until its script has put values in. */
const UNFILLED = /\{\{[^{}]{0,200}\}\}|\[\[[^[\]]{0,200}\]\]|\$\{[^{}]{0,200}\}/g;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** What a character of these says in other scripts. */
const DENSE_CHARS = 2.5;

/** How much is said: characters without white space, signs and numbers aside where there is nothing else. */
export function weightOf(text: string): number {
  const words = text.replace(/\s+/g, '');
  if (!/[\p{L}\p{N}]/u.test(words)) return 0;
  return words.length + (words.match(DENSE)?.length ?? 0) * (DENSE_CHARS - 1);
}

/** Whether a paragraph mentions JavaScript, in any of its spellings. */
export function namesJavascript(text: string): boolean {
  return SCRIPTS().test(text);
}

/** Whether a paragraph asks to switch scripts on, or says that nothing goes without them. */
export function wantsJavascript(text: string): boolean {
  return text.length <= MOST_PLEA_CHARS && SCRIPTS().test(text) && NEED().test(text) && !CONTENT.test(text);
}

/** Whether all sentences of a paragraph ask to wait, what a template is to fill aside. */
export function asksToWait(text: string): boolean {
  const sentences = text
    .replace(UNFILLED, '')
    .trim()
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\s+[|·•–—-]\s+/);
  return sentences.every((sentence) => sentence === '' || isWaiting(sentence));
}

/** Whether a line ends in dots and says no more than that: "Die Steine werden warm …" */
export function trailsOff(text: string): boolean {
  return text.length <= MOST_CHARS && /^[^.!?。！？]{2,}(?:…|\.{2,}|。{2,}|⋯)\s*$/u.test(text);
}

const CLAUSES = /[,;:،、，]\s*|\s[–—-]\s/;
const BEGINS_TO_WAIT = /^(?:loading|starting|preparing|getting|setting up|opening|retrieving|signing (?:you )?in) /i;

function isWaiting(sentence: string): boolean {
  const dense = sentence.match(DENSE)?.length ?? 0;
  if (sentence.length > MOST_CHARS || dense > MOST_DENSE) return false;
  const words = wordsOf(sentence.replace(/[\d.,:]*\s?%/g, ''));
  const clauses = sentence.split(CLAUSES);
  const isEnglish = (clause: string) => WAITING_IN_ENGLISH().test(wordsOf(clause));
  if (words === '') return false;
  if (isEnglish(words) || clauses.every(isEnglish)) return true;
  if (trailsOff(sentence) && (BEGINS_TO_WAIT.test(words) || words.search(WAITING_ELSEWHERE()) >= 0)) return true;
  // A wish to wait that also says what for.
  return clauses.some((clause) => {
    const signs = clause.match(WAITING_ELSEWHERE())?.length ?? 0;
    return clause.trim().split(/\s+/).length <= MOST_WORDS * Math.min(signs, 2);
  });
}

function wordsOf(text: string): string {
  return text.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim();
}
