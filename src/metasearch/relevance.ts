import type { Row } from '../providers/provider.js';
import { canonicalUrl } from './canonical-url.js';
import type { EnginePage } from './merge.js';

/**
 * Tuned on the recorded pages of every engine, 32 with a known query. In each real page of at least three rows, a row
 * has 47 % of the query's words or more on average; in the recorded decoy, all about the first of four words, 35 %.
 */
const LEAST_COVERAGE = 0.41;
const LEAST_ROWS = 3;
/** Below this share of rows with any word of the query, a page of any length is about something else. */
const LEAST_SHARE = 0.2;
/** A longer word counts by its beginning, so that its other forms count too. */
const STEM = 4;
/** Rows another engine found as well; one may be chance, such as a dictionary or a large shop. */
const CORROBORATING_ROWS = 2;

/** A page that may turn out to be a decoy. */
export interface SuspectablePage extends EnginePage {
  sendsDecoys: boolean;
}

/**
 * The names of the pages that are about something else than the query. A page that shares rows with another engine's is
 * not: engines do not invent the same ones. Where no page has the query's words, as with a typing error, they
 * prove nothing, except against an engine that is known for decoys.
 */
export function findDecoys(query: string, pages: readonly SuspectablePage[]): Set<string> {
  const suspects = pages.filter((page) => isOffTopic(query, page.rows) && !isCorroborated(page, pages));
  const someAreOnTopic = pages.some((page) => page.rows.length > 0 && !suspects.includes(page));
  return new Set(suspects.filter((page) => page.sendsDecoys || someAreOnTopic).map(({ name }) => name));
}

/** Whether the rows hardly have the words of the query in title, snippet or URL. */
export function isOffTopic(query: string, rows: readonly Row[]): boolean {
  const words = wordsOf(query);
  if (words.length === 0 || rows.length === 0) return false;
  const coverages = rows.map((row) => coverage(words, fold(`${row.title} ${row.snippet} ${row.url}`)));
  const share = coverages.filter((covered) => covered > 0).length / rows.length;
  const mean = coverages.reduce((sum, covered) => sum + covered, 0) / rows.length;
  return share < LEAST_SHARE || (rows.length >= LEAST_ROWS && words.length > 1 && mean < LEAST_COVERAGE);
}

function coverage(words: readonly string[], text: string): number {
  return words.filter((word) => text.includes(word.slice(0, STEM))).length / words.length;
}

/** Operators such as `site:` are no words; single letters are anywhere. Other scripts are divided by what Unicode says. */
function wordsOf(query: string): string[] {
  const text = fold(query.replace(/(?<!\S)[("-]*\w+:\S+/g, ' '));
  const segments = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)];
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return [...new Set(words)].filter((word) => word.length > 1 || /[^\w]/.test(word));
}

/** Lower case without marks: engines and writers leave accents out as they like. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

function isCorroborated(page: EnginePage, pages: readonly EnginePage[]): boolean {
  const others = pages.filter((other) => other !== page).flatMap(({ rows }) => rows);
  const known = new Set(others.map(({ url }) => canonicalUrl(url)));
  return page.rows.filter(({ url }) => known.has(canonicalUrl(url))).length >= CORROBORATING_ROWS;
}
