import { MONTHS } from '../words/date.js';
import { patternOf } from '../words/words.js';
import { inCommonEra, inPlainDigits } from './calendars.js';

/**
 * A date as a page writes it, in ISO 8601: a date alone stays a date, a time keeps its offset, and one without stays
 * without, as nobody says where its clock hangs. `lang` is the page's language, for names of months and for the order
 * of day and month in numbers.
 * Undefined when it is no date, or not between 1990 and 2100 (placeholders, epoch zeros).
 */
export function toIsoDate(text: string, lang?: string): string | undefined {
  const source = inPlainDigits(text)
    .trim()
    .replace('−', '-')
    .replace(ZONE_NAME, '')
    .replace(ASCTIME, '$2 $1 $5 $3 $4')
    .replace(YEAR_FIRST, '$3 $2 $1')
    .trim();
  const iso =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:(?:[T ]|, )([01]\d|2[0-3]):?([0-5]\d)(?::?(\d{2}(?:\.\d+)?))?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(
      source,
    );
  if (iso) {
    const [, year = '', month = '', day = '', hour, minute, second, zone = ''] = iso;
    const date = dayOf(year, month, day);
    if (!date || !hour) return date;
    const offset = /^[a-z]/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})?$/, (_, h, m = '00') => `${h}:${m}`);
    return `${date}T${[hour, minute, second].filter(Boolean).join(':')}${offset}`;
  }
  if (/^1[0-9]{9}(?:[0-9]{3})?$/.test(source)) return written(new Date(Number(source.padEnd(13, '0'))));
  if (source.length > 60) return undefined;
  const day = dateIn(source, lang);
  return day ? (withTime(source, day) ?? day) : monthIn(source);
}

/** What scripts write behind the offset: "GMT+0100 (Central European Standard Time)". */
const ZONE_NAME = /(?<=GMT[+-]\d{4}) \([^()]{1,60}\)$/;

/** As C and `date` write it: "Tue Mar  3 10:15:22 CET 2015". */
const ASCTIME = /^[a-z]{3} ([a-z]{3}) {1,2}(\d{1,2}) (\d\d:\d\d:\d\d)(?: ([A-Z]{2,5}))? (\d{4})$/i;

/** As libraries write it: "2021 Mar", "2021 Mar 5". */
const YEAR_FIRST = /^(\d{4}) ([a-z]{3,9})(?: (\d{1,2}))?$/i;

/** The date with its time, where the engine reads the same day: RFC 2822, and English dates. */
function withTime(source: string, day: string): string | undefined {
  if (!/\d:\d{2}/.test(source)) return undefined;
  const zone = ZONE.exec(source)?.[0];
  const local = new Date(`${zone ? source.slice(0, -zone.length) : source} UTC`);
  const read = zone ? new Date(source) : local;
  const date = Math.abs(read.getTime() - Date.parse(day)) < 2 * DAY_MS ? written(read) : undefined;
  if (!zone || !date) return date?.replace('Z', '');
  // Midnight passes at another time there: the day is the one that the page says.
  const said = date.startsWith(day) ? undefined : written(local);
  return said?.replace('Z', offsetOf(local.getTime() - read.getTime())) ?? date;
}
const DAY_MS = 86_400_000;
const ZONE = /\s*(?:(?:\bGMT|\bUTC)?[+-]\d{2}:?\d{2}|\b(?:GMT|UTC|[A-Z]{2,4}T)|Z)\s*(?:\(.*\))?$/;

/** The distance of a local time to UTC, as ISO 8601 has it: "-08:00". */
function offsetOf(aheadMs: number): string {
  return `${aheadMs < 0 ? '-' : '+'}${new Date(Math.abs(aheadMs)).toISOString().slice(11, 16)}`;
}

/** Some pages state only a month or year, and ISO 8601 has both. */
function monthIn(source: string): string | undefined {
  const {
    year = '',
    month = '',
    no = '',
  } = /^(?<month>\p{L}{3,12}\.?)? ?(?<year>\d{4})(?:[-/](?<no>0?[1-9]|1[0-2]))?$/u.exec(source)?.groups ?? {};
  const number = no.padStart(no ? 2 : 0, '0') || (month && monthNamed(month).padStart(2, '0'));
  if (!dayOf(year, number || '1', '1') || (month && number === '00')) return undefined;
  return number ? `${year}-${number}` : year;
}

function written(date: Date): string | undefined {
  return isPlausible(date) ? date.toISOString().replace('.000Z', 'Z') : undefined;
}

const ORDINAL = '(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH]|[eE][rR]|\\.|º|ª|°)?';
/**
 * A letter, or a mark on one, by a few ranges: what is no name of a month is told later, and a dozen of `\p{L}` take the
 * engine half a second to compile.
 */
const LETTER = '[A-Za-z\\u00aa\\u00b5\\u00c0-\\u02af\\u0300-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\uffdc]';
/** A month's name, of two letters only in Arabic and the scripts of India. Arabic has two pairs of months that a second word tells apart; Thai abbreviates with points. */
const NAME = `(?<month>(?:${LETTER}{3,12}(?: ال(?:أ|ا|ث)${LETTER}{2,4})?|[\\u0600-\\u06ff\\u0900-\\u0dff]{2}|${LETTER}{1,3}\\.${LETTER}{1,3})\\.?)`;
const DAY = `(?<day>\\d{1,2})${ORDINAL}`;
const YEAR = '(?<year>\\d{4})';
const OF = "(?: [dD][eE][lL]?| [oO][fF]|,)?(?:[ -]| [dD]['’])";

/** "2024-03-05", "5.3.2024", "05/Mar/2024"; "March 5th, 2024"; "5 de marzo de 2024"; "2024. március 5". */
const FORMS = [
  `(?<![\\d./])(?<first>\\d{1,4})(?<mark>[./-])\\s?(?<second>\\d{1,2}|${LETTER}{3,9})\\k<mark>\\s?(?<last>\\d{4}|\\d{1,2})(?!\\d|[./]\\d)`,
  `(?<!\\p{L})${NAME} ${DAY},? ${YEAR}(?!\\d)`,
  `(?<!\\d)${DAY}${OF}${NAME}${OF}${YEAR}(?!\\d)`,
  `(?<!\\d)${YEAR}\\. ${NAME} ${DAY}(?!\\d)`,
].map((form) => patternOf(() => form, 'gu'));
/** What is in every date of these forms; few texts have it, and the patterns are dear. */
const MAY_DATE = /\d{4}|\d[./]\d\d[./]\d\d/;

/** The first date in a short text, without its time, if day and month cannot be mistaken for each other in its language. */
export function dateIn(text: string, lang = ''): string | undefined {
  const line = inNumbers(inCommonEra(text.replace(/\s+/g, ' '), lang));
  if (!MAY_DATE.test(line)) return undefined;
  for (const form of FORMS)
    for (const { groups } of line.matchAll(form())) {
      const [year = '', month = '', day = ''] = partsOf(groups ?? {}, lang) ?? [];
      const number = /^\d/.test(month) ? month : monthNamed(month, lang);
      const date = number && dayOf(year.padStart(4, '20'), number, day);
      if (date) return date;
    }
  return undefined;
}

/** A short text with each date replaced by a bar. */
export function dateless(text: string): string {
  if (!MAY_DATE.test(text)) return text;
  const withBar = (whole: string, ...found: unknown[]) =>
    partsOf(found.at(-1) as Record<string, string>, 'de') ? ' | ' : whole;
  return FORMS.reduce((rest, form) => rest.replace(form(), withBar), inNumbers(text));
}

/** East Asia writes a word behind each number, Vietnam before two of them. */
function inNumbers(line: string): string {
  return line
    .replace(/(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g, '$1-$2-$3 ')
    .replace(/(\d{1,2}) tháng (\d{1,2}),? (?:năm )?(\d{4})/gi, '$1.$2.$3');
}

/** Year, month and day of a match; undefined where numbers may be none, or leave open which is which. */
function partsOf(
  { year, month, day, first = '', mark, second = '', last = '' }: Record<string, string>,
  lang: string,
): (string | undefined)[] | undefined {
  if (!mark) return [year, month, day];
  if (first.length === 4) return last.length < 3 ? [first, second, last] : undefined;
  if (first.length > 2) return undefined;
  const isShort = last.length < 3;
  if (isShort && (mark === '-' || first.length + second.length + last.length < 6)) return undefined;
  if (isShort && YEAR_FIRST_IN.test(lang)) return [first, second, last];
  // Between dots the day comes first in every country, and so it does before a name.
  if (mark === '.' || !/^\d/.test(second)) return [last, second, first];
  if (Number(second) > 12) return [last, first, second];
  if (isShort ? IS_OPEN.test(lang) || EITHER_ORDER_IN.test(lang) || IN_AMERICA.test(lang) : false) return undefined;
  if (Number(first) > 12) return [last, second, first];
  if (IN_AMERICA.test(lang)) return [last, first, second];
  return IS_OPEN.test(lang) ? undefined : [last, second, first];
}
const IN_AMERICA = /^en-US\b/i;
/** No language, plain English and Canada's say nothing of the order of day and month in numbers. */
const IS_OPEN = /^(?:en(?:-CA)?)?$/i;
/** Languages that write the year first, also with two digits: "24.03.05". */
const YEAR_FIRST_IN = /^(?:ja|ko|zh)\b/i;
/** Languages that mostly do so, or differ by country. */
const EITHER_ORDER_IN = /^(?:af|en-(?:CA|PH|ZA)|eu|fa|fr-CA|hu|lt|mn|sv)\b/i;

function monthNamed(name: string, lang?: string): string {
  const written = plainName(name);
  const ofLanguage = lang ? namesOfMonths(lang).get(written) : undefined;
  return String(ofLanguage ?? monthBegun(written));
}

/** The number of the month whose name begins as one does in a language that many pages have. */
function monthBegun(name: string): number | '' {
  for (const months of Object.values(MONTHS)) {
    const at = months.findIndex((month) => name.startsWith(month));
    if (at >= 0) return at + 1;
  }
  return '';
}

const KNOWN_MONTHS = new Map<string, ReadonlyMap<string, number>>();
const MOST_LANGUAGES = 50;

/** The names of the months in a language, alone and beside a day, in full and abbreviated. */
function namesOfMonths(lang: string): ReadonlyMap<string, number> {
  const known = KNOWN_MONTHS.get(lang);
  if (known) return known;
  const names = new Map<string, number>();
  for (const locale of /^ar\b/i.test(lang) ? [...ARABIC, lang] : [lang]) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { month, day, timeZone: 'UTC', calendar: 'gregory' });
        for (let i = 0; i < 12; i++) {
          const name = format.formatToParts(Date.UTC(2024, i, 15)).find(({ type }) => type === 'month')?.value ?? '';
          if (!/^\d/.test(name)) names.set(plainName(name), i + 1);
        }
      }
    }
  }
  if (KNOWN_MONTHS.size < MOST_LANGUAGES) KNOWN_MONTHS.set(lang, names);
  return names;
}

/** Arabic names the months in three ways: in Egypt, in the Levant and Iraq, in the Maghreb. */
const ARABIC = ['ar-EG', 'ar-SY', 'ar-TN'];

/**
 * A name without accents and without the vowel points of Hebrew and Arabic; the vowels of Indian scripts and Thai stay.
 */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f.]/g, '')
    .toLowerCase();
}

/** The date as ISO 8601; undefined where there is no such day. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  return isPlausible(read) && read.toISOString().startsWith(date) ? date : undefined;
}

function isPlausible(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1990 && year < 2100;
}
