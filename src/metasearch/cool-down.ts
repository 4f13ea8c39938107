import type { Fault } from './outcome.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How long an engine is left alone after a fault; doubled with each further one in a row, up to the cap. A block lasts
 * from tens of minutes to an hour, and asking meanwhile prolongs it; the others may be over with the next request.
 */
const COOL_DOWNS = {
  blocked: { firstMs: 10 * MINUTE, capMs: 60 * MINUTE },
  rate_limited: { firstMs: MINUTE, capMs: 30 * MINUTE },
  timeout: { firstMs: 5 * SECOND, capMs: 10 * MINUTE },
  failed: { firstMs: 5 * SECOND, capMs: 10 * MINUTE },
  /** A block too, but told only by its words, which may be wrong. */
  decoy: { firstMs: MINUTE, capMs: 30 * MINUTE },
} as const satisfies Record<Fault | 'decoy', { firstMs: number; capMs: number }>;

/** How much an old measurement still counts when a new one is faster; a slower one counts at once. */
const MEMORY = 0.7;

/** How one engine has been doing. Times are those of the injected clock, in milliseconds. */
export interface Condition {
  lastSuccessMs?: number;
  coolingUntilMs?: number;
  /** The fault it cools down from, or did last; undefined when it answered since. */
  fault?: Fault;
  /** How long it usually takes to answer. */
  usualMs?: number;
  /** Requests that it has not answered yet and that nobody waits for any more. */
  overdue: number;
}

export interface CoolDown {
  condition(): Readonly<Condition>;
  isCooling(): boolean;
  /** `ms` is what it took. */
  answered(startedMs: number, ms: number): void;
  failed(fault: Fault | 'decoy', startedMs: number): void;
  /** A search went on without its answer, which will be `over` sometime. */
  leftBehind(over: Promise<void>): void;
}

/** The cool-down of one engine. `startedMs` is when the request was sent: news from before the last change is old. */
export function createCoolDown(now: () => number): CoolDown {
  const condition: Condition = { overdue: 0 };
  let faults = 0;
  let changedMs = Number.NEGATIVE_INFINITY;

  return {
    condition: () => condition,
    isCooling: () => (condition.coolingUntilMs ?? 0) > now(),
    answered(startedMs, ms) {
      condition.usualMs = Math.max(ms, MEMORY * (condition.usualMs ?? ms) + (1 - MEMORY) * ms);
      condition.lastSuccessMs = now();
      if (startedMs < changedMs) return;
      faults = 0;
      delete condition.fault;
      delete condition.coolingUntilMs;
    },
    failed(fault, startedMs) {
      // Requests that were under way together fail together, and are one fault.
      if (startedMs < changedMs) return;
      const { firstMs, capMs } = COOL_DOWNS[fault];
      condition.fault = fault === 'decoy' ? 'blocked' : fault;
      condition.coolingUntilMs = now() + Math.min(firstMs * 2 ** faults, capMs);
      changedMs = now();
      faults += 1;
    },
    leftBehind(over) {
      condition.overdue += 1;
      void over.then(() => {
        condition.overdue -= 1;
      });
    },
  };
}
