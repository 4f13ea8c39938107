import { Client, SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const KEY = 'the-key-of-the-first-caller';
const OTHER = 'the-key-of-another-caller';
const ENV = { SERVICE_LOG_LEVEL: 'info', SERVICE_DROP_IN: 'all,jina_root', SERVICE_SESSION_SECRET: 'a-secret-for-all' };
const bearer = { authorization: `Bearer ${KEY}` };
const keys = () => parseKeys(`first:${KEY},other:${OTHER}`) ?? [];

t.test('without a key every face that acts, lists or measures answers 401 in its own shape', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: ENV, keys });
  const post = (path: string, body: object, headers = {}) => postJson(new URL(path, url), body, headers);
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const cases: [path: string, body: object, shape: object][] = [
    ['api/v1/search', { query: 'x' }, { code: 'unauthorized', error: String }],
    ['api/v1/fetch', { url: 'https://a.example/' }, { error: 'unauthorized', message: String, retryable: false }],
    ['api/v1/fetch/batch', { urls: ['https://a.example/'] }, { error: 'unauthorized' }],
    ['mcp', rpc, { jsonrpc: '2.0', error: { message: /key/ }, id: null }],
    ['mcp/http', rpc, { jsonrpc: '2.0', error: {} }],
    ['mcp/chatgpt', rpc, { jsonrpc: '2.0', error: {} }],
    ['compat/chatgpt', rpc, { jsonrpc: '2.0', error: {} }],
    ['mcp/message?sessionId=x', rpc, { jsonrpc: '2.0', error: {} }],
    [
      'compat/firecrawl/v2/scrape',
      { url: 'https://a.example/' },
      { success: false, code: 'UNAUTHORIZED', error: String },
    ],
    ['v2/search', { query: 'x' }, { success: false, code: 'UNAUTHORIZED' }],
    ['compat/tavily/search', { query: 'x' }, { detail: { error: String } }],
    ['compat/tavily/extract', { urls: 'https://a.example/', api_key: 'wrong' }, { detail: { error: String } }],
    ['compat/open-webui/search', { query: 'x', count: 1 }, { error: String }],
    ['compat/jina/', { url: 'https://a.example/' }, { code: 401, name: 'AuthenticationRequiredError' }],
  ];
  for (const [path, body, shape] of cases) {
    const answer = await post(path, body, { accept: 'application/json' });
    t.match(answer, { status: 401, body: shape }, path);
    t.match(answer.headers.get('www-authenticate'), /^Bearer realm="search-gateway"/, path);
  }
  for (const path of ['mcp', 'mcp/sse', 'search?q=x&format=json', 'https://a.example/', 'v2/team/credit-usage']) {
    t.equal((await fetch(`${url.origin}/${path}`, { headers: { accept: 'text/event-stream' } })).status, 401, path);
  }
  const wrong = await post('api/v1/search', { query: 'x' }, { authorization: 'Bearer of-nobody-at-all' });
  t.match(wrong.headers.get('www-authenticate'), /error="invalid_token"/);
  t.notMatch(lines.join(''), /of-nobody|the-key/);
  t.equal(lines.length, cases.length + 6, 'one line each');
});

t.test('probes, the page and, unless they are shut, the descriptions are open', async (t) => {
  const { url } = await gatewayFor(t, { env: ENV, keys });
  const status = async (path: string, base = url) => (await fetch(new URL(path, base))).status;
  for (const path of [
    'healthz',
    'api/v1/healthz',
    'readyz',
    '',
    'docs',
    'openapi.json',
    'compat/firecrawl/openapi.json',
  ])
    t.equal(await status(path), 200, path);
  const document = await (await fetch(new URL('openapi.json', url))).json();
  t.match(document, { security: [{ bearer: [] }, { key: [] }] });
  const shut = await gatewayFor(t, { env: { ...ENV, SERVICE_DOCS_OPEN: 'false' }, keys });
  for (const path of ['docs', 'docs/start.js', 'openapi.json', 'compat/firecrawl/openapi.json'])
    t.equal(await status(path, shut.url), 401, path);
  t.equal(await status('healthz', shut.url), 200);
  t.equal((await fetch(new URL('openapi.json', shut.url), { headers: bearer })).status, 200);
});

t.test('with a key every face answers, and the log names the caller', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: ENV, keys });
  const basic = `Basic ${Buffer.from(`me:${KEY}`).toString('base64')}`;
  for (const headers of [bearer, { 'x-api-key': KEY }, { authorization: KEY }, { authorization: basic }]) {
    t.equal(
      (await postJson(new URL('api/v1/search', url), { query: 'x' }, headers as Record<string, string>)).status,
      200,
    );
  }
  const tavily = await postJson(new URL('compat/tavily/search', url), { query: 'x', api_key: OTHER });
  t.equal(tavily.status, 200);
  for (const transport of [
    new StreamableHTTPClientTransport(new URL('mcp', url), { requestInit: { headers: bearer } }),
    new SSEClientTransport(new URL('mcp/sse', url), {
      requestInit: { headers: bearer },
      eventSourceInit: { fetch: (to, init) => fetch(to, { ...init, headers: { ...init?.headers, ...bearer } }) },
    }),
  ]) {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    t.match(await client.callTool({ name: 'web_search', arguments: { query: 'x' } }), { structuredContent: {} });
    await client.close();
  }
  const callers = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.strictSame(
    callers.map(({ caller }) => caller),
    ['first', 'first', 'first', 'first', 'other', 'first', 'first'],
  );
  t.notMatch(lines.join(''), KEY);
});

t.test('a job is its own caller’s', async (t) => {
  const { url } = await gatewayFor(t, { env: ENV, keys });
  const started = await postJson(new URL('v2/batch/scrape', url), { urls: ['https://a.example/'] }, bearer);
  const status = async (key: string) =>
    (await fetch(new URL(`v2/batch/scrape/${started.body.id}`, url), { headers: { 'x-api-key': key } })).status;
  t.equal(await status(OTHER), 404);
  t.equal(await status(KEY), 200);
});

t.test('without keys anybody may call, with whatever is shown', async (t) => {
  const { url } = await gatewayFor(t);
  t.equal((await postJson(new URL('api/v1/search', url), { query: 'x' }, bearer)).status, 200);
});

t.test("a session over HTTP+SSE is its own caller's only", async (t) => {
  const { url } = await gatewayFor(t, { env: ENV, keys });
  const leaving = new AbortController();
  t.teardown(() => leaving.abort());
  const stream = await fetch(new URL('mcp/sse', url), { headers: bearer, signal: leaving.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (!said.includes('\n\n')) said += (await reader?.read())?.value ?? '';
  const address = new URL(/^data: (.+)$/m.exec(said)?.[1] ?? '', new URL('mcp/sse', url));
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const post = (key: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(call),
    });
  t.equal((await post(OTHER)).status, 404, 'for another one it is not there');
  t.equal((await post(KEY)).status, 202);
});

t.test("a session over Streamable HTTP is its own caller's only", async (t) => {
  const { url } = await gatewayFor(t, { env: ENV, keys });
  const at = new URL('mcp', url);
  const ask = (key: string, method: string, session?: string, message?: object) =>
    fetch(at, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-api-key': key,
        ...(session && { 'mcp-session-id': session }),
      },
      ...(message && { body: JSON.stringify({ jsonrpc: '2.0', ...message }) }),
    });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const opened = await ask(KEY, 'POST', undefined, { id: 1, method: 'initialize', params });
  await opened.text();
  const session = opened.headers.get('mcp-session-id') ?? '';
  t.not(session, '');
  const list = { id: 2, method: 'tools/list', params: {} };
  const cancel = { method: 'notifications/cancelled', params: { requestId: 2 } };
  const status = async (key: string, method: string, message?: object) => {
    const response = await ask(key, method, session, message);
    await response.body?.cancel();
    return response.status;
  };
  t.equal(await status(OTHER, 'POST', list), 404, 'for another one it is not there');
  t.equal(await status(OTHER, 'POST', cancel), 404, 'nor can that one end a call in it');
  t.equal(await status(OTHER, 'GET'), 404);
  t.equal(await status(OTHER, 'DELETE'), 404);
  t.equal(await status(KEY, 'POST', list), 200, 'it goes on');
  t.equal(await status(KEY, 'DELETE'), 204);
});
