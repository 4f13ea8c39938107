import { toIsoDate } from './iso-date.js';
import { statedText, type Thing } from './json-ld.js';
import type { ReadMeta } from './meta.js';

/** Meta tags that date a page, the most trusted first. */
const PUBLISHED_NAMES = (
  'article:published_time og:article:published_time og:published_time article:published article.published datepublished citation_publication_date ' +
  'citation_date citation_online_date bepress_citation_date prism.publicationdate eprints.date parsely-pub-date dc.date.issued dc.date.issue dcterms.issued dc.date dc.date.created dcterms.created ' +
  'dcterms.date sailthru.date pubdate publish-date publish_date publication_date published_date published-date published_on ' +
  'publishdate firstpublishedtime bt:pubdate iso-8601-publish-date originalpublicationdate pdate date'
).split(' ');
/** Meta tags that say when a page was last changed, the most trusted first. */
const CHANGED_NAMES = (
  'article:modified_time og:article:modified_time og:updated_time article:modified datemodified citation_lastmodified ' +
  'dcterms.modified dc.date.modified last-modified lastmod modified_time revised'
).split(' ');

const DAY_CHARS = '2024-03-05'.length;
const DAY_MS = 86_400_000;

/** When JSON-LD or meta tags say that a page was published and last changed, in ISO 8601. */
export function statedDates(
  said: Thing | undefined,
  meta: ReadMeta,
  lang: string | undefined,
): { published: string | undefined; changed: string | undefined } {
  const thing = said ?? {};
  const datesOf = (parts: readonly string[], names: readonly string[], lastPart = '') =>
    [...parts.map((part) => numberOrText(thing[part])), ...names.map(meta), numberOrText(thing[lastPart])]
      .map((text) => text && toIsoDate(text, lang))
      .filter((date) => date && isPast(date));
  const days = datesOf(['datePublished', 'datePosted', 'uploadDate'], PUBLISHED_NAMES, 'dateCreated');
  return {
    // Journals also state the month of an issue, beside the day.
    published: days.find((date) => date && date.length >= DAY_CHARS) ?? days[0],
    changed: datesOf(['dateModified'], CHANGED_NAMES)[0],
  };
}

/** Whether a date is not in the future anywhere on earth. Its time may have no zone, and is left out. */
export function isPast(date: string): boolean {
  return Date.parse(date.slice(0, DAY_CHARS)) < Date.now() + DAY_MS;
}

/** Some state the seconds since 1970. */
function numberOrText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : statedText(value);
}
