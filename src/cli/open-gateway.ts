import { openKeys } from '../callers/key-file.js';
import type { GatewayEnv } from '../config.js';
import { startGateway } from '../gateway.js';
import { BytesInFlight } from '../shared/bytes-in-flight.js';
import { createCallCount } from '../shared/call-count.js';
import { sendCallId } from '../shared/call-id.js';
import type { Env } from '../shared/env.js';
import { createSend } from '../shared/http.js';
import { sendLane } from '../shared/lane-header.js';
import { createLog, type LineSink } from '../shared/log.js';
import { observeSend } from '../shared/observe-send.js';
import { unprefixed } from '../shared/prefixed.js';
import { VERSION } from '../version.js';
import { createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS, maxAnswerBytes } from '../worker-client.js';
import { openCaches } from './open-caches.js';
import { openSearch } from './open-search.js';
import { observed, openGatewayTelemetry, scrapedAt } from './open-telemetry.js';
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
  const scraped = scrapedAt('SERVICE', unprefixed('SERVICE', settings));
  const telemetry = await openGatewayTelemetry(settings, log, scraped);
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
  const caches = openCaches(settings, telemetry, { visit, search: openSearch(settings, telemetry, env) });
  const keys = openKeys(settings, env, log);
  const running = await observed(telemetry, () =>
    startGateway(settings, { log, keys, telemetry, calls, ...caches, workerReachable, inFlight }),
  );
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
    worker: address.origin,
  };
  return toldOf(running, { log, calls, about });
}
