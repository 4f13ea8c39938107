import type { Store } from '../shared/store/store.js';
import type { ByteCache } from './byte-cache.js';

/** What all replicas have kept. */
export function createStoreCache(store: Store): ByteCache {
  const nameOf = (key: string) => ['cache', key] as const;
  return {
    get: (key) => store.get(nameOf(key)),
    set: (key, value, lifetimeMs) => store.set(nameOf(key), value, lifetimeMs),
    delete: (key) => store.delete(nameOf(key)),
  };
}

/** `near`, and behind it `far`, which other replicas see too. */
export function createSharedCache(near: ByteCache, far: ByteCache): ByteCache {
  return {
    get: async (key) => (await near.get(key)) ?? far.get(key),
    async set(key, value, lifetimeMs) {
      await near.set(key, value, lifetimeMs);
      await far.set(key, value, lifetimeMs);
    },
    async delete(key) {
      await near.delete(key);
      await far.delete(key);
    },
  };
}
