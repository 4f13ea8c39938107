/**
 * Nothing exported and nothing logged holds a canary, a host or a port of what was asked, however a call ends. The gateway
 * is one of this process, so that it can have a fault; `telemetry-canary.slow.ts` runs the product, over every transport.
 */
import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { startGateway } from '../../src/gateway.js';
import { createSearchFrom } from '../../src/providers/index.js';
import type { Search } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import { createSend } from '../../src/shared/http.js';
import { createTelemetry } from '../../src/shared/telemetry.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { CANARY_SDK_ENV, canaryWeb, holdsNoCanary } from '../helpers/canary.js';
import { callsFor, cameToAll, malformed, over2026, overRest, searchFor } from '../helpers/canary-calls.js';
import { collectorFor } from '../helpers/collector.js';
import { logInto } from '../helpers/log-into.js';
import { start } from '../helpers/product.js';

t.test('no exported byte and no log line at debug holds a canary, however a call ends', async (t) => {
  const collector = await collectorFor(t);
  const web = await canaryWeb(t);
  const lines: string[] = [];
  const log = logInto(lines, 'gateway');
  const telemetry = await createTelemetry({ endpoint: collector.url, service: 'search-gateway', version: '1', log });
  const worker = await start(t, ['worker'], {
    ...CANARY_SDK_ENV,
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    CRAWL_WORKER_USER_AGENT: 'CanaryBot/1',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  });
  const send = createSend({ timeoutMs: 30_000, maxBytes: 1_000_000 });
  const provider = (env: Record<string, string>) => createSearchFrom(readEnv(GatewayEnv, env), send, telemetry);
  const apiA = provider({
    SERVICE_SEARCH_PROVIDER: 'api_a',
    SERVICE_API_A_ADDRESS: new URL('canary/path', web).href,
    SERVICE_API_A_TOKEN: 'canary-token',
    SERVICE_API_A_MIN_INTERVAL_MS: '0',
  });
  const native = provider({ SERVICE_NATIVE_PROVIDER_ADDRESS: web.origin, SERVICE_NATIVE_MIN_INTERVAL_MS: '0' });
  const search: Search = async (query, signal) => {
    if (query.query.includes('fault')) throw new Error(`canary at ${web.href}`, { cause: new TypeError('canary') });
    return (query.query.includes('blocked') ? native : apiA)(query, signal);
  };
  const gateway = await startGateway(readEnv(GatewayEnv, { SERVICE_PORT: '0' }), {
    search,
    fetchPage: createWorkerClient(new URL(/http:\S+\//.exec(worker.output().stderr)?.[0] ?? ''), send),
    workerReachable: async () => true,
    log,
    telemetry,
  });
  const calls = [...callsFor(web), searchFor('blocked'), searchFor('fault')];
  await Promise.all([
    ...calls.flatMap((call) => [overRest(gateway.url, call), over2026(gateway.url, call)]),
    malformed(gateway.url),
  ]);
  await gateway.close(0);
  await telemetry.close();
  worker.child.kill('SIGTERM');
  t.equal(await worker.exited, 0);
  cameToAll(t, collector, ['internal']);
  const { stdout, stderr } = worker.output();
  t.ok(lines.length > calls.length, 'it did log');
  holdsNoCanary(t, collector, lines.join('') + stdout + stderr, web);
});
