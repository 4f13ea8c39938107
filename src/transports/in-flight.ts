import type { JSONRPCMessage, JSONRPCRequest, RequestId } from '@modelcontextprotocol/server';
import { isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResponse } from '@modelcontextprotocol/server';

/** A subscription is answered only when its connection ends, so nobody waits for it. */
const LISTEN = 'subscriptions/listen';

/** The requests of one connection that are still owed an answer. A cancelled one is owed none: nothing may follow it. */
export class InFlight {
  readonly #owed = new Map<RequestId, JSONRPCRequest>();
  #waiting: (() => void)[] = [];

  received(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) this.#owed.set(message.id, message);
    else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      this.#settle(message.params?.requestId as RequestId | undefined);
    }
  }

  /** To be called when `message` was written, so that nobody closes the stream under it. */
  sent(message: JSONRPCMessage): void {
    if (isJSONRPCResponse(message)) this.#settle(message.id);
  }

  /** Resolves at the first moment at which nothing is owed. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #isIdle(): boolean {
    return [...this.#owed.values()].every(({ method }) => method === LISTEN);
  }

  #settle(id: RequestId | undefined): void {
    if (id === undefined || !this.#owed.delete(id) || !this.#isIdle()) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting = [];
  }
}
