import { openKeys } from '../callers/key-file.js';
import type { GatewayEnv } from '../config.js';
import { startGateway } from '../gateway.js';
import { BytesInFlight } from '../shared/bytes-in-flight.js';
import { createCallCount } from '../shared/call-count.js';
import type { Env } from '../shared/env.js';
import { createLog, type LineSink, type Log } from '../shared/log.js';
import { unprefixed } from '../shared/prefixed.js';
import type { Listening } from '../shared/server.js';
import { openStore } from '../shared/store/open-store.js';
import type { Store } from '../shared/store/store.js';
import type { Telemetry } from '../shared/telemetry.js';
import { VERSION } from '../version.js';
import { openCaches } from './open-caches.js';
import { openSearch } from './open-search.js';
import { observed, openGatewayTelemetry, scrapedAt } from './open-telemetry.js';
import { openWorkers } from './open-workers.js';
import { type Running, toldOf } from './running.js';

interface Surroundings {
  /** Where the settings came from. */
  env: Env;
  /** For log lines, and nothing else. */
  stdout: LineSink;
  /** For the line that tells people the addresses. */
  stderr: LineSink;
}

/** A gateway with all that it asks. @throws ListenError */
export async function openGateway(settings: GatewayEnv, { stdout, stderr, env }: Surroundings): Promise<Running> {
  const log = createLog('gateway', settings.SERVICE_LOG_LEVEL, stdout);
  const calls = createCallCount();
  const scraped = scrapedAt('SERVICE', unprefixed('SERVICE', settings));
  const telemetry = await openGatewayTelemetry(settings, log, scraped);
  const running = await observed(telemetry, async () => {
    const store = await openGatewayStore(settings, log, telemetry);
    const inFlight = new BytesInFlight(settings.SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT);
    const { visit, isReady, count } = openWorkers(settings, { log, telemetry, inFlight });
    const search = openSearch(settings, telemetry, env, store);
    const caches = openCaches(settings, telemetry, { visit, search, store });
    const keys = openKeys(settings, env, log);
    const asked = { ...caches, workerReachable: isReady, workerCount: count };
    return closing(store, () => startGateway(settings, { log, keys, telemetry, calls, inFlight, store, ...asked }));
  });
  const { url } = running;
  const dropIn = settings.SERVICE_DROP_IN.join(', ');
  const hasPages = settings.SERVICE_UI_ENABLED;
  const addresses = {
    mcp: `${url}mcp`,
    rest: `${url}api/v1`,
    docs: `${url}${hasPages ? 'docs' : 'openapi.json'}`,
    ...(hasPages && { page: url.href }),
    ...(telemetry.metricsUrl && { metrics: telemetry.metricsUrl.href }),
  };
  const { mcp, rest, docs, page, metrics } = addresses;
  const told = [
    `MCP ${mcp}`,
    `REST ${rest}`,
    `docs ${docs}`,
    page && `page ${page}`,
    dropIn && `drop-in ${dropIn}`,
    metrics && `metrics ${metrics}`,
  ];
  stderr.write(`search-gateway ${VERSION}: ${told.filter(Boolean).join(' | ')}\n`);
  const about = {
    ...addresses,
    ...(dropIn && { drop_in: dropIn }),
    provider: [settings.SERVICE_SEARCH_PROVIDER, ...settings.SERVICE_SEARCH_FALLBACK].join(','),
    worker: settings.SERVICE_CRAWL_WORKER_ADDRESS.map(({ origin }) => origin).join(','),
  };
  return toldOf(running, { log, calls, about });
}

/** The store that replicas share, where the settings name one. */
async function openGatewayStore(settings: GatewayEnv, log: Log, telemetry: Telemetry): Promise<Store | undefined> {
  const { SERVICE_STORE_URL: url, SERVICE_STORE_PREFIX: prefix, SERVICE_STORE_ENCRYPTION_KEY: key } = settings;
  return url === undefined ? undefined : openStore({ url, prefix, key }, log, telemetry);
}

/** What `open` makes run, whose end also closes the store; where it does not start, nothing is left. */
async function closing(store: Store | undefined, open: () => Promise<Listening>): Promise<Listening> {
  try {
    const { url, close } = await open();
    return { url, close: (graceMs) => close(graceMs).finally(() => store?.close()) };
  } catch (thrown) {
    store?.close();
    throw thrown;
  }
}
