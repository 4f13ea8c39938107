import type { SearchQuery } from './provider.js';

export const DAY_MS = 24 * 60 * 60 * 1_000;
/** What each time limit means; the longest months and years, so that nothing of them is missing. */
export const DAYS = { d: 1, w: 7, m: 31, y: 366 } as const;

/** When a time limit begins, for services that take dates; undefined for none. */
export function startOf(timelimit: SearchQuery['timelimit'], nowMs: number): Date | undefined {
  return timelimit === '' ? undefined : new Date(nowMs - DAYS[timelimit] * DAY_MS);
}

/** Of a range that has no first day. */
const FIRST_DAY = '1990-01-01';

/** The first and the last day that are asked for, for services that take a range; undefined where neither is. */
export function daysOf(
  { after, before }: Pick<SearchQuery, 'after' | 'before'>,
  nowMs: number,
): { first: string; last: string } | undefined {
  if (after === undefined && before === undefined) return undefined;
  return { first: after ?? FIRST_DAY, last: before ?? isoDay(new Date(nowMs)) };
}

/** As `2026-03-05`, in UTC. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
