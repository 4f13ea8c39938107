import type { GatewayEnv } from '../config.js';
import type { Log } from '../shared/log.js';
import { openStore } from '../shared/store/open-store.js';
import { tools } from '../tools/registry.js';
import type { ToolDeps } from '../tools/tool.js';
import type { Jobs } from './job.js';
import { createMemoryJobs } from './memory-jobs.js';
import { createWork } from './work.js';

/** Lists and results may be large, and have a connection of their own: a single call would not wait for one so slow. */
const COMMAND_MS = 3_000;

/** The jobs that the settings allow: of all replicas where they share a store, else of this process; undefined for none. */
export async function openJobs(env: GatewayEnv, deps: ToolDeps & { log: Log }): Promise<Jobs | undefined> {
  const ttlMs = env.SERVICE_JOB_TTL_SECONDS * 1000;
  if (ttlMs === 0) return undefined;
  const { log } = deps;
  const now = Date.now;
  const options = { work: createWork({ deps, log, now }), ttlMs, maxBytes: env.SERVICE_JOB_MAX_BYTES, now };
  const { SERVICE_STORE_URL: url, SERVICE_STORE_PREFIX: prefix, SERVICE_STORE_ENCRYPTION_KEY: key } = env;
  if (url === undefined) return createMemoryJobs(options);
  const { createSharedJobs } = await import('./shared/shared-jobs.js');
  const settings = { url, prefix, key, commandMs: COMMAND_MS };
  // Whether it is away is told by the one that calls ask.
  const store = await openStore(settings, undefined, deps.telemetry);
  return createSharedJobs({ ...options, store, settings, tools });
}
