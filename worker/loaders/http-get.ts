import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Got, Request } from 'got';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import { reasonOf } from '../../src/shared/reason.js';
import { parseTarget } from '../../src/shared/target.js';
import type { Hold } from '../page-memory.js';
import { decoded } from './content-coding.js';
import { isMalformed } from './http-status.js';

/** One answer whose head is here and whose body is not. Either `read` or `discard` it. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /**
   * The body, content codings undone: all of it, or its first `maxBytes` and `complete: false`. It comes no faster than
   * `hold` has room for it.
   * @throws GatewayError unreachable | timeout | upstream_error | extraction_failed
   */
  read(maxBytes: number, hold?: Hold): Promise<{ bytes: Buffer; complete: boolean }>;
  /** Lets go of the body. Worth waiting for before the next request to the same site; never rejects. */
  discard(): Promise<void>;
}

/** One GET through the guard. Nothing is followed, retried or judged by its status: that is the caller's. */
export type HttpGet = (url: URL, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>;

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

/** Node's 16 KiB is less than some sites' policies and cookies take; browsers allow 256 KiB. */
const MAX_HEADER_BYTES = 64 * 1024;
/** A body this small and quick is cheaper to drain, which keeps the connection, than a new connection would be. */
const DRAIN_BYTES = 16 * 1024;
const DRAIN_MS = 100;

interface HttpGetOptions {
  guard: Guard;
  userAgent: string;
  pace?: Pace | undefined;
}

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

/**
 * `signal` bounds the whole exchange, head and body.
 * @throws GatewayError unreachable | timeout | upstream_error
 */
export function createHttpGet({ guard, userAgent, pace = PACE }: HttpGetOptions): HttpGet {
  let client: Promise<Got> | undefined;
  /** got takes a tenth of a second to load: time that a process which fetches nothing saves. */
  const loadClient = async () => {
    const { got } = await import('got');
    return got.extend({
      agent: guard.agents,
      headers: { 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate, br' },
      decompress: false, // content-coding.ts knows more codings and can stop half-way
      followRedirect: false,
      throwHttpErrors: false,
      retry: { limit: 0 },
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  };

  const isProxied = ({ protocol, hostname, port }: URL) =>
    protocol === 'http:' && guard.proxyFor('http', hostname, Number(port || 80)) !== undefined;

  const get = async (url: URL, headers: Record<string, string>, signal: AbortSignal, again = true): Promise<Answer> => {
    client ??= loadClient();
    const stream = (await client).stream(url, { headers });
    endWith(signal, stream);
    let request: ClientRequest | undefined;
    stream.on('request', (sent: ClientRequest) => {
      request = sent;
      // Nobody asked for another protocol. The parser has let go of this socket, and would leave it open.
      sent.on('upgrade', (_answer, socket) => {
        socket.destroy();
        stream.destroy(new GatewayError('upstream_error', { reason: 'malformed_answer' }));
      });
    });
    const patience = setTimeout(() => stream.destroy(new GatewayError('timeout', { reason: 'slow' })), pace.headMs);
    try {
      const [{ statusCode: status, headers: received }] = await once(stream, 'response');
      if (status === 407 && isProxied(url)) {
        stream.destroy();
        throw new GatewayError('unreachable', { reason: 'proxy_refused' }); // the proxy's word, not the site's
      }
      const excuse = keepPace(stream, pace);
      return {
        status,
        headers: received,
        read: (maxBytes, hold) =>
          collect(stream, received, maxBytes, signal, hold && ((bytes) => excuse(hold.grow(bytes, signal)))),
        discard: () => drain(stream, signal),
      };
    } catch (thrown) {
      // The server may close a kept connection while we send on it; RFC 9112, section 9.3.1, allows one more try.
      if (again && request?.reusedSocket && !signal.aborted && isReset(thrown)) return get(url, headers, signal, false);
      throw nameFailure(thrown, signal);
    } finally {
      clearTimeout(patience);
    }
  };
  return (url, headers, signal) => get(url, headers, signal);
}

/** Like got's own option `signal`, which would listen until the signal is collected, not until the stream is done. */
function endWith(signal: AbortSignal, stream: Request): void {
  const abort = () => void stream.destroy(new GatewayError('timeout', { cause: signal.reason }));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  finished(stream, { writable: false }, () => signal.removeEventListener('abort', abort));
  stream.on('error', () => {}); // whoever waits has its own listener; this one is for when nobody does
}

/** Hands out how to wait for what is no fault of the site's: a window in which that happened is excused. */
function keepPace(stream: Request, { windowMs, leastBytes }: Pace) {
  let before = 0;
  let waiting = 0;
  let excused = false;
  const timer = setInterval(() => {
    const { transferred } = stream.downloadProgress;
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

/** Where the answer to `url` sends us; `undefined` when it does not, or to somewhere that is no target. */
export function redirectOf({ status, headers }: Pick<Answer, 'status' | 'headers'>, url: URL): URL | undefined {
  if (!REDIRECTS.has(status) || !headers.location) return undefined;
  // Octets beyond ASCII reach us as latin-1; as triplets they are again what the server wrote, mostly UTF-8.
  const location = headers.location.replace(
    /[\x80-\xff]/g,
    (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  if (!URL.canParse(location, url)) return undefined;
  try {
    return parseTarget(new URL(location, url).href);
  } catch {
    return undefined;
  }
}

async function collect(
  stream: Request,
  headers: IncomingHttpHeaders,
  maxBytes: number,
  signal: AbortSignal,
  makeRoom?: (bytes: number) => Promise<void> | undefined,
): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  let room = maxBytes;
  try {
    for await (const chunk of decoded(stream, headers['content-encoding'], maxBytes)) {
      await makeRoom?.(Math.min(chunk.length, room));
      chunks.push(chunk.subarray(0, room));
      room -= chunk.length;
      if (room < 0) break;
    }
  } catch (thrown) {
    throw nameFailure(thrown, signal);
  } finally {
    if (!stream.readableEnded) stream.destroy();
  }
  return { bytes: Buffer.concat(chunks), complete: room >= 0 };
}

async function drain(stream: Request, signal: AbortSignal): Promise<void> {
  const drained = collect(stream, {}, DRAIN_BYTES, signal).catch(() => {});
  await Promise.race([drained, delay(DRAIN_MS, undefined, { ref: false })]);
  if (!stream.readableEnded) stream.destroy();
}

function isReset(thrown: unknown): boolean {
  return ['ECONNRESET', 'EPIPE'].includes(Object(thrown).code);
}

function nameFailure(thrown: unknown, signal: AbortSignal): GatewayError {
  if (signal.aborted) return new GatewayError('timeout', { cause: thrown });
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof GatewayError) return error; // the guard's, from inside the socket
  }
  return new GatewayError(isMalformed(thrown) ? 'upstream_error' : 'unreachable', {
    cause: thrown,
    reason: reasonOf(thrown),
  });
}
