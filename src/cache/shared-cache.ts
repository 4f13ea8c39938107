import type { Store } from '../shared/store/store.js';
import type { ByteCache } from './byte-cache.js';

/** `near`, and behind it what other replicas have kept. */
export function createSharedCache(near: ByteCache, store: Store): ByteCache {
  const nameOf = (key: string) => ['cache', key] as const;
  return {
    get: async (key) => (await near.get(key)) ?? store.get(nameOf(key)),
    async set(key, value, lifetimeMs) {
      await near.set(key, value, lifetimeMs);
      await store.set(nameOf(key), value, lifetimeMs);
    },
    async delete(key) {
      await near.delete(key);
      await store.delete(nameOf(key));
    },
  };
}
