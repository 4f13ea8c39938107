import { z } from 'zod';
import { address, integer, secret } from '../shared/env.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { HttpRequest, HttpResponse } from '../shared/http.js';
import { braveRegion } from './api-a-regions.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { plainText } from './plain-text.js';
import type { PaceHint, Provider, SearchQuery } from './provider.js';
import { cutAtWord, quoteBangs } from './query-text.js';
import { quotaUsedUp } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { daysOf } from './time-limit.js';

const MAX_QUERY_LENGTH = 400;
const MAX_QUERY_WORDS = 50;
const MAX_COUNT = 20;
/** `offset` counts pages, from 0 to 9. */
const LAST_PAGE = 10;
const SAFE_SEARCH = { on: 'strict', moderate: 'moderate', off: 'off' } as const;

/** Longer windows are quotas, which no pace can spread over a day of use. */
const LONGEST_PACED_WINDOW_S = 60;

const Body = z
  .object({
    type: z.literal('search').optional(),
    /** Absent when nothing matched. */
    web: z
      .object({ results: listOf(z.looseObject({ title: text, url: text, description: text })).nullish() })
      .nullish(),
  })
  // What says neither that it is a search nor what was found is something else, not "nothing".
  .refine(({ type, web }) => type !== undefined || web?.results);
const count = z.number().nullish().catch(undefined);
const Refusal = z.object({
  error: z.object({
    code: text,
    meta: z.object({ quota_limit: count, quota_current: count }).optional().catch(undefined),
  }),
});

/** A code tells more than the status beside it. The others go by the status, or are failures where that is a 2xx. */
const CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['SUBSCRIPTION_TOKEN_INVALID', 'provider_unauthorized'],
  ['RATE_LIMITED', 'provider_rate_limited'],
]);

/**
 * Brave Search API, web results only. Source: api-dashboard.search.brave.com, documentation of 2026, and recorded
 * responses. A bad token is refused with 422 there, as a bad parameter is.
 */
export function createApiA({ address, token }: { address: URL; token: string }): Provider {
  const ask = (parameters: Record<string, string>): HttpRequest => ({
    url: endpoint(address, 'res/v1/web/search', parameters),
    headers: { ...JSON_HEADERS, 'x-subscription-token': token },
  });

  return {
    toRequest: (query) => (query.page > LAST_PAGE ? undefined : ask({ ...basics(query), ...filters(query) })),
    fromResponse(response) {
      const refusal = refusalOf(response);
      const code = CODES.get(refusal?.code ?? '');
      if ((response.status === 429 || code === 'provider_rate_limited') && isUsedUp(response)) throw quotaUsedUp();
      if (code) throw new GatewayError(code);
      checkStatus(response);
      if (refusal) throw new GatewayError('provider_failed');
      const rows = readJson(Body, response.body).web?.results ?? [];
      return rows.map(({ title, url, description, page_age: published }) => ({
        title: plainText(title),
        url,
        snippet: plainText(description),
        ...rowFacts({ published }),
      }));
    },
    fallbackRequest(response, query) {
      if (response.status !== 422 || refusalOf(response)?.code === 'SUBSCRIPTION_TOKEN_INVALID') return undefined;
      return Object.keys(filters(query)).length > 0 ? ask(basics(query)) : undefined;
    },
    paceOf: (response) => ({ intervalMs: intervalMs(response), ...(response.status === 429 && waitOf(response)) }),
  };
}

export const apiA = defineProvider({
  name: 'api_a',
  brand: 'brave',
  settings: {
    SERVICE_API_A_TOKEN: secret.optional().meta({
      secret: true,
      description: 'Subscription token of `brave` (Brave Search API); required for that provider',
    }),
    SERVICE_API_A_ADDRESS: address.default(new URL('https://api.search.brave.com')).describe('Base URL of `brave`'),
    SERVICE_API_A_MIN_INTERVAL_MS: integer(0, 60_000)
      .default(1100)
      .describe(
        'Least time between requests to `brave` until it tells its own rate; its smallest plan allows one a second',
      ),
  },
  needs: ['SERVICE_API_A_TOKEN'],
  filters: { days: 'fields' },
  create: ({ SERVICE_API_A_ADDRESS: address, SERVICE_API_A_TOKEN: token }) =>
    createApiA({ address, token: needed('SERVICE_API_A_TOKEN', token) }),
  pace: ({ SERVICE_API_A_MIN_INTERVAL_MS }) => ({ intervalMs: SERVICE_API_A_MIN_INTERVAL_MS, probe: true }),
  facts: {
    service: '[Brave Search API](https://brave.com/search/api/)',
    key: 'yes',
    price: 'by request',
    dataCentre: 'yes',
    terms: 'https://api-dashboard.search.brave.com/terms-of-service',
    limits: '20 rows a page, ten pages; paced as the service advertises',
    how: "register at [Brave's dashboard](https://api-dashboard.search.brave.com/), subscribe to a plan (a card is needed for every one), then API Keys, Add API Key; `SERVICE_API_A_TOKEN` or `SERVICE_API_A_TOKEN_FILE`",
  },
  sends: {
    query: '`q`, cut to 50 words and 400 characters',
    engine: '–',
    region: '`country` and `search_lang`',
    timelimit: '`freshness`',
    safesearch: '`safesearch`',
    page: '`offset`, in pages',
    limit: '`count`, then cut',
  },
});

function basics({ query, limit, page, safesearch }: SearchQuery): Record<string, string> {
  return {
    q: cutAtWord(quoteBangs(query).split(/\s+/).slice(0, MAX_QUERY_WORDS).join(' '), MAX_QUERY_LENGTH),
    safesearch: SAFE_SEARCH[safesearch],
    text_decorations: 'false',
    result_filter: 'web',
    ...(limit > 0 && { count: String(Math.min(limit, MAX_COUNT)) }),
    ...(page > 1 && { offset: String(page - 1) }),
  };
}

/** What the service may refuse in a search it would otherwise answer. */
function filters({ region, ...days }: SearchQuery): Record<string, string> {
  const freshness = freshnessOf(days);
  return { ...braveRegion(region), ...(freshness && { freshness }) };
}

/** A limit, or a first and a last day. */
function freshnessOf({ timelimit, after, before }: Pick<SearchQuery, 'timelimit' | 'after' | 'before'>): string {
  const days = daysOf({ after, before }, Date.now());
  return days ? `${days.first}to${days.last}` : timelimit && `p${timelimit}`;
}

function refusalOf({ body }: HttpResponse) {
  return tryJson(Refusal, body)?.error;
}

function isUsedUp(response: HttpResponse): boolean {
  return bodySaysUsedUp(response) || exhausted(response).some(({ seconds }) => seconds > LONGEST_PACED_WINDOW_S);
}

/** A limit of 0 means that there is none. */
function bodySaysUsedUp(response: HttpResponse): boolean {
  const { quota_limit, quota_current } = refusalOf(response)?.meta ?? {};
  return typeof quota_current === 'number' && !!quota_limit && quota_limit > 0 && quota_current >= quota_limit;
}

/** The spacing that keeps within the advertised windows, a tenth wider, since requests do not arrive as evenly as they leave. */
function intervalMs({ headers }: HttpResponse): number | undefined {
  const spacings = windowsOf(headers).flatMap(({ limit = 0, seconds }) =>
    limit > 0 && seconds <= LONGEST_PACED_WINDOW_S ? (1_100 * seconds) / limit : [],
  );
  return spacings.length > 0 ? Math.max(...spacings) : undefined;
}

/** The time until every exhausted window is over; a second where the response says nothing. */
function waitOf(response: HttpResponse): Pick<PaceHint, 'retryAfterMs'> {
  if (bodySaysUsedUp(response)) return { retryAfterMs: Number.POSITIVE_INFINITY };
  const waits = exhausted(response).flatMap(({ resetS }) => resetS ?? []);
  if (waits.length > 0) return { retryAfterMs: Math.max(...waits) * 1_000 };
  return response.headers['retry-after'] === undefined ? { retryAfterMs: 1_000 } : {};
}

function exhausted({ headers }: HttpResponse): Window[] {
  return windowsOf(headers).filter(({ limit, remaining }) => remaining === 0 && limit !== 0);
}

interface Window {
  /** 0 where the plan has no such limit; its `remaining` is 0 then, too. */
  limit: number | undefined;
  seconds: number;
  remaining: number | undefined;
  resetS: number | undefined;
}

/** The windows of the `X-RateLimit-…` headers: each has a list with one entry for each window, in the same order. */
function windowsOf(headers: HttpResponse['headers']): Window[] {
  const limits = numbers(headers['x-ratelimit-limit']);
  const remaining = numbers(headers['x-ratelimit-remaining']);
  const resets = numbers(headers['x-ratelimit-reset']);
  const policies = String(headers['x-ratelimit-policy'] ?? '').split(',');
  return Array.from({ length: Math.max(limits.length, remaining.length) }, (_, i) => {
    const seconds = /;\s*w=(\d+)/.exec(policies[i] ?? '')?.[1] ?? (i === 0 ? 1 : Number.POSITIVE_INFINITY);
    return { limit: limits[i], seconds: Number(seconds), remaining: remaining[i], resetS: resets[i] };
  });
}

function numbers(header: string | string[] | undefined): number[] {
  return String(header ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
}
