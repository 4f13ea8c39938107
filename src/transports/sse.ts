import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { JSONRPCMessage, McpServerFactory, Transport } from '@modelcontextprotocol/server';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { type EventStream, type HeartbeatMs, openEventStream, TOO_MANY_STREAMS } from './event-stream.js';
import { InFlight } from './in-flight.js';
import { refuse } from './rpc-error.js';

/** Each open stream holds a server of its own, about 11 kB. */
const MAX_STREAMS = 1000;

export interface Sse {
  /** `GET /mcp/sse`: opens the stream and announces where to post; `messagePath` is that address without a query. */
  open(res: ServerResponse, messagePath: string): Promise<void>;
  /** `POST /mcp/message?sessionId=…`; `body` is the parsed JSON. */
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
  { heartbeatMs, log, maxStreams = MAX_STREAMS }: { heartbeatMs: HeartbeatMs; log: Log; maxStreams?: number },
): Sse {
  const transports = new Map<string, SseTransport>();
  return {
    async open(res, messagePath) {
      if (transports.size >= maxStreams) return refuse(res, log, { status: 503, message: TOO_MANY_STREAMS });
      const id = randomUUID();
      const transport = new SseTransport(openEventStream(res, heartbeatMs), new InFlight(log));
      transports.set(id, transport);
      res.on('close', () => {
        transports.delete(id);
        void transport.close();
      });
      const server = await factory({ era: 'legacy' });
      await server.connect(transport);
      transport.announce(`${messagePath}?sessionId=${id}`);
    },
    async post(res, sessionId, body) {
      const transport = typeof sessionId === 'string' ? transports.get(sessionId) : undefined;
      if (!transport)
        return refuse(res, log, { status: 404, message: 'This session is over. Open the event stream again.' });
      let message: JSONRPCMessage;
      try {
        message = parseJSONRPCMessage(body);
      } catch {
        return refuse(res, log, { status: 400, message: 'The body is not a JSON-RPC message.' });
      }
      res.writeHead(202).end('Accepted');
      transport.receive(message);
    },
    drain() {
      for (const transport of transports.values()) transport.drain();
    },
  };
}

class SseTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #stream: EventStream;
  readonly #inFlight: InFlight;
  #closed = false;

  constructor(stream: EventStream, inFlight: InFlight) {
    this.#stream = stream;
    this.#inFlight = inFlight;
  }

  async start(): Promise<void> {}

  announce(messageAddress: string): void {
    this.#stream.send('endpoint', messageAddress);
  }

  receive(message: JSONRPCMessage): void {
    this.#inFlight.received(message);
    this.onmessage?.(message);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#stream.send('message', JSON.stringify(this.#inFlight.toSend(message)));
    this.#inFlight.sent(message);
  }

  drain(): void {
    void this.#inFlight.idle().then(() => this.close());
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#stream.close();
    this.onclose?.();
  }
}
