import { isAscii, isUtf8 } from 'node:buffer';
import { decodeAs } from './encodings.js';
import { costAs, likeliestOf, NAT } from './language-score.js';
import { utf16Of } from './utf16.js';

/** What an undeclared document is probably encoded in, as a WHATWG name. */
export function detectEncoding(bytes: Buffer): string {
  const wide = utf16Of(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return isIso2022Jp(bytes) ? 'iso-2022-jp' : 'utf-8';
  return isMostlyUtf8(bytes) ? 'utf-8' : likeliestOf(wordsOf(bytes)).encoding;
}

/**
 * Whether a document cannot be in its stated encoding. It states UTF-8 and hardly anything in it is; or it states
 * another one and all of it is valid UTF-8, which happens by chance only in very short texts; or as text in the stated
 * encoding it is in no language, and in another encoding it is.
 */
export function isRefuted(bytes: Buffer, stated: string): boolean {
  if (stated.startsWith('utf-16')) return !utf16Of(bytes) && isNoUtf16(bytes);
  if (utf16Of(bytes)) return true;
  if (isAscii(bytes)) return stated !== 'iso-2022-jp' && isIso2022Jp(bytes);
  if (stated === 'utf-8') return !isUtf8(bytes) && !isHalfUtf8(bytes);
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return !PAIRS.test(stated) || beyondAscii(bytes) > MOST_BY_CHANCE;
  return stated === 'iso-2022-jp' || isInNoLanguage(wordsOf(bytes), stated);
}

/** Which of two statements the octets of a document bear out: `first` unless they clearly speak for `second`. */
export function likelierOf(bytes: Buffer, first: string, second: string): string {
  if (isAscii(bytes)) return first;
  const words = wordsOf(bytes);
  const [one, other] = [costAs(words, first), costAs(words, second)];
  if (one === undefined || other === undefined) return first;
  return one - other > (first === FALLBACK ? NAT : LEAST_DIFFERENCE) ? second : first;
}
/** What servers say that do not know: even a word may tell otherwise. */
const FALLBACK = 'windows-1252';
/** By chance, one letter may be likelier than what was meant; a word or two is enough to tell. */
const LEAST_DIFFERENCE = 5 * NAT;

/** A language that we do not know, or a page of signs, must not be taken for another: most of its octets have to speak. */
function isInNoLanguage(words: Buffer, stated: string): boolean {
  const cost = costAs(words, stated);
  if (cost === undefined) return false;
  const high = beyondAscii(words);
  return high >= LEAST_TO_REFUTE && cost - likeliestOf(words).cost > high * REFUTED_BY;
}
const LEAST_TO_REFUTE = 12;
const REFUTED_BY = 2 * NAT;

/** Encodings with two octets a character. */
const PAIRS = /^(?:gb|big5|euc|shift)/;
/** Octets beyond ASCII that may be valid UTF-8 by chance. */
const MOST_BY_CHANCE = 30;

function beyondAscii(bytes: Buffer): number {
  let count = 0;
  for (const octet of sampleOf(bytes)) if (octet > 0x7f) count += 1;
  return count;
}

/** Octets looked at, from the first beyond ASCII. */
const SAMPLE_BYTES = 16 * 1024;

function sampleOf(bytes: Buffer): Buffer {
  const start = bytes.findIndex((octet) => octet > 0x7f);
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

/**
 * The words with octets beyond ASCII, each once: a table that repeats one name tells no more by it. Octets below 0x40
 * are no second half of a character in any encoding, save for the rarest of GB 18030.
 */
function wordsOf(bytes: Buffer): Buffer {
  const words = new Set<string>();
  let [room, start, isForeign] = [SAMPLE_BYTES, 0, false];
  for (let at = 0; at <= bytes.length && room > 0; at++) {
    const octet = bytes[at] ?? 0;
    if (octet >= 0x40) {
      isForeign ||= octet > 0x7f;
      continue;
    }
    if (isForeign) {
      words.add(bytes.toString('latin1', start, Math.min(at, start + SAMPLE_BYTES)));
      room -= at - start;
    }
    [start, isForeign] = [at + 1, false];
  }
  return Buffer.from(` ${[...words].join(' ')} `, 'latin1');
}

/** In ISO 2022 everything is ASCII, between signs that say what it means. */
function isIso2022Jp(bytes: Buffer): boolean {
  if (!bytes.includes(0x1b) || !JIS.some((sign) => bytes.includes(sign))) return false;
  const { broken, whole } = charactersAs('iso-2022-jp', bytes);
  return broken * 10 < whole;
}
const JIS = ['\x1b$B', '\x1b$@', '\x1b(J', '\x1b(I'];

/** UTF-16 has a zero in every space and line end, and its markup cannot be read as it is. */
function isNoUtf16(bytes: Buffer): boolean {
  const head = bytes.subarray(0, SAMPLE_BYTES);
  if (head.includes(0)) return false;
  return /<[a-z!/?]/i.test(head.toString('latin1')) || (head.length > 100 && isUtf8(bytes));
}

/** A few broken sequences, cut off by some template, do not make a page legacy. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const { broken, whole } = charactersAs('utf-8', sampleOf(bytes));
  return broken * 10 < whole;
}

function isHalfUtf8(bytes: Buffer): boolean {
  const { broken, whole } = charactersAs('utf-8', sampleOf(bytes));
  return broken <= whole;
}

/** Of the characters beyond ASCII, those that decode and those that do not. */
function charactersAs(encoding: string, bytes: Buffer): { broken: number; whole: number } {
  let broken = 0;
  let whole = 0;
  for (const char of decodeAs(encoding, bytes)) {
    if (char === '\ufffd') broken += 1;
    else if (char > '\x7f') whole += 1;
  }
  return { broken, whole };
}
