import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';

export interface PaceOptions {
  /** Least time between two request starts, in milliseconds; 0 does not hold anything back. */
  intervalMs?: number;
  /** One request at a time, for sites that watch how a browser behaves. */
  serial?: boolean;
}

/** The pace of one provider, shared by all its searches. First come, first served. */
export interface Pace {
  /** Runs `task` when its turn comes; rejects with the signal's reason when it aborts before or meanwhile. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Nothing starts within the next `ms`. */
  hold(ms: number): void;
  /** The interval from now on, in milliseconds. */
  setInterval(ms: number): void;
}

export function createPace({ intervalMs = 0, serial = false }: PaceOptions): Pace {
  const queue = new PQueue({ concurrency: 1 });
  let interval = intervalMs;
  let earliest = 0;

  async function turn(signal: AbortSignal): Promise<void> {
    // Asked again after each wait: a hold may have come in between, and a timer may fire a little early.
    for (let ms = earliest - performance.now(); ms > 0; ms = earliest - performance.now()) {
      await delay(Math.ceil(ms), undefined, { signal });
    }
    earliest = performance.now() + interval;
  }

  return {
    async run(task, signal) {
      if (serial && interval > 0) return queue.add(() => turn(signal).then(task), { signal });
      await queue.add(() => turn(signal), { signal });
      return task();
    },
    hold(ms) {
      earliest = Math.max(earliest, performance.now() + ms);
    },
    setInterval(ms) {
      interval = ms;
    },
  };
}
