/**
 * The least that a server with one tool can be, made of the SDKs alone and ended with its input: `McpServer` behind the v2
 * handler of both eras, and behind the v1 transport of HTTP+SSE, which v2 no longer has.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { rows } from './rows.js';

const info = { name: 'bare', version: '1' };
const query = z.string().describe('Words to search for');
const Row = z.object({ title: z.string(), url: z.string(), snippet: z.string() });
const tool = {
  title: 'Search the web',
  description: 'Asks the configured search provider and returns its rows.',
};
const results = z.array(Row);
const answer = () => ({
  content: [
    { type: 'text' as const, text: rows.map(({ title, url, snippet }) => `[${title}](${url})\n${snippet}`).join('\n') },
  ],
  structuredContent: { results: rows },
});

function makeServer(): McpServer {
  const server = new McpServer(info);
  server.registerTool(
    'web_search',
    { ...tool, inputSchema: z.object({ query }), outputSchema: z.object({ results }) },
    answer,
  );
  return server;
}

const streams = new Map<string, SSEServerTransport>();

async function openStream(res: ServerResponse): Promise<void> {
  const transport = new SSEServerTransport('/mcp/message', res);
  streams.set(transport.sessionId, transport);
  const server = new McpServerV1(info);
  server.registerTool('web_search', { ...tool, inputSchema: { query }, outputSchema: { results } }, answer);
  await server.connect(transport);
}

const streamable = toNodeHandler(createMcpHandler(makeServer));
const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  if (url.pathname === '/mcp/sse') return void openStream(res);
  if (url.pathname === '/mcp/message') {
    return void streams.get(url.searchParams.get('sessionId') ?? '')?.handlePostMessage(req, res);
  }
  void streamable(req, res);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
