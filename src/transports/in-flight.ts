import { AsyncResource } from 'node:async_hooks';
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
  batch: BatchLine | undefined;
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

  /** `batch` is the line of those that it came with, if it came with any. */
  received(message: JSONRPCMessage, batch?: BatchLine): void {
    if (isRequest(message)) {
      this.#owed.set(message.id, { request: message, startedAt: performance.now(), batch });
    } else if (isCancellation(message)) {
      this.#cancelled(message.params?.requestId as RequestId);
    }
  }

  /** The message as it may leave, after its log line: errors are in our own words. */
  toSend(message: JSONRPCMessage): JSONRPCMessage {
    if (!isResponse(message)) return message;
    const owed = message.id === undefined ? undefined : this.#owed.get(message.id);
    if (!isErrorResponse(message)) {
      if (owed) this.#tell(owed, 'success');
      return message;
    }
    const error = ownWords(owed ? named(message.error, owed.request) : message.error);
    if (owed?.batch && owed.request.method !== CALL) owed.batch.ended('success', error.code);
    else if (owed) logRpcError(this.#log, error.code, facts(owed));
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
    if (owed) this.#tell(owed, 'aborted');
    this.#settle(id);
  }

  #tell(owed: Owed, outcome: 'success' | 'aborted'): void {
    if (owed.request.method === CALL) return;
    if (owed.batch) owed.batch.ended(outcome);
    else this.#log.info({ ...facts(owed), outcome }, LINE);
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
const CALL = 'tools/call';

/** The one line of requests that came together, unless tool calls are among them, which have their own. */
export class BatchLine {
  readonly #log: Log;
  readonly #requests: number;
  readonly #hasCalls: boolean;
  readonly #startedAt = performance.now();
  #left: number;
  #outcome: 'success' | 'aborted' = 'success';
  #code: number | undefined;

  constructor(log: Log, requests: readonly JSONRPCRequest[]) {
    this.#log = log;
    this.#requests = requests.length;
    this.#left = requests.length;
    this.#hasCalls = requests.some(({ method }) => method === CALL);
  }

  /** To be called for each; `code` is that of its error. What is our fault is told before what is the client's. */
  ended(outcome: 'success' | 'aborted', code?: number): void {
    if (outcome === 'aborted') this.#outcome = outcome;
    if (code !== undefined && this.#code !== INTERNAL_ERROR) this.#code = code;
    if (--this.#left === 0 && !this.#hasCalls) this.#write();
  }

  /** Bound to the request that brought them all. */
  readonly #write = AsyncResource.bind(() => {
    const ms = Math.round(performance.now() - this.#startedAt);
    const about = { method: 'batch', requests: this.#requests, ms };
    if (this.#code === undefined) this.#log.info({ ...about, outcome: this.#outcome }, LINE);
    else logRpcError(this.#log, this.#code, about);
  });
}

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
