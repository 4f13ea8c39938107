import type { GatewayEnv } from '../config.js';
import { startGateway } from '../gateway.js';
import { createSend } from '../shared/http.js';
import { createLog } from '../shared/log.js';
import { observeSend } from '../shared/observe-send.js';
import type { Listening } from '../shared/server.js';
import { VERSION } from '../version.js';
import { createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS } from '../worker-client.js';
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
  const ask = observeSend(
    createSend({ timeoutMs: FETCH_TIMEOUT_MS, connectTimeoutMs: CONNECT_TIMEOUT_MS, maxBytes: 64 * MiB }),
    telemetry,
    'crawl-worker',
  );
  const fetchPage = createWorkerClient(address, ask);
  const workerReachable = createWorkerProbe(address, createSend({ timeoutMs: PROBE_TIMEOUT_MS, maxBytes: MiB }));
  const search = openSearch(settings, telemetry);
  const running = await startGateway(settings, { log, telemetry, search, fetchPage, workerReachable });
  const docs = settings.SERVICE_UI_ENABLED ? 'docs' : 'openapi.json';
  const { url } = running;
  stdout.write(`search-gateway ${VERSION}: MCP ${url}mcp | REST ${url}api/v1 | docs ${url}${docs}\n`);
  return closedWith(running, telemetry);
}
