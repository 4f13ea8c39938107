import type { IncomingMessage, ServerResponse } from 'node:http';
import { PARSE_ERROR } from '@modelcontextprotocol/server';
import { BodyError, type BodyFault, readJson, UNREADABLE } from '../json-body.js';
import { noRoom } from '../shared/bytes-in-flight.js';
import { GatewayError } from '../shared/errors.js';
import { forwardedPrefix } from '../shared/forwarded-prefix.js';
import type { Guard } from '../shared/http-guard.js';
import type { Log } from '../shared/log.js';
import { methodOf } from './messages.js';
import { BadMessage } from './read-messages.js';
import { logServed, refuse } from './rpc-error.js';
import type { Sse } from './sse.js';
import type { StreamableHttp } from './streamable-http.js';

/** The addresses that clients are given. */
export const MCP_PATHS = ['/mcp', '/mcp/http', '/mcp/sse'] as const;

const MAX_BODY_BYTES = 1024 * 1024;

type Refusal = Parameters<typeof refuse>[2];
type Asked = IncomingMessage & { body?: unknown };
type Answer = (req: Asked, res: ServerResponse) => Promise<void>;

interface Options {
  streamable: StreamableHttp;
  /** Endpoints with tools of their own, by their paths. */
  more?: ReadonlyMap<string, StreamableHttp>;
  sse: Sse;
  /** What SSE clients are told to post to; without it, a path on our own origin. */
  publicAddress: URL | undefined;
  /** Whether the peer is a proxy whose `X-Forwarded-Prefix` holds. */
  isTrusted(address: string): boolean;
  /** Run in this order for every request. */
  guards: readonly Guard[];
  /** Whether calls are refused for now. */
  isFull(): boolean;
  log: Log;
}

/**
 * The HTTP paths of MCP: answers the requests to them, and says false of any other. Without Express, whose way through its
 * layers costs more than a message does.
 */
export function createMcpRouter({ streamable, more, sse, publicAddress, isTrusted, guards, isFull, log }: Options) {
  const withBody = (answer: Answer) => readingBody(answer, isFull);
  const endpoint = (path: string, served: StreamableHttp) => {
    const handle: Answer = (req, res) => served.handle(req, res, path);
    return { GET: handle, POST: withBody(handle), DELETE: handle };
  };
  const routes: Record<string, Record<string, Answer>> = {
    '/mcp/sse': { GET: (req, res) => sse.open(res, messageAddress(req, publicAddress, isTrusted)) },
    '/mcp/message': { POST: withBody((req, res) => sse.post(res, sessionOf(req), req.body)) },
  };
  const paths = new Map(Object.entries(routes));
  for (const path of ['/mcp', '/mcp/http']) paths.set(path, endpoint(path, streamable));
  for (const [path, served] of more ?? []) paths.set(path, endpoint(path, served));

  async function answer(methods: Record<string, Answer>, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const take = Object.hasOwn(methods, req.method ?? '') ? methods[req.method ?? ''] : undefined;
    if (take) return take(req, res);
    const allowed = Object.keys(methods).join(', ');
    res.setHeader('allow', allowed);
    refuse(res, log, { status: 405, message: `This path takes ${allowed} only.` });
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const route = mcpRoute(req);
    const methods = paths.get(route);
    if (!methods) return false;
    const startedAt = performance.now();
    const fail = (thrown: unknown) => {
      if (res.headersSent) {
        log.error({ method: req.method, route, outcome: 'internal', err: thrown }, 'mcp request');
        res.destroy();
        return;
      }
      const { status, retryAfterSeconds } = GatewayError.from(thrown);
      if (retryAfterSeconds !== undefined) res.setHeader('retry-after', retryAfterSeconds);
      if (status === 503) res.setHeader('connection', 'close');
      refuse(res, log, refusalFor(thrown));
    };
    const run = (i: number): void => {
      const guard = guards[i];
      try {
        if (guard) guard(req, res, () => run(i + 1))?.catch(fail);
        else answer(methods, req, res).catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    run(0);
    const isPreflight = req.method === 'OPTIONS' && res.statusCode === 204;
    if (isPreflight) logServed(log, { method: 'OPTIONS', route, status: 204, startedAt });
    return true;
  };
}

/** The path that was asked for, as Express compares them: whatever its case, with or without a slash at the end. */
export function mcpRoute({ url = '' }: IncomingMessage): string {
  // A request to a proxy names the whole address (RFC 9112, 3.2.2).
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path.toLowerCase().replace(/\/$/, '');
}

function sessionOf({ url = '' }: IncomingMessage): string | undefined {
  return /[?&]sessionId=([^&#]*)/.exec(url)?.[1];
}

function readingBody(answer: Answer, isFull: () => boolean): Answer {
  return async (req, res) => {
    if (!/^\s*application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '')) throw new BodyError('wrong_type');
    req.body = await readJson(req, MAX_BODY_BYTES);
    if (isFull() && [req.body].flat().some((message) => methodOf(message) === 'tools/call')) throw noRoom();
    return answer(req, res);
  };
}

function messageAddress(
  req: IncomingMessage,
  publicAddress: URL | undefined,
  isTrusted: (address: string) => boolean,
): string {
  if (publicAddress) return new URL('mcp/message', publicAddress.href.replace(/\/*$/, '/')).href;
  return `${forwardedPrefix(req, isTrusted)}/mcp/message`;
}

const BODY_REFUSALS: Record<BodyFault, Refusal> = {
  too_large: { status: 413, message: `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.` },
  not_json: { status: 400, message: 'The body is not valid JSON.', code: PARSE_ERROR },
  wrong_type: { status: 415, message: 'Send the body as content-type application/json.' },
  wrong_coding: { status: 415, message: UNREADABLE },
  unreadable: { status: 400, message: UNREADABLE },
};

/** What was thrown on the way, as a JSON-RPC error without its text, which may quote the body. */
function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof BodyError) return BODY_REFUSALS[thrown.fault];
  if (thrown instanceof BadMessage) return { status: 400, message: thrown.message };
  const { status, message, code: outcome } = GatewayError.from(thrown);
  if (thrown instanceof GatewayError) return { status, message, outcome };
  return { status: 500, message: 'The gateway failed unexpectedly. Try again.', err: thrown };
}
