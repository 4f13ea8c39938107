import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

type Params = { name: string; arguments: Record<string, unknown> };
export type McpCall = (tool: string, input: Record<string, unknown>) => Promise<string>;

const info = { name: 'soak', version: '1' };

/** A kept client for each transport; a call tells how it ended, as `ask` does. */
export async function openMcp(gateway: URL): Promise<{ calls: Record<string, McpCall>; close(): Promise<void> }> {
  const at = (path: string) => new URL(path, gateway);
  const modern = new ModernClient(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const http = new Client(info);
  const sse = new Client(info);
  await modern.connect(new ModernHttp(at('mcp')));
  await http.connect(new StreamableHTTPClientTransport(at('mcp/http')));
  await sse.connect(new SSEClientTransport(at('mcp/sse')));
  return {
    calls: {
      'MCP 2026-07-28': toCall((params) => modern.callTool(params)),
      'MCP 2025-11-25': toCall((params) => http.callTool(params)),
      'HTTP+SSE': toCall((params) => sse.callTool(params)),
    },
    async close() {
      await Promise.allSettled([modern.close(), http.close(), sse.close()]);
    },
  };
}

function toCall(call: (params: Params) => Promise<unknown>): McpCall {
  return async (name, input) => {
    try {
      const result = (await call({ name, arguments: input })) as { isError?: boolean; content: { text?: string }[] };
      return result.isError ? (/^\w+/.exec(result.content[0]?.text ?? '')?.[0] ?? 'untyped') : 'success';
    } catch (thrown) {
      return `untyped ${(thrown as Error).name}`;
    }
  };
}
