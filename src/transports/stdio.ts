import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { JSONRPCMessage, McpServerFactory, RequestId, Transport } from '@modelcontextprotocol/server';
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  PROTOCOL_VERSION_META_KEY,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Log } from '../shared/log.js';

const MODERN = '2026-07-28';

/** How long requests that came before the end of the input may still take to be answered. */
const LAST_ANSWERS_MS = 2000;

/**
 * Serves MCP on a pair of streams until the input ends. The opening message decides the era for the whole connection.
 * Resolves when the client is gone.
 */
export function serveMcpOnStdio(factory: McpServerFactory, stdin: Readable, stdout: Writable, log: Log): Promise<void> {
  return new Promise((resolve) => {
    const transport = new StdioGate(stdin, stdout, resolve);
    serveStdio(factory, { transport, onerror: (err) => log.debug({ err }, 'mcp message refused or broken') });
  });
}

/**
 * The SDK's stdio transport with two things added. Every 2026-07-28 request is checked for the version it names: the SDK
 * does so only for the first of a connection (seen in 2.4.0), yet the revision asks for -32022 on each. And requests in
 * flight when the input ends are answered first, so that a script may pipe them in.
 */
class StdioGate implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport['onmessage'];
  readonly #inner: StdioServerTransport;
  readonly #input = new PassThrough();
  readonly #pending = new Set<RequestId>();
  readonly #stdin: Readable;
  readonly #ended: () => void;
  #inputEnded = false;

  constructor(stdin: Readable, stdout: Writable, ended: () => void) {
    this.#stdin = stdin;
    this.#inner = new StdioServerTransport(this.#input, stdout);
    this.#ended = ended;
  }

  async start(): Promise<void> {
    this.#inner.onclose = () => {
      this.onclose?.();
      this.#ended();
    };
    this.#inner.onerror = (error) => this.onerror?.(error);
    this.#inner.onmessage = (message) => this.#receive(message);
    await this.#inner.start();
    this.#stdin.pipe(this.#input, { end: false });
    this.#stdin.once('end', () => this.#endInput());
    this.#stdin.once('error', () => this.#input.end());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#inner.send(message);
    if (isJSONRPCResponse(message) && message.id !== undefined) this.#pending.delete(message.id);
    if (this.#inputEnded && this.#pending.size === 0) this.#input.end();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #endInput(): void {
    setTimeout(() => this.#input.end(), LAST_ANSWERS_MS).unref();
    // The last chunk may still be on its way through the pipe.
    setImmediate(() => {
      this.#inputEnded = true;
      if (this.#pending.size === 0) this.#input.end();
    });
  }

  #receive(message: JSONRPCMessage): void {
    if (!isJSONRPCRequest(message)) return void this.onmessage?.(message);
    this.#pending.add(message.id);
    const requested = message.params?._meta?.[PROTOCOL_VERSION_META_KEY];
    if (requested === undefined || requested === MODERN) return void this.onmessage?.(message);
    const refusal = new UnsupportedProtocolVersionError({ supported: [MODERN], requested: String(requested) });
    const { code, message: text, data } = refusal;
    void this.send({ jsonrpc: '2.0', id: message.id, error: { code, message: text, data } });
  }
}
