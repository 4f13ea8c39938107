import type { SearchInput } from './operations.js';

type Timelimit = NonNullable<SearchInput['timelimit']>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that each limit reaches back; a month and a year as long as the longest ones. */
const REACH: readonly (readonly [Timelimit, number])[] = [
  ['d', 1],
  ['w', 7],
  ['m', 31],
  ['y', 366],
];

/** The least limit that has all of the last `days`; undefined where none reaches as far. */
export function timelimitOfDays(days: number): Timelimit | undefined {
  return REACH.find(([, reach]) => days <= reach)?.[0];
}

/** Likewise of all since a day such as `2026-02-28`; undefined for what is no day. */
export function timelimitSince(day: string, now: number): Timelimit | undefined {
  const ms = now - Date.parse(day);
  return Number.isNaN(ms) ? undefined : timelimitOfDays(ms / DAY_MS);
}
