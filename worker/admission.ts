import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { bounded } from '../src/shared/bounded.js';
import { GatewayError } from '../src/shared/errors.js';
import type { FetchPage, LoaderKind } from './page.js';
import { takeTurn } from './take-turn.js';

interface Bounds {
  /** Pages at once that are loaded with plain HTTP; four for each core when undefined: most of a load is waiting. */
  concurrency?: number | undefined;
  /** Pages at once in the browser; two for each core when undefined: scripts do not wait, they compute. */
  browserConcurrency?: number | undefined;
  /** Fetches of each kind that may wait for their turn. */
  maxWaiting: number;
  /** For a whole fetch, waiting for its turn included. */
  timeoutMs: number;
}

/** Thrown when too many fetches wait. Category `timeout`: the page is not to blame, and another try may work. */
export class WorkerBusy extends GatewayError {
  /** About the time until a place in the queue is free. */
  override readonly retryAfterSeconds = 2;
  constructor() {
    super('timeout');
  }
}

export interface Admission {
  /** `fetchPage` within its deadline, refused when too many wait. @throws WorkerBusy | GatewayError timeout */
  admit(fetchPage: FetchPage): FetchPage;
  /** Runs `task`, a page of this kind from its load to its Markdown, when a place is free. */
  inTurn<T>(kind: LoaderKind, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

/**
 * Bounds how many fetches there are, how many of each kind run, and how long one may take. A fetch whose deadline
 * passes, or whose client leaves, is abandoned down to its sockets, in the queue too.
 */
export function createAdmission({
  concurrency = 4 * availableParallelism(),
  browserConcurrency = 2 * availableParallelism(),
  maxWaiting,
  timeoutMs,
}: Bounds): Admission {
  const places = {
    static: new PQueue({ concurrency }),
    browser: new PQueue({ concurrency: browserConcurrency }),
  };
  const most = { static: concurrency + maxWaiting, browser: browserConcurrency + maxWaiting };
  const admitted = { static: 0, browser: 0 };
  return {
    admit: (fetchPage) => async (request, clientGone) => {
      const kind = request.js_render ? 'browser' : 'static';
      if (admitted[kind] >= most[kind]) throw new WorkerBusy();
      admitted[kind]++;
      try {
        return await bounded(timeoutMs, clientGone, async (signal) => {
          try {
            return await fetchPage(request, signal);
          } catch (thrown) {
            throw signal.aborted
              ? new GatewayError('timeout', { cause: thrown })
              : GatewayError.from(thrown, 'extraction_failed');
          }
        });
      } finally {
        admitted[kind]--;
      }
    },
    inTurn: (kind, signal, task) => takeTurn(places[kind], signal, task),
  };
}
