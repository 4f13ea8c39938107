import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Transport } from '@modelcontextprotocol/client';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import type { GatewayError } from '../shared/errors.js';
import { unlessAborted } from '../shared/unless-aborted.js';
import { isRequest } from './messages.js';
import { failureOf, LOST_CODE } from './upstream-failure.js';
import type { UpstreamFetch } from './upstream-fetch.js';

/** A gateway that restarts is back in this time; nobody who waits for an answer has given up by then. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const HANDSHAKE_MS = 10_000;
/** A session is ended politely, but not at any price. */
const GOODBYE_MS = 500;

export interface UpstreamOptions {
  url: URL;
  headers: Record<string, string>;
  wire: UpstreamFetch;
  version: string;
  /** The gateway says that its tools are others now. */
  onListChanged(): void;
  patienceMs?: number;
}

interface Link {
  client: Client;
  users: number;
  forgotten: boolean;
}

interface Work<T> {
  run(client: Client): Promise<T>;
  /** Whether it may be run again after it was lost on the way, asked of the next connection. */
  mayRepeat(client: Client): Promise<boolean>;
  signal: AbortSignal;
}

/**
 * The connection to a running gateway, made with the first request and anew whenever it is lost, in the newest revision
 * that the gateway speaks at that moment. What was never delivered is sent again until `patienceMs` are over, so that a
 * restart is a pause rather than a failure; what may have run is repeated where `mayRepeat` allows it.
 */
export class Upstream {
  readonly #options: UpstreamOptions;
  readonly #patienceMs: number;
  #link: Promise<Link> | undefined;

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
  }

  /** @throws GatewayError gateway_… | ProtocolError what the gateway itself answered */
  async ask<T>({ run, mayRepeat, signal }: Work<T>): Promise<T> {
    const givesUpAt = performance.now() + this.#patienceMs;
    let doubt: GatewayError | undefined;
    let wasRenewed = false;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let link: Link | undefined;
      try {
        link = await unlessAborted(this.#connected(), signal);
        link.users++;
        if (doubt && !(await mayRepeat(link.client))) throw doubt;
        return await run(link.client);
      } catch (thrown) {
        if (signal.aborted || thrown === doubt) throw thrown;
        const failure = failureOf(thrown, link !== undefined);
        if (failure.kind === 'answer') throw failure.error;
        if (link) this.#forget(link);
        if (failure.kind === 'final') throw failure.error;
        if (failure.kind === 'stale' && wasRenewed) throw failure.error;
        if (failure.kind === 'lost') doubt = failure.error;
        if (failure.kind === 'stale') wasRenewed = true;
        else if (performance.now() + pause > givesUpAt) throw failure.error;
        else await delay(pause, undefined, { signal });
      } finally {
        if (link) this.#leave(link);
      }
    }
  }

  async close(): Promise<void> {
    const link = await this.#link?.catch(() => undefined);
    this.#link = undefined;
    if (link) await goodbye(link.client);
    this.#options.wire.close();
  }

  #connected(): Promise<Link> {
    if (this.#link) return this.#link;
    const link = connect(this.#options).then((client) => ({ client, users: 0, forgotten: false }));
    this.#link = link;
    link.catch(() => {
      if (this.#link === link) this.#link = undefined;
    });
    return link;
  }

  /** The next request connects anew; those that still wait on this connection are not cut off. */
  #forget(link: Link): void {
    if (link.forgotten) return;
    link.forgotten = true;
    this.#link = undefined;
  }

  #leave(link: Link): void {
    link.users--;
    if (link.forgotten && link.users === 0) void link.client.close().catch(() => {});
  }
}

async function connect({ url, headers, wire, version, onListChanged }: UpstreamOptions): Promise<Client> {
  // Loaded now, since a bridge that is only started to be looked at never needs it.
  const sdk = await import('@modelcontextprotocol/client');
  const connection = { fetch: wire.fetch, requestInit: { headers } };
  const open = async (transport: Transport, mode: 'auto' | 'legacy') => {
    const client = new sdk.Client(
      { name: 'search-gateway-bridge', version },
      {
        versionNegotiation: { mode },
        // The local client checks what it gets; checking here too would only cost.
        jsonSchemaValidator: {
          getValidator: () => (value) => ({ valid: true, data: value as never, errorMessage: undefined }),
        },
        listChanged: { tools: { autoRefresh: false, onChanged: onListChanged } },
      },
    );
    await client.connect(transport, { timeout: HANDSHAKE_MS });
    return client;
  };
  try {
    return await open(endingWithItsStream(new sdk.StreamableHTTPClientTransport(url, connection)), 'auto');
  } catch (thrown) {
    // The specification's way to tell a server that has nothing but HTTP+SSE, as 2024-11-05 had.
    if (!(thrown instanceof sdk.SdkHttpError && [400, 404, 405].includes(thrown.status ?? 0))) throw thrown;
    const streaming = new sdk.SSEClientTransport(url, connection);
    const client = await open(streaming, 'legacy').catch(() => {
      throw thrown;
    });
    // It would wait for the stream to come back, and so would every call on it.
    streaming.onerror = () => void client.close();
    return client;
  }
}

/** The SDK (2.4.0) lets a request wait for its time limit when the stream of its answer ends without one. */
function endingWithItsStream(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) =>
    send(message, {
      ...options,
      onRequestStreamEnd() {
        options?.onRequestStreamEnd?.();
        if (isRequest(message)) transport.onmessage?.(lostAnswer(message.id));
      },
    });
  return transport;
}

function lostAnswer(id: string | number): JSONRPCMessage {
  return { jsonrpc: '2.0', id, error: { code: LOST_CODE, message: 'the stream ended without an answer' } };
}

async function goodbye(client: Client): Promise<void> {
  const { transport } = client as {
    transport?: Transport & { sessionId?: string; terminateSession?(): Promise<void> };
  };
  const ended = transport?.sessionId && transport.terminateSession?.().catch(() => {});
  if (ended) await Promise.race([ended, delay(GOODBYE_MS)]);
  await client.close().catch(() => {});
}
