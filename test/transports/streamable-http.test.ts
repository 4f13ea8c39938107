import http from 'node:http';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { tools } from '../../src/tools/registry.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { overStdio } from '../helpers/stdio.js';

const ACCEPT = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** POSTs one JSON-RPC message and reads the answer, from JSON or from the first event of a stream. */
async function rpc(url: URL, message: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...ACCEPT, ...headers },
    body: JSON.stringify(message),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? text : /^data: (\{.*)$/m.exec(text)?.[1];
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(json) : undefined };
}

const modern = (url: URL, method: string, params: object = {}, name?: string) =>
  rpc(
    url,
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...(name && { 'mcp-name': name }) },
  );

const legacy = (url: URL, method: string, params: object = {}, headers: Record<string, string> = {}) =>
  rpc(url, { jsonrpc: '2.0', id: 1, method, params }, { 'mcp-protocol-version': '2025-11-25', ...headers });

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };

t.test('tools/list is the same in both eras and on both paths', async (t) => {
  const { url } = await gatewayFor(t);
  for (const path of ['mcp', 'mcp/http']) {
    const at = new URL(path, url);
    const lists = [(await modern(at, 'tools/list')).body.result, (await legacy(at, 'tools/list')).body.result];
    for (const { tools: listed } of lists) {
      t.strictSame(
        listed.map((tool: { name: string }) => tool.name),
        tools.map((tool) => tool.name),
      );
      for (const tool of listed) {
        t.match(tool, { inputSchema: { type: 'object' }, title: String, description: String });
        t.match(tool.annotations, {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: true,
        });
      }
      t.ok(listed[0].outputSchema.properties.results);
    }
    t.match(lists[0], { ttlMs: 3_600_000, cacheScope: 'public', resultType: 'complete' });
  }
});

t.test('a failed call is a result with the code and the next step; an unknown tool is -32602', async (t) => {
  const fail = async () => {
    throw new GatewayError('provider_blocked');
  };
  const { url } = await gatewayFor(t, { search: fail });
  const at = new URL('mcp', url);
  const call = { name: 'web_search', arguments: { query: 'x' } };
  for (const { body } of [await modern(at, 'tools/call', call, 'web_search'), await legacy(at, 'tools/call', call)]) {
    t.match(body.result, { isError: true, content: [{ type: 'text', text: /^provider_blocked: .*Wait/ }] });
  }
  const unknown = { name: 'nope', arguments: {} };
  t.match((await modern(at, 'tools/call', unknown, 'nope')).body.error, { code: -32602 });
  t.match((await legacy(at, 'tools/call', unknown)).body.error, { code: -32602 });
});

t.test('server/discover names the revision and the capabilities', async (t) => {
  const { url } = await gatewayFor(t);
  const { body } = await modern(new URL('mcp', url), 'server/discover');
  t.match(body.result, { supportedVersions: ['2026-07-28'], capabilities: { tools: {} }, instructions: /web_search/ });
});

t.test('2025 sessions: opened by initialize, verified without being stored, ended by DELETE', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_SESSION_SECRET: 'shared' } });
  const replica = await gatewayFor(t, { env: { SERVICE_SESSION_SECRET: 'shared' } });
  const stranger = await gatewayFor(t, { env: { SERVICE_SESSION_SECRET: 'another' } });
  const at = new URL('mcp', url);
  const opened = await legacy(at, 'initialize', INITIALIZE);
  t.match(opened.body.result, { protocolVersion: '2025-11-25', serverInfo: { name: 'search-gateway' } });
  const session = { 'mcp-session-id': opened.headers.get('mcp-session-id') ?? '' };
  t.match(session['mcp-session-id'], /^[\x21-\x7e]{20,}$/);

  t.equal((await legacy(at, 'tools/list', {}, session)).status, 200, 'served here');
  t.equal((await legacy(new URL('mcp', replica.url), 'tools/list', {}, session)).status, 200, 'served by a replica');
  t.equal((await legacy(new URL('mcp', stranger.url), 'tools/list', {}, session)).status, 404, 'another secret');
  t.equal((await legacy(at, 'tools/list')).status, 200, 'served without a session too');
  t.equal((await legacy(at, 'tools/list', {}, { 'mcp-session-id': 'forged' })).status, 404);

  const stream = await fetch(at, { headers: { ...session, accept: 'text/event-stream' } });
  t.match(stream.headers.get('content-type'), /^text\/event-stream/);
  t.equal(stream.headers.get('x-accel-buffering'), 'no');
  await stream.body?.cancel();

  t.equal((await fetch(at, { method: 'DELETE', headers: session })).status, 204);
  t.equal((await legacy(at, 'tools/list', {}, session)).status, 404, 'ended');
  t.equal((await fetch(at, { headers: { ...session, accept: 'text/event-stream' } })).status, 404);
});

t.test('a 2026-07-28 request never gets a session', async (t) => {
  const { url } = await gatewayFor(t);
  const { headers } = await modern(new URL('mcp', url), 'tools/list');
  t.equal(headers.get('mcp-session-id'), null);
});

t.test('refusals of the HTTP layer', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_ALLOWED_ORIGINS: 'https://app.example' } });
  const at = new URL('mcp', url);
  const post = (init: RequestInit) => fetch(at, { method: 'POST', headers: ACCEPT, ...init });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const cases: [what: string, response: Promise<Response>, status: number, code?: number][] = [
    ['not JSON', post({ body: '{' }), 400, -32700],
    ['nesting without end', post({ body: '['.repeat(9e3) + ']'.repeat(9e3) }), 400, -32600],
    ['another content type', post({ body: '{}', headers: { 'content-type': 'text/plain' } }), 415, -32600],
    ['over 1 MB', post({ body: `"${'x'.repeat(1_100_000)}"` }), 413, -32600],
    ['GET without a session', fetch(at, { headers: { accept: 'text/event-stream' } }), 405, -32600],
    ['DELETE without a session', fetch(at, { method: 'DELETE' }), 405, -32600],
    ['PUT', fetch(at, { method: 'PUT' }), 405, -32600],
    ['a foreign origin', post({ body: list, headers: { ...ACCEPT, origin: 'https://evil.example' } }), 403],
    ['a null origin', post({ body: list, headers: { ...ACCEPT, origin: 'null' } }), 403],
    ['our own origin', post({ body: list, headers: { ...ACCEPT, origin: url.origin } }), 200],
    ['another port of this machine', post({ body: list, headers: { ...ACCEPT, origin: 'http://127.0.0.1:1' } }), 403],
    ['an allowed origin', post({ body: list, headers: { ...ACCEPT, origin: 'https://app.example' } }), 200],
  ];
  for (const [what, asked, status, code] of cases) {
    const response = await asked;
    t.equal(response.status, status, what);
    if (code) t.equal((await response.json()).error.code, code, what);
    else await response.body?.cancel();
  }
});

t.test('GET and DELETE of a 2025-era session say which version and what they accept', async (t) => {
  const { url } = await gatewayFor(t);
  const at = new URL('mcp', url);
  const opened = await legacy(at, 'initialize', INITIALIZE);
  const session = { 'mcp-session-id': opened.headers.get('mcp-session-id') ?? '' };
  const events = { ...session, accept: 'text/event-stream' };
  const version = (value: string) => ({ 'mcp-protocol-version': value });
  const status = async (method: string, headers: Record<string, string>) => {
    const response = await fetch(at, { method, headers });
    await response.body?.cancel();
    return response.status;
  };
  t.equal(await status('GET', { ...events, ...version('2025-01-01') }), 400);
  t.equal(await status('GET', { ...events, ...version('2026-07-28') }), 405, 'this revision has POST alone');
  t.equal(await status('GET', session), 406);
  t.equal(await status('GET', { ...session, accept: 'application/json' }), 406);
  t.equal(await status('GET', { ...events, ...version('2025-06-18') }), 200);
  t.equal(await status('DELETE', { ...session, ...version('nonsense') }), 400);
  t.equal((await legacy(at, 'tools/list', {}, session)).status, 200, 'the session was not ended');
  t.equal(await status('DELETE', { ...session, ...version('2025-11-25') }), 204);
});

t.test('batches are taken under the one revision that has them', async (t) => {
  const { url } = await gatewayFor(t);
  const batch = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const post = async (body: unknown[], headers: Record<string, string>) => {
    const response = await fetch(new URL('mcp', url), {
      method: 'POST',
      headers: { ...ACCEPT, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  for (const version of ['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28']) {
    const refused = await post(batch, { 'mcp-protocol-version': version });
    t.equal(refused.status, 400, version);
    t.match(refused.text, /"code":-32600/, version);
  }
  const without: Record<string, string> = {};
  for (const headers of [{ 'mcp-protocol-version': '2025-03-26' }, without]) {
    const { status, text } = await post(batch, headers);
    t.equal(status, 200);
    t.match(text, /"id":1/);
    t.match(text, /"id":2/);
  }
  t.match(await post([], {}), { status: 400, text: /"code":-32600/ });
});

t.test('a batch that is too long or opens a session is told so, the same over HTTP and stdio', async (t) => {
  const { url } = await gatewayFor(t);
  const { say, next } = overStdio(t);
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  say({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  await next();
  const pings = (count: number) => Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const cases: [unknown[], RegExp][] = [
    [pings(101), /at most 100/],
    [[...pings(2), ...pings(1)], /an id of its own/],
    [[...pings(1), { jsonrpc: '2.0', id: 1, method: 'initialize', params }], /stands alone/],
    [[...pings(1), { jsonrpc: '2.0', id: 1, method: 'initialize' }], /stands alone/],
  ];
  for (const [batch, message] of cases) {
    const error = { code: -32600, message };
    t.match(await postJson(new URL('mcp', url), batch, ACCEPT), { status: 400, body: { id: null, error } });
    say(batch);
    t.match(await next(), { id: null, error });
  }
  say(pings(100));
  t.equal((await next()).length, 100);
});

t.test('a request for another host is refused, since it may be DNS rebinding', async (t) => {
  const { url } = await gatewayFor(t);
  const open = await gatewayFor(t, { env: { SERVICE_ALLOWED_HOSTS: 'gateway.example' } });
  const statusFor = (base: URL, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const req = http.get(new URL('openapi.json', base), { headers: { host } }, (res) => {
        res.resume();
        resolve(res.statusCode);
      });
      req.on('error', reject);
    });
  t.equal(await statusFor(url, 'evil.example'), 403);
  t.equal(await statusFor(url, `localhost:${url.port}`), 200);
  t.equal(await statusFor(url, `[::1]:${url.port}`), 200);
  t.equal(await statusFor(url, 'localhost.evil.example'), 403);
  t.equal(await statusFor(open.url, 'gateway.example'), 200);
});

t.test('closing a 2026-07-28 response stream cancels the call', async (t) => {
  let cancelled: () => void = () => {};
  const seen = new Promise<void>((resolve) => {
    cancelled = resolve;
  });
  const gone = new AbortController();
  const search = (_query: unknown, signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        cancelled();
        reject(signal.reason);
      });
      gone.abort();
    });
  const { url } = await gatewayFor(t, { search });
  const params = { name: 'web_search', arguments: { query: 'x' }, _meta: META };
  await fetch(new URL('mcp', url), {
    method: 'POST',
    headers: { ...ACCEPT, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'web_search' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    signal: gone.signal,
  }).catch(() => {});
  await t.resolves(seen);
});

t.test('a subscription does not hold up the end of the gateway', async (t) => {
  const { url, close } = await gatewayFor(t);
  const response = await fetch(new URL('mcp', url), {
    method: 'POST',
    headers: { ...ACCEPT, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: META },
    }),
  });
  t.equal(response.status, 200);
  t.match(response.headers.get('content-type'), 'text/event-stream');
  // Longer than any test may take.
  await Promise.all([response.text(), close(3_600_000)]);
});

t.test('a call in flight is answered before the gateway stops', async (t) => {
  let answer: () => void = () => {};
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const search = async () => {
    asked();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return [];
  };
  const { url, close } = await gatewayFor(t, { search });
  const call = modern(
    new URL('mcp', url),
    'tools/call',
    { name: 'web_search', arguments: { query: 'x' } },
    'web_search',
  );
  await isAsked;
  const closed = close(5_000);
  answer();
  t.match((await call).body.result, { structuredContent: { results: [] } });
  await closed;
});
