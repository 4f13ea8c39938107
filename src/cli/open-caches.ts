import { createMemoryCache } from '../cache/byte-cache.js';
import { cachePages } from '../cache/cached-pages.js';
import { cacheSearch } from '../cache/cached-search.js';
import { createSharedCache, createStoreCache } from '../cache/shared-cache.js';
import { createSharedVisits } from '../cache/shared-visits.js';
import type { GatewayEnv } from '../config.js';
import type { Search } from '../providers/provider.js';
import { createToStructure, type ToStructure } from '../reading/structure.js';
import type { CacheState } from '../shared/call-facts.js';
import { GatewayError } from '../shared/errors.js';
import type { Store } from '../shared/store/store.js';
import type { Telemetry } from '../shared/telemetry.js';
import type { Kept } from '../tools/tool.js';
import type { VisitPage } from '../worker-client.js';

/** Part of the bound for values that have been unpacked, and for how pages that are read in parts are built. */
const UNPACKED_SHARE = 1 / 8;
const STRUCTURE_SHARE = 1 / 8;
/** What the structure of a page takes, for each character. Measured with short paragraphs. */
const STRUCTURE_BYTES = 6;
/** Of pages whose structure is kept, however small the bound: one long page. Characters. */
const LEAST_STRUCTURE = 1_500_000;

/** Pages and searches, each kept for as long as the settings say; one bound for both. */
export function openCaches(
  settings: GatewayEnv,
  telemetry: Telemetry,
  { visit, search, store }: { visit: VisitPage; search: Search; store?: Store | undefined },
): Kept & { kept: Kept; toStructure: ToStructure } {
  const maxBytes = settings.SERVICE_CACHE_MAX_BYTES;
  const maxUnpackedBytes = Math.floor(maxBytes * UNPACKED_SHARE);
  const structureBytes = Math.floor(maxBytes * STRUCTURE_SHARE);
  const near = createMemoryCache(maxBytes - maxUnpackedBytes - structureBytes);
  telemetry.watch('search_gateway.cache.size', () => [{ value: near.fill().bytes }]);
  telemetry.watch('search_gateway.cache.limit', () => [{ value: near.fill().maxBytes }]);
  telemetry.watch('search_gateway.cache.entries', () => [{ value: near.fill().entries }]);
  const others = store && { cache: createStoreCache(store), visitAmong: createSharedVisits(store) };
  const cache = others ? createSharedCache(near, others.cache) : near;
  const onAnswer = (tool: string) => (state: CacheState) =>
    telemetry.add('search_gateway.cache.answers', 1, {
      'gen_ai.tool.name': tool,
      'search_gateway.cache.outcome': state,
    });
  const common = { cache, maxUnpackedBytes };
  const over = (ask: { visit: VisitPage; search: Search }, among?: typeof others): Kept => ({
    fetchPage: cachePages(ask.visit, {
      ...common,
      others: among,
      ttlSeconds: settings.SERVICE_CACHE_TTL_SECONDS,
      onAnswer: onAnswer('fetch_url'),
    }),
    search: cacheSearch(ask.search, {
      ...common,
      ttlSeconds: settings.SERVICE_SEARCH_CACHE_TTL_SECONDS,
      onAnswer: onAnswer('web_search'),
    }),
  });
  return {
    ...over({ visit, search }, others),
    // No other replica waits for what asks nobody, nor does it wait for one.
    kept: over({ visit: askNobody, search: askNobody }),
    toStructure: createToStructure(Math.max(LEAST_STRUCTURE, Math.floor(structureBytes / STRUCTURE_BYTES))),
  };
}

async function askNobody(): Promise<never> {
  throw new GatewayError('caller_rate_limited');
}
