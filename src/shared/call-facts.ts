import type { Phase } from './fetch-contract.js';

/** How an answer came about, beside what it says: for its head, its log line and the metrics. Never content. */
export interface CallFacts {
  /** Where a fetch is, or was when it ended. */
  phase?: Phase;
  /** Whether the answer was kept from before, was asked about and kept, or was fetched for this call. */
  cache?: CacheState;
  /** Seconds since the site or the provider last said it. */
  age?: number;
  /** The search provider that answered, and why others did not: `brave; skipped=native:provider_blocked`. */
  provider?: string;
  /** Rows that were not what was asked for, of a list that is short without them. */
  leftOut?: number;
  /** Points that it cost, where callers are limited; 1 when nothing is said. */
  cost?: number;
  /** What the caller may ask in a minute, and what is left of it. */
  policy?: string;
  limit?: string;
  /** Names of arguments that the tool does not have, as the caller wrote them. */
  ignored?: readonly string[];
  /** The engines of a metasearch without which the answer was made; absent when none is. */
  missing?: readonly Missing[];
}

export const CACHE_STATES = ['hit', 'revalidated', 'miss'] as const;
export type CacheState = (typeof CACHE_STATES)[number];

/** Why an engine of a metasearch gave nothing, in our own words. */
export const MISSING_REASONS = ['blocked', 'rate_limited', 'timeout', 'failed'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** An engine without which an answer was made. */
export interface Missing {
  engine: string;
  reason: MissingReason;
}

/** Adds to the facts of a call; who answers many calls at once says it to each. */
export type Say = (facts: CallFacts) => void;

/** The header that carries each fact over REST. */
export const FACT_HEADERS = {
  cache: 'x-cache',
  age: 'age',
  provider: 'x-search-provider',
  leftOut: 'x-search-left-out',
  policy: 'ratelimit-policy',
  limit: 'ratelimit',
  ignored: 'x-ignored-arguments',
} as const;

/** The facts as headers. */
export function factHeaders(facts: CallFacts): Record<string, string> {
  const headers = Object.entries(FACT_HEADERS) as [keyof typeof FACT_HEADERS, string][];
  return Object.fromEntries(
    headers.flatMap(([name, header]) => {
      const value = facts[name];
      return value === undefined ? [] : [[header, wordOf(value)]];
    }),
  );
}

/** A list as the names in it, which a caller wrote: so many, so long, and in characters that a header can carry. */
function wordOf(value: NonNullable<CallFacts[keyof typeof FACT_HEADERS]>): string {
  return typeof value === 'object' ? named(value).map(encodeURIComponent).join(', ') : String(value);
}

const MOST_NAMES = 10;
const MOST_NAME_CHARS = 40;

/** Names that a caller made up, bounded; halves of characters and controls go. */
export function named(names: readonly string[]): string[] {
  const clean = (name: string) =>
    name
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, MOST_NAME_CHARS)
      .replace(/\p{Cs}$/u, '');
  const told = names.slice(0, MOST_NAMES).map(clean);
  return names.length > MOST_NAMES ? [...told, '…'] : told;
}
