import type { GatewayEnv } from '../config.js';
import type { Log } from '../shared/log.js';
import type { Store } from '../shared/store/store.js';
import { tools } from '../tools/registry.js';
import type { ToolDeps } from '../tools/tool.js';
import type { Jobs } from './job.js';
import { createMemoryJobs } from './memory-jobs.js';
import { createWork } from './work.js';

/** The jobs that the settings allow: of all replicas where they share a store, else of this process; undefined for none. */
export async function openJobs(
  env: GatewayEnv,
  deps: ToolDeps & { log: Log; store?: Store | undefined },
): Promise<Jobs | undefined> {
  const ttlMs = env.SERVICE_JOB_TTL_SECONDS * 1000;
  if (ttlMs === 0) return undefined;
  const { log, store } = deps;
  const now = Date.now;
  const options = { work: createWork({ deps, log, now }), ttlMs, maxBytes: env.SERVICE_JOB_MAX_BYTES, now };
  const { SERVICE_STORE_URL: url, SERVICE_STORE_PREFIX: prefix, SERVICE_STORE_ENCRYPTION_KEY: key } = env;
  if (!store || url === undefined) return createMemoryJobs(options);
  const { createSharedJobs } = await import('./shared/shared-jobs.js');
  return createSharedJobs({ ...options, store, settings: { url, prefix, key }, tools });
}
