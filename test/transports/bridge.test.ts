import { once } from 'node:events';
import http from 'node:http';
import t, { type Test } from 'tap';
import { BridgeEnv } from '../../src/config.js';
import type { Search } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import { proxiesOf } from '../../src/shared/environment-proxy.js';
import { GatewayError } from '../../src/shared/errors.js';
import { bridgeTo, ENVELOPE } from '../helpers/bridge.js';
import { foreignServer, foreignSseServer } from '../helpers/foreign-server.js';
import { createForwardProxy } from '../helpers/forward-proxy.js';
import { gatewayFor } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';

const ERAS = ['modern', 'legacy'] as const;
const search = { query: 'x' };
const mcp = (base: URL) => new URL('mcp', base);
const names = (answer: unknown) =>
  (answer as { result: { tools: { name: string }[] } }).result.tools.map(({ name }) => name);

/** A search that runs until it is cancelled. */
function endlessSearch() {
  const events = new http.Server();
  const started = once(events, 'started');
  const aborted = once(events, 'aborted');
  const run: Search = (_request, signal) => {
    signal.addEventListener('abort', () => events.emit('aborted'));
    events.emit('started');
    return new Promise(() => {});
  };
  return { run, started, aborted };
}

/** An address where nobody listens, and a way to have a gateway listen there. */
async function emptyAddress(t: Test) {
  const first = await gatewayFor(t);
  await first.close(0);
  const { port } = first.url;
  return { url: mcp(first.url), start: () => gatewayFor(t, { env: { SERVICE_PORT: port } }) };
}

for (const era of ERAS) {
  t.test(`a ${era} client gets the tools, results and errors of the gateway`, async (t) => {
    const { url } = await gatewayFor(t);
    const { ask, call } = await bridgeTo(t, mcp(url), era);
    t.strictSame(names(await ask('tools/list')), ['web_search', 'fetch_url']);
    t.match(await call('web_search', search), { result: { structuredContent: { results: [{ title: 'One' }] } } });
    t.match(await call('web_search', { query: '' }), {
      result: { isError: true, content: [{ text: /^invalid_request/ }] },
    });
    t.match(await call('nope'), { error: { code: -32602, message: /^Unknown tool/ } });
  });

  t.test(`a ${era} client is passed on to a server of 2025 as well, sessions and all`, async (t) => {
    const foreign = await foreignServer(t, { calls: { hello: async () => 'hi' } });
    const { ask, call } = await bridgeTo(t, foreign.url, era);
    t.strictSame(names(await ask('tools/list')), ['hello']);
    t.match(await call('hello'), { result: { content: [{ text: 'hi' }] } });
    foreign.forget();
    t.match(await call('hello'), { result: { content: [{ text: 'hi' }] } }, 'a session that is over is opened anew');
  });

  t.test(`what a ${era} client cancels is cancelled in the gateway, and owed no answer`, async (t) => {
    const { run, started, aborted } = endlessSearch();
    const { url } = await gatewayFor(t, { search: run });
    const { send, say, ask, notifications } = await bridgeTo(t, mcp(url), era);
    const requestId = send('tools/call', { name: 'web_search', arguments: search });
    await started;
    say({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
    await aborted;
    await ask('tools/list');
    t.strictSame(notifications, [], 'nothing but the list came');
  });
}

t.test('the trace of the caller goes through, the envelope of its connection does not', async (t) => {
  const seen: object[] = [];
  const web = await listen(t, (req, res) => {
    if (req.method !== 'POST') return res.writeHead(405).end();
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const { id, method, params } = JSON.parse(body);
      if (method === 'initialize') {
        const result = {
          protocolVersion: '2025-06-18',
          capabilities: { tools: {} },
          serverInfo: { name: 'f', version: '1' },
        };
        return res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      }
      if (method !== 'tools/call') return res.writeHead(id === undefined ? 202 : 404).end();
      seen.push(params._meta);
      const result = {
        content: [],
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'f', version: '1' }, own: 1 },
      };
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
  const { call } = await bridgeTo(t, mcp(web), 'modern');
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const answer = await call('any', {}, { traceparent });
  t.strictSame(seen, [{ traceparent }]);
  t.match(answer, { result: { _meta: { own: 1, 'io.modelcontextprotocol/serverInfo': { name: 'search-gateway' } } } });
});

t.test('progress comes to who asked for it, and to nobody else', async (t) => {
  const foreign = await foreignServer(t, {
    calls: {
      async slow({ progress }) {
        for (const step of [1, 2, 2, 3]) await progress(step);
        return 'done';
      },
    },
  });
  const { call, notifications } = await bridgeTo(t, foreign.url, 'legacy');
  await call('slow');
  t.strictSame(notifications, []);
  t.match(await call('slow', {}, { progressToken: 'p' }), { result: { content: [{ text: 'done' }] } });
  t.strictSame(
    notifications.map(({ params }) => params),
    [1, 2, 3].map((progress) => ({ progressToken: 'p', progress })),
  );
});

t.test('a gateway that is away when a call comes is waited for', async (t) => {
  const { url, start } = await emptyAddress(t);
  const { send, answerTo } = await bridgeTo(t, url, 'modern');
  const asked = send('tools/call', { name: 'web_search', arguments: search });
  await start();
  t.match(await answerTo(asked), { result: { structuredContent: { results: [{ title: 'One' }] } } });
});

t.test('a call that a restart cut off is repeated when the tool allows it, otherwise it fails', async (t) => {
  const ran: Record<string, number> = { reads: 0, writes: 0 };
  const run = (name: string) => async (call: { drop(): void }) => {
    ran[name] = (ran[name] ?? 0) + 1;
    if (ran[name] === 1) call.drop();
    return `${name} ${ran[name]}`;
  };
  const foreign = await foreignServer(t, {
    calls: { reads: run('reads'), writes: run('writes') },
    readOnly: ['reads'],
  });
  const { call } = await bridgeTo(t, foreign.url, 'legacy');
  t.match(await call('reads'), { result: { content: [{ text: 'reads 2' }] } });
  t.match(await call('writes'), {
    result: { isError: true, content: [{ text: /^gateway_unreachable \(temporary\)/ }] },
  });
  t.strictSame(ran, { reads: 2, writes: 1 });
  t.match(await call('writes'), { result: { content: [{ text: 'writes 2' }] } }, 'the next call is none the wiser');
});

t.test('a gateway that is down fails lists and calls with the next step, and is announced once it is up', async (t) => {
  const { url, start } = await emptyAddress(t);
  const { ask, call, next, logged } = await bridgeTo(t, url, 'legacy', { patienceMs: 0 });
  t.match(await ask('tools/list'), { error: { code: -32603, message: /cannot be reached. Start it/ } });
  t.match(await call('web_search', search), { result: { isError: true, content: [{ text: /^gateway_unreachable/ }] } });
  t.notMatch(logged(), url.host);
  await start();
  t.match(await next(), { method: 'notifications/tools/list_changed' });
  t.strictSame(names(await ask('tools/list')), ['web_search', 'fetch_url']);
});

t.test('in 2026-07-28 the announcement goes to who subscribed to it', async (t) => {
  const { url, start } = await emptyAddress(t);
  const { ask, send, next } = await bridgeTo(t, url, 'modern', { patienceMs: 0 });
  await ask('tools/list');
  const subscriptionId = send('subscriptions/listen', { notifications: { toolsListChanged: true } });
  t.match(await next(), { method: 'notifications/subscriptions/acknowledged' });
  await start();
  t.match(await next(), {
    method: 'notifications/tools/list_changed',
    params: { _meta: { 'io.modelcontextprotocol/subscriptionId': subscriptionId } },
  });
});

t.test('a server that has HTTP+SSE alone is spoken to in that, and again after its stream broke', async (t) => {
  const foreign = await foreignSseServer(t, { calls: { hello: async () => 'hi' }, readOnly: ['hello'] });
  const { ask, call } = await bridgeTo(t, foreign.url, 'modern');
  t.strictSame(names(await ask('tools/list')), ['hello']);
  foreign.cut();
  t.match(await call('hello'), { result: { content: [{ text: 'hi' }] } });
});

t.test('headers are sent with every request and never told', async (t) => {
  const foreign = await foreignServer(t, { calls: { hello: async () => 'hi' } });
  const headers = { authorization: 'Bearer canary-1' };
  const { call, logged } = await bridgeTo(t, foreign.url, 'legacy', { headers });
  await call('hello');
  t.ok(foreign.asked.length >= 3);
  t.ok(foreign.asked.every((req) => req.headers.authorization === headers.authorization));
  t.notMatch(logged(), 'canary');
});

t.test('each way to refuse or misunderstand has its code', async (t) => {
  const cases: [status: number, type: string, body: string, code: RegExp][] = [
    [401, 'text/plain', 'canary', /^gateway_refused:/],
    [403, 'text/plain', 'canary', /^gateway_refused:/],
    [404, 'text/html', 'canary', /^gateway_invalid_response:/],
    [200, 'text/html', '<h1>canary</h1>', /^gateway_invalid_response:/],
    [200, 'application/json', '{"canary":1}', /^gateway_invalid_response:/],
    [500, 'text/plain', 'canary', /^gateway_failed \(temporary\):/],
    [503, 'text/plain', 'canary', /^gateway_unreachable \(temporary\):/],
    [504, 'text/plain', 'canary', /^gateway_timeout \(temporary\):/],
  ];
  for (const [status, type, body, text] of cases) {
    const web = await listen(t, (_req, res) => res.writeHead(status, { 'content-type': type }).end(body));
    const { call, logged } = await bridgeTo(t, mcp(web), 'modern', { patienceMs: 0 });
    const answer = await call('web_search', search);
    t.match(answer, { result: { isError: true, content: [{ text }] } }, `${status} ${type}`);
    t.notMatch(JSON.stringify(answer) + logged(), 'canary');
  }
});

t.test('a gateway that is busy says when to come again, and is not asked before', async (t) => {
  for (const era of ERAS) {
    const { url } = await gatewayFor(t);
    let asked = 0;
    const wait = era === 'modern' ? '7' : new Date(Date.now() + 3_600_000).toUTCString();
    const busy = await listen(t, async (req, res) => {
      const body = (await req.toArray()).join('');
      if (body.includes('tools/call') && ++asked === 1)
        return res.writeHead(503, { 'retry-after': wait }).end('{"jsonrpc":"2.0","error":{"code":-32603},"id":null}');
      const { host: _, 'content-length': __, connection: ___, ...headers } = req.headers;
      const answer = await fetch(mcp(url), {
        method: req.method ?? '',
        headers: headers as Record<string, string>,
        ...(body && { body }),
      });
      const { 'content-length': ____, ...known } = Object.fromEntries(answer.headers);
      res.writeHead(answer.status, known).end(await answer.text());
    });
    const { call } = await bridgeTo(t, mcp(busy), era);
    const text = /^busy \(temporary\): The gateway is busy\. Try again in (7|3[56]\d\d) seconds\.$/;
    t.match(await call('web_search', search), { result: { isError: true, content: [{ text }] } }, era);
    t.equal(asked, 1);
    t.match(await call('web_search', search), { result: { structuredContent: { results: [{ title: 'One' }] } } });
  }
});

t.test('the proxies of the environment lead to a gateway elsewhere, not to one on this machine', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_ALLOWED_HOSTS: 'gateway.test,127.0.0.1' } });
  const proxy = await createForwardProxy(t, { site: url });
  const proxyFor = proxiesOf({ HTTP_PROXY: proxy.url.href });
  const near = await bridgeTo(t, mcp(url), 'modern', { proxyFor });
  t.strictSame(names(await near.ask('tools/list')), ['web_search', 'fetch_url']);
  t.strictSame(proxy.asked, []);
  const far = await bridgeTo(t, new URL('http://gateway.test/mcp'), 'modern', { proxyFor });
  t.match(await far.call('web_search', search), { result: { structuredContent: { results: [{ title: 'One' }] } } });
  t.match(proxy.asked, ['POST http://gateway.test/mcp']);
});

t.test('headers are read from lines, and those that HTTP or MCP sets are refused', async (t) => {
  const read = (BRIDGE_HEADERS: string) =>
    readEnv(BridgeEnv, { BRIDGE_URL: 'http://x/mcp', BRIDGE_HEADERS }).BRIDGE_HEADERS;
  t.strictSame(read(' X-One: a: b \n\nauthorization:Bearer x\n'), { 'x-one': 'a: b', authorization: 'Bearer x' });
  for (const wrong of [
    'canary',
    ': canary',
    'X-One:',
    'a b: canary',
    'X: caf\u0000',
    'Host: canary',
    'mcp-session-id: canary',
  ]) {
    t.throws(() => read(wrong), { message: /^ {2}BRIDGE_HEADERS: expected `Name: value`/m }, JSON.stringify(wrong));
    t.throws(() => read(wrong), { message: /^((?!canary).)*$/s }, 'it is not repeated');
  }
  t.throws(() => readEnv(BridgeEnv, { BRIDGE_HEADERS: 'X-One: a' }), { message: /BRIDGE_URL: expected a value/ });
});

t.test('a call through the bridge has one id and one level there and at the gateway', async (t) => {
  const fetchPage = async () => {
    throw new GatewayError('upstream_error');
  };
  for (const era of ERAS) {
    const { url, lines } = await gatewayFor(t, { fetchPage });
    const { say, next, logged } = await bridgeTo(t, mcp(url), era);
    const meta = era === 'modern' ? { _meta: ENVELOPE } : {};
    for (const [id, name, args] of [
      [11, 'fetch_url', { url: 'https://one.example/' }],
      [12, 'web_search', search],
    ] as const)
      say({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args, ...meta } });
    await next();
    await next();
    const calls = (written: string[]) =>
      written
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'call')
        .map(({ call, level, outcome }) => `${call} ${level} ${outcome}`)
        .sort();
    t.strictSame(calls(logged().trim().split('\n')), calls(lines));
    t.match(calls(lines).join(), /50 upstream_error/);
    t.equal(new Set(calls(lines).map((line) => line.split(' ')[0])).size, 2);
  }
});

t.test('a gateway that refuses the bridge is no fault of the bridge', async (t) => {
  const refusing = await listen(t, (_req, res) => res.writeHead(403).end());
  const { call, logged } = await bridgeTo(t, mcp(refusing), 'modern', { patienceMs: 0 });
  await call('web_search', search);
  t.match(JSON.parse(logged().trim().split('\n').at(-1) ?? ''), { level: 30, outcome: 'gateway_refused' });
});
