import type { Agent } from 'node:http';
import type { Agent as TlsAgent } from 'node:https';
import type { OptionsInit } from 'got';
import { bounded } from './bounded.js';
import type { BytesInFlight } from './bytes-in-flight.js';
import { GatewayError } from './errors.js';

/** One HTTP exchange with a service we chose (a search provider, the crawl worker). Never used for pages. */
export interface HttpRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>;
  /** Sent as application/json. */
  json?: unknown;
  /** Told of the short lines with which the body begins, each as it comes, until one is longer or this returns false. */
  onLine?: (line: string) => boolean;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export type Send = (request: HttpRequest, signal: AbortSignal) => Promise<HttpResponse>;

/** Why there is no response. Carries no text of the other side. */
export class SendError extends Error {
  override readonly name = 'SendError';
  constructor(
    readonly reason: 'timeout' | 'network' | 'too_large' | 'aborted',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** What Node calls a connection that was not made: refused, no way, no name, no TLS. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT|EPROTO|ERR_TLS_\w+|UNABLE_TO_\w+|\w*CERT\w*)$/;

/** Whether the other side may have got the request before the network failed. */
export function wasConnected({ cause }: SendError): boolean {
  return !NOT_CONNECTED.test(String(Object(cause).code));
}

export interface SendOptions {
  timeoutMs: number;
  /** For a connection to be made, its name and TLS included; `timeoutMs` when undefined. What takes longer is `network`. */
  connectTimeoutMs?: number;
  maxBytes: number;
  /** Where connections are kept; Node's own, which drop them after five seconds, when undefined. */
  agents?: { http: Agent; https: TlsAgent };
  /** Bounds what all exchanges receive at once. */
  inFlight?: BytesInFlight | undefined;
}

/**
 * An HTTP client with a deadline and a body cap (decompressed bytes). Redirects are not followed and no status throws:
 * the caller knows what each means. Retries are the caller's too.
 * @throws SendError; GatewayError busy when there is no room for the answer
 */
export function createSend({ timeoutMs, connectTimeoutMs, maxBytes, agents, inFlight }: SendOptions): Send {
  const exchange = async (request: HttpRequest, gone: AbortSignal, signal: AbortSignal): Promise<HttpResponse> => {
    // Loaded with the first request: a stdio server that is only asked for its tools never needs it.
    const { got, RequestError, TimeoutError } = await import('got');
    const options: OptionsInit = {
      method: request.method ?? (request.form || request.json !== undefined ? 'POST' : 'GET'),
      headers: { 'user-agent': undefined, ...request.headers },
      followRedirect: false,
      throwHttpErrors: false,
      retry: { limit: 0 },
      ...(agents && { agent: agents }),
      ...(connectTimeoutMs !== undefined && {
        timeout: { lookup: connectTimeoutMs, connect: connectTimeoutMs, secureConnect: connectTimeoutMs },
      }),
      signal,
      ...(request.form && { form: request.form }),
      ...(request.json !== undefined && { json: request.json }),
    };
    const receipt = inFlight?.receive();
    try {
      const stream = got.stream(request.url, options as OptionsInit & { isStream: true });
      let head: Pick<HttpResponse, 'status' | 'headers'> | undefined;
      stream.on('response', (response) => {
        head = { status: response.statusCode, headers: response.headers };
      });
      const chunks: Buffer[] = [];
      const readLines = request.onLine && firstLines(request.onLine);
      let bytes = 0;
      for await (const chunk of stream) {
        bytes += chunk.length;
        if (bytes > maxBytes || Number(head?.headers['content-length']) > maxBytes) throw new SendError('too_large');
        receipt?.add(chunk.length);
        chunks.push(chunk);
        readLines?.(chunk);
      }
      // An ended stream would still listen to the signal, and fail unheard when it fires later.
      stream.destroy();
      if (!head) throw new SendError('network');
      return { ...head, body: Buffer.concat(chunks).toString('utf8') };
    } catch (thrown) {
      if (thrown instanceof SendError || thrown instanceof GatewayError) throw thrown;
      if (gone.aborted) throw new SendError('aborted', { cause: thrown });
      // A TimeoutError is got's word for a connection that was not made in time.
      const isLate = thrown instanceof RequestError && thrown.code === 'ETIMEDOUT' && !(thrown instanceof TimeoutError);
      if (signal.aborted || isLate) throw new SendError('timeout', { cause: thrown });
      throw new SendError('network', { cause: thrown });
    } finally {
      receipt?.end();
    }
  };
  return (request, gone) => bounded(timeoutMs, gone, (signal) => exchange(request, gone, signal));
}

const SHORT_LINE = 256;

/** Takes a body in pieces, and hands on the short lines with which it begins. */
function firstLines(onLine: (line: string) => boolean): (chunk: Buffer) => void {
  let rest = '';
  let isOver = false;
  return (chunk) => {
    if (isOver) return;
    const lines = (rest + chunk.toString('latin1', 0, chunk.length)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) isOver ||= line.length > SHORT_LINE || !onLine(line);
    isOver ||= rest.length > SHORT_LINE;
  };
}
