import { GatewayError } from '../src/shared/errors.js';

const EVERY_MS = 25;

/**
 * Runs `work` under a signal that fires when the process has grown by more than `maxBytes` since. What a thread keeps
 * outside its heap, in buffers, is bounded by nothing else; decompression fills them by some 10 MiB between two looks.
 */
export async function withinMemory<T>(maxBytes: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const tooMuch = new AbortController();
  const start = process.memoryUsage.rss();
  const look = () => {
    if (process.memoryUsage.rss() - start > maxBytes) tooMuch.abort(new GatewayError('extraction_failed'));
  };
  const watch = setInterval(look, EVERY_MS);
  try {
    return await work(tooMuch.signal);
  } finally {
    clearInterval(watch);
  }
}
