import { setImmediate as afterwards } from 'node:timers/promises';
import type { CallCount } from '../shared/call-count.js';
import type { Log } from '../shared/log.js';
import type { Listening } from '../shared/server.js';

/** A server of this process, which is told why it has to end. */
export interface Running {
  url: URL;
  /** Where its metrics are read; undefined when nowhere. */
  metricsUrl?: URL | undefined;
  close(graceMs: number, why: string): Promise<void>;
  /** The process ends at once: says so, where `close` has not yet. */
  cutShort(why: string): void;
}

interface Told {
  log: Log;
  calls: CallCount;
  /** What the line of the start says: addresses, and what is asked in turn. */
  about: Record<string, string>;
}

/**
 * `listening`, whose log has a line for its start and one for its end: why, and how many calls were drained or cut.
 * They are written whatever the log level is, since a program that starts a service on port 0 reads the address there.
 */
export function toldOf({ url, close }: Listening, { log: given, calls, about }: Told): Running {
  const log = given.child({});
  log.level('info');
  log.info(about, 'started');
  let ended: ReturnType<CallCount['stopping']> | undefined;
  let isTold = false;
  const tell = (why: string) => {
    ended ??= calls.stopping();
    if (!isTold) log.info({ why, ...ended() }, 'stopped');
    isTold = true;
  };
  return {
    url,
    async close(graceMs, why) {
      ended = calls.stopping();
      await close(graceMs);
      await afterwards(); // what was cut tells so first
      tell(why);
    },
    cutShort: tell,
  };
}
