import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import type { HeartbeatMs } from './event-stream.js';
import { answerWithoutServer, observed } from './observe.js';

/** What the SDK's handler reads of a request whose body was parsed before; making a real one costs as much as a search. */
type RequestHead = Pick<Request, 'method' | 'signal'> & { headers: Pick<Headers, 'get'> };

/**
 * Answers POSTs of 2026-07-28 with the SDK's handler, which judges headers and envelope. Heartbeats need an event stream,
 * so with them every call is answered on one; without them it is the SDK's choice.
 */
export function createPost2026(
  factory: McpServerFactory,
  { heartbeatMs, log }: { heartbeatMs: HeartbeatMs; log: Log },
) {
  const served = new WeakSet<object>();
  const handler = createMcpHandler(observed(factory, { served, log }), {
    legacy: 'reject',
    responseMode: heartbeatMs > 0 ? 'sse' : 'auto',
    keepAliveMs: heartbeatMs,
    onerror: (err) => log.debug({ err }, 'mcp exchange refused or broken'),
  });
  return {
    async answer(req: IncomingMessage, res: ServerResponse, body: unknown): Promise<void> {
      const startedAt = performance.now();
      const gone = new AbortController();
      res.on('close', () => gone.abort());
      const request = { method: 'POST', headers: headersOf(req), signal: gone.signal } satisfies RequestHead;
      const response = await handler.fetch(request as unknown as Request, { parsedBody: body });
      const own = served.has(request) ? response : await answerWithoutServer(response, log, { asked: body, startedAt });
      await write(own, res);
    },
    /** Ends subscriptions with their completion and aborts what is still in flight. */
    close: () => handler.close(),
  };
}

function headersOf({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}

/** Closing `res` cancels the call, which ends the response's body. */
async function write(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.setHeader(name, value);
  const { body } = response;
  const isStream = body && response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream) {
    res.end(Buffer.from(await response.arrayBuffer()));
    return;
  }
  // That the client is gone is known by then.
  await pipeline(body as unknown as AsyncIterable<Uint8Array>, res).catch(() => {});
}
