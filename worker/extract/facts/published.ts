import { around } from '../../html/around.js';
import { labelledDate } from './date-line.js';
import type { Headline } from './headline.js';
import { dateOfBeginning, headlineDate } from './headline-date.js';
import { toIsoDate } from './iso-date.js';
import { hasType, type Thing } from './json-ld.js';
import type { ReadMeta } from './meta.js';
import { isAmongOthers, isHiddenText, isOfOthers } from './others.js';
import { isOffer } from './own-thing.js';
import { isPast } from './stated-dates.js';
import { isInside } from './teasers.js';
import { isOfPage, machineDate, timeIn } from './times.js';

/** Where a page is, by its own account too, in which language it writes dates, and what is around its headline. */
interface Shown {
  lang: string | undefined;
  url: URL;
  /** The address that the page states. */
  canonical: string | undefined;
  headline: () => Headline | undefined;
  /** Boxes that show other pages. */
  teasers: () => ReadonlySet<Element>;
}

/** When a page was published, as its text and address say. `times`: its elements with a machine-readable date. */
export function shownDate(
  document: Document,
  times: readonly Element[],
  said: Thing | undefined,
  meta: ReadMeta,
  { headline, lang, url, canonical, teasers }: Shown,
): string | undefined {
  // A front page shows dates of what it links to, an event's its own, a product's that of a review or a delivery.
  if (url.pathname === '/' && !url.search) return undefined;
  if (isOffer(said, meta('og:type')) || (said && hasType(said, /Event$/))) return undefined;
  const own = times.filter(
    (time) => !isInside(time, teasers()) && !around(time, (up) => isOfOthers(up) || isHiddenText(up)),
  );
  const shown =
    timeIn(own, lang, isOfPage) ??
    headlineDate(headline(), lang) ??
    timeIn(own, lang, (time) => time.closest('article') !== null) ??
    labelledDate(document, lang, teasers()) ??
    dateOfBeginning(headline(), lang);
  if (shown && isMonthOfDays(shown, times)) return undefined;
  return shown && isPast(shown) ? shown : (dateOfAddress(url) ?? (canonical && dateOfAddress(new URL(canonical))));
}

/** Whether a date is a month alone on a page that dates several things to days of that month: a list of events. */
function isMonthOfDays(date: string, times: readonly Element[]): boolean {
  const days = times.filter((time) => machineDate(time)?.startsWith(`${date}-`) && !isAmongOthers(time));
  return date.length < '2024-03-05'.length && days.length > 1;
}

/** The date in the address, as blogs and newspapers have it. */
function dateOfAddress({ pathname }: URL): string | undefined {
  for (const form of IN_ADDRESS) {
    const { year = '', month = '', day = '' } = form.exec(pathname)?.groups ?? {};
    const date = year && toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    if (date && isPast(date)) return date;
  }
  return undefined;
}
/** "/2024/03/05/", "/2024-03-05-", "/2024-03/05/", "/2024/0305/", "/20240305/". */
const IN_ADDRESS: readonly RegExp[] = [
  /\/(?<year>(?:19|20)\d\d)([/-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?=[/_-]|$)/,
  /\/(?<year>20\d\d)[-/]?(?<month>\d\d)\/(?<day>\d\d)(?=\/)/,
  /\/(?<year>20\d\d)\/?(?<month>\d\d)(?<day>\d\d)(?=[/_-])/,
];
