import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import type { HttpResponse } from '../shared/http.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { placeOf } from './local-pages.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { cutAtWord, quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp, waitAfterHaste } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { startOf } from './time-limit.js';

const ROWS = { usual: 10, most: 100 } as const;
/** Highlights are passages of a page, each longer than a snippet. */
const MAX_SNIPPET_LENGTH = 500;

const passages = z.array(z.unknown()).catch([]);
const Body = z.object({ results: listOf(z.looseObject({ title: text, url: text, highlights: passages })) });
const Refusal = z.object({ tag: z.string() });
const USED_UP: ReadonlySet<string> = new Set(['NO_MORE_CREDITS', 'API_KEY_BUDGET_EXCEEDED']);

/**
 * Exa. Source: exa.ai/docs, search, error codes and rate limits, and its OpenAPI document, read November 2026. Snippets are
 * its highlights, which it charges for.
 */
export function createExa({
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
      const { query, limit, page, timelimit, safesearch, region, include_domains, exclude_domains, after, before } =
        search;
      const place = placeOf(search, ROWS);
      const { country } = toLocale(region);
      const since = after ? new Date(after) : startOf(timelimit, now());
      const json = {
        query: quoteBangs(query),
        contents: { highlights: true },
        moderation: safesearch !== 'off',
        ...((limit > 0 || page > 1) && { numResults: place?.to }),
        ...(since && { startPublishedDate: since.toISOString() }),
        ...(before && { endPublishedDate: `${before}T23:59:59.999Z` }),
        ...(country && { userLocation: country }),
        ...(include_domains?.length && { includeDomains: include_domains }),
        ...(exclude_domains?.length && { excludeDomains: exclude_domains }),
      };
      const headers = { ...JSON_HEADERS, 'x-api-key': key };
      return place && { url: endpoint(address, 'search'), method: 'POST', headers, json };
    },
    fromResponse(response, query) {
      if (isUsedUp(response)) throw quotaUsedUp();
      checkStatus(response, { 402: QUOTA_USED_UP });
      const { results } = readJson(Body, response.body);
      const rows = results.map(({ title, url, highlights, publishedDate: published, score }) => ({
        title: plainText(title),
        url,
        snippet: cutAtWord(
          plainText(highlights.filter((part) => typeof part === 'string').join(' ')),
          MAX_SNIPPET_LENGTH,
        ),
        ...rowFacts({ published, score }),
      }));
      return rows.slice(placeOf(query, ROWS)?.from);
    },
    paceOf: (response) => waitAfterHaste(response, isUsedUp(response)),
  };
}

export const exa = defineProvider({
  name: 'exa',
  settings: {
    SERVICE_EXA_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `exa` (Exa); required for that provider' }),
    SERVICE_EXA_ADDRESS: address.default(new URL('https://api.exa.ai')).describe('Base URL of `exa`'),
  },
  needs: ['SERVICE_EXA_KEY'],
  filters: { domains: 'fields', days: 'fields' },
  create: ({ SERVICE_EXA_ADDRESS: address, SERVICE_EXA_KEY: key }) =>
    createExa({ address, key: needed('SERVICE_EXA_KEY', key) }),
  facts: {
    service: '[Exa](https://exa.ai/)',
    key: 'yes',
    price: 'by request, some free',
    dataCentre: 'yes',
    terms: 'https://exa.ai/assets/Exa_Labs_Terms_of_Service.pdf',
    limits: '100 rows a search; those beyond ten, and highlights, cost extra',
    how: 'register at [dashboard.exa.ai](https://dashboard.exa.ai/), then API keys; `SERVICE_EXA_KEY` or `SERVICE_EXA_KEY_FILE`',
  },
  sends: {
    query: '`query`',
    engine: '–',
    region: '`userLocation`, the country only',
    timelimit: '`startPublishedDate`',
    safesearch: '`moderation`, one level only',
    page: 'cut from the first 100 rows',
    limit: '`numResults`',
  },
});

/** A tag tells more than the status beside it. */
function isUsedUp({ status, body }: HttpResponse): boolean {
  return status >= 400 && USED_UP.has(tryJson(Refusal, body)?.tag ?? '');
}
