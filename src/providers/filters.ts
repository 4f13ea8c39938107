import { domainToASCII } from 'node:url';
import type { Row, SearchQuery } from './provider.js';
import { DAY_MS, DAYS } from './time-limit.js';

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

/** What rows have to be, whatever a provider makes of the request. */
export interface Filter {
  /** One of them has to hold; absent when all do. */
  within?: readonly string[] | undefined;
  without: readonly string[];
  /** Days, `2026-11-27`, both included. */
  after?: string | undefined;
  before?: string | undefined;
}

/** `https://*.Bücher.example/path` → `xn--bcher-kva.example`; undefined for what names no domain. */
export function toDomain(text: string): string | undefined {
  const host = text
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d+$/, '')
    .replace(/^\*?\./, '');
  // What stands for a dot elsewhere, `。`, is one only here.
  const ascii = domainToASCII(host).replace(/\.$/, '');
  return DOMAIN.test(ascii) ? ascii : undefined;
}

/** The day of a date or a time in ISO 8601; undefined for what is none. */
export function dayOf(text: string): string | undefined {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text.trim()) ?? [];
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day) && day ? day : undefined;
}

/** Whether `host` is the domain or below it, by whole labels. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** The domains that are within both lists: of two that overlap the narrower. */
export function overlap(one: readonly string[], other: readonly string[]): string[] {
  const inOne = other.filter((domain) => one.some((wide) => isWithin(domain, wide)));
  const inOther = one.filter((domain) => other.some((wide) => isWithin(domain, wide)));
  return [...new Set([...inOther, ...inOne])];
}

/** Whether a row is what was asked for. One that says no date stays, since it may be. */
export function holds({ url, published }: Row, { within, without, after, before }: Filter): boolean {
  const host = hostOf(url);
  if (host === undefined) return false;
  if (within && !within.some((domain) => isWithin(host, domain))) return false;
  if (without.some((domain) => isWithin(host, domain))) return false;
  const day = published?.slice(0, 10);
  return day === undefined || ((after === undefined || day >= after) && (before === undefined || day <= before));
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined;
}

/** The first day that both a date and a time limit leave: the narrower of the two. */
export function firstDay(
  { after, timelimit }: Pick<SearchQuery, 'after' | 'timelimit'>,
  nowMs: number,
): string | undefined {
  if (timelimit === '') return after;
  const limit = new Date(nowMs - DAYS[timelimit] * DAY_MS).toISOString().slice(0, 10);
  return after === undefined || limit > after ? limit : after;
}

/** The shortest time limit that has every day from `after` on; empty where none has. */
export function coveringLimit(after: string | undefined, nowMs: number): SearchQuery['timelimit'] {
  if (after === undefined) return '';
  const days = (nowMs - Date.parse(after)) / DAY_MS;
  return (Object.keys(DAYS) as (keyof typeof DAYS)[]).find((limit) => days <= DAYS[limit]) ?? '';
}

/** The shorter one of two time limits; the empty one is endless. */
export function shorter(one: SearchQuery['timelimit'], other: SearchQuery['timelimit']): SearchQuery['timelimit'] {
  if (one === '' || other === '') return one || other;
  return DAYS[one] <= DAYS[other] ? one : other;
}

/** Sites that a search engine is asked for in words; with more than it takes, the rest is left to what comes back. */
const MOST_SITES = 10;

/** `words`, with the sites in the words that most engines know: `words (site:a.example OR site:b.example) -site:c.example`. */
export function withSites(words: string, wanted: readonly string[], unwanted: readonly string[]): string {
  const sites = wanted.length <= MOST_SITES ? wanted.map((domain) => `site:${domain}`) : [];
  const among = sites.length > 1 ? `(${sites.join(' OR ')})` : sites[0];
  const others = unwanted.slice(0, MOST_SITES).map((domain) => `-site:${domain}`);
  return [words, among, ...others].filter(Boolean).join(' ');
}
