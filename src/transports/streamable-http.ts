import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FetchLikeMcpHandler, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpServerFactory,
  PROTOCOL_VERSION_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { countedSessions } from './counted-sessions.js';
import { type EventStream, type HeartbeatMs, openEventStream, TOO_MANY_STREAMS } from './event-stream.js';
import { answerWithoutServer, isCancellation, observed } from './observe.js';
import { BATCHING, logServed, NO_BATCH, refuse } from './rpc-error.js';
import { Running } from './running.js';
import { createSessions } from './sessions.js';

/** Open GET streams of 2025-era clients; each costs a socket and a few kB. */
const MAX_STREAMS = 2000;

const MODERN = '2026-07-28';
const SERVED = [MODERN, ...SUPPORTED_PROTOCOL_VERSIONS];
const WRONG_VERSION = `MCP-Protocol-Version names no revision that is served here. Send one of ${SERVED.join(', ')}.`;

export interface StreamableHttp {
  handle(req: IncomingMessage & { body?: unknown }, res: ServerResponse): Promise<void>;
  /** Ends the streams that carry no call; calls in flight go on. */
  drain(): void;
  /** Aborts what is still in flight. */
  close(): Promise<void>;
}

interface Options {
  heartbeatMs: HeartbeatMs;
  sessionSecret: string | undefined;
  log: Log;
  telemetry?: Telemetry | undefined;
}

type Refusal = Parameters<typeof refuse>[2];

/**
 * Streamable HTTP for every revision, its era decided per request. 2026-07-28 is the SDK's. 2025-era POSTs are answered
 * without state, whether they name a session or not: `initialize` hands out a signed id, and an id that does not verify
 * is 404, so that the client initialises again. The GET stream exists for clients that insist on one.
 *
 * A call ends early when its client says so: by `notifications/cancelled` in the same session of a 2025 revision, by
 * closing the response under 2026-07-28. A dropped connection ends a 2025-era call too, session or not. Those revisions
 * would rather not have it taken for a cancellation (SHOULD NOT), so that a resumed stream can bring the answer; ours
 * cannot be resumed, so nobody could ever get it, and it would only be work for the sites asked.
 */
export function createStreamableHttp(
  factory: McpServerFactory,
  { heartbeatMs, sessionSecret, log, telemetry = noTelemetry }: Options,
): StreamableHttp {
  const sessions = countedSessions(createSessions(sessionSecret), telemetry);
  const streams = new Set<EventStream>();
  const onerror = (err: Error) => log.debug({ err }, 'mcp exchange refused or broken');
  const served = new WeakSet<Request>();
  const running = new Running();
  const eras = createMcpHandler(observed(factory, { served, running, log }), {
    legacy: 'stateless',
    keepAliveMs: heartbeatMs,
    onerror,
  });

  const exchange: FetchLikeMcpHandler = {
    async fetch(request, options) {
      const startedAt = performance.now();
      const body = options?.parsedBody;
      const response = await eras.fetch(request, options);
      if (isInitializeRequest(body) && response.ok) response.headers.set('mcp-session-id', sessions.open());
      const session = request.headers.get('mcp-session-id');
      if (session && response.ok)
        for (const said of [body].flat().filter(isCancellation)) running.cancel(session, said);
      if (served.has(request)) return response;
      return answerWithoutServer(response, log, { asked: body, startedAt });
    },
  };
  const answer = toNodeHandler(exchange, { onerror });

  function openStream(res: ServerResponse): void {
    if (streams.size >= MAX_STREAMS) {
      refuse(res, log, { status: 503, message: TOO_MANY_STREAMS });
      return;
    }
    const stream = openEventStream(res, {
      heartbeatMs,
      route: '/mcp',
      transport: 'streamable_http',
      log,
      telemetry,
    });
    streams.add(stream);
    res.on('close', () => streams.delete(stream));
  }

  async function refusalFor(req: IncomingMessage & { body?: unknown }): Promise<Refusal | undefined> {
    const session = req.headers['mcp-session-id'];
    const version = req.headers['mcp-protocol-version'];
    if (req.method === 'POST') {
      // What has the envelope of 2026-07-28 names its version there, initialize in its parameters.
      if (version !== undefined && !SERVED.includes(String(version)) && needsVersion(req.body)) {
        return { status: 400, message: WRONG_VERSION };
      }
      if (!(await isLegacyBody(req))) return;
      if (Array.isArray(req.body) && (req.body.length === 0 || (version ?? BATCHING) !== BATCHING)) {
        return { status: 400, message: NO_BATCH };
      }
    } else {
      if (session === undefined || version === MODERN) {
        return { status: 405, message: 'Without a session of a 2025 revision this path takes POST only.' };
      }
      if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(String(version))) {
        return { status: 400, message: WRONG_VERSION };
      }
    }
    if (session !== undefined && !sessions.isValid(String(session))) {
      return { status: 404, message: 'This session is over. Initialize again.' };
    }
    if (req.method === 'GET' && !req.headers.accept?.includes('text/event-stream')) {
      return { status: 406, message: 'Accept must name text/event-stream.' };
    }
  }

  /** A subscription of 2026-07-28: the response is the stream. */
  async function countedStream(serve: () => Promise<void>): Promise<void> {
    const facts = { 'search_gateway.mcp.transport': 'streamable_http' } as const;
    telemetry.add('search_gateway.mcp.streams', 1, facts);
    try {
      await serve();
    } finally {
      telemetry.add('search_gateway.mcp.streams', -1, facts);
    }
  }

  return {
    async handle(req, res) {
      const refusal = await refusalFor(req);
      if (refusal?.status === 405) res.setHeader('allow', 'POST');
      if (refusal) return refuse(res, log, refusal);
      if (req.method === 'POST' && isSubscription(req.body)) return countedStream(() => answer(req, res, req.body));
      if (req.method === 'POST') return answer(req, res, req.body);
      if (req.method === 'GET') return openStream(res);
      const startedAt = performance.now();
      sessions.end(String(req.headers['mcp-session-id']));
      res.writeHead(204).end();
      logServed(log, { method: 'DELETE', route: '/mcp', status: 204, startedAt });
    },
    drain() {
      for (const stream of streams) stream.close();
    },
    close: () => eras.close(),
  };
}

function isSubscription(body: unknown): boolean {
  return Object(body).method === 'subscriptions/listen';
}

function needsVersion(body: unknown): boolean {
  const { params } = Object(body) as { params?: { _meta?: object } };
  return !isInitializeRequest(body) && !(PROTOCOL_VERSION_META_KEY in Object(params?._meta));
}

/** The SDK's own classification, so that our routing never disagrees with its. */
function isLegacyBody(req: IncomingMessage & { body?: unknown }): Promise<boolean> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) if (typeof value === 'string') headers.set(name, value);
  return isLegacyRequest(new Request('http://localhost/', { method: 'POST', headers }), req.body);
}
