import type { SearchQuery } from './provider.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The longest months and years, so that nothing of them is missing. */
const DAYS = { d: 1, w: 7, m: 31, y: 366 } as const;

/** When a time limit begins, for services that take dates; undefined for none. */
export function startOf(timelimit: SearchQuery['timelimit'], nowMs: number): Date | undefined {
  return timelimit === '' ? undefined : new Date(nowMs - DAYS[timelimit] * DAY_MS);
}

/** As `2026-03-05`, in UTC. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
