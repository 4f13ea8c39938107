import type PQueue from 'p-queue';
import type { FairQueue } from './round-robin.js';

/**
 * Runs `task` when the queue has a place. `signal` ends the waiting and nothing else: what runs keeps its place until it
 * has ended, so that there are never more browsers, or visitors of a host, than places. A `FairQueue` takes its lanes in turn.
 */
export async function takeTurn<T>(
  queue: PQueue | FairQueue,
  signal: AbortSignal,
  task: () => Promise<T>,
  lane = '',
): Promise<T> {
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  const stay = () => signal.removeEventListener('abort', leave);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const start = () => {
    stay();
    return task();
  };
  try {
    return await (queue as FairQueue).add(start, { signal: waiting.signal, lane }); // any other has one lane
  } finally {
    stay();
  }
}
