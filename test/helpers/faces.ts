import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { StdioClientTransport as V2Stdio } from '@modelcontextprotocol/client/stdio';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as V1Stdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Tool } from '../../src/tools/tool.js';
import { postJson } from './gateway.js';
import type { Teardown } from './listen.js';
import { CLI, run } from './product.js';

/** What a call came to, told the same way by every face. */
export interface Outcome {
  code: string;
  /** The rendered text of a success. */
  text?: string;
  /** The result as data, on faces that hand it out. */
  data?: unknown;
}

export type Face = (tool: Tool, input: Record<string, unknown>) => Promise<Outcome>;

interface CallResult {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
}

const MODERN = { mode: { pin: '2026-07-28' } } as const;
const info = { name: 'test', version: '1' };

/** Every way into the product: REST, each MCP transport by clients of both SDK majors, and the command line. */
export async function openFaces(t: Teardown, gateway: URL, env: Record<string, string>): Promise<Record<string, Face>> {
  const at = (path: string) => new URL(path, gateway);
  const stdio = {
    command: process.execPath,
    args: [CLI, 'stdio'],
    stderr: 'ignore' as const,
    env: { PATH: process.env.PATH ?? '', ...env },
  };
  const v1 = async (transport: Parameters<V1Client['connect']>[0]) => {
    const client = new V1Client(info);
    await client.connect(transport);
    t.teardown(() => client.close());
    return mcpFace((params) => client.callTool(params) as Promise<CallResult>);
  };
  const v2 = async (transport: Parameters<V2Client['connect']>[0]) => {
    const client = new V2Client(info, { versionNegotiation: MODERN });
    await client.connect(transport);
    t.teardown(() => client.close());
    return mcpFace((params) => client.callTool(params) as Promise<CallResult>);
  };
  return {
    REST: restFace(gateway),
    'Streamable HTTP 2026-07-28': await v2(new V2Http(at('mcp'))),
    'Streamable HTTP 2025-11-25': await v1(new V1Http(at('mcp/http'))),
    'HTTP+SSE': await v1(new V1Sse(at('mcp/sse'))),
    'stdio 2026-07-28': await v2(new V2Stdio(stdio)),
    'stdio 2025-11-25': await v1(new V1Stdio(stdio)),
    'command line': cliFace(env),
  };
}

function restFace(gateway: URL): Face {
  return async (tool, input) => {
    const { status, body } = await postJson(new URL(`api/v1${tool.rest}`, gateway), input);
    if (status !== 200) return { code: body.code ?? body.error };
    const page = timeless(body);
    return { code: 'success', data: tool.structured?.wrap(page), text: tool.render(page) };
  };
}

/** Each face fetches for itself. */
function timeless(output: unknown): unknown {
  if (Array.isArray(output)) return output;
  const { fetched_at: _, ...page } = Object(output);
  return page;
}

/** The text without the lines that set it apart for models. */
function unfenced(text: string): string {
  return text.replace(
    /^\[untrusted web content (\w+): [^\n]*\]\n([\s\S]*?)\n\[end of untrusted web content \1\]/gm,
    '$2',
  );
}

function mcpFace(call: (params: { name: string; arguments: Record<string, unknown> }) => Promise<CallResult>): Face {
  return async (tool, input) => {
    const result = await call({ name: tool.name, arguments: input });
    const text = result.content.map((block) => block.text).join('');
    if (result.isError) return { code: /^\w+/.exec(text)?.[0] ?? text };
    const { structuredContent } = result;
    return { code: 'success', text: unfenced(text), ...(structuredContent && { data: timeless(structuredContent) }) };
  };
}

function cliFace(env: Record<string, string>): Face {
  return async (tool, { [tool.argument]: argument = '', ...rest }) => {
    const options = Object.entries(rest).map(([name, value]) => {
      const flag = `--${name.replaceAll('_', '-')}`;
      return value === true ? flag : `${flag}=${value}`;
    });
    const { code, stdout, stderr } = await run([tool.command, '--json', ...options, '--', String(argument)], env);
    if (code !== 0) return { code: /^\w+/.exec(stderr)?.[0] ?? stderr };
    const data = timeless(JSON.parse(stdout));
    return { code: 'success', data: tool.structured?.wrap(data), text: tool.render(data) };
  };
}
