/** Nothing exported and nothing logged holds a canary, a host or a port: the product, over every transport. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t, { type Test } from 'tap';
import { CANARY_HEADERS, CANARY_META, CANARY_SDK_ENV, canaryWeb, holdsNoCanary, missing } from '../helpers/canary.js';
import {
  type Call,
  callsFor,
  cameToAll,
  fetchOf,
  malformed,
  message2026,
  over2026,
  overRest,
  searchFor,
} from '../helpers/canary-calls.js';
import { collectorFor } from '../helpers/collector.js';
import { announcedUrl, run, start } from '../helpers/product.js';

const SPANS = ['tools/call web_search', 'POST /api/v1/fetch', 'POST /extract', 'robots', 'static load', 'browser'];

/** A client of the 2025 revisions. To it, a tool that does not exist is an error of the protocol, which it throws. */
async function client2025(t: Test, transport: Parameters<Client['connect']>[0]) {
  const client = new Client({ name: 'canary', version: 'canary' });
  await client.connect(transport);
  t.teardown(() => client.close());
  return {
    call: (call: Call) => client.callTool({ ...call, _meta: CANARY_META }).catch(() => {}),
    close: () => client.close(),
  };
}

t.test('no exported byte and no log line at debug holds a canary, over REST, MCP and stdio', async (t) => {
  const collector = await collectorFor(t);
  const web = await canaryWeb(t);
  const common = {
    ...CANARY_SDK_ENV,
    SERVICE_PORT: '0',
    SERVICE_LOG_LEVEL: 'debug',
    SERVICE_SESSION_SECRET: 'canary-secret-of-32-octets-or-more',
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.url.href,
  };
  const env = {
    ...common,
    SERVICE_SEARCH_PROVIDER: 'api_a',
    SERVICE_API_A_ADDRESS: new URL('canary/path', web).href,
    SERVICE_API_A_TOKEN: 'canary-token',
    SERVICE_API_A_MIN_INTERVAL_MS: '0',
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    CRAWL_WORKER_USER_AGENT: 'CanaryBot/1',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  };
  const native = { SERVICE_NATIVE_PROVIDER_ADDRESS: web.origin, SERVICE_NATIVE_MIN_INTERVAL_MS: '0' };
  const product = await start(t, ['start'], env);
  const second = await start(t, ['gateway'], { ...common, ...native });
  const gateway = announcedUrl(product.output().stderr);
  const calls = callsFor(web);
  const requestInit = { headers: CANARY_HEADERS };
  const at = (path: string) => new URL(path, gateway);
  const http = await client2025(t, new StreamableHTTPClientTransport(at('mcp/http?canary'), { requestInit }));
  const sse = await client2025(t, new SSEClientTransport(at('mcp/sse?canary'), { requestInit }));
  await Promise.all([
    ...calls.flatMap((call) => [overRest(gateway, call), over2026(gateway, call), http.call(call), sse.call(call)]),
    overRest(gateway, searchFor('hang')),
    overRest(gateway, fetchOf(web, 'busy', { js_render: true })),
    overRest(announcedUrl(second.output().stderr), searchFor('blocked')),
    malformed(gateway),
  ]);
  await Promise.all([http.close(), sse.close()]);
  for (const { child, exited } of [product, second]) {
    child.kill('SIGTERM');
    t.equal(await exited, 0);
  }
  const stdio = await run(
    ['stdio'],
    env,
    calls.map((call, id) => `${JSON.stringify(message2026(call, id))}\n`).join(''),
  );
  t.equal(stdio.code, 0);

  cameToAll(t, collector, ['provider_timeout']);
  const names = new Set(collector.spans().map(({ name }) => name));
  for (const name of SPANS) t.ok(names.has(name), name);
  const told = (metric: string, attribute: string, wanted: string[]) =>
    t.strictSame(missing(collector, metric, attribute, wanted), [], metric);
  told('mcp.server.operation.duration', 'network.transport', ['tcp', 'pipe']);
  told('search_gateway.mcp.sessions', 'search_gateway.mcp.transport', ['streamable_http', 'sse', 'stdio']);
  // The stdout of stdio is the answers, which are the caller's.
  const logs = [product.output(), second.output()].map(({ stdout, stderr }) => stdout + stderr).join('') + stdio.stderr;
  t.ok(logs.split('\n').length > 4 * calls.length, 'it did log');
  holdsNoCanary(t, collector, logs, web);
});
