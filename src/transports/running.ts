import type { JSONRPCNotification, RequestId } from '@modelcontextprotocol/server';

/** Far more than one process serves at once; a request beyond it runs, it only cannot be cancelled by a notification. */
const MAX_REQUESTS = 10_000;

/** Hands a `notifications/cancelled` to the server that runs the request. */
type Cancel = (notification: JSONRPCNotification) => void;

/**
 * The requests of 2025-era sessions that run in this process. Each runs in a server of its own, while what cancels it
 * comes in another POST; a replica that does not run the request knows nothing of it.
 */
export class Running {
  readonly #sessions = new Map<string, Map<RequestId, Cancel>>();
  readonly #max: number;
  #size = 0;

  constructor(max = MAX_REQUESTS) {
    this.#max = max;
  }

  get size(): number {
    return this.#size;
  }

  enter(session: string, id: RequestId, cancel: Cancel): void {
    if (this.#size >= this.#max) return;
    const requests = this.#sessions.get(session) ?? new Map<RequestId, Cancel>();
    this.#sessions.set(session, requests);
    if (!requests.has(id)) this.#size++;
    requests.set(id, cancel);
  }

  /** Nothing when another request has taken the id meanwhile. */
  leave(session: string, id: RequestId, cancel: Cancel): void {
    const requests = this.#sessions.get(session);
    if (requests?.get(id) !== cancel) return;
    requests.delete(id);
    this.#size--;
    if (requests.size === 0) this.#sessions.delete(session);
  }

  /** Nothing when the request is over or unknown, as the revisions ask for. */
  cancel(session: string, notification: JSONRPCNotification): void {
    const id = notification.params?.requestId as RequestId;
    const cancel = this.#sessions.get(session)?.get(id);
    if (!cancel) return;
    this.leave(session, id, cancel);
    cancel(notification);
  }
}
