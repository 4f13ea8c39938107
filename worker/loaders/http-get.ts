import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Got } from 'got';
import { LRUCache } from 'lru-cache';
import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import { parseTarget } from '../../src/shared/target.js';
import type { Hold } from '../page-memory.js';
import { createFirstLook, type IsWanted } from './first-look.js';
import { collect, createUnread, drain, endWith, keepPace, PACE, type Pace, receive } from './http-body.js';
import { isMalformed } from './http-status.js';
import { getByHttp2 } from './http2-get.js';
import { readLeniently } from './lenient-answer.js';
import { nameFailure } from './name-failure.js';

/** One answer whose head is here and whose body is not. Either `read` or `discard` it. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /**
   * The body, content codings undone: all of it, or its first `maxBytes` and `complete: false`; or less, when by its start
   * it is not wanted. It comes no faster than `hold` has room for it.
   * @throws GatewayError unreachable | timeout | upstream_error | extraction_failed
   */
  read(maxBytes: number, hold?: Hold, isWanted?: IsWanted): Promise<{ bytes: Buffer; complete: boolean }>;
  /** Lets go of the body. Worth waiting for before the next request to the same site; never rejects. */
  discard(): Promise<void>;
}

/** One GET through the guard. Nothing is followed, retried or judged by its status: that is the caller's. */
export type HttpGet = (url: URL, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>;

/** As browsers have it; Node's 16 KiB is less than some sites' policies and cookies take. */
const MAX_HEADER_BYTES = 256 * 1024;
/** Hosts of which is remembered that they speak HTTP/2 alone. */
const MAX_ORIGINS = 1_000;
/** What servers say in HTTP/1.1 that do not want it. */
const WANTS_ANOTHER_VERSION = new Set([426, 505]);
/** What comes beyond the length that a head states is one page at most. */
const MAX_BEYOND_BYTES = 16 * 1024 * 1024;
interface HttpGetOptions {
  guard: Guard;
  userAgent: string;
  pace?: Pace | undefined;
}

/** A body under way. */
interface Received {
  stream: Readable;
  body: AsyncIterable<Buffer>;
  /** Bytes so far, as they are on the wire. */
  transferred: () => number;
}

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

/**
 * `signal` bounds the whole exchange, head and body.
 * @throws GatewayError unreachable | timeout | upstream_error
 */
export function createHttpGet({ guard, userAgent, pace = PACE }: HttpGetOptions): HttpGet {
  let client: Promise<Got> | undefined;
  const http2Only = new LRUCache<string, true>({ max: MAX_ORIGINS });
  const ownHeaders = { 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate, br' };
  /** got takes a tenth of a second to load: time that a process which fetches nothing saves. */
  const loadClient = async () => {
    const { got } = await import('got');
    return got.extend({
      agent: guard.agents,
      headers: ownHeaders,
      decompress: false, // content-coding.ts knows more codings and can stop half-way
      followRedirect: false,
      throwHttpErrors: false,
      retry: { limit: 0 },
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  };

  const isProxied = ({ protocol, hostname, port }: URL) =>
    protocol === 'http:' && guard.proxyFor('http', hostname, Number(port || 80)) !== undefined;

  const answerOf = (
    status: number,
    received: IncomingHttpHeaders,
    { stream, body, transferred }: Received,
    signal: AbortSignal,
  ): Answer => {
    const excuse = keepPace(stream, transferred, pace);
    return {
      status,
      headers: received,
      read: (maxBytes, hold, isWanted) => {
        const makeRoom = hold && ((bytes: number) => excuse(hold.grow(bytes, signal)));
        return collect(stream, body, received, maxBytes, signal, createFirstLook(isWanted), makeRoom);
      },
      discard: () => drain(stream, body, signal),
    };
  };

  /** Undefined when the host does not choose HTTP/2. */
  const getAgain = async (url: URL, headers: Record<string, string>, signal: AbortSignal) => {
    try {
      const answer = await bounded(pace.headMs, signal, (within) =>
        getByHttp2(guard, url, { ...ownHeaders, ...headers }, MAX_HEADER_BYTES, within),
      );
      if (!answer) return undefined;
      http2Only.set(url.origin, true);
      const { stream, status, headers: received, unread } = answer;
      endWith(signal, stream);
      const body = receive(stream, unread, []);
      return answerOf(status, received, { stream, body, transferred: () => unread.cameBytes }, signal);
    } catch (thrown) {
      const isSlow = Object(thrown).name === 'AbortError';
      throw isSlow ? new GatewayError('timeout', { reason: 'slow', cause: thrown }) : nameFailure(thrown, signal);
    }
  };

  const get = async (url: URL, headers: Record<string, string>, signal: AbortSignal, again = true): Promise<Answer> => {
    if (http2Only.has(url.origin)) {
      const answer = await getAgain(url, headers, signal);
      if (answer) return answer;
      http2Only.delete(url.origin);
    }
    client ??= loadClient();
    const stream = (await client).stream(url, { headers });
    endWith(signal, stream);
    let request: ClientRequest | undefined;
    let beyond: readonly Buffer[] = [];
    const unread = createUnread();
    stream.on('request', (sent: ClientRequest) => {
      request = sent;
      ({ beyond } = readLeniently(sent, MAX_HEADER_BYTES, MAX_BEYOND_BYTES));
      sent.prependOnceListener('response', unread.watch);
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
      if (WANTS_ANOTHER_VERSION.has(status) && url.protocol === 'https:') {
        const answer = await getAgain(url, headers, signal).catch(() => undefined);
        if (answer) stream.destroy();
        if (answer) return answer;
      }
      const body = receive(stream, unread, beyond);
      const transferred = () => stream.downloadProgress.transferred;
      return answerOf(status, received, { stream, body, transferred }, signal);
    } catch (thrown) {
      // The server may close a kept connection while we send on it; RFC 9112, section 9.3.1, allows one more try.
      if (again && request?.reusedSocket && !signal.aborted && isReset(thrown)) return get(url, headers, signal, false);
      const answer = mayWantHttp2(url, thrown) && !signal.aborted && (await getAgain(url, headers, signal));
      if (answer) return answer;
      throw nameFailure(thrown, signal);
    } finally {
      clearTimeout(patience);
    }
  };
  return (url, headers, signal) => get(url, headers, signal);
}

/** Where the answer to `url` sends us; `undefined` when it does not, or to somewhere that is no target. */
export function redirectOf({ status, headers }: Pick<Answer, 'status' | 'headers'>, url: URL): URL | undefined {
  if (!REDIRECTS.has(status) || !headers.location) return undefined;
  return targetOf(asWritten(headers.location), url.href);
}

/** Octets beyond ASCII reach us as latin-1; as triplets they are again what the server wrote, mostly UTF-8. */
export function asWritten(field: string): string {
  return field.replace(/[\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The target at a location that an answer or a page names; `undefined` when it is none. */
export function targetOf(location: string, base: string): URL | undefined {
  if (!URL.canParse(location, base)) return undefined;
  try {
    return parseTarget(new URL(location, base).href);
  } catch {
    return undefined;
  }
}

/** Whether a host may have failed for the protocol that we offer: by its alert, by closing, or by answering in another. */
function mayWantHttp2({ protocol }: URL, thrown: unknown): boolean {
  if (protocol !== 'https:') return false;
  return isMalformed(thrown) || WRONG_PROTOCOL.test(String(Object(thrown).message));
}
const WRONG_PROTOCOL = /no.application.protocol|before secure TLS connection/i;

function isReset(thrown: unknown): boolean {
  return ['ECONNRESET', 'EPIPE'].includes(Object(thrown).code);
}
