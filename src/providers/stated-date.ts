import { isoDay } from './time-limit.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Mar 5, 2026`, as Google shows a day in English. */
const SHOWN = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/;
/** `Thu, 05 Mar 2026 07:00:00 GMT`. Source: RFC 5322, section 3.3. */
const OF_MAIL = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|[+-]\d{4})$/;

/** A date as services word it, in ISO 8601. What has another form is returned as it is: `rowFacts` drops what is no date. */
export function isoDate(said: unknown): string | undefined {
  if (typeof said !== 'string') return undefined;
  if (OF_MAIL.test(said)) {
    const ms = Date.parse(said);
    return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
  }
  const [shown, month = '', day, year] = SHOWN.exec(said) ?? [];
  if (!shown) return said;
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  return MONTHS.includes(month) && date.getUTCDate() === Number(day) ? isoDay(date) : undefined;
}
