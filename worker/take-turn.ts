import type { FairQueue } from '../src/shared/round-robin.js';

/**
 * Runs `task` when the queue has a place. `signal` ends the waiting and nothing else: what runs keeps its place until it
 * has ended, so that there are never more browsers, or visitors of a host, than places. Its lanes take turns.
 */
export async function takeTurn<T>(
  queue: FairQueue,
  signal: AbortSignal,
  task: () => Promise<T>,
  lane: readonly string[] = [],
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
    return await queue.add(start, { signal: waiting.signal, lane });
  } finally {
    stay();
  }
}
