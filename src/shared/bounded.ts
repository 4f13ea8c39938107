/**
 * Runs `work` under a signal that fires when the caller leaves or after `ms`. A plain timer, because Node 20 lets the
 * timer of `AbortSignal.any([…, AbortSignal.timeout(ms)])` be collected as garbage, and then it never fires.
 */
export async function bounded<T>(ms: number, gone: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ends = new AbortController();
  const leave = () => ends.abort(gone.reason);
  const timer = setTimeout(() => ends.abort(new DOMException('out of time', 'TimeoutError')), ms);
  gone.addEventListener('abort', leave, { once: true });
  if (gone.aborted) leave();
  try {
    return await work(ends.signal);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
  }
}
