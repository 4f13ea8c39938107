import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import type { HttpRequest, HttpResponse } from '../shared/http.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider, SearchQuery } from './provider.js';
import { quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp, waitAfterHaste } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { DAY_MS, isoDay, startOf } from './time-limit.js';

const LAST_PAGE = 10;
const MAX_ROWS = 1024;

const Body = z.object({
  data: z.object({ search: listOf(z.looseObject({ title: text, url: text, snippet: text })).nullish() }),
});
const Refusal = z.object({ error: listOf(z.object({ code: text, message: text })) });
/** One status stands for haste and for a limit that is used up; only the words beside it differ. */
const USED_UP = /credit|billing|balance|usage|exhausted/i;

/**
 * Kagi Search API, version 1. Source: help.kagi.com/kagi/api and the OpenAPI document of its client libraries
 * (github.com/kagisearch/kagi-openapi-typescript), read November 2026. `limit` cuts the service's own page.
 */
export function createKagi({
  address,
  key,
  now = Date.now,
}: {
  address: URL;
  key: string;
  now?: () => number;
}): Provider {
  const ask = (search: SearchQuery): HttpRequest => {
    const { query, limit, page, safesearch } = search;
    const filters = filtersOf(search, now());
    const json = {
      query: quoteBangs(query),
      workflow: 'search',
      safe_search: safesearch !== 'off',
      ...(limit > 0 && { limit: Math.min(limit, MAX_ROWS) }),
      ...(page > 1 && { page }),
      ...(Object.keys(filters).length > 0 && { filters }),
    };
    const headers = { ...JSON_HEADERS, authorization: `Bearer ${key}` };
    return { url: endpoint(address, 'api/v1/search'), method: 'POST', headers, json };
  };

  return {
    toRequest: (query) => (query.page > LAST_PAGE ? undefined : ask(query)),
    fromResponse(response) {
      if (isUsedUp(response)) throw quotaUsedUp();
      checkStatus(response, { 402: QUOTA_USED_UP });
      const rows = readJson(Body, response.body).data.search ?? [];
      return rows.map(({ title, url, snippet, time: published }) => ({
        title: plainText(title),
        url,
        snippet: plainText(snippet),
        ...rowFacts({ published }),
      }));
    },
    /** Not every country has a region there; which ones is in no reference. */
    fallbackRequest: ({ status }, query) =>
      status === 400 && toLocale(query.region).country ? ask({ ...query, region: undefined }) : undefined,
    paceOf: (response) => waitAfterHaste(response, isUsedUp(response)),
  };
}

export const kagi = defineProvider({
  name: 'kagi',
  settings: {
    SERVICE_KAGI_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `kagi` (Kagi Search API); required for that provider' }),
    SERVICE_KAGI_ADDRESS: address.default(new URL('https://kagi.com')).describe('Base URL of `kagi`'),
  },
  needs: ['SERVICE_KAGI_KEY'],
  filters: { days: 'fields' },
  create: ({ SERVICE_KAGI_ADDRESS: address, SERVICE_KAGI_KEY: key }) =>
    createKagi({ address, key: needed('SERVICE_KAGI_KEY', key) }),
  facts: {
    service: '[Kagi Search API](https://help.kagi.com/kagi/api/search.html)',
    key: 'yes',
    price: 'by request',
    dataCentre: 'yes',
    terms: 'https://kagi.com/terms',
    limits: "ten pages; settings of the key's account apply, too",
    how: 'register at Kagi, then [API](https://kagi.com/api), API keys, and add funds; `SERVICE_KAGI_KEY` or `SERVICE_KAGI_KEY_FILE`',
  },
  sends: {
    query: '`query`',
    engine: '–',
    region: '`filters.region`, the country only',
    timelimit: '`filters.after`',
    safesearch: '`safe_search`, one level only',
    page: '`page`',
    limit: '`limit`, then cut',
  },
});

/** The days of `after` and `before` are not said to be included. */
function filtersOf({ region, timelimit, after, before }: SearchQuery, nowMs: number): Record<string, string> {
  const { country } = toLocale(region);
  const since = after ? new Date(Date.parse(after) - DAY_MS) : startOf(timelimit, nowMs);
  return {
    ...(country && { region: country }),
    ...(since && { after: isoDay(since) }),
    ...(before && { before: isoDay(new Date(Date.parse(before) + DAY_MS)) }),
  };
}

function isUsedUp({ status, body }: HttpResponse): boolean {
  const said = status === 429 || status === 403 ? (tryJson(Refusal, body)?.error ?? []) : [];
  return said.some(({ code, message }) => USED_UP.test(`${code} ${message}`));
}
