import { isAscii, isUtf8 } from 'node:buffer';
import { decodeAs } from './encodings.js';

/**
 * Legacy encodings and the letters a text in them is mostly made of. A wrong guess turns most letters into rare ones,
 * KOI8 read as windows-1251 even into capitals, so that the share of these letters tells them apart. Letters that a
 * neighbour would claim are left out: õ, which is Hungarian's ő, and the rarer half of the alphabets that share octets.
 */
const LATIN = {
  'windows-1252': 'éèêëàâáäåãæçîíïñôóöøœùúûüß’‘“”–—…«»·°©®£€\u00a0',
  'windows-1250': 'ąćęłńóśźżáäčďéěíľĺňôőöŕřšťúůűüýž„”–—…«»\u00a0',
  'windows-1254': 'ığşçöüâîİĞŞ’‘“”–—…\u00a0',
};
const ONE_OCTET = {
  'windows-1251': 'оеаинтсрвлкмдпуяыьгзбчіїє«»–—\u00a0',
  'koi8-u': 'оеаинтсрвлкмдпуяыьгзбчіїє\u00a0',
  'iso-8859-5': 'оеаинтсрвлкмдпуяыьгзбч\u00a0',
  ibm866: 'оеаинтсрвлкмдпуяыьгзбч\u00a0',
  'windows-1253': 'αοιετσνηρκπυςλμίάόέήύ«»’\u00a0',
  'windows-1255': 'יוהלארתבשמנ\u00a0',
  'windows-1256': 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآئ،\u00a0',
  'windows-874': 'กขคงจชซดตถทธนบปผพฟมยรลวศษสหอะัาำิีึืุูเแโใไ่้์็\u00a0',
};
const KANA =
  'あいうえおかがきくけこさしじすせそただちっつてでとどなにのはまみめもやよらりるれろをんアイスタッテトラリルレンー、。';
const TWO_OCTETS = {
  shift_jis: KANA,
  'euc-jp': KANA,
  'euc-kr': '이다는의에가을를은고하지한로도사기리자대어인서나시그아정부들수보있해었것습니까요세만제일장면',
  gb18030:
    '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长，。、',
  big5: '的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可她裡後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長，。、',
};

/** Octets looked at, from the first beyond ASCII: a share has settled by then, and a dozen decodings take milliseconds. */
const SAMPLE_BYTES = 16 * 1024;
/** A share of frequent letters below this is no evidence; then it is what browsers fall back to. */
const LEAST_SHARE = 0.3;
const FALLBACK = 'windows-1252';

/** What an undeclared document is probably encoded in, as a WHATWG name. */
export function detectEncoding(bytes: Buffer): string {
  const wide = utf16(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return bytes.includes('\x1b$B') ? 'iso-2022-jp' : 'utf-8';
  const sample = sampleOf(bytes);
  if (isMostlyUtf8(sample)) return 'utf-8';
  // Pairs of octets make sense by chance far more rarely than single ones: Chinese is always passable Thai.
  return likeliest(sample, TWO_OCTETS) ?? likeliest(sample, isRunning(sample) ? ONE_OCTET : LATIN) ?? FALLBACK;
}

/**
 * Whether a document cannot be in its stated encoding: it states UTF-8 and hardly anything in it is; or it states
 * another one and all of it is valid UTF-8, which happens by chance only in very short texts.
 */
export function isContradicted(bytes: Buffer, stated: string): boolean {
  if (/^(?:utf-16|iso-2022|x-)/.test(stated) || isAscii(bytes)) return false;
  if (stated !== 'utf-8') return isUtf8(bytes) && (!PAIRS.test(stated) || beyondAscii(bytes) > MOST_BY_CHANCE);
  if (isUtf8(bytes)) return false;
  const { broken, whole } = utf8Characters(sampleOf(bytes));
  return broken > whole;
}
/** Encodings with two octets a character. */
const PAIRS = /^(?:gb|big5|euc|shift)/;
/** Octets beyond ASCII that may be valid UTF-8 by chance. */
const MOST_BY_CHANCE = 30;

function beyondAscii(bytes: Buffer): number {
  return sampleOf(bytes).filter((octet) => octet > 0x7f).length;
}

function sampleOf(bytes: Buffer): Buffer {
  const start = bytes.findIndex((octet) => octet > 0x7f);
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

/** UTF-16 without a mark shows by the zero octets of its markup, all on one side. */
function utf16(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 64);
  const zeros = [0, 0] as [number, number];
  for (const [at, octet] of head.entries()) if (octet === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  if (Math.max(...zeros) < head.length / 4 || Math.min(...zeros) > 0) return undefined;
  return zeros[0] > 0 ? 'utf-16be' : 'utf-16le';
}

/** A few broken sequences, cut off by some template, do not make a page legacy. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const { broken, whole } = utf8Characters(bytes);
  return broken * 10 < whole;
}

/** Of the characters beyond ASCII, those that decode and those that do not. */
function utf8Characters(bytes: Buffer): { broken: number; whole: number } {
  let broken = 0;
  let whole = 0;
  for (const char of decodeAs('utf-8', bytes)) {
    if (char === '\ufffd') broken += 1;
    else if (char > '\x7f') whole += 1;
  }
  return { broken, whole };
}

/** Whether letters beyond ASCII follow each other, as in Greek; in Latin scripts they stand between plain ones. */
function isRunning(sample: Buffer): boolean {
  const high = [...sample.keys()].filter((at) => (sample[at] ?? 0) > 0x7f);
  return high.filter((at) => (sample[at + 1] ?? 0) > 0x7f).length > high.length / 2;
}

function likeliest(sample: Buffer, table: Record<string, string>): string | undefined {
  const shares = Object.entries(table).map(([encoding, letters]) => ({
    encoding,
    share: shareOf(letters, decodeAs(encoding, sample)),
  }));
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
  return best.share >= LEAST_SHARE ? best.encoding : undefined;
}

/** How many of the characters beyond ASCII are among `letters`, 0 to 1. */
function shareOf(letters: string, text: string): number {
  const frequent = new Set(letters);
  const foreign = [...text].filter((char) => char > '\x7f');
  return foreign.filter((char) => frequent.has(char)).length / Math.max(foreign.length, 1);
}
