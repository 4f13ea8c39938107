import { z } from 'zod';
import { bounded } from '../shared/bounded.js';
import type { CacheState, Say } from '../shared/call-facts.js';
import { GatewayError } from '../shared/errors.js';
import { Caching } from '../shared/fetch-contract.js';
import { shareInFlight } from '../shared/share-in-flight.js';
import { parseTarget, withRoute } from '../shared/target.js';
import { FETCH_TIMEOUT_MS, FetchedPage, type FetchPage, type PageRequest, type VisitPage } from '../worker-client.js';
import type { ByteCache } from './byte-cache.js';
import { freshSeconds, isRevalidated } from './freshness.js';
import { ageBelow, createKeeper, type Kept } from './kept.js';
import type { VisitAmong } from './shared-visits.js';

interface CachedPagesOptions {
  cache: ByteCache;
  /** Longest time for which a page is handed out without asking the site; with 0 none is kept. */
  ttlSeconds: number;
  maxUnpackedBytes: number;
  /** Other replicas: how to visit a page once among them, and what they have kept. */
  others?: { visitAmong: VisitAmong; cache: ByteCache } | undefined;
  /** Told of each call that was answered. */
  onAnswer?: (state: CacheState) => void;
  now?: () => number;
}

const Entry = z.object({ page: FetchedPage, caching: Caching, freshSeconds: z.number() });
type Entry = z.infer<typeof Entry>;

interface Answer {
  page: FetchedPage;
  state: CacheState;
  age: number;
}

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
 * that fails, the fetch fails. Identical fetches under way are one, in this process and, as well as it goes, among replicas.
 */
export function cachePages(
  visit: VisitPage,
  { cache, ttlSeconds, maxUnpackedBytes, others, onAnswer = () => {}, now = Date.now }: CachedPagesOptions,
): FetchPage {
  const keeper = createKeeper(cache, { schema: Entry, maxUnpackedBytes });
  const othersKeeper = others && createKeeper(others.cache, { schema: Entry, maxUnpackedBytes: 0 });

  async function keep(key: string, entry: Omit<Entry, 'freshSeconds'>, at: number): Promise<void> {
    const seconds = ttlSeconds > 0 ? freshSeconds(entry.caching, ttlSeconds, at) : undefined;
    const lifetimeMs = Math.max((seconds ?? 0) * 1000, isRevalidated(entry.caching) ? STALE_MS : 0);
    if (seconds === undefined || lifetimeMs === 0) return keeper.delete(key);
    await keeper.set(key, { value: { ...entry, freshSeconds: seconds }, at }, lifetimeMs);
  }

  async function visitNow({ key, request, stale }: Visit, signal: AbortSignal, say?: Say): Promise<Answer> {
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
      return { page, state: 'miss', age: 0 };
    }
    if (!stale) throw new GatewayError('extraction_failed');
    const said = Object.fromEntries(Object.entries(caching).filter(([, value]) => value));
    const before = { ...stale.value.caching, age: undefined, via: undefined };
    const renewed = { ...stale.value.page, fetched_at: page.fetched_at };
    await keep(key, { page: renewed, caching: { ...before, ...said } }, at);
    return { page: renewed, state: 'revalidated', age: 0 };
  }

  const hitOf = (kept: Kept<Entry> | undefined, mostSeconds: number): Answer | undefined => {
    const age = kept && ageBelow(kept, Math.min(kept.value.freshSeconds, mostSeconds), now());
    return kept && age !== undefined ? { page: kept.value.page, state: 'hit', age } : undefined;
  };
  const mostSeconds = ({ max_age = ttlSeconds }: PageRequest) => max_age;

  const visitOnce = shareInFlight(
    async (one: Visit, signal, say): Promise<Answer> => {
      const { key, request } = one;
      // What nobody may keep, or wants as it is now, is not waited for.
      if (!others || ttlSeconds === 0 || request.max_age === 0) return visitNow(one, signal, say);
      return others.visitAmong(key, signal, {
        // A visit that is under way now has begun as long ago as one may take, at most.
        look: async () => hitOf(await othersKeeper?.get(key), Math.min(mostSeconds(request), FETCH_TIMEOUT_MS / 1000)),
        visit: () => visitNow(one, signal, say),
        waits: () => say?.({ phase: 'waiting' }),
      });
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
    const stale = kept && isRevalidated(kept.value.caching) ? kept : undefined;
    const { page, state, age } =
      hitOf(kept, mostSeconds(request)) ??
      (await bounded(FETCH_TIMEOUT_MS, signal, (ends) => visitOnce({ key, request, stale }, ends, say)));
    say({ cache: state, age });
    onAnswer(state);
    return page;
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
