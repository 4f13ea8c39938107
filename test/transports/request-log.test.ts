import t, { type Test } from 'tap';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor } from '../helpers/gateway.js';
import { overStdio } from '../helpers/stdio.js';

const request = (id: string, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const initialize = (id: string) =>
  request(id, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'secret-client', version: '1' },
  });

/** What a client asks, and the lines that it leaves: one each, none with anything of the client's in it. */
const ASKED: [message: object, line: object][] = [
  [initialize('secret-901'), { method: 'initialize', outcome: 'success' }],
  [request('secret-902', 'tools/list'), { method: 'tools/list', outcome: 'success' }],
  [request('secret-903', 'secret/method'), { method: 'other', outcome: 'method_not_found', code: -32601 }],
  [
    request('secret-904', 'tools/call', { name: 'secret_tool' }),
    { method: 'tools/call', outcome: 'invalid_params', code: -32602 },
  ],
  [
    request('secret-905', 'tools/call', { name: 'web_search', arguments: { query: 'secret' } }),
    { tool: 'web_search', outcome: 'success', msg: 'call' },
  ],
  [
    request('secret-906', 'tools/call', { name: 'web_search', arguments: { secret: 1 } }),
    { tool: 'web_search', outcome: 'invalid_request', msg: 'call' },
  ],
];

function checkLines(t: Test, written: string[], expected: object[]) {
  const lines = written.map((line) => JSON.parse(line)).filter(({ level }) => level >= 30);
  t.equal(lines.length, expected.length, 'one line each');
  for (const [i, line] of lines.entries()) t.match(line, { level: 30, ms: Number, ...expected[i] });
  t.notMatch(written.join(''), /secret/);
}

t.test('each request over Streamable HTTP leaves one line', async (t) => {
  const { url, lines } = await gatewayFor(t);
  for (const [message] of ASKED) {
    const response = await post(new URL('mcp', url), message);
    await response.text();
  }
  checkLines(
    t,
    lines,
    ASKED.map(([, line]) => line),
  );
});

t.test('each request over HTTP+SSE leaves one line', async (t) => {
  const { url, lines } = await gatewayFor(t);
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  for (const [message] of ASKED) {
    await post(at, message);
    await stream.next();
  }
  checkLines(
    t,
    lines,
    ASKED.map(([, line]) => line),
  );
  await stream.cancel();
});

t.test('each request over stdio leaves one line, and so does a line that is none', async (t) => {
  const { say, next, stdin, logged } = overStdio(t);
  for (const [message] of ASKED) {
    say(message);
    await next();
  }
  stdin.write('secret\n');
  await next();
  const written = logged().trim().split('\n');
  t.match(JSON.parse(written.pop() ?? ''), { level: 30, outcome: 'parse_error', code: -32700 });
  checkLines(
    t,
    written,
    ASKED.map(([, line]) => line),
  );
});

t.test('2026-07-28 over HTTP: discovery, a subscription and a refusal', async (t) => {
  const { url, lines } = await gatewayFor(t);
  const ask = (method: string, params: object = {}) =>
    post(new URL('mcp', url), request('secret-901', method, { ...params, _meta: META }), {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
    });
  await (await ask('server/discover')).text();
  await (await ask('subscriptions/listen', { notifications: {} })).body?.cancel();
  await (await post(new URL('mcp', url), request('secret-902', 'tools/list', { _meta: META }))).text();
  checkLines(t, lines, [
    { method: 'server/discover', outcome: 'success' },
    { method: 'subscriptions/listen', outcome: 'success', status: 200 },
    { method: 'tools/list', outcome: 'header_mismatch', status: 400 },
  ]);
});

t.test('each refusal of the HTTP layer leaves one line', async (t) => {
  const { url, lines } = await gatewayFor(t);
  const at = new URL('mcp', url);
  const refused: [status: number, response: Promise<Response>][] = [
    [405, fetch(at, { method: 'PUT' })],
    [405, fetch(new URL('mcp/sse', url), { method: 'POST' })],
    [415, fetch(at, { method: 'POST', body: 'secret' })],
    [413, post(at, 'x'.repeat(1_100_000))],
    [400, fetch(at, { method: 'POST', body: '{secret', headers: { 'content-type': 'application/json' } })],
    [404, post(at, request('secret-901', 'tools/list'), { 'mcp-session-id': 'secret' })],
    [404, post(new URL('mcp/message?sessionId=secret', url), request('secret-901', 'tools/list'))],
  ];
  for (const [status, response] of refused) t.equal((await response).status, status);
  const logged = lines.map((line) => JSON.parse(line));
  t.strictSame(logged.map(({ status }) => status).sort(), refused.map(([status]) => status).sort());
  t.ok(logged.every(({ level, msg }) => level === 30 && msg === 'mcp request'));
  t.notMatch(lines.join(''), 'secret');
});

t.test(
  'what no server answers leaves one line too: notifications, streams when they end, the end of a session',
  async (t) => {
    const { url, lines, close } = await gatewayFor(t);
    const at = new URL('mcp', url);
    const notification = (method: string) => ({ jsonrpc: '2.0', method, params: { requestId: 'secret' } });
    t.equal((await post(at, notification('notifications/initialized'))).status, 202);
    t.equal((await post(at, notification('notifications/secret'))).status, 202);

    const opened = await post(at, initialize('secret-901'));
    await opened.text();
    const session = { 'mcp-session-id': opened.headers.get('mcp-session-id') ?? '' };
    t.equal((await fetch(at, { headers: { ...session, accept: 'text/event-stream' } })).status, 200);
    const stream = await eventStream(new URL('mcp/sse', url));
    const message = new URL((await stream.next()).data, url);
    t.equal((await post(message, notification('notifications/cancelled'))).status, 202);
    t.equal((await fetch(at, { method: 'DELETE', headers: session })).status, 204);
    const during = [
      { method: 'notifications/initialized', outcome: 'success', status: 202 },
      { method: 'other', outcome: 'success', status: 202 },
      { method: 'initialize', outcome: 'success' },
      { method: 'notifications/cancelled', outcome: 'success', status: 202 },
      { method: 'DELETE', route: '/mcp', outcome: 'success', status: 204 },
    ];
    checkLines(t, lines, during);

    await close(5_000);
    t.ok(await stream.ended());
    const streams = lines.map((line) => JSON.parse(line)).filter(({ method }) => method === 'GET');
    t.strictSame(streams.map(({ route, status, outcome }) => `${route} ${status} ${outcome}`).sort(), [
      '/mcp 200 success',
      '/mcp/sse 200 success',
    ]);
    t.equal(lines.length, during.length + streams.length);
  },
);

function post(url: URL, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  });
}
