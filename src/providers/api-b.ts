import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider, SearchQuery } from './provider.js';
import { quoteBangs } from './query-text.js';
import { checkStatus, type StatusFaults } from './status.js';

const DEFAULT_ROWS = 10;
/** What the largest plans allow. */
const MAX_ROWS = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEK_MS = 7 * DAY_MS;
const SINCE = { d: 'day', m: 'month', y: 'year' } as const;
/** There is no middle level. */
const SAFE_SEARCH = { on: '1', moderate: '1', off: '0' } as const;
/** Weights from 1 to 100: the vendor's recommendation for countries, and what clients use for languages. */
const COUNTRY_BOOST = '10';
const LANGUAGE_BOOST = '100';

/** What these say is not for words to change. */
const SETTLED: ReadonlySet<number> = new Set([401, 402, 403, 429]);
const LIMIT = /limit|quota|too many/i;
const CREDENTIALS = /\b(?:api.?key|key|auth\w*|unauthori[sz]ed|(?:access|permission) denied|forbidden|ip)\b/i;
const USED_UP = {
  message:
    "The search provider's request limit is used up. Try again later, or have the operator raise it or configure another provider.",
};
const LIMIT_REACHED: StatusFaults = { 429: { code: 'provider_rate_limited', ...USED_UP } };

const Outcome = z.object({ response: z.object({ status: z.string() }) });
const Body = z.object({
  response: z.object({
    status: z.literal('OK'),
    results: listOf(z.object({ title: text, url: text, desc: text })).nullish(),
  }),
});

/**
 * Mojeek Search API. Source: mojeek.com/support/api/search, read 2026. Errors come as words in `status`, HTTP 200
 * included. The key is part of the URL, which therefore appears in no error, log line or span.
 */
export function createApiB({
  address,
  key,
  now = Date.now,
}: {
  address: URL;
  key: string;
  now?: () => number;
}): Provider {
  return {
    toRequest({ query, limit, page, timelimit, safesearch, region, after, before }) {
      const rows = limit > 0 ? Math.min(limit, MAX_ROWS) : DEFAULT_ROWS;
      const parameters = {
        api_key: key,
        fmt: 'json',
        q: quoteBangs(query),
        safe: SAFE_SEARCH[safesearch],
        ...(limit > 0 && { t: String(rows) }),
        ...(page > 1 && { s: String((page - 1) * rows + 1) }),
        ...(after === undefined ? since(timelimit, now()) : { since: compact(after) }),
        ...(before !== undefined && { before: compact(dayAfter(before)) }),
        ...boosts(region),
      };
      return { url: endpoint(address, 'search', parameters), headers: JSON_HEADERS };
    },
    fromResponse(response) {
      const words = tryJson(Outcome, response.body)?.response.status ?? 'OK';
      const code = words === 'OK' || SETTLED.has(response.status) ? undefined : classOf(words);
      if (code) throw new GatewayError(code, code === 'provider_rate_limited' ? USED_UP : {});
      checkStatus(response, LIMIT.test(words) ? LIMIT_REACHED : {});
      if (words !== 'OK') throw new GatewayError('provider_failed');
      const rows = readJson(Body, response.body).response.results ?? [];
      return rows.map(({ title, url, desc }) => ({ title: plainText(title), url, snippet: plainText(desc) }));
    },
  };
}

export const apiB = defineProvider({
  name: 'api_b',
  brand: 'mojeek',
  settings: {
    SERVICE_API_B_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `mojeek` (Mojeek Search API); required for that provider' }),
    SERVICE_API_B_ADDRESS: address.default(new URL('https://api.mojeek.com')).describe('Base URL of `mojeek`'),
  },
  needs: ['SERVICE_API_B_KEY'],
  filters: { days: 'fields' },
  create: ({ SERVICE_API_B_ADDRESS: address, SERVICE_API_B_KEY: key }) =>
    createApiB({ address, key: needed('SERVICE_API_B_KEY', key) }),
  facts: {
    service: '[Mojeek Search API](https://www.mojeek.com/services/search/web-search-api/)',
    key: 'yes',
    price: 'by plan',
    dataCentre: 'yes',
    terms: 'https://www.mojeek.com/about/terms.html',
    limits: 'rows and pages as the plan allows',
    how: "ask for a plan on [Mojeek's page](https://www.mojeek.com/services/search/web-search-api/); `SERVICE_API_B_KEY` or `SERVICE_API_B_KEY_FILE`",
  },
  sends: {
    query: '`q`',
    engine: '–',
    region: '`rb` and `lb`, as boosts',
    timelimit: '`since`',
    safesearch: '`safe`, one level only',
    page: '`s`, in rows',
    limit: '`t`, then cut',
  },
});

/** The API has no word for a week. */
function since(timelimit: SearchQuery['timelimit'], nowMs: number): { since?: string } {
  if (timelimit === '') return {};
  if (timelimit !== 'w') return { since: SINCE[timelimit] };
  return { since: compact(new Date(nowMs - WEEK_MS).toISOString()) };
}

/** `2026-11-27…` → `20261127`. */
function compact(date: string): string {
  return date.slice(0, 10).replaceAll('-', '');
}

/** The service leaves the day of `before` out. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString();
}

function boosts(region: string | undefined): Record<string, string> {
  const { country, language } = toLocale(region);
  return {
    ...(country && { rb: country, rbb: COUNTRY_BOOST }),
    ...(language && { lb: language.toUpperCase(), lbb: LANGUAGE_BOOST }),
  };
}

/** The words are the service's and may change; they are read for a class and go no further. */
function classOf(words: string): ErrorCode | undefined {
  if (LIMIT.test(words)) return 'provider_rate_limited';
  return CREDENTIALS.test(words) ? 'provider_unauthorized' : undefined;
}
