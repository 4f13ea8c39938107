import type { Store } from './store.js';

/** Turns at one provider, or one host, of all replicas together. Each answer is undefined when there is no store to ask. */
export interface SharedTurns {
  /** Takes a turn, after which none begins for `intervalMs`, and says 0; else how long to wait before asking again. */
  turn(intervalMs: number): Promise<number | undefined>;
  /** No turn begins within the next `ms`. */
  hold(ms: number): Promise<void>;
}

/** `kind` says what `key` is the name of. The store may still be opening; nothing is shared without one. */
export function sharedTurns(
  store: Store | Promise<Store> | undefined,
  kind: string,
  key: string,
): SharedTurns | undefined {
  if (!store) return undefined;
  return {
    turn: async (intervalMs) => (await store).turn([kind, key], intervalMs),
    hold: async (ms) => (await store).hold([kind, key], ms),
  };
}
