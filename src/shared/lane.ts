import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** `work`, whose turn comes in `lane` wherever lanes take turns. */
export function inLane<T>(lane: string, work: () => T): T {
  return current.run(lane, work);
}

/** The empty one where nobody is told apart. */
export function currentLane(): string {
  return current.getStore() ?? '';
}
