import type { ProgressToken, ServerContext } from '@modelcontextprotocol/server';

/** Often enough for the shortest patience of a client, rare enough to cost nothing. */
const EVERY_MS = 5000;

type Asked = ServerContext['mcpReq'];

type Run<T> = (onPhase?: (phase: string) => void) => Promise<T>;

/**
 * Runs a call and meanwhile tells a client that asked for it, by a `progressToken`, that it is still at work: at the start,
 * then every few seconds, and with each phase. `progress` is the seconds so far, `message` the phase. Nothing is told once
 * the call is over or cancelled.
 */
export function withProgress<T>(request: Asked, run: Run<T>, everyMs = EVERY_MS): Promise<T> {
  const progressToken = request._meta?.progressToken;
  return progressToken === undefined ? run() : told(progressToken, request, run, everyMs);
}

async function told<T>(
  progressToken: ProgressToken,
  { notify, signal }: Asked,
  run: Run<T>,
  everyMs: number,
): Promise<T> {
  const startedAt = performance.now();
  let lastMs = -1;
  let phase: string | undefined;
  const tell = () => {
    if (signal.aborted) return;
    // The protocol wants it to grow, however quickly one follows another.
    lastMs = lastMs < 0 ? 0 : Math.max(Math.floor(performance.now() - startedAt), lastMs + 1);
    const progress = lastMs / 1000;
    const message = phase && `${phase}, ${Math.floor(progress)} s`;
    const params = { progressToken, progress, ...(message && { message }) };
    // A client that is gone is no reason to fail.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
  const timer = setInterval(tell, everyMs).unref();
  const stop = () => clearInterval(timer);
  signal.addEventListener('abort', stop);
  tell();
  try {
    return await run((now) => {
      phase = now;
      tell();
    });
  } finally {
    stop();
  }
}
