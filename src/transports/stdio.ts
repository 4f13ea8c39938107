import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type {
  JSONRPCMessage,
  JSONRPCRequest,
  McpServerFactory,
  RequestId,
  Transport,
} from '@modelcontextprotocol/server';
import {
  INVALID_REQUEST,
  isJSONRPCRequest,
  PARSE_ERROR,
  PROTOCOL_VERSION_META_KEY,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { nestsTooDeeply, TOO_DEEP } from '../shared/json-depth.js';
import { asCall } from '../shared/line-fields.js';
import type { Log } from '../shared/log.js';
import { within } from '../shared/within.js';
import { Connection } from './connection.js';
import { createLineReader } from './lines.js';
import { BadMessage } from './read-messages.js';
import { logRpcError } from './rpc-error.js';

const MODERN = '2026-07-28';

/** How long requests that came before the end of the input may still take to be answered. */
const LAST_ANSWERS_MS = 2000;

/** Far more than any call of ours needs. */
const MAX_LINE_BYTES = 10 * 1024 * 1024;

export interface StdioService {
  /** Resolves when the client is gone or `close` has ended. */
  ended: Promise<void>;
  /** Takes no more input, lets what is in flight be answered for at most `graceMs`, then ends. */
  close(graceMs: number): Promise<void>;
}

/**
 * Serves MCP on a pair of streams until the input ends. The opening message decides the era for the whole connection.
 * Requests in flight when the input ends are answered first, so that a script may pipe them in.
 */
export function serveMcpOnStdio(factory: McpServerFactory, stdin: Readable, stdout: Writable, log: Log): StdioService {
  const transport = new StdioTransport(stdin, stdout, log);
  const server = serveStdio(factory, {
    transport,
    onerror: (err) => log.debug({ err }, 'mcp message refused or broken'),
  });
  const close = async (graceMs: number) => {
    transport.stopReading();
    await within(transport.idle(), graceMs);
    // Answers open subscriptions, then closes the transport.
    await server.close();
  };
  transport.oninputend = () => void close(LAST_ANSWERS_MS);
  return { ended: transport.closed, close };
}

/**
 * Newline-delimited JSON-RPC. Own code instead of the SDK's transport (2.4.0), which gives up on a long line, is silent
 * about what it cannot read, and drops what is in flight when the input ends. Every 2026-07-28 request is checked for the
 * version it names: the SDK does so only for the first of a connection, yet the revision asks for -32022 on each.
 */
class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport['onmessage'];
  oninputend?: () => void;
  readonly closed: Promise<void>;
  readonly #stdin: Readable;
  readonly #stdout: Writable;
  readonly #connection: Connection;
  readonly #log: Log;
  readonly #lines = createLineReader(
    MAX_LINE_BYTES,
    (line) => this.#receive(line),
    () => this.#refuseLine(INVALID_REQUEST, 'The message is larger than 10 MiB.'),
  );
  readonly #inputCame = (chunk: Buffer) => this.#lines.read(chunk);
  readonly #inputEnded = () => {
    this.#lines.end();
    this.oninputend?.();
  };
  #markClosed: () => void = () => {};
  #isClosed = false;

  constructor(stdin: Readable, stdout: Writable, log: Log) {
    this.#stdin = stdin;
    this.#stdout = stdout;
    this.#connection = new Connection(log, (json) => this.#write(json));
    this.#log = log;
    this.closed = new Promise((resolve) => {
      this.#markClosed = resolve;
    });
  }

  async start(): Promise<void> {
    this.#stdout.once('error', () => this.close());
    this.#stdin.on('data', this.#inputCame);
    this.#stdin.once('end', this.#inputEnded);
    this.#stdin.once('close', this.#inputEnded);
    this.#stdin.once('error', this.#inputEnded);
  }

  stopReading(): void {
    this.#stdin.off('data', this.#inputCame);
    this.#stdin.off('end', this.#inputEnded);
    this.#stdin.off('close', this.#inputEnded);
    this.#stdin.pause();
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#connection.send(message);
  }

  /** Resolves at the first moment at which nothing is owed. */
  idle(): Promise<void> {
    return this.#connection.idle();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.stopReading();
    this.onclose?.();
    this.#markClosed();
  }

  #receive(line: string): void {
    if (line.trim() === '') return;
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      this.#refuseLine(PARSE_ERROR, 'The line is not valid JSON. Send one message in each line.');
      return;
    }
    try {
      if (nestsTooDeeply(json)) throw new BadMessage(TOO_DEEP);
      for (const message of this.#connection.read(json)) {
        asCall(randomUUID(), () => this.#serve(message));
      }
    } catch (thrown) {
      if (!(thrown instanceof BadMessage)) throw thrown;
      this.#refuseLine(INVALID_REQUEST, thrown.message, idOf(json));
    }
  }

  #serve(message: JSONRPCMessage): void {
    this.#connection.received(message);
    const requested = isJSONRPCRequest(message) ? message.params?._meta?.[PROTOCOL_VERSION_META_KEY] : undefined;
    // What is no text is malformed, for which the SDK has the answer.
    if (typeof requested !== 'string' || requested === MODERN) this.onmessage?.(message);
    else this.#refuseVersion((message as JSONRPCRequest).id, requested);
  }

  #refuseVersion(id: RequestId, requested: string): void {
    const { code, message, data } = new UnsupportedProtocolVersionError({ supported: [MODERN], requested });
    this.send({ jsonrpc: '2.0', id, error: { code, message, data } }).catch((error) => this.onerror?.(error));
  }

  #refuseLine(code: number, message: string, id: RequestId | null = null): void {
    logRpcError(this.#log, code, {});
    this.#write({ jsonrpc: '2.0', id, error: { code, message } }).catch((error) => this.onerror?.(error));
  }

  #write(json: unknown): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the client is gone'));
    return new Promise((resolve, reject) => {
      this.#stdout.write(`${JSON.stringify(json)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** JSON-RPC asks for null when nobody can tell which request it was; a client would wait in vain for any other. */
function idOf(json: unknown): RequestId | null {
  const { id } = Object(json) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
