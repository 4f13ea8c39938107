import type { Log } from '../log.js';

/** Least and most time until a store that is away is asked again. */
const FIRST_CHECK_MS = 250;
const LAST_CHECK_MS = 2_000;
/** One that goes and comes is told of no more often than this. */
const QUIET_MS = 60_000;
/** Commands whose answers are awaited; what is above waits for none, since a store so slow is none. */
const MAX_IN_FLIGHT = 1_000;

/** What came of a question: an answer, none in time, or none at all, also where it was not even asked. */
export type StoreOutcome = 'ok' | 'slow' | 'away';

export interface Availability {
  /** Undefined at once when the store is away, and when it turns out to be. */
  ask<T>(task: () => Promise<T>): Promise<T | undefined>;
  isUp(): boolean;
  /** The first check is over, whatever came of it. */
  checked: Promise<void>;
  close(): void;
}

interface AvailabilityOptions {
  /** Told of each question. */
  onCall?: (outcome: StoreOutcome) => void;
  now?: () => number;
}

/**
 * Whether a store can be asked. The first failure ends it for everybody; from then on only `check` asks, ever less often,
 * until it succeeds. Told once when it goes and once when it comes back; of one that goes again soon, when it is still away a
 * minute after it was last told of.
 */
export function createAvailability(
  check: () => Promise<unknown>,
  log: Log | undefined,
  { onCall = () => {}, now = () => performance.now() }: AvailabilityOptions = {},
): Availability {
  let isUp = false;
  let isClosed = false;
  let isTold = false;
  let quietUntil = Number.NEGATIVE_INFINITY;
  let inFlight = 0;
  let waitMs = FIRST_CHECK_MS;
  let timer: NodeJS.Timeout | undefined;

  const wentAway = (err: unknown) => {
    isUp = false;
    if (isClosed) return;
    if (!isTold && now() >= quietUntil) {
      log?.warn({ reason: reasonOf(err) }, 'the store is away; this process works alone until it is back');
      isTold = true;
      quietUntil = now() + QUIET_MS;
    }
    clearTimeout(timer);
    timer = setTimeout(tryAgain, waitMs).unref();
    waitMs = Math.min(2 * waitMs, LAST_CHECK_MS);
  };
  const tryAgain = async () => {
    try {
      await check();
    } catch (thrown) {
      return wentAway(thrown);
    }
    if (isClosed) return;
    isUp = true;
    waitMs = FIRST_CHECK_MS;
    if (isTold) log?.info('the store is back');
    isTold = false;
  };
  return {
    async ask(task) {
      if (!isUp || inFlight >= MAX_IN_FLIGHT) {
        onCall('away');
        return undefined;
      }
      inFlight += 1;
      try {
        const answer = await task();
        onCall('ok');
        return answer;
      } catch (thrown) {
        onCall(reasonOf(thrown) === 'timeout' ? 'slow' : 'away');
        // Of many that fail together the first has seen to it.
        if (isUp) wentAway(thrown);
        return undefined;
      } finally {
        inFlight -= 1;
      }
    },
    isUp: () => isUp,
    checked: tryAgain(),
    close() {
      isClosed = true;
      isUp = false;
      clearTimeout(timer);
    },
  };
}

/** Why a store cannot be used. */
export type StoreReason = 'unauthorized' | 'full' | 'not_writable' | 'timeout' | 'unreachable';

const REASONS: readonly (readonly [RegExp, StoreReason])[] = [
  [/^(?:NOAUTH|WRONGPASS|NOPERM)\b|invalid password/i, 'unauthorized'],
  [/^OOM\b/, 'full'],
  [/^(?:READONLY|MASTERDOWN|NOREPLICAS|LOADING|BUSY|CLUSTERDOWN)\b/, 'not_writable'],
  [/timed out|timeout/i, 'timeout'],
];

/** From a closed list, since what a server says may quote anything. */
export function reasonOf(err: unknown): StoreReason {
  const message = err instanceof Error ? err.message : '';
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'unreachable';
}
