import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ByteCache } from './byte-cache.js';

/** A value with the time at which it was got, in milliseconds since the epoch. */
export interface Kept<Value> {
  value: Value;
  at: number;
}

/** Its age in whole seconds, where that is below `seconds`; undefined for what is older, or from a clock that ran ahead. */
export function ageBelow({ at }: Kept<unknown>, seconds: number, now: number): number | undefined {
  const age = (now - at) / 1000;
  return age >= 0 && age < seconds ? Math.floor(age) : undefined;
}

/** Reads and writes values as JSON. */
export interface Keeper<Value> {
  get(key: string): Promise<Kept<Value> | undefined>;
  set(key: string, kept: Kept<Value>, lifetimeMs: number): Promise<void>;
  delete(key: string): Promise<void>;
}

interface KeeperOptions<Value> {
  schema: z.ZodType<Value>;
  /** Of values that have been unpacked lately, which spares a large page to be unpacked for each of its windows. */
  maxUnpackedBytes: number;
}

/** Values in a cache of bytes. What another version wrote there, or anything else, is as good as nothing. */
export function createKeeper<Value>(
  cache: ByteCache,
  { schema, maxUnpackedBytes }: KeeperOptions<Value>,
): Keeper<Value> {
  const Entry = z.object({ value: schema, at: z.number() });
  const unpacked = new LRUCache<Uint8Array, Kept<Value>>({
    maxSize: Math.max(1, maxUnpackedBytes),
    // The bytes that stay with it, and two for each character of the text, which has one at least.
    sizeCalculation: (_kept, bytes) => 3 * bytes.byteLength + 1,
  });
  return {
    async get(key) {
      const bytes = await cache.get(key);
      if (!bytes) return undefined;
      const known = unpacked.get(bytes);
      if (known) return known;
      const kept = unpack(Entry, bytes);
      if (kept) unpacked.set(bytes, kept);
      return kept;
    },
    set: (key, kept, lifetimeMs) => cache.set(key, Buffer.from(JSON.stringify(kept)), lifetimeMs),
    delete: (key) => cache.delete(key),
  };
}

function unpack<Value>(Entry: z.ZodType<Kept<Value>>, bytes: Uint8Array): Kept<Value> | undefined {
  try {
    return Entry.parse(JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()));
  } catch {
    return undefined;
  }
}
