import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { FetchLike } from '@modelcontextprotocol/client';
import { callIdHeader } from '../shared/call-id.js';
import type { ProxyFor } from '../shared/environment-proxy.js';
import { GatewayError } from '../shared/errors.js';
import { createGuard } from '../shared/guard.js';
import { retryAfterSeconds } from '../shared/retry-after.js';

/** A TCP connection that takes longer is taken for one to nowhere. */
const CONNECT_MS = 5_000;

/** Statuses whose `Response` may not have a body. */
const BODILESS = new Set([204, 205, 304]);

/** There is no answer. `delivered` says whether the gateway may have seen the request all the same. */
export class Lost extends Error {
  override readonly name = 'Lost';
  constructor(
    readonly delivered: boolean,
    cause?: unknown,
  ) {
    super('the connection to the gateway is lost', { cause });
  }
}

/** The gateway has no room and says when to come again; asking before then only adds to what it has. */
export class Busy extends Error {
  override readonly name = 'Busy';
  constructor(readonly retryAfterSeconds: number) {
    super('the gateway is busy');
  }
}

export interface UpstreamFetch {
  fetch: FetchLike;
  close(): void;
}

/**
 * `fetch` to a gateway that the user named: its address is not judged, and the proxies of the environment lead there but
 * for this machine. Node's own `fetch` knows no proxies in 20 and does not tell whether a failed request was sent.
 * Redirects are answers like others.
 */
export function createUpstreamFetch(proxyFor: ProxyFor): UpstreamFetch {
  const { agents, close } = createGuard({
    allowPrivateNetworks: true,
    proxyFor: (scheme, hostname, port) => (isThisMachine(hostname) ? undefined : proxyFor(scheme, hostname, port)),
    lookup,
  });
  return { close, fetch: (url, init = {}) => exchange(new URL(url), init, agents) };
}

type Agents = ReturnType<typeof createGuard>['agents'];

function exchange(url: URL, { method = 'GET', headers, body, signal }: RequestInit, agents: Agents): Promise<Response> {
  const secure = url.protocol === 'https:';
  const open = secure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = open(url, {
      agent: secure ? agents.https : agents.http,
      method,
      headers: { ...callIdHeader(), ...Object.fromEntries(new Headers(headers)) },
      ...(signal && { signal }),
    });
    sent.on('socket', (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => sent.destroy(new Lost(false)), CONNECT_MS);
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
    });
    sent.on('response', (answer) => {
      const wait = method === 'POST' && answer.statusCode === 503 && retryAfterSeconds(answer.headers['retry-after']);
      if (!wait) return resolve(toResponse(answer));
      answer.resume();
      reject(new Busy(wait));
    });
    sent.on('error', (thrown) => reject(signal?.aborted || thrown instanceof Lost ? thrown : lostBy(thrown)));
    sent.end(body as string | undefined);
  });
}

function toResponse(answer: IncomingMessage): Response {
  const { statusCode: status = 500, statusMessage: statusText = '' } = answer;
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const hasBody = !BODILESS.has(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
    status,
    statusText,
    headers,
  });
}

/** What fails while the name is asked for or the socket dialled was never sent. */
function lostBy(thrown: NodeJS.ErrnoException): Lost {
  const unsent = thrown instanceof GatewayError || thrown.syscall === 'connect' || thrown.syscall === 'getaddrinfo';
  return new Lost(!unsent, thrown);
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$|\.localhost$/i.test(hostname);
}
