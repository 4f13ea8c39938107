/** Zero in the scripts whose own digits are used on pages: Arabic, Persian, Indian and others, and full-width. */
const NOUGHTS = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐၀០０', (nought) => nought.codePointAt(0) ?? 0);
const OTHER_DIGIT = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙၀-၉០-៩０-９]/gu;

/** The same text with the digits 0 to 9. */
export function inPlainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (NOUGHTS.find((nought) => code - nought >= 0 && code - nought < 10) ?? code));
  });
}

/** A text with plain digits, without direction marks, and with the years and days of other calendars converted. */
export function inCommonEra(text: string, lang = ''): string {
  const line = inPlainDigits(text.replace(/[\u061c\u200e\u200f]/g, ''));
  // Thailand counts years from the Buddha; Hebrew writes "in" before a month.
  if (/^th\b/i.test(lang)) return inOurYears(line);
  if (/^he\b/i.test(lang)) return line.replace(/(?<=\d )ב/g, '');
  if (/^fa\b/i.test(lang)) return inSolarYears(line);
  // Taiwan counts them from its republic, Japan those of an emperor's reign.
  const west = line.replace(/(?:中華)?民[國国]\s?(\d{2,3})\s?年/g, (_, year: string) => `${1911 + Number(year)}年`);
  return west.replace(/(令和|平成)\s?(\d{1,2}|元)\s?年/g, (_, era: string, year: string) => {
    return `${(era === '令和' ? 2018 : 1988) + (year === '元' ? 1 : Number(year))}年`;
  });
}

/** The years of the Buddha, also named so, and their last two digits behind the short name of a month. */
function inOurYears(line: string): string {
  return line
    .replace(/พ\.ศ\. ?/g, '')
    .replace(/(?<=\d [ก-๙]{1,3}\.[ก-๙]{1,2}\. ?)[4-9]\d(?![\d:.])/g, '25$&')
    .replace(/(?<!\d)2[56]\d\d(?!\d)/g, (year) => String(Number(year) - 543));
}

/** The months of Iran, with either letter for `y`. */
const SOLAR_MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ');
const SOLAR_DATE = new RegExp(
  `(?<!\\d)(?:(?<day>\\d{1,2}) (?:ماه )?(?<month>${SOLAR_MONTHS.join('|')})(?: ماه)?،? (?<year>1[34]\\d\\d)|` +
    '(?<y>1[34]\\d\\d)([/-])(?<m>\\d{1,2})\\5(?<d>\\d{1,2}))(?!\\d)',
  'gu',
);

function inSolarYears(line: string): string {
  return line.replace(/ي/g, 'ی').replace(SOLAR_DATE, (whole, ...found) => {
    const { day, month = '', year, y, m, d } = found.at(-1) as Record<string, string | undefined>;
    return fromSolar(Number(year ?? y), m ? Number(m) : SOLAR_MONTHS.indexOf(month) + 1, Number(day ?? d)) ?? whole;
  });
}

/** The first of Farvardin 1403. Leap years come eight times in 33, as they do from 1244 to 1472. */
const NEW_YEAR_1403 = Date.UTC(2024, 2, 20);
const DAY_MS = 86_400_000;

function fromSolar(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > (month < 7 ? 31 : 30)) return undefined;
  const before = month < 7 ? 31 * (month - 1) : 186 + 30 * (month - 7);
  const date = new Date(NEW_YEAR_1403 + (daysBefore(year) - daysBefore(1403) + before + day - 1) * DAY_MS);
  return date.toISOString().slice(0, '2024-03-05'.length);
}

function daysBefore(year: number): number {
  const since = year + 1595;
  return 365 * since + 8 * Math.floor(since / 33) + Math.floor(((since % 33) + 3) / 4);
}
