import type { Condition } from './cool-down.js';

/** For an engine that never answered yet; a first connection to a distant one takes about half of it. */
const UNKNOWN_MS = 1_000;
const LEAST_MS = 300;

/**
 * How long after its start a search waits for an engine when the others gave enough rows already, in milliseconds:
 * twice what the engine usually needs, or twice what the slowest of the others needed. An engine that timed out
 * the last time, or still owes an answer to an earlier search, is not waited for at all.
 */
export function patienceMs({ fault, usualMs, overdue }: Readonly<Condition>, slowestMs: number): number {
  if (fault === 'timeout' || overdue > 0) return 0;
  return Math.max(LEAST_MS, 2 * slowestMs, usualMs === undefined ? UNKNOWN_MS : 2 * usualMs);
}
