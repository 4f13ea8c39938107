import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  classifyInboundRequest,
  type McpServerFactory,
  PROTOCOL_VERSION_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { callerName } from '../callers/caller.js';
import type { Log } from '../shared/log.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { countedSessions } from './counted-sessions.js';
import { countStream, type EventStream, type HeartbeatMs, openGetStream, TOO_MANY_STREAMS } from './event-stream.js';
import { methodOf } from './messages.js';
import { createPost2025 } from './post-2025.js';
import { createPost2026 } from './post-2026.js';
import { BATCHING, logServed, NO_BATCH, refuse } from './rpc-error.js';
import { createSessions } from './sessions.js';

/** Open GET streams of 2025-era clients; each costs a socket and a few kB. */
const MAX_STREAMS = 2000;

const MODERN = '2026-07-28';
const SERVED = [MODERN, ...SUPPORTED_PROTOCOL_VERSIONS];
const WRONG_VERSION = `MCP-Protocol-Version names no revision that is served here. Send one of ${SERVED.join(', ')}.`;

type Parsed = IncomingMessage & { body?: unknown };

export interface StreamableHttp {
  /** `req.body` is the parsed JSON of a POST; `route` is the path as the log names it. */
  handle(req: Parsed, res: ServerResponse, route: string): Promise<void>;
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
  maxStreams?: number;
}

type Refusal = Parameters<typeof refuse>[2];

/**
 * Streamable HTTP for every revision, its era decided per request. 2025-era POSTs are answered without state, whether they
 * name a session or not: `initialize` hands out a signed id, and an id that does not verify is 404, so that the client
 * initialises again. The GET stream exists for clients that insist on one.
 *
 * A call ends early when its client says so: by `notifications/cancelled` in the same session of a 2025 revision, by
 * closing the response under 2026-07-28. A dropped connection ends a 2025-era call too, session or not. Those revisions
 * would rather not have it taken for a cancellation (SHOULD NOT), so that a resumed stream can bring the answer; ours
 * cannot be resumed, so nobody could ever get it, and it would only be work for the sites asked.
 */
export function createStreamableHttp(
  factory: McpServerFactory,
  { heartbeatMs, sessionSecret, log, telemetry = noTelemetry, maxStreams = MAX_STREAMS }: Options,
): StreamableHttp {
  const sessions = countedSessions(createSessions(sessionSecret), telemetry);
  const streams = new Set<EventStream>();
  const subscriptions = new Set<ServerResponse>();
  const post2025 = createPost2025(factory, { heartbeatMs, openSession: () => sessions.open(callerName()), log });
  const post2026 = createPost2026(factory, { heartbeatMs, log });

  function openStream(res: ServerResponse, route: string): void {
    if (streams.size >= maxStreams) {
      refuse(res, log, TOO_MANY_STREAMS);
      return;
    }
    const stream = openGetStream(res, { heartbeatMs, route, transport: 'streamable_http', log, telemetry });
    streams.add(stream);
    res.on('close', () => streams.delete(stream));
  }

  /** The response to a subscription is the stream. */
  function holdSubscription(res: ServerResponse): void {
    countStream(res, telemetry, 'streamable_http');
    subscriptions.add(res);
    res.on('close', () => subscriptions.delete(res));
  }

  function endSession(id: string, res: ServerResponse, route: string): void {
    const startedAt = performance.now();
    sessions.end(id);
    res.writeHead(204).end();
    logServed(log, { method: 'DELETE', route, status: 204, startedAt });
  }

  function refusalFor(req: Parsed, isModern: boolean): Refusal | undefined {
    const version = header(req, 'mcp-protocol-version');
    const session = header(req, 'mcp-session-id');
    if (req.method === 'POST') {
      // What has the envelope of 2026-07-28 names its version there, initialize in its parameters.
      if (version !== undefined && !SERVED.includes(version) && needsVersion(req.body)) {
        return { status: 400, message: WRONG_VERSION };
      }
      if (isModern) return;
      if (Array.isArray(req.body) && (req.body.length === 0 || (version ?? BATCHING) !== BATCHING)) {
        return { status: 400, message: NO_BATCH };
      }
    } else {
      if (session === undefined || version === MODERN) {
        return { status: 405, message: 'Without a session of a 2025 revision this path takes POST only.' };
      }
      if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
        return { status: 400, message: WRONG_VERSION };
      }
    }
    if (session !== undefined && !sessions.isValid(session, callerName())) {
      return { status: 404, message: 'This session is over. Initialize again.' };
    }
    if (!takesEvents(req)) return { status: 406, message: 'Accept must name text/event-stream.' };
  }

  return {
    async handle(req, res, route) {
      const isModern = req.method === 'POST' && !isLegacy(req);
      const refusal = refusalFor(req, isModern);
      if (refusal?.status === 405) res.setHeader('allow', 'POST');
      if (refusal) return refuse(res, log, refusal);
      const session = header(req, 'mcp-session-id');
      if (isModern && isSubscription(req.body)) holdSubscription(res);
      if (isModern) return post2026.answer(req, res, req.body);
      if (req.method === 'POST') return post2025(res, { body: req.body, session });
      if (req.method === 'GET') return openStream(res, route);
      endSession(session as string, res, route);
    },
    drain() {
      for (const stream of streams) stream.close();
      for (const res of subscriptions) res.end();
    },
    close: () => post2026.close(),
  };
}

function isSubscription(body: unknown): boolean {
  return methodOf(body) === 'subscriptions/listen';
}

function needsVersion(body: unknown): boolean {
  const { params } = Object(body) as { params?: { _meta?: object } };
  return methodOf(body) !== 'initialize' && !(PROTOCOL_VERSION_META_KEY in Object(params?._meta));
}

/** The SDK's own classification, so that our routing never disagrees with its. */
function isLegacy(req: Parsed): boolean {
  if (req.body === undefined) return true;
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: header(req, 'mcp-protocol-version'),
    mcpMethodHeader: header(req, 'mcp-method'),
    mcpNameHeader: header(req, 'mcp-name'),
    body: req.body,
  });
  return kind === 'legacy';
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** A GET must name event streams; of a POST, a client that takes everything or does not say takes them too. */
function takesEvents({ method, headers: { accept = '*/*' } }: IncomingMessage): boolean {
  if (method === 'DELETE' || /text\/event-stream/i.test(accept)) return true;
  return method === 'POST' && /(\*|text)\/\*/i.test(accept);
}
