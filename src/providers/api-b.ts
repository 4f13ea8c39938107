import { z } from 'zod';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { endpoint } from './endpoint.js';
import { JSON_HEADERS, readJson, text, tryJson } from './json-api.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider, SearchQuery } from './provider.js';
import { quoteBangs } from './query-text.js';
import { checkStatus } from './status.js';

const DEFAULT_ROWS = 10;
/** What the largest plans allow. */
const MAX_ROWS = 100;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const SINCE = { d: 'day', m: 'month', y: 'year' } as const;
/** There is no middle level. */
const SAFE_SEARCH = { on: '1', moderate: '1', off: '0' } as const;
/** Weights from 1 to 100: the vendor's recommendation for countries, and what clients use for languages. */
const COUNTRY_BOOST = '10';
const LANGUAGE_BOOST = '100';

const Outcome = z.object({ response: z.object({ status: z.string() }) });
const Body = z.object({
  response: z.object({
    status: z.literal('OK'),
    results: z.array(z.object({ title: text, url: text, desc: text })).nullish(),
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
    toRequest({ query, limit, page, timelimit, safesearch, region }) {
      const rows = limit > 0 ? Math.min(limit, MAX_ROWS) : DEFAULT_ROWS;
      const parameters = {
        api_key: key,
        fmt: 'json',
        q: quoteBangs(query),
        safe: SAFE_SEARCH[safesearch],
        ...(limit > 0 && { t: String(rows) }),
        ...(page > 1 && { s: String((page - 1) * rows + 1) }),
        ...since(timelimit, now()),
        ...boosts(region),
      };
      return { url: endpoint(address, 'search', parameters), headers: JSON_HEADERS };
    },
    fromResponse(response) {
      const status = tryJson(Outcome, response.body)?.response.status;
      if (status !== undefined && status !== 'OK') throw nameFault(status);
      checkStatus(response);
      const rows = readJson(Body, response.body).response.results ?? [];
      return rows.map(({ title, url, desc }) => ({ title: plainText(title), url, snippet: plainText(desc) }));
    },
  };
}

/** The API has no word for a week. */
function since(timelimit: SearchQuery['timelimit'], nowMs: number): { since?: string } {
  if (timelimit === '') return {};
  if (timelimit !== 'w') return { since: SINCE[timelimit] };
  return { since: new Date(nowMs - WEEK_MS).toISOString().slice(0, 10).replaceAll('-', '') };
}

function boosts(region: string | undefined): Record<string, string> {
  const { country, language } = toLocale(region);
  return {
    ...(country && { rb: country, rbb: COUNTRY_BOOST }),
    ...(language && { lb: language.toUpperCase(), lbb: LANGUAGE_BOOST }),
  };
}

/** The words are the service's and may change; they are read for a class and go no further. */
function nameFault(status: string): GatewayError {
  const code: ErrorCode = /limit|quota/i.test(status)
    ? 'provider_rate_limited'
    : /\b(?:api.?key|key|auth\w*|ip)\b/i.test(status)
      ? 'provider_unauthorized'
      : 'provider_failed';
  return new GatewayError(code, code === 'provider_rate_limited' ? { message: USED_UP } : {});
}

const USED_UP =
  "The search provider's request limit is used up. Try again later, or have the operator raise it or configure another provider.";
