import type { ProgressToken, ServerContext } from '@modelcontextprotocol/server';

/** Often enough for the shortest patience of a client, rare enough to cost nothing. */
const EVERY_MS = 5000;

type Asked = ServerContext['mcpReq'];

/**
 * Runs a call and meanwhile tells a client that asked for it, by a `progressToken`, that it is still at work: at the start,
 * then every few seconds. `progress` is the seconds so far. Nothing is told once the call is over or cancelled.
 */
export function withProgress<T>(request: Asked, run: () => Promise<T>, everyMs = EVERY_MS): Promise<T> {
  const progressToken = request._meta?.progressToken;
  return progressToken === undefined ? run() : told(progressToken, request, run, everyMs);
}

async function told<T>(
  progressToken: ProgressToken,
  { notify, signal }: Asked,
  run: () => Promise<T>,
  everyMs: number,
): Promise<T> {
  let times = 0;
  const tell = () => {
    const progress = (times++ * everyMs) / 1000;
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
