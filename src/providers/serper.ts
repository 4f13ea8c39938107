import { z } from 'zod';
import { address, secret } from '../shared/env.js';
import type { HttpResponse } from '../shared/http.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { googleLanguage } from './google-language.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { quoteBangs } from './query-text.js';
import { QUOTA_USED_UP, quotaUsedUp, waitAfterHaste } from './quota.js';
import { rowFacts } from './row-facts.js';
import { isoDate } from './stated-date.js';
import { checkStatus } from './status.js';

const MAX_ROWS = 100;

const Body = z
  .object({
    searchParameters: z.object({}).optional().catch(undefined),
    organic: listOf(z.looseObject({ title: text, link: text, snippet: text })).nullish(),
  })
  // What tells neither what it searched for nor what it found is something else, not "nothing".
  .refine(({ searchParameters, organic }) => searchParameters || organic);
const Refusal = z.object({ message: z.string() });

/**
 * Serper, Google's results. It publishes no reference: parameters are those of its playground as a public description of
 * its API has them (github.com/api-evangelist/serper, read November 2026), and refusals are as tests of clients quote
 * them: 403 for a wrong key, 400 with words where no credits are left.
 */
export function createSerper({ address, key }: { address: URL; key: string }): Provider {
  return {
    toRequest({ query, limit, page, timelimit, region }) {
      const { country } = toLocale(region);
      const language = googleLanguage(region);
      const json = {
        q: quoteBangs(query),
        ...(limit > 0 && { num: Math.min(limit, MAX_ROWS) }),
        ...(page > 1 && { page }),
        ...(timelimit && { tbs: `qdr:${timelimit}` }),
        ...(country && { gl: country.toLowerCase() }),
        ...(language && { hl: language.toLowerCase() }),
      };
      return { url: endpoint(address, 'search'), method: 'POST', headers: { ...JSON_HEADERS, 'x-api-key': key }, json };
    },
    fromResponse(response) {
      if (isUsedUp(response)) throw quotaUsedUp();
      checkStatus(response, { 402: QUOTA_USED_UP });
      const rows = readJson(Body, response.body).organic ?? [];
      return rows.map(({ title, link, snippet, date }) => ({
        title: plainText(title),
        url: link,
        snippet: plainText(snippet),
        ...rowFacts({ published: isoDate(date) }),
      }));
    },
    paceOf: (response) => waitAfterHaste(response, isUsedUp(response)),
  };
}

export const serper = defineProvider({
  name: 'serper',
  settings: {
    SERVICE_SERPER_KEY: secret
      .optional()
      .meta({ secret: true, description: 'Key of `serper` (Serper); required for that provider' }),
    SERVICE_SERPER_ADDRESS: address.default(new URL('https://google.serper.dev')).describe('Base URL of `serper`'),
  },
  needs: ['SERVICE_SERPER_KEY'],
  create: ({ SERVICE_SERPER_ADDRESS: address, SERVICE_SERPER_KEY: key }) =>
    createSerper({ address, key: needed('SERVICE_SERPER_KEY', key) }),
  facts: {
    service: "[Serper](https://serper.dev/): Google's results",
    key: 'yes',
    price: 'by request, some free',
    dataCentre: 'yes',
    terms: 'https://serper.dev/terms',
    limits: '100 rows a page; more than ten cost twice',
    how: 'register at [serper.dev](https://serper.dev/), then API key; `SERVICE_SERPER_KEY` or `SERVICE_SERPER_KEY_FILE`',
  },
  sends: {
    query: '`q`',
    engine: '–',
    region: '`gl` and `hl`',
    timelimit: '`tbs`',
    safesearch: '–',
    page: '`page`',
    limit: '`num`, then cut',
  },
});

/** Refusals are told apart by their words, which go no further. */
function isUsedUp({ status, body }: HttpResponse): boolean {
  return status >= 400 && status < 500 && /\bcredits?\b/i.test(tryJson(Refusal, body)?.message ?? '');
}
