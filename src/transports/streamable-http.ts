import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FetchLikeMcpHandler, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpServerFactory,
} from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { type EventStream, type HeartbeatMs, openEventStream } from './event-stream.js';
import { answerRpcError } from './rpc-error.js';
import { createSessions } from './sessions.js';

/** Open GET streams of 2025-era clients; each costs a socket and a few kB. */
const MAX_STREAMS = 2000;

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
}

/**
 * Streamable HTTP for every revision, its era decided per request. 2026-07-28 is the SDK's. 2025-era POSTs are answered
 * without state, whether they name a session or not: `initialize` hands out a signed id, and an id that does not verify
 * is 404, so that the client initialises again. The GET stream exists for clients that insist on one.
 */
export function createStreamableHttp(
  factory: McpServerFactory,
  { heartbeatMs, sessionSecret, log }: Options,
): StreamableHttp {
  const sessions = createSessions(sessionSecret);
  const streams = new Set<EventStream>();
  const onerror = (err: Error) => log.debug({ err }, 'mcp exchange refused or broken');
  const eras = createMcpHandler(factory, { legacy: 'stateless', keepAliveMs: heartbeatMs, onerror });

  const withSession: FetchLikeMcpHandler = {
    async fetch(request, options) {
      const response = await eras.fetch(request, options);
      const opens = isInitializeRequest(options?.parsedBody) && response.ok;
      if (opens) response.headers.set('mcp-session-id', sessions.open());
      return response;
    },
  };
  const answer = toNodeHandler(withSession, { onerror });

  function openStream(res: ServerResponse): void {
    if (streams.size >= MAX_STREAMS) {
      answerRpcError(res, 503, 'Too many open streams. Try again later.');
      return;
    }
    const stream = openEventStream(res, heartbeatMs);
    streams.add(stream);
    res.on('close', () => streams.delete(stream));
  }

  return {
    async handle(req, res) {
      const session = req.headers['mcp-session-id'];
      const legacy = req.method !== 'POST' || (await isLegacyBody(req));
      if (legacy && session !== undefined && !sessions.isValid(String(session))) {
        return answerRpcError(res, 404, 'This session is over. Initialize again.');
      }
      if (req.method === 'POST') return answer(req, res, req.body);
      if (session === undefined) {
        res.setHeader('allow', 'POST');
        return answerRpcError(res, 405, 'Without a session this path takes POST only.');
      }
      if (req.method === 'GET') return openStream(res);
      sessions.end(String(session));
      res.writeHead(204).end();
    },
    drain() {
      for (const stream of streams) stream.close();
    },
    close: () => eras.close(),
  };
}

/** The SDK's own classification, so that our routing never disagrees with its. */
function isLegacyBody(req: IncomingMessage & { body?: unknown }): Promise<boolean> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) if (typeof value === 'string') headers.set(name, value);
  return isLegacyRequest(new Request('http://localhost/', { method: 'POST', headers }), req.body);
}
