import type { ServerResponse } from 'node:http';
import {
  isInitializeRequest,
  type JSONRPCMessage,
  type JSONRPCNotification,
  type McpServerFactory,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { eachNamed } from '../shared/call-id.js';
import type { Log } from '../shared/log.js';
import { type EventStream, type HeartbeatMs, openEventStream } from './event-stream.js';
import { BatchLine, InFlight, methodName } from './in-flight.js';
import { isCancellation, isRequest } from './messages.js';
import { readMessages } from './read-messages.js';
import { logServed } from './rpc-error.js';
import { Running } from './running.js';

interface Options {
  heartbeatMs: HeartbeatMs;
  /** Makes the session id that an `initialize` is answered with. */
  openSession(): string;
  log: Log;
}

/** A POST as the router judged it: its version and its session, if it names one, hold. */
interface Post {
  body: unknown;
  session: string | undefined;
}

/**
 * Answers POSTs of the 2025 revisions, without state: the requests of each are served by a server of their own, on an
 * event stream that ends when all of them are answered or cancelled. What cancels a request comes in a POST of its own.
 * @throws BadMessage
 */
export function createPost2025(factory: McpServerFactory, { heartbeatMs, openSession, log }: Options) {
  const running = new Running();
  return async (res: ServerResponse, { body, session }: Post): Promise<void> => {
    const startedAt = performance.now();
    const messages = readMessages(body);
    if (session) for (const message of messages.filter(isCancellation)) running.cancel(session, message);
    const requests = messages.filter(isRequest);
    if (requests.length === 0) {
      res.writeHead(202).end();
      return logServed(log, { method: methodName(body), status: 202, startedAt });
    }
    if (isInitializeRequest(body)) res.setHeader('mcp-session-id', openSession());
    const batch = requests.length > 1 ? new BatchLine(log, requests) : undefined;
    const exchange = new Exchange(openEventStream(res, heartbeatMs), log, batch);
    res.on('close', () => void exchange.close());
    const server = await factory({ era: 'legacy' });
    await server.connect(exchange);
    const cancel = (notification: JSONRPCNotification) => exchange.receive(notification);
    const ids = session ? requests.map(({ id }): RequestId => id) : [];
    for (const id of ids) running.enter(session as string, id, cancel);
    exchange.onclose = afterwards(exchange.onclose, () => {
      for (const id of ids) running.leave(session as string, id, cancel);
    });
    eachNamed(messages, requests.length > 1, (message) => exchange.receive(message));
    await exchange.answered();
    await exchange.close();
  };
}

function afterwards(first: (() => void) | undefined, then: () => void): () => void {
  return () => {
    first?.();
    then();
  };
}

/** Carries what came in one POST to a server, and its answers into the response. */
class Exchange implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #stream: EventStream;
  readonly #inFlight: InFlight;
  readonly #batch: BatchLine | undefined;
  #isClosed = false;

  constructor(stream: EventStream, log: Log, batch: BatchLine | undefined) {
    this.#stream = stream;
    this.#batch = batch;
    this.#inFlight = new InFlight(log);
  }

  async start(): Promise<void> {}

  receive(message: JSONRPCMessage): void {
    this.#inFlight.received(message, this.#batch);
    this.onmessage?.(message);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#stream.send('message', JSON.stringify(this.#inFlight.toSend(message)));
    this.#inFlight.sent(message);
  }

  /** Resolves when nothing is owed any more. */
  answered(): Promise<void> {
    return this.#inFlight.idle();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stream.close();
    this.onclose?.();
  }
}
