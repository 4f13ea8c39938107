import { ending, endsAt } from './bounded.js';
import type { CallFacts, Say } from './call-facts.js';

/** Something that takes time and can be given up; `say` hears how it comes along. */
export type Work<Request, Result> = (request: Request, signal: AbortSignal, say?: Say) => Promise<Result>;

interface Flight<Result> {
  result: Promise<Result>;
  callers: Set<Say>;
  /** What has been said so far, for who comes later. */
  facts: CallFacts;
  abandoned: AbortController;
  /** The time that its first caller had, in milliseconds. */
  givenMs: number;
}

interface Options<Request> {
  /** Requests with the same key are the same. */
  keyOf(request: Request): string;
  /** Whether it failed as its time was over, so that it may succeed for who has more. */
  isLate?(thrown: unknown): boolean;
  /** What a caller who leaves is rejected with. */
  leftWith(cause: unknown): Error;
}

/**
 * Identical requests under way at the same time become one. A caller who leaves is rejected at once and does not disturb
 * the others; the work itself is aborted when the last one left. It is told the time of its first caller: where that was too
 * short for it, callers who have more begin anew.
 */
export function shareInFlight<Request, Result>(
  work: Work<Request, Result>,
  { keyOf, isLate = () => false, leftWith }: Options<Request>,
): Work<Request, Result> {
  const flights = new Map<string, Flight<Result>>();

  function start(key: string, request: Request, until: number): Flight<Result> {
    const abandoned = new AbortController();
    ending(abandoned.signal, until);
    const givenMs = until - performance.now();
    const callers = new Set<Say>();
    const facts: CallFacts = {};
    const say: Say = (more) => {
      Object.assign(facts, more);
      for (const tell of callers) tell(more);
    };
    const flight = { result: work(request, abandoned.signal, say), callers, facts, abandoned, givenMs };
    const land = () => flights.get(key) === flight && flights.delete(key);
    flight.result.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  const share: Work<Request, Result> = (request, signal, say = () => {}) => {
    if (signal.aborted) return Promise.reject(leftWith(signal.reason));
    const key = keyOf(request);
    const flight = flights.get(key) ?? start(key, request, endsAt(signal));
    // Two callers may share a function.
    const tell: Say = (facts) => say(facts);
    flight.callers.add(tell);
    tell(flight.facts);
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(leftWith(signal.reason));
        flight.callers.delete(tell);
        if (flight.callers.size > 0) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.abandoned.abort();
      };
      const stay = () => signal.removeEventListener('abort', leave);
      signal.addEventListener('abort', leave, { once: true });
      flight.result.finally(stay).then(resolve, (thrown) => {
        const hasMore = endsAt(signal) - performance.now() > flight.givenMs;
        if (hasMore && isLate(thrown) && !signal.aborted) share(request, signal, say).then(resolve, reject);
        else reject(thrown);
      });
    });
  };
  return share;
}
