import { availableParallelism } from 'node:os';
import { bounded } from '../src/shared/bounded.js';
import { GatewayError } from '../src/shared/errors.js';
import { currentLane } from '../src/shared/lane.js';
import { parseTarget } from '../src/shared/target.js';
import { hostOf } from './host-turns.js';
import type { FetchPage, LoaderKind } from './page.js';
import { createPlaces, type Places } from './places.js';

/** Pages at once of each kind that a worker has. */
export type PlacesByKind = Partial<Record<LoaderKind, number>>;

interface Bounds {
  places: PlacesByKind;
  /** Fetches of each kind that may wait for their turn. */
  maxWaiting: number;
  /** For a whole fetch, waiting for its turn included. */
  timeoutMs: number;
}

/** About the time until a place in the queue is free. */
const RETRY_AFTER_SECONDS = 2;
/** A load is waiting, which takes a socket and some memory; what computes is bounded by the reader's threads. */
export const defaultLoads = () => Math.min(256 * availableParallelism(), 1000);
/** Scripts do not wait, they compute. */
export const defaultBrowserPages = () => 2 * availableParallelism();

/**
 * How many times what is left free one caller may have, or one host where callers are not told apart. One alone gets eight
 * ninths, and less the more others there are; bounds below ten have no share to keep free.
 */
const SHARE = 8;

/** Thrown when too many fetches wait. */
export class WorkerBusy extends GatewayError {
  constructor() {
    super('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Counts a fetch as one of this kind from now on. @throws WorkerBusy when too many of it wait; it stays what it was then */
export type Become = (kind: LoaderKind) => void;

/** A fetch that is counted, and may turn out to be of another kind than it seemed. */
export type Admitted = (...asked: [...Parameters<FetchPage>, become: Become]) => ReturnType<FetchPage>;

export interface Admission {
  /** Fetches at once of all kinds, those that wait included. */
  capacity: number;
  /** Fetches of this kind now, those that wait included. */
  admitted(kind: LoaderKind): number;
  /** Places of this kind that are taken. */
  busy(kind: LoaderKind): number;
  /** `fetchPage` within its deadline, refused when too many wait. @throws WorkerBusy | GatewayError timeout */
  admit(fetchPage: Admitted): FetchPage;
  /** Runs `task`, the load of a page of this kind, when a place is free. Callers take turns, and so do the hosts of one. */
  inTurn<T>(kind: LoaderKind, host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

interface Kind {
  places: Places;
  most: number;
  admitted: number;
  /** By caller, or host. */
  held: Map<string, number>;
}

/**
 * Bounds how many fetches there are, how many of each kind load, and how long one may take. A fetch whose deadline
 * passes, or whose client leaves, is abandoned down to its sockets, in the queue too.
 */
export function createAdmission({ places, maxWaiting, timeoutMs }: Bounds): Admission {
  const kindOf = (concurrency = 0): Kind => ({
    places: createPlaces(Math.max(1, concurrency)),
    most: concurrency && concurrency + maxWaiting,
    admitted: 0,
    held: new Map(),
  });
  const kinds = { static: kindOf(places.static), browser: kindOf(places.browser) };

  function enter(kind: Kind, holder: string): () => void {
    const held = (kind.held.get(holder) ?? 0) + 1;
    if (held > SHARE * (kind.most - kind.admitted)) throw new WorkerBusy();
    kind.admitted++;
    kind.held.set(holder, held);
    return () => {
      kind.admitted--;
      const left = (kind.held.get(holder) ?? 0) - 1;
      if (left > 0) kind.held.set(holder, left);
      else kind.held.delete(holder);
    };
  }

  return {
    capacity: kinds.static.most + kinds.browser.most,
    admitted: (kind) => kinds[kind].admitted,
    busy: (kind) => kinds[kind].places.taken,
    admit: (fetchPage) => async (request, clientGone, onPhase) => {
      const holder = holderOf(hostOf(parseTarget(request.url)));
      let leave = enter(kinds[request.js_render ? 'browser' : 'static'], holder);
      const become: Become = (kind) => {
        const leaveIt = enter(kinds[kind], holder);
        leave();
        leave = leaveIt;
      };
      try {
        return await bounded(timeoutMs, clientGone, async (signal) => {
          try {
            return await fetchPage(request, signal, onPhase, become);
          } catch (thrown) {
            throw signal.aborted
              ? new GatewayError('timeout', { cause: thrown })
              : GatewayError.from(thrown, 'extraction_failed');
          }
        });
      } finally {
        leave();
      }
    },
    inTurn: (kind, host, signal, task) => kinds[kind].places.run(signal, task, [host]),
  };
}

/** Whom a fetch is counted for: its caller, or the host where callers are not told apart. */
export function holderOf(host: string): string {
  return currentLane() || host;
}
