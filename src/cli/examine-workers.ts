import type { GatewayEnv } from '../config.js';
import { createSend } from '../shared/http.js';
import { createWorkerProbe } from '../worker-client.js';
import { agentsTo, createPlaces, type Place } from '../workers/places.js';
import type { Check } from './doctor.js';
import { watch } from './watched.js';

const MiB = 1024 * 1024;
/** Longer than the gateway waits, so that a late answer is told from none. */
const PROBE_TIMEOUT_MS = 10_000;

/** Each worker that the gateway would ask; of several they are told apart by their number, since addresses are not told. */
export async function examineWorkers({ SERVICE_CRAWL_WORKER_ADDRESS: addresses }: GatewayEnv): Promise<Check[]> {
  const places = await createPlaces(addresses)();
  const checks = await Promise.all(places.map(examineWorker));
  if (checks.length === 1) return checks;
  return checks.map((check, i) => ({ ...check, message: `${i + 1} of ${checks.length}: ${check.message}` }));
}

async function examineWorker(place: Place): Promise<Check> {
  const agents = agentsTo(place);
  const send = createSend({ timeoutMs: PROBE_TIMEOUT_MS, maxBytes: MiB, ...(agents && { agents }) });
  const { ask, noAnswer, slow } = watch(send);
  const check = 'worker';
  if (await createWorkerProbe(place.address, ask)()) {
    const late = slow();
    if (late === undefined) return { check, status: 'ok', message: 'answers at SERVICE_CRAWL_WORKER_ADDRESS' };
    const message = `the worker at SERVICE_CRAWL_WORKER_ADDRESS is ${late}. Look at its load and at the network`;
    return { check, status: 'warn', message };
  }
  const why = noAnswer();
  if (why?.late) {
    const message = `the worker at SERVICE_CRAWL_WORKER_ADDRESS is late: ${why.found}. ${why.next}`;
    return { check, status: 'warn', message };
  }
  const found = why ? `${why.found}. ${why.next}` : 'what answers there is no worker. Correct the address';
  return {
    check,
    status: 'warn',
    message:
      'no worker answers at SERVICE_CRAWL_WORKER_ADDRESS, which "search-gateway gateway" fetches pages through: ' +
      `${found}. Run "search-gateway worker", or "search-gateway start" for both; "stdio" and "fetch" need none`,
  };
}
