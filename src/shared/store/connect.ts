import type { Redis, RedisOptions } from 'ioredis';
import { within } from '../within.js';

/** Most time that a call may lose to a store that does not answer; the ones after it lose none. */
const COMMAND_TIMEOUT_MS = 200;
const CONNECT_TIMEOUT_MS = 2_000;
/** A connection without an answer for this long is made anew: the other end may be gone without a word. */
const SILENT_MS = 2_000;
/** A start waits no longer than this for the store. */
const START_MS = 1_000;
const LAST_RETRY_MS = 2_000;

/** What every client of the store has in common, a queue's too: how it comes back, and that it never gives up. */
export const CONNECTION: RedisOptions = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  retryStrategy: (times) => Math.min(times * 100, LAST_RETRY_MS) + Math.random() * 100,
};

export interface Connection {
  client: Redis;
  /** Why there is none, where the client was told; what a command then fails with says only that there is none. */
  fault(): Error | undefined;
}

/** A client that refuses while it has no connection, rather than keeping what it is asked to send. */
export async function connect(url: string, commandMs = COMMAND_TIMEOUT_MS): Promise<Connection> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    ...CONNECTION,
    commandTimeout: commandMs,
    socketTimeout: Math.max(SILENT_MS, 2 * commandMs),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    lazyConnect: true,
  });
  let fault: Error | undefined;
  // Told by whoever asks; without a listener the client would print it.
  client.on('error', (err) => {
    fault = err;
  });
  client.on('ready', () => {
    fault = undefined;
  });
  // Its failure is an event as well, and it tries again by itself.
  await within(client.connect(), START_MS);
  return { client, fault: () => fault };
}
