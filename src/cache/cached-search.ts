import { z } from 'zod';
import type { Search } from '../providers/provider.js';
import { type CacheState, type CallFacts, MISSING_REASONS } from '../shared/call-facts.js';
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

const Found = z.object({
  rows: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      snippet: z.string(),
      published: z.string().exactOptional(),
      engines: z.array(z.string()).exactOptional(),
      score: z.number().exactOptional(),
    }),
  ),
  leftOut: z.int().exactOptional(),
  /** Without those that were skipped then. */
  provider: z.string().exactOptional(),
  missing: z.array(z.object({ engine: z.string(), reason: z.enum(MISSING_REASONS) })).exactOptional(),
});
type Found = z.infer<typeof Found>;

/**
 * `search`, at most once in `ttlSeconds` for the same question. A failure is not kept; that nothing matched is. Of rows that
 * are handed out again it is said who gave them, but not who was skipped then.
 */
export function cacheSearch(
  search: Search,
  { cache, ttlSeconds, maxUnpackedBytes, onAnswer = () => {}, now = Date.now }: CachedSearchOptions,
): Search {
  const keeper = createKeeper<Found>(cache, { schema: Found, maxUnpackedBytes });
  return async ({ max_age, ...query }, signal, say = () => {}) => {
    const key = `search ${JSON.stringify(Object.entries(query).sort())}`;
    const answer = ({ rows, ...facts }: Found, state: CacheState, age: number) => {
      say({ ...facts, cache: state, age });
      onAnswer(state);
      return rows;
    };
    const kept = max_age === 0 ? undefined : await keeper.get(key);
    const age = kept && ageBelow(kept, Math.min(ttlSeconds, max_age ?? ttlSeconds), now());
    if (kept && age !== undefined) return answer(kept.value, 'hit', age);
    const at = now();
    const facts: CallFacts = {};
    const rows = await search(query, signal, (more) => {
      Object.assign(facts, more);
      say(more);
    });
    const { missing, leftOut, provider } = facts;
    const value: Found = {
      rows,
      ...(missing && { missing: [...missing] }),
      ...(leftOut && { leftOut }),
      ...(provider && { provider: provider.replace(/;.*/s, '') }),
    };
    if (ttlSeconds > 0) await keeper.set(key, { value, at }, ttlSeconds * 1000);
    return answer({ ...value, ...(provider && { provider }) }, 'miss', 0);
  };
}
