import { decodeAs } from './encodings.js';
import { FREQUENT, LETTER_PAIRS, type LetterPairs } from './language-models.js';

/**
 * What a text costs in an encoding: -6 ln of how probable its octets beyond ASCII are in the likeliest language.
 * Encodings are compared by it over the same octets.
 */
export type Cost = number;

/** One nat. */
export const NAT = 6;

type Language = keyof typeof LETTER_PAIRS;
type Reader = (sample: Buffer) => Cost;

const WESTERN = ['fr', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'fi', 'ca', 'is', 'ga', 'et'] as const;
const CENTRAL = ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro'] as const;
const LATIN: readonly Language[] = [...WESTERN, ...CENTRAL, 'tr', 'lt', 'lv'];

/** `rare`: in nats, how much better an encoding must explain the octets, since it is found less often undeclared. */
const ONE_OCTET: Record<string, { languages: readonly Language[]; rare: number }> = {
  'windows-1252': { languages: WESTERN, rare: 0 },
  'windows-1251': { languages: ['cyrillic'], rare: 1 },
  'windows-1250': { languages: CENTRAL, rare: 5.5 },
  'windows-1254': { languages: ['tr'], rare: 2.5 },
  'windows-1253': { languages: ['greek'], rare: 2 },
  'windows-1255': { languages: ['hebrew'], rare: 2 },
  'windows-1256': { languages: ['arabic'], rare: 2 },
  'windows-874': { languages: ['thai'], rare: 2 },
  'koi8-u': { languages: ['cyrillic'], rare: 2 },
  'windows-1257': { languages: ['lt', 'lv', 'et'], rare: 5 },
  'iso-8859-2': { languages: CENTRAL, rare: 6 },
  'iso-8859-7': { languages: ['greek'], rare: 3 },
  'iso-8859-5': { languages: ['cyrillic'], rare: 4 },
  'iso-8859-6': { languages: ['arabic'], rare: 4 },
  ibm866: { languages: ['cyrillic'], rare: 4 },
};

/** Not looked for, but declared. */
const ONLY_DECLARED: Record<string, readonly Language[]> = {
  macintosh: LATIN,
  'koi8-r': ['cyrillic'],
  'x-mac-cyrillic': ['cyrillic'],
  'iso-8859-8': ['hebrew'],
  'iso-8859-8-i': ['hebrew'],
  'iso-8859-4': LATIN,
  'iso-8859-10': LATIN,
  'iso-8859-13': LATIN,
  'iso-8859-15': LATIN,
  'iso-8859-16': LATIN,
};

/** `common`: the lead octets, from and to, of everyday characters; the others are for the learned. */
const TWO_OCTETS: Record<string, { frequent: string; common: [number, number]; rare: number }> = {
  shift_jis: { frequent: FREQUENT.japanese, common: [0x88, 0x97], rare: 1 },
  'euc-jp': { frequent: FREQUENT.japanese, common: [0xb0, 0xcf], rare: 2 },
  gb18030: { frequent: FREQUENT.simplified, common: [0xb0, 0xd7], rare: 1 },
  big5: { frequent: FREQUENT.traditional, common: [0xa4, 0xc6], rare: 1.5 },
  'euc-kr': { frequent: FREQUENT.korean, common: [0xb0, 0xc8], rare: 1.5 },
};

/** The encoding that explains a sample best, and what it costs, its rarity included. */
export function likeliestOf(sample: Buffer): { encoding: string; cost: Cost } {
  let best = { encoding: 'windows-1252', cost: Number.POSITIVE_INFINITY };
  const running = isRunning(sample);
  for (const [encoding, { rare }] of [...Object.entries(TWO_OCTETS), ...Object.entries(ONE_OCTET)]) {
    if (!running && isForRunning(encoding)) continue;
    const cost = rare * NAT + costOf(sample, readersOf(encoding, false));
    if (cost < best.cost) best = { encoding, cost };
  }
  return best;
}

/** What a sample costs in an encoding that was declared, in any language that may be in it; undefined for unknown ones. */
export function costAs(sample: Buffer, encoding: string): Cost | undefined {
  const readers = readersOf(encoding === 'gbk' ? 'gb18030' : encoding, true);
  return readers.length > 0 ? costOf(sample, readers) : undefined;
}

function costOf(sample: Buffer, readers: readonly Reader[]): Cost {
  return Math.min(...readers.map((read) => read(sample)));
}

/** Outside Latin scripts, letters beyond ASCII follow each other; there they stand between plain ones. */
function isForRunning(encoding: string): boolean {
  const { languages } = ONE_OCTET[encoding] ?? {};
  return languages !== undefined && !languages.some((language) => LATIN.includes(language));
}

function isRunning(sample: Buffer): boolean {
  let [high, followed] = [0, 0];
  for (let at = 0; at < sample.length; at++) {
    if ((sample[at] as number) < 0x80) continue;
    high += 1;
    if ((sample[at + 1] ?? 0) > 0x7f) followed += 1;
  }
  return followed > high / 2;
}

const made = new Map<string, readonly Reader[]>();

/** Made when first needed: most pages never are. */
function readersOf(encoding: string, isDeclared: boolean): readonly Reader[] {
  const key = `${encoding} ${isDeclared}`;
  const known = made.get(key);
  if (known) return known;
  const readers = makeReaders(encoding, isDeclared);
  made.set(key, readers);
  return readers;
}

function makeReaders(encoding: string, isDeclared: boolean): readonly Reader[] {
  const double = TWO_OCTETS[encoding];
  if (double) {
    const costs = costsOfCharacters(encoding, double);
    return [(sample) => costOfCharacters(decodeAs(encoding, sample), costs)];
  }
  const languages = ONE_OCTET[encoding]?.languages ?? ONLY_DECLARED[encoding] ?? [];
  if (languages.length === 0) return [];
  const spoken = isDeclared && languages.some((language) => LATIN.includes(language)) ? LATIN : languages;
  const octets = octetsIn(encoding);
  return spoken.map((language) => {
    const reading = readingOf(octets, LETTER_PAIRS[language]);
    return (sample) => costOfOctets(sample, reading);
  });
}

/** What no text has: an octet that the encoding does not know, a control character. */
const IMPOSSIBLE = 12 * NAT;
const IS_IMPOSSIBLE = /[\ufffd\p{Cc}\p{Co}]/u;
/** Which of the typographic signs it is. */
const ONE_OF_SIGNS = 1.5 * NAT;
const SIGNS = new Set('„“”‘’‚–—…«»‹›·•°©®€£§™№\u00a0،؟؛†½²³ªº¿¡');

/** What each octet is in an encoding. */
interface Octets {
  /** The character, in small. */
  small: readonly string[];
  isLetter: Uint8Array;
  isCapital: Uint8Array;
  isImpossible: Uint8Array;
}

/** And in a language. */
interface Reading extends Octets {
  /** Its row and column in `costs`. */
  classes: Uint8Array;
  costs: readonly Uint8Array[];
  /** What it costs by itself. */
  own: Uint8Array;
}

function readingOf(octets: Octets, { letters, costs }: LetterPairs): Reading {
  const [sign, other, ascii] = [letters.length, letters.length + 1, letters.length + 2];
  const isLatin = costs.length > ascii + 2;
  const [classes, own] = [new Uint8Array(256), new Uint8Array(256)];
  for (const [octet, small] of octets.small.entries()) {
    if (octet < 0x80) {
      classes[octet] = ascii + (!octets.isLetter[octet] ? 0 : isLatin ? small.charCodeAt(0) - 0x60 : 1);
      continue;
    }
    const at = letters.indexOf(small);
    classes[octet] = at >= 0 ? at : SIGNS.has(small) ? sign : other;
    own[octet] = octets.isImpossible[octet] ? IMPOSSIBLE : classes[octet] === sign ? ONE_OF_SIGNS : 0;
  }
  const rows = costs.map((row) => Uint8Array.from(row, (cost) => cost.charCodeAt(0) - 0x21));
  return { ...octets, classes, costs: rows, own };
}

function octetsIn(encoding: string): Octets {
  const chars = [...decodeAs(encoding, Buffer.from(Array.from({ length: 256 }, (_, octet) => octet)))];
  const small = chars.map((char) => char.toLowerCase());
  const isLetter = Uint8Array.from(chars, (char) => Number(/^[\p{L}\p{M}]$/u.test(char)));
  const isCapital = Uint8Array.from(chars, (char, at) => Number(isLetter[at] === 1 && small[at] !== char));
  return {
    small,
    isLetter,
    isCapital,
    isImpossible: Uint8Array.from(chars, (char) => Number(IS_IMPOSSIBLE.test(char))),
  };
}

/** A capital within a word, which a wrong guess among Cyrillic encodings makes of most letters, and anywhere else. */
const CAPITAL_INSIDE = 4 * NAT;
const CAPITAL = NAT;

function costOfOctets(sample: Buffer, { classes, costs, own, isLetter, isCapital }: Reading): Cost {
  let cost = 0;
  let before = 0x20;
  for (const octet of sample) {
    if (octet > 0x7f || before > 0x7f) {
      cost += costs[classes[before] as number]?.[classes[octet] as number] ?? 0;
      cost += own[octet] as number;
      if (isCapital[octet]) cost += isLetter[before] && !isCapital[before] ? CAPITAL_INSIDE : CAPITAL;
    }
    before = octet;
  }
  return cost;
}

/** Characters by how often they come, where there are thousands. */
const COMMON = 10 * NAT;
const RARE = 14.5 * NAT;
const KANA = 5.5 * NAT;
/** The first of a word, and further ones: two of them look like one character of other encodings. */
const HALF_KANA = 8 * NAT;
const MORE_HALF_KANA = 5.2 * NAT;
const PUNCTUATION = 7 * NAT;
/** Between a letter of ASCII and a character of another kind there is mostly something. */
const TOUCHING = 8 * NAT;

function costsOfCharacters(encoding: string, { frequent, common: [from, to] }: (typeof TWO_OCTETS)[string]) {
  const costs = new Map<string, Cost>();
  for (let lead = from; lead <= to; lead++) {
    const row = Array.from({ length: 0xff - 0x40 }, (_, at) => [lead, 0x40 + at]).flat();
    for (const char of decodeAs(encoding, Buffer.from(row))) if (char > '\x7f') costs.set(char, COMMON);
  }
  costs.delete('\ufffd');
  if (frequent === FREQUENT.japanese)
    for (let code = 0x3041; code < 0x30fd; code++) costs.set(String.fromCharCode(code), KANA);
  // The share of a word by its rank, after Zipf and Mandelbrot.
  for (const [rank, char] of [...frequent].entries()) {
    costs.set(char, Math.min(costs.get(char) ?? RARE, -Math.log(0.2 / (rank + 15)) * NAT));
  }
  return costs;
}

function costOfCharacters(text: string, costs: Map<string, Cost>): Cost {
  let cost = 0;
  let before = '';
  for (const char of text) {
    if (char > '\x7f') cost += costs.get(char) ?? costOfOther(char, before);
    if (char > '\x7f' ? isPlainLetter(before) : before > '\x7f' && isPlainLetter(char)) cost += TOUCHING;
    before = char;
  }
  return cost;
}

function isPlainLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}

function costOfOther(char: string, before: string): Cost {
  if (IS_IMPOSSIBLE.test(char)) return IMPOSSIBLE;
  if (isHalfKana(char)) return isHalfKana(before) ? MORE_HALF_KANA : HALF_KANA;
  return /[\u3000-\u3020\uff00-\uff5f]/.test(char) ? PUNCTUATION : RARE;
}

function isHalfKana(char: string): boolean {
  return char >= '\uff61' && char <= '\uff9f';
}
