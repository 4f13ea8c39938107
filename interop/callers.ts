import { tmpdir } from 'node:os';
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { StdioClientTransport as V2Stdio } from '@modelcontextprotocol/client/stdio';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as V1Stdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ToolCommand } from './tools.js';

interface CallResult {
  isError?: boolean | undefined;
  content: { type: string; text?: string }[];
}

/** A client that has reached a server, whoever made it. */
export interface Reached {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

/** Lists the tools and calls both, then closes. @throws Error saying which of it was not as it should be */
export async function callBoth(client: Reached, page: URL): Promise<void> {
  try {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name).join();
    if (names !== 'web_search,fetch_url') throw new Error(`tools/list: ${names}`);
    await expectText(client, 'web_search', { query: 'interop' }, '[interop](https://row.example/)');
    await expectText(client, 'fetch_url', { url: page.href }, 'The page that interop reads, word by word.');
  } finally {
    await client.close();
  }
}

async function expectText(
  client: Reached,
  name: string,
  given: Record<string, unknown>,
  wanted: string,
): Promise<void> {
  const { content, isError } = (await client.callTool({ name, arguments: given })) as CallResult;
  const text = content.map((block) => block.text).join('');
  if (isError || !text.includes(wanted)) throw new Error(`${name}: ${text}`);
}

type Mode = 'auto' | 'legacy' | { pin: string };
const INFO = { name: 'interop', version: '1' };
/** Tools that keep notes in the user's home shall keep them elsewhere. */
export const ENV = { PATH: process.env.PATH ?? '', HOME: tmpdir() };

const quietly = (program: ToolCommand) => ({ ...program, env: { ...ENV, ...program.env }, stderr: 'ignore' as const });

export const stdioV1 = (program: ToolCommand) => v1(new V1Stdio(quietly(program)));
export const stdioV2 = (program: ToolCommand, mode: Mode) => v2(new V2Stdio(quietly(program)), mode);
export const streamableV1 = (url: URL) => v1(new V1Http(url));
export const streamableV2 = (url: URL, mode: Mode) => v2(new V2Http(url), mode);
export const sseV1 = (url: URL) => v1(new V1Sse(url));

async function v1(transport: Parameters<V1Client['connect']>[0]): Promise<Reached> {
  const client = new V1Client(INFO);
  await client.connect(transport);
  return client;
}

async function v2(transport: Parameters<V2Client['connect']>[0], mode: Mode): Promise<Reached> {
  const client = new V2Client(INFO, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}
