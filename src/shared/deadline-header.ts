import { endsAt } from './bounded.js';

/** What is left of a call's time, in whole milliseconds: a relative number, since two machines' clocks differ. */
export const DEADLINE_HEADER = 'x-deadline-ms';

/** For the way back, so that who is asked says itself that time is over before who asks stops waiting: a tenth, at most this. */
const MARGIN_MS = 500;

/** The header for who is asked under `signal`; none where that has no time limit. */
export function deadlineHeader(signal: AbortSignal): Record<string, string> {
  const leftMs = endsAt(signal) - performance.now();
  if (leftMs === Number.POSITIVE_INFINITY) return {};
  return { [DEADLINE_HEADER]: String(Math.max(1, Math.floor(leftMs - Math.min(MARGIN_MS, leftMs / 10)))) };
}

/** What a request says is left, in milliseconds; undefined for none, and for what is no whole number above zero. */
export function toldDeadline({
  [DEADLINE_HEADER]: told,
}: Record<string, string | string[] | undefined>): number | undefined {
  const leftMs = typeof told === 'string' && /^\d+$/.test(told) ? Number(told) : 0;
  return leftMs > 0 ? leftMs : undefined;
}
