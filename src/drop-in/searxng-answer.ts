import { z } from 'zod';
import type { Missing, MissingReason } from '../shared/call-facts.js';
import type { SearchRow } from './operations.js';

/** Whom readers are told that a row comes from, where the provider does not say it itself. */
export const ENGINE = 'search-gateway';
export const CATEGORY = 'general';

/** As the original words them, for the people who read them. */
const REASONS: Readonly<Record<MissingReason, string>> = {
  blocked: 'CAPTCHA',
  rate_limited: 'too many requests',
  timeout: 'timeout',
  failed: 'unexpected crash',
};

export const FoundBody = z.object({
  query: z.string(),
  results: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      content: z.string(),
      engine: z.string(),
      engines: z.array(z.string()),
      category: z.string(),
      score: z.number().describe('1 for the first row, and falling'),
      positions: z.array(z.int()),
      publishedDate: z.string().optional().describe('ISO 8601, where it is known'),
    }),
  ),
  answers: z.array(z.never()),
  corrections: z.array(z.never()),
  infoboxes: z.array(z.never()),
  suggestions: z.array(z.never()),
  unresponsive_engines: z.array(z.tuple([z.string(), z.string()])).describe('Without which the answer was made'),
});

/** Every list is there, since readers take the length of each. */
export function foundBody(query: string, rows: readonly SearchRow[], missing: readonly Missing[]) {
  return {
    query,
    results: rows.map(toResult),
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: missing.map(({ engine, reason }) => [engine, REASONS[reason]]),
  };
}

/** Readers sort by the score, so it says no more than the order does. */
function toResult({ title, url, snippet, published, engines = [ENGINE] }: SearchRow, index: number) {
  const row = index + 1;
  const from = { engine: engines[0] ?? ENGINE, engines, category: CATEGORY };
  return {
    title,
    url,
    content: snippet,
    ...from,
    score: 1 / row,
    positions: [row],
    ...(published && { publishedDate: published }),
  };
}
