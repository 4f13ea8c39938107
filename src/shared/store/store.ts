import type { Server } from './server.js';

/**
 * What replicas share. Each answer is undefined when the store is away, and whoever asked then does as a process alone
 * does. Nothing here throws, and nothing waits for a store that is known to be away.
 */
export interface Store {
  /** Undefined also for what is not there. */
  get(name: Name): Promise<Uint8Array | undefined>;
  /** What is too large is not kept, nor what was there before it. */
  set(name: Name, value: Uint8Array, lifetimeMs: number): Promise<void>;
  delete(name: Name): Promise<void>;
  /** Adds points to a window that opens with the first of them; below zero gives back. */
  count(name: Name, points: number, windowMs: number): Promise<Counted | undefined>;
  /** Takes a turn, after which none begins for `intervalMs`, and says 0; else how long to wait before asking again. */
  turn(name: Name, intervalMs: number): Promise<number | undefined>;
  /** No turn begins, and `heldMs` tells what is left, within the next `ms`. What was held for longer stays so. */
  hold(name: Name, ms: number): Promise<void>;
  heldMs(name: Name): Promise<number | undefined>;
  /** Whether `owner` has it now, for `lifetimeMs`, and nobody else; anew where it has it already. */
  claim(name: Name, owner: string, lifetimeMs: number): Promise<boolean | undefined>;
  /** Only if `owner` still has it. */
  release(name: Name, owner: string): Promise<void>;
  /** Runs commands of one's own; undefined when the store is away. What `task` throws counts as a store that is. */
  with<T>(task: (server: Server) => Promise<T>): Promise<{ value: T } | undefined>;
  /** Whether it answered when it was last asked. */
  isUp(): boolean;
  close(): void;
}

/** What an entry is of, and which one; the second never stands in the store as it is. */
export type Name = readonly [kind: string, key: string];

export interface Counted {
  points: number;
  /** Until the window is over. */
  leftMs: number;
}
