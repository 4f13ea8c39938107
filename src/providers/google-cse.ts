import { z } from 'zod';
import { address, secret, text as someText } from '../shared/env.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { googleLanguage } from './google-language.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp } from './quota.js';
import { rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';

const ROWS = 10;
/** No request may reach further. */
const LAST_ROW = 100;
/** There is no middle level. */
const SAFE_SEARCH = { on: 'active', moderate: 'active', off: 'off' } as const;
/** Languages to which results can be restricted. */
const LANGUAGES: ReadonlySet<string> = new Set(
  `ar bg ca cs da de el en es et fi fr hr hu id is it iw ja ko lt lv nl no pl pt ro ru sk sl sr sv tr zh-CN zh-TW`.split(
    ' ',
  ),
);

const MetaTags = z.object({ metatags: z.array(z.record(z.string(), z.unknown())) });
const Body = z
  .object({
    kind: z.literal('customsearch#search').optional(),
    /** Absent when nothing matched. */
    items: listOf(
      z.looseObject({ title: text, link: text, snippet: text, pagemap: MetaTags.optional().catch(undefined) }),
    ).nullish(),
  })
  // What says neither that it is a search nor what was found is something else, not "nothing".
  .refine(({ kind, items }) => kind !== undefined || items);

const reasons = z.array(z.object({ reason: text, metadata: z.record(z.string(), z.unknown()).catch({}) })).catch([]);
const Refusal = z.object({ error: z.object({ message: text, errors: reasons, details: reasons }) });

/** A reason tells more than the status beside it: a wrong key is a 400, and a limit may be a 403. */
const REASONS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^(?:daily|rate|user|quota|RATE_|RESOURCE_).*(?:exceeded|exhausted)$/i, 'provider_rate_limited'],
  [
    /^(?:keyInvalid|keyExpired|accessNotConfigured|forbidden|ipRefererBlocked|SERVICE_DISABLED)$/,
    'provider_unauthorized',
  ],
  [/^(?:API_KEY_|CONSUMER_|BILLING_)/, 'provider_unauthorized'],
];
const DAILY = /daily|quotaExceeded|per ?day|^1\/d\//i;

/**
 * Google Programmable Search, its Custom Search JSON API. Source: developers.google.com/custom-search/v1, the reference of
 * `cse.list`, read November 2026, and errors as Google's APIs share them. It is closed to new customers and ends with
 * 2026. The key is part of the URL, which therefore appears in no error, log line or span.
 */
export function createGoogleCse({ address, key, id }: { address: URL; key: string; id: string }): Provider {
  return {
    toRequest({ query, limit, page, timelimit, safesearch, region }) {
      const rows = limit > 0 ? Math.min(limit, ROWS) : ROWS;
      const start = (page - 1) * rows + 1;
      if (start > LAST_ROW) return undefined;
      const { country } = toLocale(region);
      const language = googleLanguage(region) ?? '';
      const parameters = {
        key,
        cx: id,
        q: quoteBangs(query),
        safe: SAFE_SEARCH[safesearch],
        num: String(Math.min(rows, LAST_ROW + 1 - start)),
        ...(page > 1 && { start: String(start) }),
        ...(timelimit && { dateRestrict: `${timelimit}1` }),
        ...(country && { gl: country.toLowerCase() }),
        ...(LANGUAGES.has(language) && { lr: `lang_${language}` }),
      };
      return { url: endpoint(address, 'customsearch/v1', parameters), headers: JSON_HEADERS };
    },
    fromResponse(response) {
      if (isUsedUp(response)) throw quotaUsedUp();
      const code = codeOf(response);
      if (code) throw new GatewayError(code);
      checkStatus(response, { 402: QUOTA_USED_UP });
      const rows = readJson(Body, response.body).items ?? [];
      return rows.map(({ title, link, snippet, pagemap }) => ({
        title: plainText(title),
        url: link,
        snippet: plainText(snippet),
        ...rowFacts({ published: pagemap?.metatags[0]?.['article:published_time'] }),
      }));
    },
    paceOf: (response) => (isUsedUp(response) ? { retryAfterMs: Number.POSITIVE_INFINITY } : {}),
  };
}

export const googleCse = defineProvider({
  name: 'google_cse',
  settings: {
    SERVICE_GOOGLE_CSE_KEY: secret.optional().meta({
      secret: true,
      description: 'Key of `google_cse` (Google Programmable Search); required for that provider',
    }),
    SERVICE_GOOGLE_CSE_ID: someText
      .optional()
      .describe('Identifier of the search engine that `google_cse` asks (`cx`); required for that provider'),
    SERVICE_GOOGLE_CSE_ADDRESS: address
      .default(new URL('https://customsearch.googleapis.com'))
      .describe('Base URL of `google_cse`'),
  },
  needs: ['SERVICE_GOOGLE_CSE_KEY', 'SERVICE_GOOGLE_CSE_ID'],
  create: ({ SERVICE_GOOGLE_CSE_ADDRESS: address, SERVICE_GOOGLE_CSE_KEY: key, SERVICE_GOOGLE_CSE_ID: id }) =>
    createGoogleCse({
      address,
      key: needed('SERVICE_GOOGLE_CSE_KEY', key),
      id: needed('SERVICE_GOOGLE_CSE_ID', id),
    }),
  facts: {
    service: '[Google Programmable Search](https://developers.google.com/custom-search/v1/overview)',
    key: 'yes',
    price: 'by request, some free',
    dataCentre: 'yes',
    terms: 'https://developers.google.com/custom-search/terms',
    limits: 'ten rows a page, the first hundred only; closed to new customers, and ends on 1 January 2027',
    how: 'for who has a key already: `SERVICE_GOOGLE_CSE_KEY` or `SERVICE_GOOGLE_CSE_KEY_FILE`, and as `SERVICE_GOOGLE_CSE_ID` the search engine ID from its [control panel](https://programmablesearchengine.google.com/)',
  },
  sends: {
    query: '`q`',
    engine: '–',
    region: '`gl` and `lr`',
    timelimit: '`dateRestrict`',
    safesearch: '`safe`, one level only',
    page: '`start`, in rows',
    limit: '`num`, ten at most',
  },
});

function refusalOf({ status, body }: HttpResponse) {
  const error = status >= 400 ? tryJson(Refusal, body)?.error : undefined;
  return { message: error?.message ?? '', causes: [...(error?.details ?? []), ...(error?.errors ?? [])] };
}

function codeOf(response: HttpResponse): ErrorCode | undefined {
  const { causes } = refusalOf(response);
  return REASONS.find(([pattern]) => causes.some(({ reason }) => pattern.test(reason)))?.[1];
}

/** The quota of a day; there is one of a minute, too. */
function isUsedUp(response: HttpResponse): boolean {
  const { message, causes } = refusalOf(response);
  const isLimit = response.status === 429 || codeOf(response) === 'provider_rate_limited';
  const said = [message, ...causes.flatMap(({ reason, metadata }) => [reason, ...Object.values(metadata)])];
  return isLimit && said.some((words) => DAILY.test(String(words)));
}
