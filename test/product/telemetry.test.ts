/** Traces and metrics of the running product, as a collector receives them. */
import t, { type Test } from 'tap';
import { BUCKETS_S } from '../../src/shared/metrics.js';
import { collectorFor, treeBelow } from '../helpers/collector.js';
import { COLLECTORS_OUT_OF_ORDER } from '../helpers/collector-out-of-order.js';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const carrier = (span: string, flags = '01') => `00-${TRACE}-${span}-${flags}`;

/** Gateway and worker in one process, telling `collector`. */
async function observedProduct(t: Test, collector: URL, more: Record<string, string> = {}) {
  const web = await smallWeb(t);
  const running = await start(t, ['start'], {
    ...settingsFor(web),
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.href,
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.href,
    ...more,
  });
  const gateway = announcedUrl(running.output().stderr);
  const end = async () => {
    running.child.kill('SIGTERM');
    return running.exited;
  };
  return { web, gateway, end, output: running.output };
}

function callOverMcp(
  gateway: URL,
  name: string,
  input: Record<string, unknown>,
  meta: Record<string, unknown>,
  headers = {},
) {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { name, arguments: input, _meta: { ...envelope, ...meta } };
  return postJson(
    new URL('mcp', gateway),
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
      ...headers,
    },
  );
}

t.test(
  'one call of an agent is one trace down to the page, and all of it is sent before the process ends',
  async (t) => {
    const collector = await collectorFor(t);
    const { web, gateway, end } = await observedProduct(t, new URL('base/', collector.url));
    const page = new URL('moved', web).href;
    const [meta, header, rest] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const;
    t.equal((await callOverMcp(gateway, 'fetch_url', { url: page }, { traceparent: carrier(meta) })).status, 200);
    const byHeader = { traceparent: carrier(header) };
    t.equal((await callOverMcp(gateway, 'web_search', { query: 'small' }, {}, byHeader)).status, 200);
    const fetchPath = new URL('api/v1/fetch', gateway);
    t.equal((await postJson(fetchPath, { url: page }, { traceparent: carrier(rest) })).status, 200);
    // The same connection, and no trace of its own: it must not be taken for part of the one before.
    t.equal((await postJson(fetchPath, { url: new URL('broken', web).href }, { traceparent: 'junk' })).status, 502);
    t.equal((await postJson(fetchPath, { url: page }, { traceparent: carrier('4444444444444444', '00') })).status, 200);
    t.equal(await end(), 0);

    const spans = collector.spans();
    const leaf = (name: string) => ({ name, children: [] });
    const fetched = {
      name: 'search-gateway: client POST',
      children: [
        {
          name: 'crawl-worker: server POST /extract',
          children: [
            leaf('crawl-worker: internal extract'),
            leaf('crawl-worker: internal robots'),
            { name: 'crawl-worker: internal static load', children: [leaf('crawl-worker: internal robots')] },
          ],
        },
      ],
    };
    const tree = treeBelow(meta, spans);
    t.comment(JSON.stringify(tree));
    t.strictSame(tree, [{ name: 'search-gateway: server tools/call fetch_url', children: [fetched] }]);
    t.strictSame(treeBelow(rest, spans), [{ name: 'search-gateway: server POST /api/v1/fetch', children: [fetched] }]);
    t.strictSame(treeBelow(header, spans), [
      { name: 'search-gateway: server tools/call web_search', children: [leaf('search-gateway: client POST')] },
    ]);
    t.strictSame(treeBelow('4444444444444444', spans), [], 'what the caller does not record is not recorded');
    const fresh = spans.filter(({ traceId }) => traceId !== TRACE);
    t.equal(fresh.find(({ name }) => name === 'POST /api/v1/fetch')?.parentId, '', 'junk starts a new trace');
    t.match(
      fresh.find(({ name }) => name === 'POST /extract'),
      {
        failed: true,
        attributes: { 'error.type': 'upstream_error', 'search_gateway.outcome': 'upstream_error' },
      },
    );
    t.equal(new Set(fresh.map(({ traceId }) => traceId)).size, 1);
    t.ok(collector.received.every(({ path }) => /^\/base\/v1\/(traces|metrics)$/.test(path)));

    const counted = (metric: string) =>
      Object.fromEntries(
        collector.points(metric).map(({ attributes, value }) => [Object.values(attributes).sort().join(' '), value]),
      );
    t.strictSame(counted('search_gateway.tool.calls'), {
      'fetch_url success': 3,
      'fetch_url upstream_error': 1,
      'success web_search': 1,
    });
    t.strictSame(counted('search_gateway.provider.searches'), { 'native success': 1 });
    t.strictSame(counted('search_gateway.worker.requests'), { success: 3, extraction_error: 1 });
    t.strictSame(counted('http.server.active_requests'), { POST: 0 });
    const durations = collector.points('http.server.request.duration');
    t.strictSame(new Set(durations.map(({ service }) => service)), new Set(['search-gateway', 'crawl-worker']));
    t.ok(durations.every(({ unit, bounds }) => unit === 's' && String(bounds) === String(BUCKETS_S)));
  },
);

t.test('sessions and streams are counted while they are open', async (t) => {
  const collector = await collectorFor(t);
  const { gateway, end } = await observedProduct(t, collector.url);
  const opening = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const accept = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const endpoint = new URL('mcp', gateway);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: opening });
  const open = async () => {
    const response = await fetch(endpoint, { method: 'POST', headers: accept, body });
    await response.text();
    return response.headers.get('mcp-session-id') ?? '';
  };
  const [kept, ended] = [await open(), await open()];
  const stream = new AbortController();
  t.equal(
    (await fetch(endpoint, { headers: { ...accept, 'mcp-session-id': kept }, signal: stream.signal })).status,
    200,
  );
  t.equal((await fetch(endpoint, { method: 'DELETE', headers: { 'mcp-session-id': ended } })).status, 204);
  t.equal((await fetch(new URL('mcp/sse', gateway), { signal: stream.signal })).status, 200);
  t.equal(await end(), 0);
  const values = (metric: string) =>
    collector.points(metric).map(({ attributes, value }) => [attributes['search_gateway.mcp.transport'], value]);
  // Streams end with the gateway; what is left open is the session that nobody ended.
  t.strictSame(
    new Map(values('search_gateway.mcp.sessions') as []),
    new Map([
      ['streamable_http', 1],
      ['sse', 0],
    ]),
  );
  t.strictSame(
    new Map(values('search_gateway.mcp.streams') as []),
    new Map([
      ['streamable_http', 0],
      ['sse', 0],
    ]),
  );
  stream.abort();
});

t.test('a collector out of order changes neither answers nor the end, and is told of once', async (t) => {
  await Promise.all(
    // The rest, where there is time for them: browser-worker-telemetry.slow.ts
    (['hanging', 'refusing'] as const).map(async (kind) => {
      const collector = await COLLECTORS_OUT_OF_ORDER[kind](t);
      const env = { SERVICE_LOG_LEVEL: 'warn', CRAWL_WORKER_LOG_LEVEL: 'warn' };
      const { web, gateway, end, output } = await observedProduct(t, collector, env);
      const asked = Array.from({ length: 20 }, () =>
        postJson(new URL('api/v1/fetch', gateway), { url: new URL('page', web).href }),
      );
      t.ok(
        (await Promise.all(asked)).every(({ status }) => status === 200),
        kind,
      );
      t.equal(await end(), 0, kind);
      t.notMatch(
        output().stdout + output().stderr,
        new RegExp(`canary|127.0.0.1:${collector.port}\\b|v1/traces`),
        kind,
      );
      if (kind === 'refusing') t.match(output().stdout, /telemetry is not taken by its collector/);
    }),
  );
});
