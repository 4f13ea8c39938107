import type { GatewayEnv } from '../config.js';
import type { BytesInFlight } from '../shared/bytes-in-flight.js';
import { sendCallId } from '../shared/call-id.js';
import { createSend } from '../shared/http.js';
import { sendLane } from '../shared/lane-header.js';
import type { Log } from '../shared/log.js';
import { observeSend } from '../shared/observe-send.js';
import type { Telemetry } from '../shared/telemetry.js';
import { createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS, maxAnswerBytes } from '../worker-client.js';
import { agentsTo, createPlaces } from '../workers/places.js';
import { createWorkers, type Workers } from '../workers/workers.js';

const MiB = 1024 * 1024;
const PROBE_TIMEOUT_MS = 2_000;
/** A worker is near; what takes longer to accept is not there. */
const CONNECT_TIMEOUT_MS = 5_000;

interface Surroundings {
  log: Log;
  telemetry: Telemetry;
  inFlight: BytesInFlight;
}

/** The workers that a gateway asks for pages. */
export function openWorkers(settings: GatewayEnv, { log, telemetry, inFlight }: Surroundings): Workers {
  const maxMarkdownBytes = settings.SERVICE_MAX_MARKDOWN_BYTES;
  const workers = createWorkers({
    places: createPlaces(settings.SERVICE_CRAWL_WORKER_ADDRESS),
    log,
    reach(place) {
      const agents = agentsTo(place);
      const to = { ...(agents && { agents }) };
      const send = createSend({
        timeoutMs: FETCH_TIMEOUT_MS,
        connectTimeoutMs: CONNECT_TIMEOUT_MS,
        maxBytes: maxAnswerBytes(maxMarkdownBytes),
        inFlight,
        ...to,
      });
      const probe = createSend({ timeoutMs: PROBE_TIMEOUT_MS, maxBytes: MiB, ...to });
      const asked = sendLane(sendCallId(observeSend(send, telemetry, 'crawl-worker')), settings.SERVICE_SESSION_SECRET);
      return {
        visit: createWorkerClient(place.address, asked, { maxMarkdownBytes }),
        probe: createWorkerProbe(place.address, sendCallId(probe)),
      };
    },
  });
  telemetry.watch('search_gateway.workers.known', () => [{ value: workers.count().known }]);
  telemetry.watch('search_gateway.workers.out', () => [{ value: workers.count().out }]);
  return workers;
}
