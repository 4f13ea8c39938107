import PQueue from 'p-queue';
import { currentLane } from '../src/shared/lane.js';
import { type FairQueue, RoundRobin } from '../src/shared/round-robin.js';
import { takeTurn } from './take-turn.js';

/** So many tasks at once, callers in turn. */
export interface Places {
  /** Tasks that run. */
  readonly taken: number;
  /** Runs `task` when there is a place. `narrower` are the lanes of one caller. Rejects with the signal's reason when it fires first. */
  run<T>(signal: AbortSignal, task: () => Promise<T>, narrower?: readonly string[]): Promise<T>;
}

/** From so many places on, callers who are told apart leave some to each other. */
const LEAST_TO_SHARE = 3;
/** Between two calls of one who asks again and again. */
const GONE_MS = 5_000;

/**
 * A caller alone has all places but one, so that the next to come begins at once; beside others half of them, since pages
 * under way slow each other down. Where callers are not told apart there is nobody to leave a place to.
 */
export function createPlaces(concurrency: number, goneMs = GONE_MS): Places {
  const all: FairQueue = new PQueue({ concurrency, queueClass: RoundRobin });
  const byCaller = new Map<string, FairQueue>();

  function share(): void {
    const most = byCaller.size > 1 ? Math.ceil(concurrency / 2) : concurrency - 1;
    for (const own of byCaller.values()) own.concurrency = most;
  }

  function ofCaller(caller: string): FairQueue {
    const known = byCaller.get(caller);
    if (known) return known;
    const own: FairQueue = new PQueue({ concurrency, queueClass: RoundRobin });
    let leaving: NodeJS.Timeout | undefined;
    const leave = () => {
      byCaller.delete(caller);
      share();
    };
    own.on('add', () => clearTimeout(leaving));
    // Told again whenever the shares change.
    own.on('idle', () => {
      clearTimeout(leaving);
      leaving = setTimeout(leave, goneMs).unref();
    });
    byCaller.set(caller, own);
    share();
    return own;
  }

  return {
    get taken() {
      return all.pending;
    },
    run(signal, task, narrower = []) {
      const caller = currentLane();
      const inAll = () => takeTurn(all, signal, task, [caller, ...narrower]);
      const isAlone = caller === '' || concurrency < LEAST_TO_SHARE;
      return isAlone ? inAll() : takeTurn(ofCaller(caller), signal, inAll, narrower);
    },
  };
}
