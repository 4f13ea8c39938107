import {
  Client as V2Client,
  StreamableHTTPClientTransport as V2Http,
  SSEClientTransport as V2Sse,
} from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const info = { name: 'interop', version: '1' };

interface CallResult {
  isError?: boolean;
  content: { type: string; text?: string }[];
}

/** A connected client of either SDK. */
export interface Connected {
  /** The text of a tool's answer. Throws on anything else. */
  call(name: string, args: Record<string, unknown>, options?: { timeout?: number }): Promise<string>;
  close(): Promise<void>;
}

export interface Target {
  url: URL;
  headers?: Record<string, string>;
}

export type Open = (target: Target) => Promise<Connected>;

/** Clients ask for the newest revision they know; these make them ask for an older one, as older releases did. */
function asking<T extends { send(message: never, options?: never): Promise<void> }>(transport: T, revision: string): T {
  const send = transport.send.bind(transport) as (message: unknown, options?: unknown) => Promise<void>;
  const older = (message: unknown) => {
    const { method, params } = Object(message) as { method?: string; params?: object };
    return method === 'initialize' ? { ...Object(message), params: { ...params, protocolVersion: revision } } : message;
  };
  transport.send = ((message: unknown, options?: unknown) => send(older(message), options)) as T['send'];
  return transport;
}

const v1 =
  (Transport: typeof V1Http | typeof V1Sse, revision?: string): Open =>
  async ({ url, headers = {} }) => {
    const client = new V1Client(info);
    const transport = new Transport(url, { requestInit: { headers } });
    await client.connect((revision ? asking(transport, revision) : transport) as Parameters<V1Client['connect']>[0]);
    return connected(client, (params, options) => client.callTool(params, undefined, options) as Promise<CallResult>);
  };

const v2 =
  (
    Transport: typeof V2Http | typeof V2Sse,
    { revision, mode = 'legacy' }: { revision?: string; mode?: Mode } = {},
  ): Open =>
  async ({ url, headers = {} }) => {
    const client = new V2Client(info, { versionNegotiation: { mode } });
    const transport = new Transport(url, { requestInit: { headers } });
    await client.connect(revision ? asking(transport, revision) : transport);
    return connected(client, (params, options) => client.callTool(params, options) as Promise<CallResult>);
  };

type Mode = 'auto' | 'legacy' | { pin: string };

function connected(
  client: { close(): Promise<void> },
  callTool: (
    params: { name: string; arguments: Record<string, unknown> },
    options?: { timeout?: number },
  ) => Promise<CallResult>,
): Connected {
  return {
    async call(name, args, options) {
      const { isError, content } = await callTool({ name, arguments: args }, options);
      const text = content.map((block) => block.text).join('');
      if (isError) throw new Error(text);
      return text;
    },
    close: () => client.close(),
  };
}

/** Streamable HTTP: each SDK with each revision that it speaks. */
export const STREAMABLE: Record<string, Open> = {
  'v1 2025-03-26': v1(V1Http, '2025-03-26'),
  'v1 2025-06-18': v1(V1Http, '2025-06-18'),
  'v1 2025-11-25': v1(V1Http),
  'v2 2025-03-26': v2(V2Http, { revision: '2025-03-26' }),
  'v2 2025-06-18': v2(V2Http, { revision: '2025-06-18' }),
  'v2 2025-11-25': v2(V2Http),
  'v2 2026-07-28': v2(V2Http, { mode: { pin: '2026-07-28' } }),
  'v2 automatic': v2(V2Http, { mode: 'auto' }),
};

export const SSE: Record<string, Open> = {
  'v1 HTTP+SSE': v1(V1Sse),
  'v2 HTTP+SSE': v2(V2Sse),
};
