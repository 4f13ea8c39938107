import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GatewayError } from '../../src/shared/errors.js';
import { isClosed, isWhole } from './broken-off.js';
import { decoded } from './content-coding.js';
import type { FirstLook } from './first-look.js';
import { nameFailure } from './name-failure.js';

/** How slow a site may be. In addition to the deadline of the whole exchange, which a drip-feed would use up. */
export interface Pace {
  /** From the request to the end of the answer's head. */
  headMs: number;
  /** While the body comes, each window must bring `leastBytes`, as they are on the wire. */
  windowMs: number;
  leastBytes: number;
}

/** A page of 100 KB at the least rate takes a quarter of an hour; what is slower is made to be, or as good as down. */
export const PACE: Pace = { headMs: 20_000, windowMs: 10_000, leastBytes: 1024 };

/** A body this small and quick is cheaper to drain, which keeps the connection, than a new connection would be. */
const DRAIN_BYTES = 16 * 1024;
const DRAIN_MS = 100;
/** How long nothing comes of a body whose end is seen before its framing is taken to be wrong. */
const QUIET_MS = 1_500;

/** Like got's own option `signal`, which would listen until the signal is collected, not until the stream is done. */
export function endWith(signal: AbortSignal, stream: Readable): void {
  const abort = () => void stream.destroy(new GatewayError('timeout', { cause: signal.reason }));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  finished(stream, { writable: false }, () => signal.removeEventListener('abort', abort));
  stream.on('error', () => {}); // whoever waits has its own listener; this one is for when nobody does
}

/** Hands out how to wait for what is no fault of the site's: a window in which that happened is excused. */
export function keepPace(stream: Readable, transferredBytes: () => number, { windowMs, leastBytes }: Pace) {
  let before = 0;
  let waiting = 0;
  let excused = false;
  const timer = setInterval(() => {
    const transferred = transferredBytes();
    if (!excused && transferred - before < leastBytes) stream.destroy(new GatewayError('timeout', { reason: 'slow' }));
    before = transferred;
    excused = waiting > 0;
  }, windowMs);
  finished(stream, { writable: false }, () => clearInterval(timer));
  return (room: Promise<void> | undefined): Promise<void> | undefined => {
    if (!room) return undefined;
    waiting++;
    excused = true;
    return room.finally(() => waiting--);
  };
}

/** What has come of a body and has not been read: a stream that fails would keep it. */
export function createUnread() {
  let chunks: Buffer[] = [];
  let readBytes = 0;
  let cameBytes = 0;
  return {
    get cameBytes() {
      return cameBytes;
    },
    watch(answer: Readable) {
      const push = answer.push.bind(answer);
      answer.push = (chunk, encoding) => {
        if (chunk) cameBytes += chunks.push(chunk) && chunk.length;
        return push(chunk, encoding);
      };
    },
    read(bytes: number) {
      readBytes += bytes;
      while (chunks[0] && chunks[0].length <= readBytes) readBytes -= (chunks.shift() as Buffer).length;
    },
    take(): Buffer {
      const rest = Buffer.concat(chunks).subarray(readBytes);
      chunks = [];
      return rest;
    },
  };
}

/** All of a body that came, and then the failure that broke it off, or that of a length that was too short. */
export async function* receive(
  stream: Readable,
  unread: ReturnType<typeof createUnread>,
  beyond: readonly Buffer[],
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) {
      unread.read(chunk.length);
      yield chunk;
    }
  } catch (thrown) {
    const rest = unread.take();
    if (rest.length > 0) yield rest;
    throw thrown;
  }
  // A stream of HTTP/2 that is cancelled ends like one that is whole.
  if ('rstCode' in stream && stream.rstCode) throw new GatewayError('upstream_error', { reason: 'malformed_answer' });
  if (beyond.length === 0) return;
  yield* beyond;
  throw new GatewayError('upstream_error', { reason: 'malformed_answer' });
}

/**
 * A body with its content codings undone, or its first `maxBytes`. One that says itself that it is whole is, whatever its
 * framing says: when it breaks off then, and also when no more comes.
 */
export async function collect(
  stream: Readable,
  body: AsyncIterable<Buffer>,
  headers: IncomingHttpHeaders,
  maxBytes: number,
  signal: AbortSignal,
  look: FirstLook,
  makeRoom?: (bytes: number) => Promise<void> | undefined,
): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  let room = maxBytes;
  let isWaiting = false;
  const { bytes, isEnded } = decoded(body, headers['content-encoding'], maxBytes);
  const quiet = setTimeout(() => {
    if (isWaiting || !(isEnded() || isClosed(Buffer.concat(chunks)))) return;
    stream.destroy(new GatewayError('upstream_error', { reason: 'malformed_answer' }));
  }, QUIET_MS);
  try {
    for await (const chunk of bytes) {
      isWaiting = true;
      await makeRoom?.(Math.min(chunk.length, room));
      isWaiting = false;
      chunks.push(chunk.subarray(0, room));
      room -= chunk.length;
      if (room < 0 || !look.at(chunk)) break;
      quiet.refresh();
    }
  } catch (thrown) {
    const failure = nameFailure(thrown, signal);
    const isBroken = !signal.aborted && failure.code !== 'extraction_failed';
    if (!isBroken || room < 0 || !isWhole(Buffer.concat(chunks))) throw failure;
  } finally {
    clearTimeout(quiet);
    if (!stream.readableEnded) stream.destroy();
  }
  return { bytes: Buffer.concat(chunks), complete: room >= 0 && look.atEnd() };
}

export async function drain(stream: Readable, body: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  const read = async () => {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > DRAIN_BYTES || signal.aborted) break;
    }
  };
  await Promise.race([read().catch(() => {}), delay(DRAIN_MS, undefined, { ref: false })]);
  if (!stream.readableEnded) stream.destroy();
}
