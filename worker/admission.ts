import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { bounded } from '../src/shared/bounded.js';
import { GatewayError } from '../src/shared/errors.js';
import type { FetchPage } from './fetch-page.js';

interface Bounds {
  /** Fetches at once; four for each core when undefined: most of a fetch is waiting for the site. */
  concurrency?: number | undefined;
  /** For the whole fetch, waiting for its turn included. */
  timeoutMs: number;
}

/**
 * Bounds how many fetches run and how long each may take. A fetch whose deadline passes, or whose client leaves, is
 * abandoned down to its sockets, in the queue too.
 * @throws GatewayError timeout, beside what `fetchPage` throws
 */
export function admit(
  fetchPage: FetchPage,
  { concurrency = 4 * availableParallelism(), timeoutMs }: Bounds,
): FetchPage {
  const queue = new PQueue({ concurrency });
  return (request, clientGone) =>
    bounded(timeoutMs, clientGone, async (signal) => {
      try {
        return await queue.add(() => fetchPage(request, signal), { signal });
      } catch (thrown) {
        throw signal.aborted
          ? new GatewayError('timeout', { cause: thrown })
          : GatewayError.from(thrown, 'extraction_failed');
      }
    });
}
