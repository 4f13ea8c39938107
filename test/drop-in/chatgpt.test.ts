import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';

interface CallResult {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
}

const SERVED = { SERVICE_DROP_IN: 'chatgpt', SERVICE_LOG_LEVEL: 'info' };
const PATHS = ['mcp/chatgpt', 'compat/chatgpt'];
/** Longer than what a model gets of a page elsewhere. */
const MARKDOWN = `# Head\n\n${'Some words of a text.\n\n'.repeat(5000)}`;
const info = { name: 'test', version: '1' };

/** The official clients of both eras at one endpoint. */
async function clients(t: Teardown, at: URL) {
  const modern = new V2Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await modern.connect(new V2Http(at));
  const legacy = new V1Client(info);
  const transport = new V1Http(at);
  await legacy.connect(transport as Parameters<V1Client['connect']>[0]);
  t.teardown(() => Promise.all([modern.close(), legacy.close()]));
  return {
    '2026-07-28': { client: modern, instructions: modern.getInstructions(), transport: undefined },
    '2025-11-25': { client: legacy, instructions: legacy.getInstructions(), transport },
  };
}

const call = async (client: V1Client | V2Client, name: string, args: object) =>
  (await client.callTool({ name, arguments: { ...args } })) as CallResult;

t.test('search and fetch are served to clients of both eras, at both addresses', async (t) => {
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: async () => [
      { title: 'One', url: 'https://one.example/', snippet: 'First' },
      { title: '', url: 'https://two.example/?a=1', snippet: '' },
    ],
    fetchPage: async ({ url }) => ({ title: 'A page', url, snippet: 'x', markdown: MARKDOWN, published: '2026-01-02' }),
  });
  for (const path of PATHS) {
    for (const [era, { client, instructions }] of Object.entries(await clients(t, new URL(path, url)))) {
      t.match(instructions, /search.*fetch.*untrusted/, era);
      t.notMatch(instructions, /web_search|fetch_url/);
      const { tools } = await client.listTools();
      t.strictSame(
        tools.map(({ name }) => name),
        ['search', 'fetch'],
      );
      for (const tool of tools) {
        t.match(tool, { annotations: { readOnlyHint: true }, outputSchema: { type: 'object' } });
        t.notMatch(tool.description, /web_search|fetch_url/);
      }
      t.strictSame(Object.keys(tools[0]?.inputSchema.properties ?? {}), ['query']);
      t.strictSame(Object.keys(tools[1]?.inputSchema.properties ?? {}), ['id']);

      const found = await call(client, 'search', { query: 'cats' });
      t.strictSame(found.structuredContent, {
        results: [
          { id: 'https://one.example/', title: 'One', url: 'https://one.example/' },
          { id: 'https://two.example/?a=1', title: 'https://two.example/?a=1', url: 'https://two.example/?a=1' },
        ],
      });
      t.strictSame(found.content, [{ type: 'text', text: JSON.stringify(found.structuredContent) }]);

      const page = await call(client, 'fetch', { id: 'https://two.example/?a=1', unknown: 1 });
      t.strictSame(page.structuredContent, {
        id: 'https://two.example/?a=1',
        title: 'A page',
        text: MARKDOWN,
        url: 'https://two.example/?a=1',
        metadata: { published: '2026-01-02' },
      });
      t.strictSame(page.content, [{ type: 'text', text: JSON.stringify(page.structuredContent) }]);
      await t.rejects(call(client, 'web_search', { query: 'cats' }), { code: -32602 });
    }
  }
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.equal(calls.length, 8, 'one line each');
  for (const { tool, contract } of calls)
    t.match({ tool, contract }, { tool: /^(web_search|fetch_url)$/, contract: 'chatgpt' });
  t.notMatch(lines.join('\n'), /example|cats/);
});

t.test('a failure is a result that says what to do', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () => {
      throw new GatewayError('provider_blocked');
    },
    fetchPage: async () => {
      throw new GatewayError('robots_denied');
    },
  });
  for (const { client } of Object.values(await clients(t, new URL('mcp/chatgpt', url)))) {
    for (const [name, args, code] of [
      ['search', { query: 'x' }, 'provider_blocked'],
      ['search', {}, 'invalid_request'],
      ['fetch', { id: 'https://one.example/' }, 'robots_denied'],
    ] as const) {
      const { isError, content, structuredContent } = await call(client, name, args);
      t.equal(isError, true);
      t.match(content[0]?.text, new RegExp(`^${code}: `));
      t.equal(structuredContent, undefined);
    }
  }
});

t.test('sessions, guards and other methods are those of the main endpoint', async (t) => {
  const { url, lines, close } = await gatewayFor(t, { env: SERVED });
  for (const path of PATHS) {
    const at = new URL(path, url);
    const { transport } = (await clients(t, at))['2025-11-25'];
    const session = { 'mcp-session-id': transport?.sessionId ?? '' };
    t.ok(session['mcp-session-id']);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = { accept: 'application/json, text/event-stream' };
    t.equal((await fetch(at, { headers: { ...accept, ...session } })).status, 200, 'the stream of a GET');
    t.equal((await fetch(at, { method: 'DELETE', headers: session })).status, 204);
    t.equal((await postJson(at, list, { ...accept, ...session })).status, 404, 'the session is over');
    t.equal((await postJson(at, list, { ...accept, origin: 'https://evil.example' })).status, 403);
    t.equal(
      (await fetch(at, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } })).status,
      403,
    );
    t.equal((await fetch(at)).status, 405);
    t.equal((await fetch(at, { method: 'PUT' })).status, 405);
    t.match(await postJson(at, '{', accept), { status: 400, body: { error: { code: -32700 } } });
    t.equal((await postJson(at, `"${'x'.repeat(1024 * 1024)}"`, accept)).status, 413);
  }
  await close(0);
  const routes = lines.map((line) => JSON.parse(line)).filter(({ msg, route }) => msg === 'mcp request' && route);
  t.strictSame(
    [...new Set(routes.map(({ method, route }) => `${method} ${route}`))].sort(),
    PATHS.flatMap((path) => [`DELETE /${path}`, `GET /${path}`]).sort(),
  );
});

t.test('the main endpoint keeps its tools, and nothing more is there unasked', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  for (const { client } of Object.values(await clients(t, new URL('mcp', url)))) {
    const { tools } = await client.listTools();
    t.strictSame(
      tools.map(({ name }) => name),
      ['web_search', 'fetch_url'],
    );
  }
  t.match(await (await fetch(url)).text(), /ChatGPT connectors/);
  const other = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'tavily' } });
  for (const path of PATHS) t.equal((await postJson(new URL(path, other.url), {})).status, 404, path);
});
