import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server';
import { isInitializeRequest } from '@modelcontextprotocol/server';
import type { BytesInFlight, Receipt } from '../shared/bytes-in-flight.js';
import type { Log } from '../shared/log.js';
import { BatchLine, InFlight } from './in-flight.js';
import { isCancellation, isErrorResponse, isRequest, isResponse } from './messages.js';
import { BadMessage, readMessages } from './read-messages.js';
import { BATCHING, NO_BATCH } from './rpc-error.js';

/** Requests that came together and are answered together. */
interface Batch {
  line: BatchLine;
  owed: Set<RequestId>;
  answers: JSONRPCMessage[];
  /** Counts what is kept until the last answer is there. */
  receipt: Receipt | undefined;
}

/**
 * What a client that keeps one connection says and hears, over stdio and HTTP+SSE alike. A batch is taken when the client
 * asked for the revision that has them, and answered as JSON-RPC wants it: in one array, without what was cancelled.
 */
export class Connection {
  readonly #log: Log;
  readonly #inFlight: InFlight;
  readonly #write: (json: unknown) => Promise<void>;
  readonly #batches = new Map<RequestId, Batch>();
  readonly #bytesInFlight: BytesInFlight | undefined;
  #opening: { id: RequestId; revision: string } | undefined;

  constructor(log: Log, write: (json: unknown) => Promise<void>, bytesInFlight?: BytesInFlight) {
    this.#bytesInFlight = bytesInFlight;
    this.#log = log;
    this.#inFlight = new InFlight(log);
    this.#write = write;
  }

  /** `readMessages` of what was sent, each to be given to `received` before it is served. @throws BadMessage */
  read(json: unknown): JSONRPCMessage[] {
    if (!Array.isArray(json)) return readMessages(json);
    if (json.length === 0 || this.#opening?.revision !== BATCHING) throw new BadMessage(NO_BATCH);
    const messages = readMessages(json);
    const requests = messages.filter(isRequest);
    const ids = requests.map(({ id }) => id);
    const batch: Batch = {
      line: new BatchLine(this.#log, requests),
      owed: new Set(ids),
      answers: [],
      receipt: this.#bytesInFlight?.receive(),
    };
    for (const id of ids) this.#batches.set(id, batch);
    return messages;
  }

  received(message: JSONRPCMessage): void {
    // Asked for rather than agreed, so that a batch may follow at once; what we agree to is the same.
    if (isRequest(message) && message.method === 'initialize' && isInitializeRequest(message)) {
      this.#opening = { id: message.id, revision: message.params.protocolVersion };
    }
    this.#inFlight.received(message, isRequest(message) ? this.#batches.get(message.id)?.line : undefined);
    if (isCancellation(message)) {
      this.#settle(message.params?.requestId as RequestId).catch(() => {});
    }
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const own = this.#inFlight.toSend(message);
    if (!isResponse(message) || message.id === undefined) return this.#write(own);
    if (isErrorResponse(message) && message.id === this.#opening?.id) this.#opening = undefined;
    if (this.#batches.has(message.id)) return this.#settle(message.id, own);
    await this.#write(own);
    this.#inFlight.sent(message);
  }

  /** Forgets what it keeps for a client that is gone. */
  close(): void {
    for (const { receipt } of this.#batches.values()) receipt?.end();
    this.#batches.clear();
  }

  /** Resolves at the first moment at which nothing is owed. */
  idle(): Promise<void> {
    return this.#inFlight.idle();
  }

  /** One request of a batch is done, with its answer or without; the last one sends the answers of all. */
  async #settle(id: RequestId, answer?: JSONRPCMessage): Promise<void> {
    const batch = this.#batches.get(id);
    if (!batch) return;
    this.#batches.delete(id);
    batch.owed.delete(id);
    if (answer) batch.answers.push(answer);
    if (answer && batch.owed.size > 0) batch.receipt?.hold(Buffer.byteLength(JSON.stringify(answer)));
    if (batch.owed.size === 0) batch.receipt?.end();
    if (batch.owed.size > 0 || batch.answers.length === 0) return;
    await this.#write(batch.answers);
    for (const sent of batch.answers) this.#inFlight.sent(sent);
  }
}
