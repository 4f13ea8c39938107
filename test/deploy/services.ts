import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { GatewayEnv } from '../../src/config.js';
import { MetasearchEnv } from '../../src/metasearch/config.js';
import { type Env, readEnv } from '../../src/shared/env.js';
import { BrowserWorkerEnv, CrawlWorkerEnv } from '../../worker/config.js';
import { inRoot } from '../helpers/root.js';

interface Service {
  schema: z.ZodObject;
  /** Of its settings. */
  prefix: string;
  /** Paths that answer probes. */
  probes: readonly string[];
  /** Longest answer that it gives, in seconds. */
  longestSeconds: number;
}

/** What each image runs, by the name of the command, which is the image's and the Dockerfile target's too. */
export const SERVICES: Record<string, Service> = {
  gateway: { schema: GatewayEnv, prefix: 'SERVICE', probes: ['/healthz', '/readyz'], longestSeconds: 30 },
  worker: { schema: CrawlWorkerEnv, prefix: 'CRAWL_WORKER', probes: ['/healthz'], longestSeconds: 30 },
  'browser-worker': { schema: BrowserWorkerEnv, prefix: 'BROWSER_WORKER', probes: ['/healthz'], longestSeconds: 30 },
  metasearch: { schema: MetasearchEnv, prefix: 'METASEARCH', probes: ['/healthz'], longestSeconds: 8 },
};

/** Not ours, but in our images: what programs that a service starts understand. */
const FOREIGN = new Set(['NODE_ENV', 'HOME', 'TMPDIR', 'BROWSER_DISABLE_TELEMETRY']);

export const text = (path: string) => readFileSync(inRoot(path), 'utf8');

/**
 * The settings that `service` reads from `env`, judged by its own schema; `files` are the contents of the files that
 * `NAME_FILE` variables name.
 * @throws what is wrong, or no setting of that service
 */
export function settingsOf(service: string, env: Env, files: Env = {}): Record<string, unknown> {
  const { schema } = serviceOf(service);
  const given: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(env)) {
    const setting = name.replace(/_FILE$/, '');
    if (FOREIGN.has(name)) continue;
    if (!(setting in schema.shape)) throw new Error(`${service} has no setting ${name}`);
    if (setting === name) given[name] = value;
    else if (files[value ?? ''] === undefined) throw new Error(`${name}: there is no file ${value}`);
    else if (schema.shape[setting]?.meta()?.secret !== true) throw new Error(`${setting} does not come from files`);
    else given[setting] = files[value ?? ''];
  }
  return readEnv(schema, given);
}

export function serviceOf(name: string): Service {
  const service = SERVICES[name];
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
}

/** A setting by what follows the service's prefix: `PORT`, `DRAIN_SECONDS`. */
export function settingOf(service: string, settings: Record<string, unknown>, name: string): unknown {
  return settings[`${serviceOf(service).prefix}_${name}`];
}
