import { LRUCache } from 'lru-cache';

/** Bytes under a key, for a time. Whoever keeps them may drop them at any moment. */
export interface ByteCache {
  get(key: string): Promise<Uint8Array | undefined>;
  /** `lifetimeMs` is above zero. */
  set(key: string, value: Uint8Array, lifetimeMs: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** One in this process, which knows how full it is. */
export interface MemoryCache extends ByteCache {
  fill(): { bytes: number; maxBytes: number; entries: number };
}

/** What an entry costs beside its key and value: three objects, and its place in the list. Measured with small pages. */
const ENTRY_BYTES = 512;

/** In this process. Whatever was used least recently makes room; what is larger than a quarter of it all is not kept. */
export function createMemoryCache(maxBytes: number): MemoryCache {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + value.byteLength,
  });
  return {
    get: async (key) => kept.get(key),
    async set(key, value, lifetimeMs) {
      // A copy of its own: a slice would keep the whole of what it was cut from.
      kept.set(key, Uint8Array.from(value), { ttl: lifetimeMs });
    },
    async delete(key) {
      kept.delete(key);
    },
    fill: () => ({ bytes: kept.calculatedSize, maxBytes, entries: kept.size }),
  };
}
