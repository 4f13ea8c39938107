import type { GatewayEnv } from '../config.js';
import { startGateway } from '../gateway.js';
import { BytesInFlight } from '../shared/bytes-in-flight.js';
import { createSend } from '../shared/http.js';
import { createLog } from '../shared/log.js';
import { observeSend } from '../shared/observe-send.js';
import type { Listening } from '../shared/server.js';
import { VERSION } from '../version.js';
import { createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS, maxAnswerBytes } from '../worker-client.js';
import { openSearch } from './open-search.js';
import { closedWith, openGatewayTelemetry } from './open-telemetry.js';

const MiB = 1024 * 1024;
const PROBE_TIMEOUT_MS = 2_000;
/** A worker is near; what takes longer to accept is not there. */
const CONNECT_TIMEOUT_MS = 5_000;

/** A gateway with all that it asks. @throws ListenError */
export async function openGateway(settings: GatewayEnv, stdout: NodeJS.WritableStream): Promise<Listening> {
  const log = createLog('gateway', settings.SERVICE_LOG_LEVEL, stdout);
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
  const fetchPage = createWorkerClient(address, observeSend(send, telemetry, 'crawl-worker'), { maxMarkdownBytes });
  const workerReachable = createWorkerProbe(address, createSend({ timeoutMs: PROBE_TIMEOUT_MS, maxBytes: MiB }));
  const search = openSearch(settings, telemetry);
  const running = await startGateway(settings, { log, telemetry, search, fetchPage, workerReachable, inFlight });
  const docs = settings.SERVICE_UI_ENABLED ? 'docs' : 'openapi.json';
  const { url } = running;
  stdout.write(`search-gateway ${VERSION}: MCP ${url}mcp | REST ${url}api/v1 | docs ${url}${docs}\n`);
  return closedWith(running, telemetry);
}
