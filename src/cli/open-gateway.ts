import { openKeys } from '../callers/key-file.js';
import type { GatewayEnv } from '../config.js';
import { startGateway } from '../gateway.js';
import { BytesInFlight } from '../shared/bytes-in-flight.js';
import { createCallCount } from '../shared/call-count.js';
import { sendCallId } from '../shared/call-id.js';
import type { Env } from '../shared/env.js';
import { createSend } from '../shared/http.js';
import { sendLane } from '../shared/lane-header.js';
import { createLog, type LineSink, type Log } from '../shared/log.js';
import { observeSend } from '../shared/observe-send.js';
import { openStore } from '../shared/store/open-store.js';
import type { Store } from '../shared/store/store.js';
import { VERSION } from '../version.js';
import { createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS, maxAnswerBytes } from '../worker-client.js';
import { openCaches } from './open-caches.js';
import { openSearch } from './open-search.js';
import { closedWith, openGatewayTelemetry } from './open-telemetry.js';
import { type Running, toldOf } from './running.js';

const MiB = 1024 * 1024;
const PROBE_TIMEOUT_MS = 2_000;
/** A worker is near; what takes longer to accept is not there. */
const CONNECT_TIMEOUT_MS = 5_000;

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
  const address = settings.SERVICE_CRAWL_WORKER_ADDRESS;
  const telemetry = await openGatewayTelemetry(settings, log);
  const maxMarkdownBytes = settings.SERVICE_MAX_MARKDOWN_BYTES;
  const inFlight = new BytesInFlight(settings.SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT);
  const send = createSend({
    timeoutMs: FETCH_TIMEOUT_MS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    maxBytes: maxAnswerBytes(maxMarkdownBytes),
    inFlight,
  });
  const asked = sendLane(sendCallId(observeSend(send, telemetry, 'crawl-worker')), settings.SERVICE_SESSION_SECRET);
  const visit = createWorkerClient(address, asked, {
    maxMarkdownBytes,
  });
  const probe = createSend({ timeoutMs: PROBE_TIMEOUT_MS, maxBytes: MiB });
  const workerReachable = createWorkerProbe(address, sendCallId(probe));
  const store = await openGatewayStore(settings, log);
  const caches = openCaches(settings, telemetry, { visit, search: openSearch(settings, telemetry, env), store });
  const keys = openKeys(settings, env, log);
  const own = { log, keys, telemetry, calls, ...caches, workerReachable, inFlight, store };
  const running = await startGateway(settings, own).catch((thrown) => {
    store?.close();
    throw thrown;
  });
  const { url } = running;
  const dropIn = settings.SERVICE_DROP_IN.join(', ');
  const hasPages = settings.SERVICE_UI_ENABLED;
  const addresses = {
    mcp: `${url}mcp`,
    rest: `${url}api/v1`,
    docs: `${url}${hasPages ? 'docs' : 'openapi.json'}`,
    ...(hasPages && { page: url.href }),
  };
  const { mcp, rest, docs, page } = addresses;
  const told = [`MCP ${mcp}`, `REST ${rest}`, `docs ${docs}`, page && `page ${page}`, dropIn && `drop-in ${dropIn}`];
  stderr.write(`search-gateway ${VERSION}: ${told.filter(Boolean).join(' | ')}\n`);
  const about = {
    ...addresses,
    ...(dropIn && { drop_in: dropIn }),
    provider: [settings.SERVICE_SEARCH_PROVIDER, ...settings.SERVICE_SEARCH_FALLBACK].join(','),
    worker: address.origin,
  };
  const closing = { url, close: (graceMs: number) => running.close(graceMs).finally(() => store?.close()) };
  return toldOf(closedWith(closing, telemetry), { log, calls, about });
}

/** The store that replicas share, where the settings name one. */
async function openGatewayStore(settings: GatewayEnv, log: Log): Promise<Store | undefined> {
  const { SERVICE_STORE_URL: url, SERVICE_STORE_PREFIX: prefix, SERVICE_STORE_ENCRYPTION_KEY: key } = settings;
  return url === undefined ? undefined : openStore({ url, prefix, key }, log);
}
