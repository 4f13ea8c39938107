import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import type { HttpResponse } from '../shared/http.js';
import { braveRegion } from './api-a-regions.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { isWorld, toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider, SearchQuery } from './provider.js';
import { quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp, waitAfterHaste } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { daysOf } from './time-limit.js';

const MAX_ROWS = 100;
/** `offset` counts pages, from 0 to 9. */
const LAST_PAGE = 10;
const FRESHNESS = { d: 'day', w: 'week', m: 'month', y: 'year' } as const;
const SAFE_SEARCH = { on: 'strict', moderate: 'moderate', off: 'off' } as const;

const passages = z.array(z.unknown()).catch([]);
const Body = z.object({
  results: z.object({
    web: listOf(z.looseObject({ title: text, url: text, description: text, snippets: passages })).nullish(),
  }),
});
const Refusal = z.object({ detail: text.optional(), error: text.optional(), message: text.optional() });
const USED_UP = /credit|quota|balance|billing/i;

/**
 * You.com Web Search API, web results only. Source: you.com/docs, search and request controls, and the OpenAPI document of
 * its client libraries (github.com/youdotcom-oss/youdotcom-python-sdk), read November 2026. 402 and 429 are in none of
 * them; they are read as elsewhere.
 */
export function createYou({
  address,
  key,
  now = Date.now,
}: {
  address: URL;
  key: string;
  now?: () => number;
}): Provider {
  return {
    toRequest(search) {
      const { query, limit, page, timelimit, safesearch, region } = search;
      if (page > LAST_PAGE) return undefined;
      const days = daysOf(search, now());
      const freshness = days ? `${days.first}to${days.last}` : timelimit && FRESHNESS[timelimit];
      const json = {
        query: quoteBangs(query),
        safesearch: SAFE_SEARCH[safesearch],
        ...(limit > 0 && { count: Math.min(limit, MAX_ROWS) }),
        ...(page > 1 && { offset: page - 1 }),
        ...(freshness && { freshness }),
        ...youRegion(region),
        ...domains(search),
      };
      const headers = { ...JSON_HEADERS, 'x-api-key': key };
      return { url: endpoint(address, 'v1/search'), method: 'POST', headers, json };
    },
    fromResponse(response) {
      if (isUsedUp(response)) throw quotaUsedUp();
      checkStatus(response, { 402: QUOTA_USED_UP });
      const rows = readJson(Body, response.body).results.web ?? [];
      return rows.map(({ title, url, description, snippets, page_age: published }) => ({
        title: plainText(title),
        url,
        snippet: plainText(description || String(snippets[0] ?? '')),
        ...rowFacts({ published }),
      }));
    },
    paceOf: (response) => waitAfterHaste(response, isUsedUp(response)),
  };
}

export const you = defineProvider({
  name: 'you',
  settings: {
    SERVICE_YOU_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `you` (You.com Web Search API); required for that provider' }),
    SERVICE_YOU_ADDRESS: address.default(new URL('https://ydc-index.io')).describe('Base URL of `you`'),
  },
  needs: ['SERVICE_YOU_KEY'],
  filters: { domains: 'fields', days: 'fields' },
  create: ({ SERVICE_YOU_ADDRESS: address, SERVICE_YOU_KEY: key }) =>
    createYou({ address, key: needed('SERVICE_YOU_KEY', key) }),
  facts: {
    service: '[You.com Web Search API](https://you.com/docs)',
    key: 'yes',
    price: 'by request, some free',
    dataCentre: 'yes',
    terms: 'https://you.com/terms',
    limits: '100 rows a page, ten pages; ten requests a second by default',
    how: 'register at [you.com/platform](https://you.com/platform), then API keys; `SERVICE_YOU_KEY` or `SERVICE_YOU_KEY_FILE`',
  },
  sends: {
    query: '`query`',
    engine: '–',
    region: '`country` and `language`',
    timelimit: '`freshness`',
    safesearch: '`safesearch`',
    page: '`offset`, in pages',
    limit: '`count`, then cut',
  },
});

/** Its lists are Brave's, in upper case and with Greek, but without a word for the whole world. */
function youRegion(region: string | undefined): { country?: string; language?: string } {
  const { country, search_lang } = braveRegion(region);
  const language = search_lang ?? (toLocale(region).language === 'el' ? 'el' : undefined);
  return {
    ...(country && !isWorld(region) && { country }),
    ...(language && { language: language.toUpperCase() }),
  };
}

/** Both lists at once are refused; what the second one forbids goes from the rows. */
function domains({ include_domains, exclude_domains }: SearchQuery): Partial<SearchQuery> {
  if (include_domains?.length) return { include_domains };
  return exclude_domains?.length ? { exclude_domains } : {};
}

function isUsedUp({ status, body }: HttpResponse): boolean {
  const said = status === 403 || status === 429 ? tryJson(Refusal, body) : undefined;
  return USED_UP.test(Object.values(said ?? {}).join(' '));
}
