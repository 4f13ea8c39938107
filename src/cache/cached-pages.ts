import { z } from 'zod';
import { bounded } from '../shared/bounded.js';
import type { CacheState } from '../shared/call-facts.js';
import { GatewayError } from '../shared/errors.js';
import { Caching } from '../shared/fetch-contract.js';
import { shareInFlight } from '../shared/share-in-flight.js';
import { parseTarget, withRoute } from '../shared/target.js';
import { FETCH_TIMEOUT_MS, FetchedPage, type FetchPage, type PageRequest, type VisitPage } from '../worker-client.js';
import type { ByteCache } from './byte-cache.js';
import { freshSeconds, isRevalidated } from './freshness.js';
import { ageBelow, createKeeper, type Kept } from './kept.js';

interface CachedPagesOptions {
  cache: ByteCache;
  /** Longest time for which a page is handed out without asking the site; with 0 none is kept. */
  ttlSeconds: number;
  maxUnpackedBytes: number;
  /** Told of each call that was answered. */
  onAnswer?: (state: CacheState) => void;
  now?: () => number;
}

const Entry = z.object({ page: FetchedPage, caching: Caching, freshSeconds: z.number() });
type Entry = z.infer<typeof Entry>;

interface Visit {
  key: string;
  request: PageRequest;
  /** A page whose time is over, and of which the site can say that it is still the same. */
  stale?: Kept<Entry> | undefined;
}

/** What a site can be asked about is kept for this long, to be asked about. */
const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * `visit`, at most once in `ttlSeconds` for the same page. Only whole pages that were read with success are kept, for no
 * longer than their site says. Past its time a page is asked about where its site has said how (ETag, Last-Modified); when
 * that fails, the fetch fails. Identical fetches under way are one.
 */
export function cachePages(
  visit: VisitPage,
  { cache, ttlSeconds, maxUnpackedBytes, onAnswer = () => {}, now = Date.now }: CachedPagesOptions,
): FetchPage {
  const keeper = createKeeper(cache, { schema: Entry, maxUnpackedBytes });

  async function keep(key: string, entry: Omit<Entry, 'freshSeconds'>, at: number): Promise<void> {
    const seconds = ttlSeconds > 0 ? freshSeconds(entry.caching, ttlSeconds, at) : undefined;
    const lifetimeMs = Math.max((seconds ?? 0) * 1000, isRevalidated(entry.caching) ? STALE_MS : 0);
    if (seconds === undefined || lifetimeMs === 0) return keeper.delete(key);
    await keeper.set(key, { value: { ...entry, freshSeconds: seconds }, at }, lifetimeMs);
  }

  const visitOnce = shareInFlight(
    async ({ key, request, stale }: Visit, signal, say): Promise<{ page: FetchedPage; state: CacheState }> => {
      const { max_age: _, ...asked } = request;
      const at = now();
      const {
        unchanged,
        caching = {},
        ...visited
      } = await visit({ ...asked, ...(stale && revalidation(stale)) }, signal, say);
      const page = { ...visited, fetched_at: new Date(at).toISOString() };
      if (!unchanged) {
        await keep(key, { page, caching }, at);
        return { page, state: 'miss' };
      }
      if (!stale) throw new GatewayError('extraction_failed');
      const said = Object.fromEntries(Object.entries(caching).filter(([, value]) => value));
      const before = { ...stale.value.caching, age: undefined, via: undefined };
      const renewed = { ...stale.value.page, fetched_at: page.fetched_at };
      await keep(key, { page: renewed, caching: { ...before, ...said } }, at);
      return { page: renewed, state: 'revalidated' };
    },
    {
      keyOf: ({ key, stale }) => `${stale ? 'revalidate' : 'visit'} ${key}`,
      isLate: (thrown) => thrown instanceof GatewayError && thrown.code === 'timeout',
      leftWith: (cause) => new GatewayError('timeout', { cause }),
    },
  );

  return async (request, signal, say = () => {}) => {
    const key = keyOf(request);
    const kept = request.max_age === 0 ? undefined : await keeper.get(key);
    const answer = (page: FetchedPage, state: CacheState, age: number) => {
      say({ cache: state, age });
      onAnswer(state);
      return page;
    };
    const age = kept && ageBelow(kept, Math.min(kept.value.freshSeconds, request.max_age ?? ttlSeconds), now());
    if (kept && age !== undefined) return answer(kept.value.page, 'hit', age);
    const stale = kept && isRevalidated(kept.value.caching) ? kept : undefined;
    const { page, state } = await bounded(FETCH_TIMEOUT_MS, signal, (ends) =>
      visitOnce({ key, request, stale }, ends, say),
    );
    return answer(page, state, 0);
  };
}

/** A page by its address, and by what else changes the answer: how it is rendered, and then its route. @throws GatewayError invalid_request */
function keyOf({ url, js_render }: PageRequest): string {
  const target = parseTarget(url);
  return `page ${js_render ?? 'auto'} ${(js_render === false ? target : withRoute(target, url)).href}`;
}

function revalidation({ value: { page, caching } }: Kept<Entry>) {
  const { etag, last_modified } = caching;
  return { revalidate: { url: page.url, ...(etag && { etag }), ...(last_modified && { last_modified }) } };
}
