import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';
import { bingMarket } from './bing-markets.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { plainText } from './plain-text.js';
import type { Provider, SearchQuery } from './provider.js';
import { quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp, waitAfterHaste } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { daysOf, isoDay, startOf } from './time-limit.js';

const DEFAULT_ROWS = 10;
const MAX_ROWS = 50;
const FRESHNESS = { d: 'Day', w: 'Week', m: 'Month' } as const;
const SAFE_SEARCH = { on: 'Strict', moderate: 'Moderate', off: 'Off' } as const;

const Body = z
  .object({
    _type: z.literal('SearchResponse').optional(),
    /** Absent when nothing matched. */
    webPages: z.object({ value: listOf(z.looseObject({ name: text, url: text, snippet: text })) }).nullish(),
  })
  // What says neither that it is a search nor what was found is something else, not "nothing".
  .refine(({ _type, webPages }) => _type !== undefined || webPages);
const Refusal = z.object({ errors: listOf(z.object({ code: text })) });
/** How Azure's gateway in front of such services refuses. */
const GatewayRefusal = z.object({ message: z.string() });

/** A code tells more than the status beside it. */
const CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['InvalidAuthorization', 'provider_unauthorized'],
  ['InsufficientAuthorization', 'provider_unauthorized'],
  ['RateLimitExceeded', 'provider_rate_limited'],
  ['ServerError', 'provider_failed'],
]);
const STATUS_FAULTS = {
  402: QUOTA_USED_UP,
  410: {
    code: 'provider_failed',
    message: "The search provider answers over HTTPS only. The operator should check the provider's address.",
  },
} as const;

/**
 * Bing Web Search API, version 7, as resellers serve it; Microsoft's own ended in August 2025. Source: its reference,
 * github.com/MicrosoftDocs/bing-docs, read November 2026. There is no word for a year, so it is a range of days.
 */
export function createBing({
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
      const { query, limit, page, safesearch, region } = search;
      const rows = limit > 0 ? Math.min(limit, MAX_ROWS) : DEFAULT_ROWS;
      const market = bingMarket(region);
      const parameters = {
        q: quoteBangs(query),
        responseFilter: 'Webpages',
        safeSearch: SAFE_SEARCH[safesearch],
        ...(limit > 0 && { count: String(rows) }),
        ...(page > 1 && { offset: String((page - 1) * rows) }),
        ...freshness(search, now()),
        ...(market && { mkt: market }),
      };
      const headers = { ...JSON_HEADERS, 'ocp-apim-subscription-key': key };
      return { url: endpoint(address, 'v7.0/search', parameters), headers };
    },
    fromResponse(response) {
      if (isUsedUp(response)) throw quotaUsedUp();
      const code = codeOf(response);
      if (code) throw new GatewayError(code);
      checkStatus(response, STATUS_FAULTS);
      const rows = readJson(Body, response.body).webPages?.value ?? [];
      return rows.map(({ name, url, snippet, datePublished: published }) => ({
        title: plainText(name),
        url,
        snippet: plainText(snippet),
        ...rowFacts({ published }),
      }));
    },
    paceOf: (response) => waitAfterHaste(response, isUsedUp(response)),
  };
}

export const bing = defineProvider({
  name: 'bing',
  settings: {
    SERVICE_BING_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `bing` (Bing Web Search API); required for that provider' }),
    SERVICE_BING_ADDRESS: address
      .optional()
      .describe(
        'Base URL of `bing`, of a reseller of the Bing Web Search API, up to `/v7.0/search`; required for that provider',
      ),
  },
  needs: ['SERVICE_BING_KEY', 'SERVICE_BING_ADDRESS'],
  filters: { days: 'fields' },
  create: ({ SERVICE_BING_ADDRESS: address, SERVICE_BING_KEY: key }) =>
    createBing({ address: needed('SERVICE_BING_ADDRESS', address), key: needed('SERVICE_BING_KEY', key) }),
  facts: {
    service:
      'a reseller with the [Bing Web Search API](https://learn.microsoft.com/en-us/bing/search-apis/bing-web-search/reference/endpoints), version 7',
    key: 'yes',
    price: 'as the reseller sets it',
    dataCentre: 'yes',
    terms: 'https://learn.microsoft.com/en-us/bing/search-apis/bing-web-search/use-display-requirements',
    limits: "50 rows a page; Microsoft's own service ended in August 2025",
    how: 'subscribe at a reseller; its address without `/v7.0/search` is `SERVICE_BING_ADDRESS`; `SERVICE_BING_KEY` or `SERVICE_BING_KEY_FILE`',
  },
  sends: {
    query: '`q`',
    engine: '–',
    region: '`mkt`',
    timelimit: '`freshness`',
    safesearch: '`safeSearch`',
    page: '`offset`, in rows',
    limit: '`count`, then cut',
  },
});

function freshness(search: SearchQuery, nowMs: number): { freshness?: string } {
  const { timelimit } = search;
  if (timelimit === 'd' || timelimit === 'w' || timelimit === 'm') return { freshness: FRESHNESS[timelimit] };
  const since = startOf(timelimit, nowMs);
  const days = daysOf(since ? { after: isoDay(since) } : search, nowMs);
  return days ? { freshness: `${days.first}..${days.last}` } : {};
}

function codeOf({ body }: HttpResponse): ErrorCode | undefined {
  const codes = tryJson(Refusal, body)?.errors.flatMap(({ code }) => CODES.get(code) ?? []);
  return codes?.[0];
}

/** A limit by the second is 429, one by the day or month 403. */
function isUsedUp(response: HttpResponse): boolean {
  if (response.status !== 403) return false;
  const words = tryJson(GatewayRefusal, response.body)?.message ?? '';
  return codeOf(response) === 'provider_rate_limited' || /\bvolume quota\b/i.test(words);
}
