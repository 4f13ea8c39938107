import { setImmediate as afterwards } from 'node:timers/promises';
import type { CallCount } from '../shared/call-count.js';
import type { Log } from '../shared/log.js';
import type { Listening } from '../shared/server.js';

/** A server of this process, which is told why it has to end. */
export interface Running {
  url: URL;
  close(graceMs: number, why: string): Promise<void>;
}

interface Told {
  log: Log;
  calls: CallCount;
  /** What the line of the start says: addresses, and what is asked in turn. */
  about: Record<string, string>;
}

/** `listening`, whose log has a line for its start and one for its end: why, and how many calls were drained or cut. */
export function toldOf({ url, close }: Listening, { log, calls, about }: Told): Running {
  log.info(about, 'started');
  return {
    url,
    async close(graceMs, why) {
      const ended = calls.stopping();
      await close(graceMs);
      await afterwards(); // what was cut tells so first
      log.info({ why, ...ended() }, 'stopped');
    },
  };
}
