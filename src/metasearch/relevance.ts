import type { Row } from '../providers/provider.js';
import { cutAtWord } from '../providers/query-text.js';
import { MAX_QUERY_LENGTH } from './browsing.js';
import { canonicalUrl } from './canonical-url.js';
import type { EnginePage } from './merge.js';

/** Below this share of rows with any word of the query, a page of any length is about something else. */
const LEAST_SHARE = 0.2;
/**
 * Below this share of the query's words in a row on average, a page may be about one of them only, as the recorded decoy
 * is with 35 %. So may a real one, where the query is a paraphrase or in another language than the rows.
 */
const LEAST_COVERAGE = 0.41;
/** Fewer rows prove nothing by what they lack. */
const LEAST_ROWS = 3;
/** A longer word counts by its beginning, so that its other forms count too. */
const STEM = 4;
/** Rows another engine found as well; one may be chance, such as a dictionary or a large shop. */
const CORROBORATING_ROWS = 2;
/** Engines that have to answer on the topic with other rows before a page with some of the words is left out. */
const WITNESSES = 2;

/** What is looked at of a page: text that a reader would see too. */
const MOST_ROWS = 50;
const MAX_ROW_LENGTH = 2_000;

/** What a search is about, worked out once for all its pages. */
export interface Topic {
  words: readonly string[];
  scripts: ReadonlySet<string>;
}

/**
 * How far a page has the words of the query: `doubtful` where they are few, or of a script that the page does not use;
 * `off_topic` where fewer than a fifth of the rows have any; `unrelated` where none has.
 */
export type Relevance = 'on_topic' | 'doubtful' | 'off_topic' | 'unrelated';

/** A page, and what its own words tell about it. */
export interface JudgedPage extends EnginePage {
  relevance: Relevance;
  /** Its engine is known for answering with decoys. */
  sendsDecoys: boolean;
}

/** `suspect`: ranked after all others. `decoy`: left out. */
export type Verdict = 'suspect' | 'decoy';

/**
 * The pages that are likely about something else than the query, by name. Words alone prove little, so only an engine that
 * is known for decoys has its page left out, and that only when others answered on the topic, or when it is the only one
 * and has no word at all. A page that shares rows with another engine's is real: engines do not invent the same ones.
 */
export function judgePages(given: readonly JudgedPage[]): Map<string, Verdict> {
  const pages = given.filter(({ rows }) => rows.length > 0);
  const suspects = pages.filter((page) => page.relevance !== 'on_topic' && !isCorroborated(page, pages));
  const witnesses = pages.length - suspects.length;
  return new Map(
    suspects.flatMap((page): [string, Verdict][] => {
      const verdict = verdictOn(page, witnesses, pages.length === 1);
      return verdict ? [[page.name, verdict]] : [];
    }),
  );
}

function verdictOn({ relevance, sendsDecoys }: JudgedPage, witnesses: number, alone: boolean): Verdict | undefined {
  if (!sendsDecoys) return relevance !== 'doubtful' && witnesses > 0 ? 'suspect' : undefined;
  const needed = relevance === 'doubtful' ? WITNESSES : 1;
  return witnesses >= needed || (alone && relevance === 'unrelated') ? 'decoy' : 'suspect';
}

/** Operators such as `site:` are no words; single letters are anywhere. Other scripts are divided by what Unicode says. */
export function topicOf(query: string): Topic {
  const text = fold(
    cutAtWord(query, MAX_QUERY_LENGTH)
      .replace(/\s+OR\s+(?=site:)/g, ' ')
      .replace(/(?<!\S)[("-]*\w+:\S+/g, ' '),
  );
  // Again, since one character may fold to many; the time that segmenting takes grows with the square of the length.
  const segments = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text.slice(0, MAX_QUERY_LENGTH))];
  const words = new Set(segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment));
  const telling = [...words].filter((word) => word.length > 1 || /[^\w]/.test(word));
  return { words: telling, scripts: scriptsOf(telling.join(' ')) };
}

export function relevanceOf({ words, scripts }: Topic, given: readonly Row[]): Relevance {
  if (words.length === 0 || given.length === 0) return 'on_topic';
  const rows = given.slice(0, MOST_ROWS);
  const coverages = rows.map((row) => coverage(words, textOf(row)));
  const share = coverages.filter((covered) => covered > 0).length / rows.length;
  const mean = coverages.reduce((sum, covered) => sum + covered, 0) / rows.length;
  if (share < LEAST_SHARE) {
    if (!usesAnyOf(scripts, rows)) return 'doubtful';
    return share === 0 && rows.length >= LEAST_ROWS ? 'unrelated' : 'off_topic';
  }
  return rows.length >= LEAST_ROWS && words.length > 1 && mean < LEAST_COVERAGE ? 'doubtful' : 'on_topic';
}

function coverage(words: readonly string[], text: string): number {
  return words.filter((word) => text.includes(word.slice(0, STEM))).length / words.length;
}

function textOf({ title, snippet, url }: Row): string {
  return fold([title, snippet, url].map((part) => part.slice(0, MAX_ROW_LENGTH)).join(' '));
}

/** Lower case without marks: engines and writers leave accents out as they like. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** The scripts that languages are known to be looked up in by readers of another. */
const SCRIPTS = Object.entries({
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
  han: /\p{Script=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  hangul: /\p{Script=Hangul}/u,
});

function scriptsOf(text: string): Set<string> {
  return new Set(SCRIPTS.filter(([, letter]) => letter.test(text)).map(([name]) => name));
}

/** Without the URLs, which are Latin everywhere. */
function usesAnyOf(scripts: ReadonlySet<string>, rows: readonly Row[]): boolean {
  const texts = rows.map(({ title, snippet }) => `${title} ${snippet}`.slice(0, MAX_ROW_LENGTH));
  return scripts.size === 0 || [...scriptsOf(texts.join(' '))].some((script) => scripts.has(script));
}

function isCorroborated(page: EnginePage, pages: readonly EnginePage[]): boolean {
  const others = pages.filter((other) => other !== page).flatMap(({ rows }) => rows);
  const known = new Set(others.map(({ url }) => canonicalUrl(url)));
  return page.rows.filter(({ url }) => known.has(canonicalUrl(url))).length >= CORROBORATING_ROWS;
}
