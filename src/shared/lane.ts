import { AsyncLocalStorage } from 'node:async_hooks';

interface Lane {
  name: string;
  /** Whose it is; somebody may have several. */
  owner: string;
}

const current = new AsyncLocalStorage<Lane>();

/** `work`, whose turn comes in a lane of `owner` wherever lanes take turns. */
export function inLane<T>(owner: string, work: () => T, name = owner): T {
  return current.run({ name, owner }, work);
}

/** The empty one where nobody is told apart. */
export function currentLane(): string {
  return current.getStore()?.name ?? '';
}

/** Likewise. */
export function laneOwner(): string {
  return current.getStore()?.owner ?? '';
}
