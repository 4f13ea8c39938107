import { LRUCache } from 'lru-cache';
import { GatewayError } from '../shared/errors.js';
import type { HttpRequest } from '../shared/http.js';
import type { Answer, Ask } from './ask.js';
import type { Deadline } from './deadline.js';
import type { Provider, SearchQuery } from './provider.js';

/** Ten pages of ten rows; whoever needs more should ask a better question. */
export const DEEPEST_PAGE = 10;
/** How long the token inside a Next form is known to work (SearXNG keeps it as long). */
const NEXT_TTL_MS = 60 * 60 * 1_000;
const MAX_KNOWN = 1_000;
const REFUSALS: ReadonlySet<string> = new Set(['provider_blocked', 'provider_invalid_response']);

export type Found = Pick<Answer, 'rows' | 'missing'>;

/** The rows of page `query.page`; none past the last page. */
export type TurnTo = (query: SearchQuery, deadline: Deadline) => Promise<Found>;

const NOTHING: Found = { rows: [], missing: [] };

/** Page numbers go to the provider, or, where it has `nextRequest`, are reached by walking from page to page. */
export function createTurnTo(ask: Ask, provider: Provider): TurnTo {
  if (provider.nextRequest) return createWalk(ask, provider);
  return async (query, deadline) => {
    const request = provider.toRequest(query);
    return request ? ask(request, query, deadline) : NOTHING;
  };
}

/** Starts from the furthest page whose request is known, so that reading on costs one request per page. */
function createWalk(ask: Ask, provider: Provider): TurnTo {
  const known = new LRUCache<string, { request: HttpRequest | undefined }>({ max: MAX_KNOWN, ttl: NEXT_TTL_MS });

  return async (query, deadline) => {
    if (query.page > DEEPEST_PAGE) return NOTHING;
    let page = query.page;
    while (page > 1 && !known.has(keyOf(query, page))) page -= 1;
    let request = page === 1 ? provider.toRequest({ ...query, page }) : known.get(keyOf(query, page))?.request;
    for (; request; page += 1) {
      const { response, ...found } = await ask(request, query, deadline).catch((thrown: unknown) => {
        // The token in the form may have aged; the next call starts afresh.
        if (thrown instanceof GatewayError && REFUSALS.has(thrown.code)) known.delete(keyOf(query, page));
        throw thrown;
      });
      request = provider.nextRequest?.(response, query);
      known.set(keyOf(query, page + 1), { request });
      if (page === query.page) return found;
    }
    return NOTHING;
  };
}

function keyOf({ query, region, timelimit, safesearch }: SearchQuery, page: number): string {
  return JSON.stringify([query, region, timelimit, safesearch, page]);
}
