import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { currentLane } from './lane.js';
import { type FairQueue, RoundRobin } from './round-robin.js';
import type { SharedTurns } from './store/shared-turns.js';
import { within } from './within.js';

export interface PaceOptions {
  /** Least time between two request starts, in milliseconds; 0 does not hold anything back. */
  intervalMs?: number;
  /** One request at a time, for sites that watch how a browser behaves; only together with an interval. */
  serial?: boolean;
  /**
   * The first request goes alone for a while: it connects more slowly than the next ones, and its response may tell
   * the interval.
   */
  probe?: boolean;
  /** Of all replicas, which together keep to it; while nobody answers for them, each keeps to it alone. */
  shared?: SharedTurns | undefined;
}

/** Several times what a healthy service takes. A first request that hangs must not hold back the others any longer. */
const PROBE_MS = 1_500;

/** The pace of one provider, shared by all its searches. Callers take turns; for each, first come, first served. */
export interface Pace {
  /** Runs `task` when its turn comes; rejects with the signal's reason when it aborts before or meanwhile. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Nothing starts within the next `ms`. */
  hold(ms: number): void;
  /** The interval from now on, in milliseconds. */
  setIntervalMs(ms: number): void;
}

/** The pace of one provider; see `Pace`. */
export function createPace({ intervalMs = 0, serial = false, probe = false, shared }: PaceOptions): Pace {
  const queue: FairQueue = new PQueue({ concurrency: 1, queueClass: RoundRobin });
  let interval = intervalMs;
  let last = Number.NEGATIVE_INFINITY;
  let heldUntil = 0;
  let probing = probe;

  const waitMs = () => Math.max(last + interval, heldUntil) - performance.now();

  /** The others are asked when nothing here holds it back; an answer of 0 is the turn. */
  const leftMs = async () => {
    const ownMs = waitMs();
    return ownMs > 0 || !shared ? ownMs : ((await shared.turn(interval)) ?? 0);
  };

  async function turn(signal: AbortSignal): Promise<void> {
    // Asked again after each wait: a hold may have come in between, and a timer may fire a little early.
    for (let ms = await leftMs(); ms > 0; ms = await leftMs()) await delay(Math.ceil(ms), undefined, { signal });
    last = performance.now();
  }

  return {
    async run(task, signal) {
      // A queue runs a task in the context of whichever made room for it.
      const mine = AsyncResource.bind(task);
      const start = async () => {
        await turn(signal);
        const running = mine();
        const over = running.then(ignore, ignore);
        const isOver = over.then(() => true);
        if (serial && interval > 0) await over;
        else if (probing && (await within(isOver, PROBE_MS))) last = performance.now();
        probing = false;
        return { running };
      };
      const { running } = await queue.add(start, { signal, lane: [currentLane()] });
      return running;
    },
    hold(ms) {
      heldUntil = Math.max(heldUntil, performance.now() + ms);
      void shared?.hold(ms);
    },
    setIntervalMs(ms) {
      interval = ms;
    },
  };
}

function ignore(): void {}
