import { LRUCache } from 'lru-cache';
import { createPace, type Pace } from '../src/shared/pace.js';
import { type SharedTurns, sharedTurns } from '../src/shared/store/shared-turns.js';
import type { Store } from '../src/shared/store/store.js';
import { createPlaces, type Places } from './places.js';

export { hostOf } from '../src/shared/target.js';

interface HostTurnsOptions {
  /** Pages of one host at once. */
  perHost: number;
  /** A longer `Crawl-delay` counts as this one. Milliseconds; 0 ignores them all. */
  maxDelayMs: number;
  /** Of the workers that visit the same hosts, which keep to the delay together. */
  store?: Promise<Store> | undefined;
}

export interface HostTurns {
  /**
   * Runs `task`, which visits `host`, when no more than `perHost` others do and `delayMs` have passed since the last
   * one began; callers take turns. Rejects with the signal's reason when it fires first.
   */
  run<T>(host: string, delayMs: number, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

interface Host {
  places: Places;
  pace: Pace;
}

/** Hosts remembered; one that is forgotten while idle loses nothing but the rest of its delay. */
const MAX_HOSTS = 5_000;

/** Keeps one caller with many addresses from becoming many visitors at once to a single site. */
export function createHostTurns({ perHost, maxDelayMs, store }: HostTurnsOptions): HostTurns {
  const hosts = new LRUCache<string, Host>({ max: MAX_HOSTS });
  return {
    async run(host, delayMs, signal, task) {
      const intervalMs = Math.min(delayMs, maxDelayMs);
      const known = hosts.get(host) ?? {
        places: createPlaces(perHost),
        pace: createPace({ shared: whereDelayed(sharedTurns(store, 'host', host)) }),
      };
      hosts.set(host, known);
      known.pace.setIntervalMs(intervalMs);
      return known.places.run(signal, () => known.pace.run(task, signal));
    },
  };
}

/** A host that asks for no delay costs no question to the store; it may ask for one later. */
function whereDelayed(shared: SharedTurns | undefined): SharedTurns | undefined {
  return shared && { ...shared, turn: async (ms) => (ms > 0 ? shared.turn(ms) : undefined) };
}
