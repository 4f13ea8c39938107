import type { ServerContext } from '@modelcontextprotocol/server';

/** Often enough for the shortest patience of a client, rare enough to cost nothing. */
const EVERY_MS = 5000;

/**
 * Runs a call and meanwhile tells a client that asked for it, by a `progressToken`, that it is still at work: at the start,
 * then every few seconds. `progress` is the seconds so far. Nothing is told once the call is over or cancelled.
 */
export async function withProgress<T>(
  { _meta, notify, signal }: ServerContext['mcpReq'],
  run: () => Promise<T>,
  everyMs = EVERY_MS,
): Promise<T> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return run();
  let told = 0;
  const tell = () => {
    const progress = (told++ * everyMs) / 1000;
    // A client that is gone is no reason to fail.
    notify({ method: 'notifications/progress', params: { progressToken, progress } }).catch(() => {});
  };
  const timer = setInterval(tell, everyMs).unref();
  const stop = () => clearInterval(timer);
  signal.addEventListener('abort', stop);
  tell();
  try {
    return await run();
  } finally {
    stop();
  }
}
