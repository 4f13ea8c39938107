/** `GET /metrics` of the running product, as Prometheus reads it. */
import { connect } from 'node:net';
import t, { type Test } from 'tap';
import { METRICS } from '../../src/shared/metrics.js';
import { asHost } from '../helpers/as-host.js';
import { collectorFor } from '../helpers/collector.js';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { announcedUrl, run, settingsFor, smallWeb, start } from '../helpers/product.js';
import { scrape, scrapeUntil } from '../helpers/prometheus.js';
import { noRedis, redisServer } from '../helpers/redis.js';

/** Gateway and worker in one process, each with metrics. */
async function measured(t: Test, web: URL, more: Record<string, string> = {}) {
  const { child, exited, output } = await start(t, ['start'], {
    ...settingsFor(web),
    SERVICE_METRICS_PORT: '0',
    CRAWL_WORKER_METRICS_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'info',
    ...more,
  });
  const { stderr, stdout } = output();
  const told = stdout.split('\n').find((line) => line.includes('"started"')) ?? '{}';
  const end = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return {
    gateway: announcedUrl(stderr),
    metrics: new URL(/metrics (\S+)/.exec(stderr)?.[1] ?? ''),
    workerMetrics: new URL(JSON.parse(told).metrics),
    end,
  };
}

/** Pages below `/held` are answered when `release` is called. */
async function heldSite(t: Test) {
  const held: (() => void)[] = [];
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    const answer = () =>
      res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Worth the wait, every word of it.</p>');
    if (req.url?.startsWith('/held')) held.push(answer);
    else answer();
  });
  return {
    site,
    release() {
      for (const answer of held.splice(0)) answer();
    },
  };
}

const FETCHES = 'search_gateway_worker_fetches';

t.test('fetches that run and wait, places and threads are counted, and go back to nothing', async (t) => {
  const { site, release } = await heldSite(t);
  const { gateway, workerMetrics, metrics } = await measured(t, site, {
    SERVICE_CACHE_TTL_SECONDS: '60',
    CRAWL_WORKER_CONCURRENCY: '2',
    CRAWL_WORKER_BROWSER_CONCURRENCY: '3',
    CRAWL_WORKER_HOST_CONCURRENCY: '3',
  });
  const idle = await scrape(workerMetrics);
  const kinds = { static: { kind: 'static' }, browser: { kind: 'browser' } };
  t.equal(idle.value('search_gateway_worker_places', kinds.static), 2);
  t.equal(idle.value('search_gateway_worker_places', kinds.browser), 3);
  t.ok(Number(idle.value('search_gateway_worker_threads')) >= 1);
  for (const name of [`${FETCHES}_running`, `${FETCHES}_waiting`, 'search_gateway_worker_queue_age_seconds'])
    for (const kind of Object.values(kinds)) t.equal(idle.value(name, kind), 0, name);

  const api = new URL('api/v1/fetch', gateway);
  const pages = [1, 2, 3, 4, 5].map((n) => new URL(`held/${n}`, site).href);
  const asked = Promise.all(pages.map((url) => postJson(api, { url, js_render: false })));
  const busy = await scrapeUntil(
    workerMetrics,
    ({ value }) => value(`${FETCHES}_waiting`, kinds.static) === 3 && value(`${FETCHES}_running`, kinds.static) === 2,
  );
  t.equal(busy.value(`${FETCHES}_waiting_for_host`, kinds.static), 2);
  t.equal(busy.value('search_gateway_worker_places_busy', kinds.static), 2);
  t.ok(Number(busy.value('search_gateway_worker_queue_age_seconds', kinds.static)) > 0);
  t.equal(busy.value(`${FETCHES}_waiting`, kinds.browser), 0);

  const done = scrapeUntil(workerMetrics, ({ value }) => {
    release();
    return value(`${FETCHES}_waiting`, kinds.static) === 0 && value(`${FETCHES}_running`, kinds.static) === 0;
  });
  t.strictSame(new Set((await asked).map(({ status }) => status)), new Set([200]));
  const after = await done;
  t.equal(after.value('search_gateway_worker_places_busy', kinds.static), 0);
  t.equal(after.value('search_gateway_worker_threads_busy'), 0);
  t.equal(after.value('search_gateway_worker_requests_total', { search_gateway_outcome: 'success' }), 5);
  t.equal(after.value('search_gateway_cache_entries'), undefined, "the gateway's are elsewhere");

  const kept = await scrape(metrics);
  t.equal(kept.value('search_gateway_cache_entries'), 5);
  t.ok(Number(kept.value('search_gateway_cache_size_bytes')) > 5 * 500);
  t.ok(Number(kept.value('search_gateway_cache_limit_bytes')) > 64 * 1024 * 1024);
  t.equal(kept.value('search_gateway_tool_calls_total', { gen_ai_tool_name: 'fetch_url' }), 5);
});

t.test('the text is what Prometheus reads, says nothing of anybody, and nothing else is served', async (t) => {
  const web = await smallWeb(t);
  const { gateway, metrics, end } = await measured(t, web);
  await postJson(new URL('api/v1/fetch', gateway), { url: new URL('page', web).href });
  const { status, headers, families, text } = await scrape(metrics);
  t.equal(status, 200);
  t.equal(headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  const known = Object.keys(METRICS).map((name) => name.replaceAll('.', '_'));
  for (const { name, help, type, metrics } of families.filter(({ name }) => name !== 'target_info')) {
    t.ok(known.includes(name.replace(/_(total|seconds|bytes)$/, '')), name);
    t.ok(help.length > 10 && ['COUNTER', 'GAUGE', 'HISTOGRAM'].includes(type), `${name} ${type}`);
    for (const { labels = {} } of metrics)
      t.strictSame(
        Object.keys(labels).filter(
          (label) => !/^(kind|error_type|(gen_ai|http|mcp|service|search_gateway)_\w+)$/.test(label),
        ),
        [],
      );
  }
  const duration = families.find(({ name }) => name === 'http_server_request_duration_seconds');
  t.match(text, /^http_server_request_duration_seconds_count\{[^}]+\} 1$/m);
  t.equal(duration?.metrics[0]?.buckets?.['+Inf'], '1');
  for (const secret of [web.host, web.hostname, 'page', gateway.host]) t.notOk(text.includes(`"${secret}`), secret);

  const origin = { origin: 'https://evil.example' };
  const refused: [status: number, path: string, init: RequestInit][] = [
    [405, 'metrics', { method: 'POST', body: 'x'.repeat(1_000_000) }],
    [405, 'metrics', { method: 'DELETE' }],
    [404, '/', {}],
    [404, 'metrics/', {}],
    [404, 'healthz', {}],
    [404, 'api/v1/fetch', { method: 'POST', body: '{}' }],
    [403, 'metrics', { headers: origin }],
  ];
  for (const [status, path, init] of refused) {
    const answer = await fetch(new URL(path, metrics), init).catch(() => undefined);
    // A client that still sends may see no more than the end of the connection.
    if (answer || !init.body) t.equal(answer?.status, status, `${init.method ?? 'GET'} ${path}`);
    if (answer) t.notMatch(await answer.text(), /search_gateway/);
  }
  t.equal((await asHost(metrics, 'evil.example')).status, 403);
  const head = await fetch(metrics, { method: 'HEAD' });
  t.equal(head.status, 200);
  t.ok(Number(head.headers.get('content-length')) > 1000);
  t.equal((await fetch(new URL('metrics?name[]=up', metrics))).status, 200, 'parameters are ignored');
  t.equal((await fetch(new URL('metrics', gateway))).status, 404, 'it is not on the port that callers use');

  // Some that never read, and many at once beside them.
  const stalled = Array.from({ length: 20 }, () => {
    const socket = connect(Number(metrics.port), metrics.hostname).on('error', () => {});
    socket.pause().write('GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
    return socket;
  });
  t.teardown(() => stalled.map((socket) => socket.destroy()));
  const many = await Promise.all(Array.from({ length: 100 }, () => scrape(metrics)));
  t.strictSame(new Set(many.map(({ status }) => status)), new Set([200]));
  t.equal(await end(), 0, 'nobody holds up the end');
});

t.test('the same instruments go to a collector as well', async (t) => {
  const web = await smallWeb(t);
  const collector = await collectorFor(t);
  const { gateway, metrics, workerMetrics, end } = await measured(t, web, {
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.url.href,
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  });
  await postJson(new URL('api/v1/fetch', gateway), { url: new URL('page', web).href });
  const [ofGateway, ofWorker] = await Promise.all([scrape(metrics), scrape(workerMetrics)]);
  t.equal(ofGateway.value('search_gateway_tool_calls_total'), 1);
  t.equal(ofWorker.value('search_gateway_worker_requests_total'), 1);
  t.equal(await end(), 0);
  t.strictSame(
    collector.points('search_gateway.tool.calls').map(({ value }) => value),
    [1],
  );
  const kinds = collector.points('search_gateway.worker.places').map(({ attributes }) => attributes.kind);
  t.strictSame(new Set(kinds), new Set(['static', 'browser']));
  t.ok(collector.spans().length > 0);
});

t.test('a port that is taken is told by its setting, and nothing goes on half', async (t) => {
  const taken = await listen(t, (_req, res) => void res.end());
  for (const [command, name, other] of [
    ['gateway', 'SERVICE', {}],
    ['worker', 'CRAWL_WORKER', {}],
    ['browser-worker', 'BROWSER_WORKER', {}],
    ['gateway', 'SERVICE', { SERVICE_METRICS_PORT: '0', SERVICE_PORT: taken.port }],
  ] as const) {
    const own = Object.keys(other).length > 0;
    const env = own ? other : { [`${name}_PORT`]: '0', [`${name}_METRICS_PORT`]: taken.port };
    const { code, stderr } = await run([command], env as Record<string, string>);
    t.equal(code, 2, command);
    t.match(
      stderr,
      own ? /SERVICE_PORT: the address is already in use/ : `${name}_METRICS_PORT: the address is already`,
    );
  }
  const { code, stderr } = await run(['worker'], { CRAWL_WORKER_PORT: '8000', CRAWL_WORKER_METRICS_PORT: '8000' });
  t.equal(code, 2);
  t.match(stderr, /CRAWL_WORKER_METRICS_PORT: expected another port than CRAWL_WORKER_PORT/);
});

t.test('questions to the store are counted by what came of them', { skip: noRedis }, async (t) => {
  const [server, web] = await Promise.all([redisServer(t), smallWeb(t)]);
  const { gateway, metrics } = await measured(t, web, {
    SERVICE_SEARCH_CACHE_TTL_SECONDS: '60',
    SERVICE_STORE_URL: server.url,
  });
  const search = (query: string) => postJson(new URL('api/v1/search', gateway), { query });
  const count = async (outcome: string) =>
    (await scrape(metrics)).value('search_gateway_store_calls_total', { search_gateway_outcome: outcome }) ?? 0;
  t.equal((await search('one')).status, 200);
  t.ok((await count('ok')) > 0);
  t.strictSame([await count('slow'), await count('away')], [0, 0]);
  server.signal('SIGSTOP');
  t.equal((await search('two')).status, 200);
  t.ok((await count('slow')) > 0, 'found out');
  t.ok((await count('away')) > 0, 'and not asked again');
  server.signal('SIGCONT');
});
