import type { GatewayEnv } from '../config.js';
import type { Env } from '../shared/env.js';
import { outsideOfCalls } from '../shared/line-fields.js';
import type { Log } from '../shared/log.js';
import type { Telemetry } from '../shared/telemetry.js';
import { createEmbeddedClient, type EmbeddedWorker } from '../worker-client.js';
import { openCaches } from './open-caches.js';
import { openSearch } from './open-search.js';
import type { ToolRuntime } from './tool-commands.js';

/** A worker inside this process. */
export interface WorkerInside {
  fetchPage: EmbeddedWorker;
  close(): Promise<void>;
}

interface Options {
  settings: GatewayEnv;
  log: Log;
  telemetry: Telemetry;
  /** Where the settings came from. */
  env: Env;
  /** Called with the first fetch. */
  openWorker(): Promise<WorkerInside>;
}

/** Everything in this process. */
export function openEmbedded({ settings, log, telemetry, env, openWorker }: Options): ToolRuntime {
  let closeWorker = async () => {};
  const visit = createEmbeddedClient(async () => {
    const worker = await outsideOfCalls(openWorker);
    closeWorker = worker.close;
    return worker.fetchPage;
  });
  return {
    deps: {
      ...openCaches(settings, telemetry, { visit, search: openSearch(settings, telemetry, env) }),
      telemetry,
      mcpMaxLength: settings.SERVICE_MCP_MAX_LENGTH,
    },
    log,
    close: async () => void (await Promise.all([closeWorker(), telemetry.close()])),
  };
}
