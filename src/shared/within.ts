import { setTimeout as delay } from 'node:timers/promises';

/** What `work` resolves to, or undefined when it rejects or takes longer than `ms`. The work itself goes on, unheard. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([work, delay(ms, undefined, { signal: over.signal })]);
  } catch {
    return undefined;
  } finally {
    over.abort();
  }
}
