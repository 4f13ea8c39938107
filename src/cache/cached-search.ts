import { z } from 'zod';
import type { Row, Search } from '../providers/provider.js';
import type { CacheState } from '../shared/call-facts.js';
import type { ByteCache } from './byte-cache.js';
import { ageBelow, createKeeper } from './kept.js';

interface CachedSearchOptions {
  cache: ByteCache;
  /** For how long the rows of a search are handed out again; with 0 none are kept. */
  ttlSeconds: number;
  maxUnpackedBytes: number;
  /** Told of each search that was answered. */
  onAnswer?: (state: CacheState) => void;
  now?: () => number;
}

const Rows = z.array(z.object({ title: z.string(), url: z.string(), snippet: z.string() }));

/** `search`, at most once in `ttlSeconds` for the same question. A failure is not kept; that nothing matched is. */
export function cacheSearch(
  search: Search,
  { cache, ttlSeconds, maxUnpackedBytes, onAnswer = () => {}, now = Date.now }: CachedSearchOptions,
): Search {
  const keeper = createKeeper<Row[]>(cache, { schema: Rows, maxUnpackedBytes });
  return async ({ max_age, ...query }, signal, say = () => {}) => {
    const key = `search ${JSON.stringify(Object.entries(query).sort())}`;
    const answer = (rows: Row[], state: CacheState, age: number) => {
      say({ cache: state, age });
      onAnswer(state);
      return rows;
    };
    const kept = max_age === 0 ? undefined : await keeper.get(key);
    const age = kept && ageBelow(kept, Math.min(ttlSeconds, max_age ?? ttlSeconds), now());
    if (kept && age !== undefined) return answer(kept.value, 'hit', age);
    const at = now();
    const rows = await search(query, signal, say);
    if (ttlSeconds > 0) await keeper.set(key, { value: rows, at }, ttlSeconds * 1000);
    return answer(rows, 'miss', 0);
  };
}
