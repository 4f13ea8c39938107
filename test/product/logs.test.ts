/** What the processes write: one JSON line for each thing, under one id, and nothing else on stdout. */
import { createConnection } from 'node:net';
import t, { type Test } from 'tap';
import { collectorFor } from '../helpers/collector.js';
import { eventStream } from '../helpers/event-stream.js';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, settingsFor, slowPage, smallWeb, start, startStdio } from '../helpers/product.js';
import { extract } from '../helpers/worker.js';

type Line = Record<string, unknown> & { name: string; level: number; msg: string };

const INFO = {
  SERVICE_LOG_LEVEL: 'info',
  CRAWL_WORKER_LOG_LEVEL: 'info',
  BROWSER_WORKER_LOG_LEVEL: 'info',
  METASEARCH_LOG_LEVEL: 'info',
};
const ACCEPT = { accept: 'application/json, text/event-stream' };
const rpc = (method: string, params: object = {}, id: string | number = 1) => ({ jsonrpc: '2.0', id, method, params });
const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A product that logs, and all its lines once it has ended. */
async function logging(t: Test, command: string, env: Record<string, string>) {
  const { child, exited, output } = await start(t, [command], { ...INFO, ...env });
  return {
    child,
    said: () => output().stderr,
    async lines(): Promise<Line[]> {
      // A second signal would not wait.
      if (!child.killed) child.kill('SIGTERM');
      t.equal(await exited, 0);
      return output()
        .stdout.trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}

async function post(url: URL, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ACCEPT, ...headers },
    body: JSON.stringify(body),
  });
  await response.text();
  return response;
}

t.test('each request of every face leaves one line with its id, at error where its code is a 5xx', async (t) => {
  const web = await smallWeb(t);
  const { said, lines } = await logging(t, 'start', settingsFor(web));
  const gateway = announcedUrl(said());
  const at = (path: string) => new URL(path, gateway);
  const stream = await eventStream(at('mcp/sse'));
  const message = new URL((await stream.next()).data, gateway);
  const call = (path: string) => rpc('tools/call', { name: 'fetch_url', arguments: { url: new URL(path, web).href } });
  const modern = (method: string, params: object) => rpc(method, { ...params, _meta: MODERN });
  const asked: [level: number, ask: (headers: Record<string, string>) => Promise<unknown>][] = [
    [30, (headers) => fetch(at('healthz'), { headers })],
    [30, (headers) => fetch(at('api/v1/healthz'), { headers })],
    [30, (headers) => fetch(at('healthz'), { method: 'POST', headers })],
    [30, (headers) => fetch(at('openapi.json'), { headers })],
    [30, (headers) => fetch(at('docs'), { headers })],
    [30, (headers) => fetch(at('.'), { headers })],
    [30, (headers) => fetch(at('ui/main.js'), { headers })],
    [30, (headers) => fetch(at('nothing?canary'), { headers })],
    [30, (headers) => post(at('api/v1/search'), { query: 'small' }, headers)],
    [30, (headers) => post(at('api/v1/search'), {}, headers)],
    [50, (headers) => post(at('api/v1/search'), { query: 'blocked' }, headers)],
    [30, (headers) => post(at('api/v1/fetch'), { url: new URL('page', web).href }, headers)],
    [30, (headers) => post(at('api/v1/fetch'), { url: new URL('nowhere', web).href }, headers)],
    [50, (headers) => post(at('api/v1/fetch'), { url: new URL('broken', web).href }, headers)],
    [30, (headers) => fetch(at('mcp'), { method: 'PUT', headers })],
    [30, (headers) => post(at('mcp'), { ...rpc('notifications/initialized'), id: undefined }, headers)],
    [30, (headers) => post(at('mcp'), rpc('tools/list'), headers)],
    [30, (headers) => post(at('mcp'), [rpc('tools/list'), rpc('ping', {}, 2)], headers)],
    [30, (headers) => post(at('mcp'), rpc('nothing/canary'), headers)],
    [30, (headers) => post(at('mcp'), call('page'), headers)],
    [50, (headers) => post(at('mcp'), call('broken'), headers)],
    [
      50,
      (headers) =>
        post(at('mcp'), modern('tools/call', { name: 'web_search', arguments: { query: 'blocked' } }), {
          ...headers,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': 'web_search',
        }),
    ],
    [
      30,
      (headers) =>
        post(at('mcp'), modern('tools/list', {}), {
          ...headers,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/list',
        }),
    ],
    [30, (headers) => post(message, rpc('tools/list'), headers).then(() => stream.next())],
    [50, (headers) => post(message, call('broken'), headers).then(() => stream.next())],
    [30, (headers) => fetch(new URL('mcp/message', gateway), { method: 'GET', headers })],
    [
      30,
      (headers) =>
        fetch(at('api/v1/search'), { method: 'OPTIONS', headers: { ...headers, origin: 'http://e.example' } }),
    ],
  ];
  for (const [i, [, ask]] of asked.entries()) await ask({ 'x-request-id': `request-${i}` });
  await stream.cancel();

  const all = await lines();
  const ours = (name: string) => all.filter((line) => line.name === name && /^request-/.test(String(line.call)));
  t.strictSame(
    ours('gateway').map(({ call, level }) => `${call} ${level}`),
    asked.map(([level], i) => `request-${i} ${level}`),
  );
  for (const { call, outcome, level } of ours('worker')) {
    const [same] = ours('gateway').filter((line) => line.call === call);
    t.match(same, { tool: 'fetch_url', outcome, level }, 'the worker tells of the same call');
  }
  t.equal(ours('worker').length, 6);
  t.notMatch(JSON.stringify(all), /canary/);
});

t.test('a line for the start and one for the stop; people are told on stderr', async (t) => {
  const web = await smallWeb(t);
  const { said, lines } = await logging(t, 'start', settingsFor(web));
  t.match(
    said(),
    /^search-gateway \S+: MCP (\S+)mcp \| REST \1api\/v1 \| docs \1docs \| page \1$/m,
    'the page is its own address',
  );
  const gateway = announcedUrl(said()).href;
  const all = await lines();
  const of = (name: string, msg: string) => all.filter((line) => line.name === name && line.msg === msg);
  const address = of('worker', 'started')[0]?.address;
  t.match(address, /^http:\/\/127\.0\.0\.1:\d+\/extract$/);
  const worker = new URL(String(address)).origin;
  t.match(of('gateway', 'started'), [
    { level: 30, mcp: `${gateway}mcp`, rest: `${gateway}api/v1`, docs: `${gateway}docs`, provider: 'native', worker },
  ]);
  for (const name of ['gateway', 'worker'])
    t.match(of(name, 'stopped'), [{ level: 30, why: 'SIGTERM', drained: 0, cut: 0 }]);

  const without = await logging(t, 'gateway', {
    SERVICE_PORT: '0',
    SERVICE_UI_ENABLED: 'false',
    SERVICE_CRAWL_WORKER_ADDRESS: 'http://127.0.0.1:9/canary',
  });
  t.match(without.said(), /^search-gateway \S+: MCP \S+ \| REST \S+ \| docs \S+\/openapi\.json$/m);
  t.notMatch(JSON.stringify(await without.lines()), /canary/);
});

for (const [how, seconds, counts] of [
  ['drained', '10', { drained: 1, cut: 0 }],
  ['cut', '0', { drained: 0, cut: 1 }],
] as const) {
  t.test(`the stop says how many calls were ${how}`, async (t) => {
    const { web, asked, finish } = await slowPage(t);
    const { child, said, lines } = await logging(t, 'start', { ...settingsFor(web), SERVICE_DRAIN_SECONDS: seconds });
    const fetched = postJson(new URL('api/v1/fetch', announcedUrl(said())), { url: new URL('/slow', web).href });
    const over = fetched.catch(() => {});
    await asked;
    child.kill('SIGTERM');
    if (how === 'drained') finish();
    await over;
    const all = await lines();
    t.match(
      all.filter(({ name, msg }) => name === 'gateway' && msg === 'stopped'),
      [{ why: 'SIGTERM', ...counts }],
    );
    t.match(
      all.filter(({ msg }) => msg === 'call'),
      [{ outcome: how === 'cut' ? 'busy' : 'success' }],
    );
  });
}

t.test('a second signal, which does not wait, leaves the line of the stop too', async (t) => {
  const { web, asked } = await slowPage(t);
  const { child, exited, output } = await start(t, ['start'], { ...INFO, ...settingsFor(web) });
  const fetched = postJson(new URL('api/v1/fetch', announcedUrl(output().stderr)), { url: new URL('/slow', web).href });
  fetched.catch(() => {});
  await asked;
  child.kill('SIGTERM');
  // What comes within a second is an echo of the first.
  const again = setInterval(() => child.kill('SIGINT'), 300);
  t.equal(await exited, 1);
  clearInterval(again);
  const all: Line[] = output()
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  t.match(
    all.filter(({ msg }) => msg === 'stopped'),
    [
      { name: 'gateway', why: 'SIGINT', drained: 0, cut: 1 },
      { name: 'worker', why: 'SIGINT', drained: 0, cut: 1 },
    ],
  );
});

t.test('the other services write JSON lines and nothing else too, health included', async (t) => {
  const env = { BROWSER_WORKER_PORT: '0', METASEARCH_PORT: '0', CRAWL_WORKER_PORT: '0', METASEARCH_ENGINES: 'brave' };
  for (const command of ['worker', 'browser-worker', 'metasearch']) {
    const { said, lines } = await logging(t, command, env);
    const url = new URL(/http:\S+/.exec(said())?.[0] ?? '');
    const headers = { 'x-request-id': 'mine', connection: 'close' };
    const health = await fetch(new URL('/healthz', url), { headers });
    t.equal(health.headers.get('x-request-id'), 'mine');
    await fetch(new URL('/nothing', url), { headers });
    if (command !== 'metasearch')
      await extract(url, { url: 'http://127.0.0.1/' }, { headers: { ...headers, 'content-type': 'application/json' } });
    const all = await lines();
    t.match(all[0], { level: 30, msg: 'started', address: url.href });
    t.match(all.at(-1), { level: 30, msg: 'stopped', why: 'SIGTERM' });
    t.match(
      all.slice(1, -1),
      [
        { level: 30, msg: 'request', route: '/healthz', status: 200, call: 'mine' },
        { level: 30, msg: 'refused', status: 404, call: 'mine' },
        { level: 50, msg: 'fetch', outcome: 'unreachable', reason: 'address_loopback', call: 'mine' },
      ].slice(0, command === 'metasearch' ? 2 : 3),
    );
    t.equal(all.length, command === 'metasearch' ? 4 : 5, command);
  }
});

t.test('an id that is none is replaced; several calls of one POST are told apart', async (t) => {
  const web = await smallWeb(t);
  const { said, lines } = await logging(t, 'start', settingsFor(web));
  const gateway = announcedUrl(said());
  const page = { url: new URL('page', web).href };
  const idFor = async (given: string) =>
    (await postJson(new URL('api/v1/fetch', gateway), page, { 'x-request-id': given })).headers.get('x-request-id');
  const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  const longest = 'x'.repeat(128);
  t.equal(await idFor(longest), longest);
  for (const wrong of ['', `${longest}x`, 'two words', 'caf\u00e9']) t.match(await idFor(wrong), UUID, wrong);

  // Of two pages: identical fetches would be one.
  const pages = [page, { url: new URL('moved', web).href }];
  const calls = pages.map((asked, id) => rpc('tools/call', { name: 'fetch_url', arguments: asked }, id));
  const batch = await post(new URL('mcp', gateway), [...calls, rpc('ping', {}, 3)], { 'x-request-id': 'batch' });
  t.equal(batch.headers.get('x-request-id'), 'batch');
  const told = (await lines()).filter(({ call }) => /^batch/.test(String(call)));
  const of = (wanted: string) => told.filter(({ name }) => name === wanted).map(({ call }) => call);
  t.strictSame(of('gateway').sort(), ['batch.1', 'batch.2']);
  t.strictSame(of('worker').sort(), ['batch.1', 'batch.2']);
});

t.test('with tracing on, lines name the trace; the debug lines of the worker name the call', async (t) => {
  const web = await smallWeb(t);
  const collector = await collectorFor(t);
  const { said, lines } = await logging(t, 'start', {
    ...settingsFor(web),
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.url.href,
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  });
  const gateway = announcedUrl(said());
  const page = { url: new URL('page', web).href };
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traced = { 'x-request-id': 'rest', traceparent: `00-${trace}-1111111111111111-01` };
  await postJson(new URL('api/v1/fetch', gateway), page, traced);
  const call = rpc('tools/call', { name: 'fetch_url', arguments: page });
  await post(new URL('mcp', gateway), call, { 'x-request-id': 'mcp' });
  await post(new URL('mcp', gateway), rpc('tools/list'), { 'x-request-id': 'list' });
  const all = await lines();
  const of = (id: string) => all.filter((line) => line.call === id);
  const byMessage = (id: string) => of(id).map(({ name, msg }) => `${name}: ${msg}`);
  const stages = 'worker: extraction, characters left after each stage';
  for (const id of ['rest', 'mcp']) t.strictSame(byMessage(id), [stages, 'worker: fetch', 'gateway: call']);
  t.ok(of('rest').every((line) => line.trace_id === trace));
  const traces = new Set(of('mcp').map(({ trace_id }) => trace_id));
  t.equal(traces.size, 1);
  t.ok(collector.spans().some(({ traceId }) => traces.has(traceId)));
  t.match(of('list'), [{ method: 'tools/list', trace_id: /^[\da-f]{32}$/ }]);
});

t.test('an embedded worker tells of the same call as its gateway, on stderr', async (t) => {
  const web = await smallWeb(t);
  const call = rpc('tools/call', { name: 'fetch_url', arguments: { url: new URL('page', web).href } });
  const clientInfo = { name: 't', version: '1' };
  const hello = rpc('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }, 0);
  const env = { ...INFO, ...settingsFor(web), CRAWL_WORKER_LOG_LEVEL: 'debug' };
  const { ask, end, output } = startStdio(t, env);
  for (const message of [hello, call]) await ask(message);
  await end();
  const lines: Line[] = output()
    .stderr.split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const [{ call: id } = { call: undefined }] = lines.filter(({ msg }) => msg === 'call');
  t.ok(id);
  t.match(
    lines.filter((line) => line.call === id).map(({ name }) => name),
    ['worker', 'gateway'],
  );
});

t.test('why a page cannot be had is in the lines of both, in spans and in metrics', async (t) => {
  const web = await smallWeb(t);
  const collector = await collectorFor(t);
  const { said, lines } = await logging(t, 'start', {
    ...settingsFor(web),
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'false',
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.url.href,
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  });
  const gateway = announcedUrl(said());
  const cases = {
    'http://10.1.2.3/': 'address_private',
    'http://[::1]/': 'address_loopback',
    'http://169.254.169.254/': 'address_link_local',
    'http://canary.internal/': 'internal_name',
  };
  for (const [url, reason] of Object.entries(cases)) {
    for (const js_render of [false, true]) {
      const headers = { 'x-request-id': `${reason}-${js_render}` };
      const { status } = await postJson(new URL('api/v1/fetch', gateway), { url, js_render }, headers);
      t.equal(status, 502);
    }
  }
  const all = await lines();
  const wanted = Object.values(cases).flatMap((reason) =>
    [false, true].map((render) => `${reason}-${render} ${reason}`),
  );
  for (const name of ['gateway', 'worker']) {
    const told = all.filter((line) => line.name === name && line.reason);
    t.strictSame(
      told.map(({ call, reason }) => `${call} ${reason}`),
      wanted,
      name,
    );
  }
  const reasons = Object.values(cases);
  for (const metric of ['search_gateway.tool.calls', 'search_gateway.worker.requests']) {
    const seen = collector.points(metric).map(({ attributes }) => attributes['search_gateway.reason']);
    t.ok(
      reasons.every((reason) => seen.includes(reason)),
      metric,
    );
  }
  const spans = collector.spans().map(({ attributes }) => attributes['search_gateway.reason']);
  t.ok(reasons.every((reason) => spans.filter((seen) => seen === reason).length >= 4));
  t.notMatch(JSON.stringify(all) + collector.strings().join(), /canary|10\.1\.2\.3|169\.254/);
});

t.test('a client that leaves in the middle of its body leaves one line too', async (t) => {
  const web = await smallWeb(t);
  const { said, lines } = await logging(t, 'gateway', { ...settingsFor(web), SERVICE_CRAWL_WORKER_ADDRESS: web.href });
  const { port, host } = announcedUrl(said());
  for (const path of ['api/v1/search', 'mcp']) {
    const socket = createConnection(Number(port), '127.0.0.1');
    socket.end(
      `POST /${path} HTTP/1.1\r\nhost: ${host}\r\nx-request-id: left\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );
    await new Promise((resolve) => socket.resume().once('close', resolve));
  }
  const told = (await lines()).filter(({ call }) => call === 'left');
  t.equal(told.length, 2);
  t.ok(told.every(({ level }) => level === 30));
});
