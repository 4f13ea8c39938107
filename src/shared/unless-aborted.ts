import { GatewayError } from './errors.js';

/**
 * `work`, for as long as the caller waits. The work itself goes on: for what cannot be cancelled, or is shared.
 * @throws GatewayError timeout when `signal` fires first
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new GatewayError('timeout', { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
