import type { JSONRPCErrorResponse, JSONRPCMessage, JSONRPCRequest, RequestId } from '@modelcontextprotocol/server';
import { INTERNAL_ERROR, INVALID_PARAMS, isSpecType } from '@modelcontextprotocol/server';
import type { Log } from '../shared/log.js';
import { isCancellation, isErrorResponse, isRequest, isResponse, methodOf } from './messages.js';
import { aboutEnvelope, logRpcError, ownWords } from './rpc-error.js';

/** The methods that the log may name, each with the check of its form. */
const METHODS: Record<string, (request: unknown) => boolean> = {
  initialize: isSpecType.InitializeRequest,
  'notifications/cancelled': isSpecType.CancelledNotification,
  'notifications/initialized': isSpecType.InitializedNotification,
  ping: isSpecType.PingRequest,
  'server/discover': isSpecType.DiscoverRequest,
  'subscriptions/listen': isSpecType.SubscriptionsListenRequest,
  'tools/call': isSpecType.CallToolRequest,
  'tools/list': isSpecType.ListToolsRequest,
};

/** A subscription is answered only when its connection ends, so nobody waits for it. */
const LISTEN = 'subscriptions/listen';

interface Owed {
  request: JSONRPCRequest;
  startedAt: number;
}

/**
 * The requests of one connection that are still owed an answer. A cancelled one is owed none: nothing may follow it.
 * Each gets one log line when it is answered or cancelled; a call that came as far as a tool has the tool's own.
 */
export class InFlight {
  readonly #log: Log;
  readonly #owed = new Map<RequestId, Owed>();
  #waiting: (() => void)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  received(message: JSONRPCMessage): void {
    if (isRequest(message)) {
      this.#owed.set(message.id, { request: message, startedAt: performance.now() });
    } else if (isCancellation(message)) {
      this.#cancelled(message.params?.requestId as RequestId);
    }
  }

  /** The message as it may leave, after its log line: errors are in our own words. */
  toSend(message: JSONRPCMessage): JSONRPCMessage {
    if (!isResponse(message)) return message;
    const owed = message.id === undefined ? undefined : this.#owed.get(message.id);
    if (!isErrorResponse(message)) {
      if (owed && owed.request.method !== 'tools/call') this.#log.info({ ...facts(owed), outcome: 'success' }, LINE);
      return message;
    }
    const error = ownWords(owed ? named(message.error, owed.request) : message.error);
    if (owed) logRpcError(this.#log, error.code, facts(owed));
    return { ...message, error };
  }

  /** To be called when `message` was written, so that nobody closes the stream under it. */
  sent(message: JSONRPCMessage): void {
    if (isResponse(message)) this.#settle(message.id);
  }

  /** Resolves at the first moment at which nothing is owed. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #cancelled(id: RequestId): void {
    const owed = this.#owed.get(id);
    if (owed && owed.request.method !== 'tools/call') this.#log.info({ ...facts(owed), outcome: 'aborted' }, LINE);
    this.#settle(id);
  }

  #isIdle(): boolean {
    return [...this.#owed.values()].every(({ request }) => request.method === LISTEN);
  }

  #settle(id: RequestId | undefined): void {
    if (id === undefined || !this.#owed.delete(id) || this.#waiting.length === 0 || !this.#isIdle()) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting = [];
  }
}

const LINE = 'mcp request';

/** The method's name, or `other` for one that we do not serve: it is the client's text. */
export function methodName(message: unknown): string {
  const method = methodOf(message);
  return typeof method === 'string' && Object.hasOwn(METHODS, method) ? method : 'other';
}

function facts({ request, startedAt }: Owed) {
  return { method: methodName(request), ms: Math.round(performance.now() - startedAt) };
}

/** The SDK (2.4.0) calls some malformed parameters an internal error of its own. */
function named(error: JSONRPCErrorResponse['error'], request: JSONRPCRequest): JSONRPCErrorResponse['error'] {
  const isMalformed = METHODS[methodName(request)]?.(request) === false;
  if (!isMalformed) return aboutEnvelope(error, request);
  return error.code === INTERNAL_ERROR ? { ...error, code: INVALID_PARAMS } : error;
}
