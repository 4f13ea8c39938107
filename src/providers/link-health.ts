import type { ErrorCode, GatewayError } from '../shared/errors.js';
import type { Rest, SharedRests } from './shared-rests.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a provider is left alone after a fault; doubled with each further one in a row, up to the cap. */
const COOL_DOWNS: { readonly [code in ErrorCode]?: { firstMs: number; capMs: number } } = {
  provider_blocked: { firstMs: HOUR, capMs: 24 * HOUR },
  provider_failed: { firstMs: MINUTE, capMs: 30 * MINUTE },
  provider_timeout: { firstMs: MINUTE, capMs: 30 * MINUTE },
  provider_invalid_response: { firstMs: MINUTE, capMs: 30 * MINUTE },
};

/** Faults that may be over at any time: better asked early than that nobody is. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['provider_failed', 'provider_timeout', 'provider_invalid_response']);

/** Answers that are remembered, and how many of them tell what is late. */
const MOST_TIMES = 200;
const ENOUGH_TIMES = 20;

/** How one provider of a chain has been doing. Times are those of the injected clock, in milliseconds. */
export interface LinkHealth {
  /** `ready`; `probe` for the one search that may find out whether a fault is over; else `resting`. */
  state(): 'ready' | 'probe' | 'resting';
  /** Why it rests: the code of its last fault. */
  fault(): ErrorCode | undefined;
  /** How long it still rests; infinite when it is out until it is renewed. */
  leftMs(): number;
  /** Whether its fault is one that may be over by now. */
  isPassing(): boolean;
  /** A search through it begins; call what is returned when it is over, whatever came of it. */
  began(): () => void;
  /** It answered after `ms`; `startedMs` is when it was asked. */
  answered(ms: number, startedMs: number): void;
  failed(error: GatewayError, startedMs: number): void;
  /** Asks what other replicas have found, and rests for as long as they do. */
  askOthers(): Promise<void>;
  /** Forgets its faults, since it has other credentials now. */
  renew(): void;
  /** What 95 of 100 of its answers are faster than; undefined before there are enough. */
  lateAfterMs(): number | undefined;
}

/** The health of one provider, in memory; `rests` are those of all replicas. */
export function createLinkHealth(now: () => number, rests?: SharedRests): LinkHealth {
  let fault: ErrorCode | undefined;
  let faults = 0;
  let restsUntil = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isProbed = false;
  const times: number[] = [];

  const leftMs = () => (fault === undefined ? 0 : Math.max(0, restsUntil - now()));
  const forget = () => {
    fault = undefined;
    faults = 0;
    restsUntil = 0;
    changedAt = now();
  };
  const heard = ({ code, leftMs: othersMs }: Rest) => {
    if (othersMs <= leftMs()) return;
    // What is told again, or was found here too, is one fault.
    if (leftMs() === 0) faults += 1;
    fault = code;
    restsUntil = now() + othersMs;
    changedAt = now();
  };
  return {
    state() {
      if (fault === undefined) return 'ready';
      return leftMs() > 0 || isProbed ? 'resting' : 'probe';
    },
    fault: () => fault,
    leftMs,
    isPassing: () => fault !== undefined && PASSING.has(fault) && !isProbed,
    began() {
      const isProbe = fault !== undefined;
      if (isProbe) isProbed = true;
      return () => {
        if (isProbe) isProbed = false;
      };
    },
    answered(ms, startedMs) {
      times.push(ms);
      if (times.length > MOST_TIMES) times.shift();
      // An answer that was under way when a fault came says nothing about what is now.
      if (fault !== undefined && startedMs >= changedAt) forget();
    },
    failed({ code, retryAfterSeconds = 60 }, startedMs) {
      // Searches that were under way together fail together, and are one fault.
      if (startedMs < changedAt) return;
      const ms = restMs(code, faults, retryAfterSeconds);
      rests?.began(code, ms);
      restsUntil = now() + ms;
      fault = code;
      faults += 1;
      changedAt = now();
    },
    async askOthers() {
      const rest = await rests?.current();
      if (rest) heard(rest);
    },
    renew: forget,
    lateAfterMs() {
      if (times.length < ENOUGH_TIMES) return undefined;
      const sorted = [...times].sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * 0.95)];
    },
  };
}

function restMs(code: ErrorCode, faults: number, retryAfterSeconds: number): number {
  const rest = COOL_DOWNS[code];
  if (rest) return Math.min(rest.firstMs * 2 ** faults, rest.capMs);
  return code === 'provider_rate_limited' ? retryAfterSeconds * SECOND : Number.POSITIVE_INFINITY;
}
