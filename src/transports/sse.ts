import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { JSONRPCMessage, McpServerFactory, Transport } from '@modelcontextprotocol/server';
import { callerName } from '../callers/caller.js';
import type { BytesInFlight } from '../shared/bytes-in-flight.js';
import { eachNamed } from '../shared/call-id.js';
import type { Log } from '../shared/log.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { Connection } from './connection.js';
import { type EventStream, type HeartbeatMs, openGetStream, TOO_MANY_STREAMS } from './event-stream.js';
import { methodName } from './in-flight.js';
import { isRequest } from './messages.js';
import { logServed, refuse } from './rpc-error.js';

interface Options {
  heartbeatMs: HeartbeatMs;
  log: Log;
  telemetry?: Telemetry | undefined;
  maxStreams?: number;
  /** Counts what batches keep. */
  inFlight?: BytesInFlight | undefined;
}

/** Each open stream holds a server of its own, about 11 kB. */
const MAX_STREAMS = 1000;

export interface Sse {
  /** `GET /mcp/sse`: opens the stream and announces where to post; `messagePath` is that address without a query. */
  open(res: ServerResponse, messagePath: string): Promise<void>;
  /** `POST /mcp/message?sessionId=…`; `body` is the parsed JSON. @throws BadMessage */
  post(res: ServerResponse, sessionId: unknown, body: unknown): Promise<void>;
  /** Ends every stream as soon as its calls in flight are answered. */
  drain(): void;
}

/**
 * The HTTP+SSE transport of revision 2024-11-05, deprecated since 2025-03-26 and kept for the clients that still need
 * it. A stream lives in this process, so replicas need session affinity for this transport alone.
 */
export function createSse(
  factory: McpServerFactory,
  { heartbeatMs, log, telemetry = noTelemetry, maxStreams = MAX_STREAMS, inFlight }: Options,
): Sse {
  const sessions = new Map<string, Session>();
  const countSession = (change: 1 | -1) =>
    telemetry.add('search_gateway.mcp.sessions', change, { 'search_gateway.mcp.transport': 'sse' });
  return {
    async open(res, messagePath) {
      if (sessions.size >= maxStreams) return refuse(res, log, TOO_MANY_STREAMS);
      const id = randomUUID();
      const stream = openGetStream(res, { heartbeatMs, route: '/mcp/sse', transport: 'sse', log, telemetry });
      const transport = new SseTransport(stream, log, inFlight);
      sessions.set(id, { transport, owner: callerName() });
      countSession(1);
      res.on('close', () => {
        sessions.delete(id);
        countSession(-1);
        void transport.close();
      });
      const server = await factory({ era: 'legacy' });
      await server.connect(transport);
      transport.announce(`${messagePath}?sessionId=${id}`);
    },
    async post(res, sessionId, body) {
      const session = typeof sessionId === 'string' ? sessions.get(sessionId) : undefined;
      // Nobody speaks for another caller, nor into what that one reads.
      if (!session || session.owner !== callerName())
        return refuse(res, log, { status: 404, message: 'This session is over. Open the event stream again.' });
      const { transport } = session;
      const startedAt = performance.now();
      const messages = transport.read(body);
      res.statusCode = 202;
      res.end('Accepted');
      eachNamed(messages, messages.filter(isRequest).length > 1, (message) => transport.receive(message));
      // Each request has a line of its own once it is answered.
      if (!messages.some(isRequest)) logServed(log, { method: methodName(body), status: 202, startedAt });
    },
    drain() {
      for (const { transport } of sessions.values()) transport.drain();
    },
  };
}

interface Session {
  transport: SseTransport;
  /** The name of the caller, where callers have one. */
  owner: string | undefined;
}

class SseTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #stream: EventStream;
  readonly #connection: Connection;
  #closed = false;

  constructor(stream: EventStream, log: Log, inFlight: BytesInFlight | undefined) {
    this.#stream = stream;
    const write = async (json: unknown) => void stream.send('message', JSON.stringify(json));
    this.#connection = new Connection(log, write, inFlight);
  }

  async start(): Promise<void> {}

  announce(messageAddress: string): void {
    this.#stream.send('endpoint', messageAddress);
  }

  /** @throws BadMessage */
  read(body: unknown): JSONRPCMessage[] {
    return this.#connection.read(body);
  }

  receive(message: JSONRPCMessage): void {
    this.#connection.received(message);
    this.onmessage?.(message);
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#connection.send(message);
  }

  drain(): void {
    void this.#connection.idle().then(() => this.close());
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#stream.close();
    this.#connection.close();
    this.onclose?.();
  }
}
