import { once } from 'node:events';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import { got, RequestError } from 'got';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import { parseTarget } from '../../src/shared/target.js';
import { decoded } from './content-coding.js';

/** One answer whose head is here and whose body is not. Either `read` or `discard` it. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /**
   * The body, content codings undone: all of it, or its first `maxBytes` and `complete: false`.
   * @throws GatewayError unreachable | timeout | upstream_error | extraction_failed
   */
  read(maxBytes: number): Promise<{ bytes: Buffer; complete: boolean }>;
  discard(): void;
}

/** One GET through the guard. Nothing is followed, retried or judged by its status: that is the caller's. */
export type HttpGet = (url: URL, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>;

/** Node's 16 KiB is less than some sites' policies and cookies take; browsers allow 256 KiB. */
const MAX_HEADER_BYTES = 64 * 1024;
/** A body this small is cheaper to drain, which keeps the connection, than a new connection would be. */
const DRAIN_BYTES = 16 * 1024;

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);

/**
 * `signal` bounds the whole exchange, head and body.
 * @throws GatewayError unreachable | timeout | upstream_error
 */
export function createHttpGet({ guard, userAgent }: { guard: Guard; userAgent: string }): HttpGet {
  const get = async (url: URL, headers: Record<string, string>, signal: AbortSignal, again = true): Promise<Answer> => {
    const stream = got.stream(url, {
      agent: guard.agents,
      headers: { ...headers, 'user-agent': userAgent, 'accept-encoding': 'gzip, deflate, br' },
      decompress: false, // content-coding.ts knows more codings and can stop half-way
      followRedirect: false,
      throwHttpErrors: false,
      retry: { limit: 0 },
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    let request: ClientRequest | undefined;
    stream.on('request', (sent: ClientRequest) => {
      request = sent;
    });
    stream.on('error', () => {}); // whoever waits has its own listener; this one is for when nobody does
    try {
      const [{ statusCode: status, headers: received }] = await once(stream, 'response');
      return {
        status,
        headers: received,
        read: (maxBytes) => collect(stream, received, maxBytes, signal),
        discard: () => void (Number(received['content-length']) <= DRAIN_BYTES ? stream.resume() : stream.destroy()),
      };
    } catch (thrown) {
      // The server may close a kept connection while we send on it; RFC 9112, section 9.3.1, allows one more try.
      if (again && request?.reusedSocket && !signal.aborted) return get(url, headers, signal, false);
      throw nameFailure(thrown, signal);
    }
  };
  return (url, headers, signal) => get(url, headers, signal);
}

/** Where the answer to `url` sends us; `undefined` when it does not, or to somewhere that is no target. */
export function redirectOf({ status, headers }: Answer, url: URL): URL | undefined {
  if (!REDIRECTS.has(status) || !headers.location) return undefined;
  // Header octets reach us as latin-1, but servers write UTF-8.
  const location = Buffer.from(headers.location, 'latin1').toString('utf8');
  if (!URL.canParse(location, url)) return undefined;
  try {
    return parseTarget(new URL(location, url).href);
  } catch {
    return undefined;
  }
}

async function collect(
  stream: ReturnType<typeof got.stream>,
  headers: IncomingHttpHeaders,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Buffer[] = [];
  let room = maxBytes;
  try {
    for await (const chunk of decoded(stream, headers['content-encoding'])) {
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

function nameFailure(thrown: unknown, signal: AbortSignal): GatewayError {
  if (signal.aborted) return new GatewayError('timeout', { cause: thrown });
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof GatewayError) return error; // the guard's, from inside the socket
  }
  if (!(thrown instanceof RequestError)) return new GatewayError('extraction_failed', { cause: thrown }); // a coding
  return new GatewayError(thrown.code.startsWith('HPE_') ? 'upstream_error' : 'unreachable', { cause: thrown });
}
