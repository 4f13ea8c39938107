import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text } from './json-api.js';
import { placeOf } from './local-pages.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { cutAtWord, quoteBangs } from './query-text.js';
import { QUOTA_USED_UP } from './quota.js';
import { rowFacts } from './row-facts.js';
import { isoDate } from './stated-date.js';
import { checkStatus } from './status.js';
import { tavilyCountry } from './tavily-countries.js';

/** A longer query is refused. */
const MAX_QUERY_LENGTH = 400;
const ROWS = { usual: 5, most: 20 } as const;
const TIME_RANGE = { d: 'day', w: 'week', m: 'month', y: 'year' } as const;

const Body = z.object({ results: listOf(z.looseObject({ title: text, url: text, content: text })) });

/** 432 is the plan's limit, 433 that of what is paid as used. */
const STATUS_FAULTS = { 402: QUOTA_USED_UP, 432: QUOTA_USED_UP, 433: QUOTA_USED_UP };

/**
 * Tavily Search. Source: docs.tavily.com, the search endpoint and best practices, and help.tavily.com on errors, read
 * November 2026. `safe_search` is for enterprise plans only, so it is not sent; a country raises rows, and needs the topic.
 */
export function createTavily({ address, key }: { address: URL; key: string }): Provider {
  return {
    toRequest(search) {
      const { query, limit, page, timelimit, region, include_domains, exclude_domains, after, before } = search;
      const place = placeOf(search, ROWS);
      const country = tavilyCountry(region);
      const json = {
        query: cutAtWord(quoteBangs(query), MAX_QUERY_LENGTH),
        topic: 'general',
        search_depth: 'basic',
        ...((limit > 0 || page > 1) && { max_results: place?.to }),
        ...(timelimit && { time_range: TIME_RANGE[timelimit] }),
        ...(country && { country }),
        ...(include_domains?.length && { include_domains }),
        ...(exclude_domains?.length && { exclude_domains }),
        ...(after && { start_date: after }),
        ...(before && { end_date: before }),
      };
      const headers = { ...JSON_HEADERS, authorization: `Bearer ${key}` };
      return place && { url: endpoint(address, 'search'), method: 'POST', headers, json };
    },
    fromResponse(response, query) {
      checkStatus(response, STATUS_FAULTS);
      const { results } = readJson(Body, response.body);
      const rows = results.map(({ title, url, content, score, published_date }) => ({
        title: plainText(title),
        url,
        snippet: plainText(content),
        ...rowFacts({ score, published: isoDate(published_date) }),
      }));
      return rows.slice(placeOf(query, ROWS)?.from);
    },
  };
}

export const tavily = defineProvider({
  name: 'tavily',
  settings: {
    SERVICE_TAVILY_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `tavily` (Tavily Search); required for that provider' }),
    SERVICE_TAVILY_ADDRESS: address.default(new URL('https://api.tavily.com')).describe('Base URL of `tavily`'),
  },
  needs: ['SERVICE_TAVILY_KEY'],
  filters: { domains: 'fields', days: 'fields' },
  create: ({ SERVICE_TAVILY_ADDRESS: address, SERVICE_TAVILY_KEY: key }) =>
    createTavily({ address, key: needed('SERVICE_TAVILY_KEY', key) }),
  facts: {
    service: '[Tavily Search](https://tavily.com/)',
    key: 'yes',
    price: 'by request, some free',
    dataCentre: 'yes',
    terms: 'https://tavily.com/terms',
    limits: '20 rows a search, five unless more are asked for; 100 requests a minute with a development key',
    how: 'register at [app.tavily.com](https://app.tavily.com/), which shows a key; `SERVICE_TAVILY_KEY` or `SERVICE_TAVILY_KEY_FILE`',
  },
  sends: {
    query: '`query`, cut to 400 characters',
    engine: '–',
    region: '`country`',
    timelimit: '`time_range`',
    safesearch: '–',
    page: 'cut from the first 20 rows',
    limit: '`max_results`',
  },
});
