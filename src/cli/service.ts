import { createSend } from '../shared/http.js';
import type { Bind } from '../shared/server.js';
import { isHealthy } from './healthcheck.js';
import type { Running } from './running.js';

const HEALTHCHECK_TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** A process that serves until it is told to stop, as its settings want it. */
export interface Service {
  bind: Pick<Bind, 'host' | 'port'>;
  /** What is in flight may take this long after the first signal. */
  drainMs: number;
  open(): Promise<Running>;
}

/** Settings that every service has, under names without its prefix. */
interface Common {
  HOST: string;
  PORT: number;
  DRAIN_SECONDS: number;
}

export function serviceOf({ HOST: host, PORT: port, DRAIN_SECONDS }: Common, open: Service['open']): Service {
  return { bind: { host, port }, drainMs: DRAIN_SECONDS * 1000, open };
}

/** Whether the service that runs with these settings answers. */
export function answers({ bind }: Service): Promise<boolean> {
  return isHealthy(createSend({ timeoutMs: HEALTHCHECK_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }), bind);
}
