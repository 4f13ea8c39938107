import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { listen, type Teardown } from './listen.js';

/** What happens when the tool of that name is called; `drop` cuts the connection instead of answering. */
type Calls = Record<string, (call: { drop(): void; progress(progress: number): Promise<void> }) => Promise<string>>;

interface Foreign {
  calls: Calls;
  /** The names in here are declared to be safe to repeat. */
  readOnly?: string[];
}

/** An MCP server that is not ours and knows only the 2025 revisions, made with the SDK of that time. */
function createForeign({ calls, readOnly = [] }: Foreign, drop: () => void): Server {
  const server = new Server({ name: 'foreign', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.keys(calls).map((name) => ({
      name,
      inputSchema: { type: 'object' as const },
      ...(readOnly.includes(name) && { annotations: { readOnlyHint: true } }),
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { _meta, sendNotification }) => {
    const progress = (progress: number) =>
      sendNotification({
        method: 'notifications/progress',
        params: { progressToken: _meta?.progressToken ?? 'none was asked for', progress },
      });
    const text = (await calls[params.name]?.({ drop, progress })) ?? 'no such tool';
    return { content: [{ type: 'text', text }] };
  });
  return server;
}

/** Streamable HTTP with sessions; `forget` ends them as a restart does. */
export async function foreignServer(t: Teardown, foreign: Foreign) {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const asked: IncomingMessage[] = [];
  const base = await listen(t, async (req, res) => {
    asked.push(req);
    const known = sessions.get(String(req.headers['mcp-session-id']));
    if (known) return known.handleRequest(req, res);
    if (req.headers['mcp-session-id']) return void res.writeHead(404).end();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    await createForeign(foreign, () => asked.at(-1)?.socket.destroy()).connect(transport);
    await transport.handleRequest(req, res);
  });
  return { url: new URL('mcp', base), forget: () => sessions.clear(), asked };
}

/** HTTP+SSE and nothing else, as in 2024. */
export async function foreignSseServer(t: Teardown, foreign: Foreign) {
  const sessions = new Map<string, SSEServerTransport>();
  const base = await listen(t, async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://any');
    if (pathname === '/message') {
      const session = sessions.get(searchParams.get('sessionId') ?? '');
      return session ? session.handlePostMessage(req, res) : void res.writeHead(404).end();
    }
    if (req.method !== 'GET') return void res.writeHead(405).end();
    const transport = new SSEServerTransport('/message', res);
    sessions.set(transport.sessionId, transport);
    await createForeign(foreign, () => {}).connect(transport);
  });
  const cut = () => {
    for (const transport of sessions.values()) void transport.close();
    sessions.clear();
  };
  return { url: new URL('sse', base), cut };
}
