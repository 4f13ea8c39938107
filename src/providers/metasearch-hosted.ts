import { z } from 'zod';
import type { MissingReason } from '../shared/call-facts.js';
import { address } from '../shared/env.js';
import { GatewayError } from '../shared/errors.js';
import { defineProvider, needed } from './definition.js';
import { endpoint } from './endpoint.js';
import { engineNames } from './engine-names.js';
import { JSON_HEADERS, listOf, text, tryJson } from './json-api.js';
import { isWorld, toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { quoteBangs } from './query-text.js';
import { missingEngines, rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';
import { usable } from './usable-row.js';

const TIME_RANGE = { d: 'day', w: 'week', m: 'month', y: 'year' } as const;
const SAFE_SEARCH = { on: '2', moderate: '1', off: '0' } as const;

/** The instance's limiter wants to see `text/html` and a language, even from those who ask for JSON. */
const HEADERS = {
  ...JSON_HEADERS,
  accept: 'application/json, text/html;q=0.9',
  'accept-language': 'en-US,en;q=0.5',
};

const Body = z.object({
  results: listOf(z.looseObject({ title: text, url: text, content: text })),
  /** Pairs of an engine and why it gave nothing. */
  unresponsive_engines: z.array(z.unknown()).catch([]),
});

const Unresponsive = z.object({ unresponsive_engines: listOf(z.array(z.unknown())) });

const REASONS = [
  [/captcha|access denied/i, 'blocked'],
  [/too many requests/i, 'rate_limited'],
  [/time ?out/i, 'timeout'],
] as const satisfies [RegExp, MissingReason][];

const STATUS_FAULTS = {
  403: {
    code: 'provider_unauthorized',
    message:
      "The metasearch instance refuses the gateway. Its operator has to enable JSON (search.formats in SearXNG's settings.yml) and let the gateway through any proxy in front of it.",
  },
  429: {
    code: 'provider_rate_limited',
    message:
      "The metasearch instance limits the gateway. Try again later, or have its operator exempt the gateway from the limiter (SearXNG's limiter.toml, or server.limiter in settings.yml).",
  },
} as const;

/**
 * A SearXNG instance of one's own. `address` may carry a path. Source: docs.searxng.org/dev/search_api.html and responses
 * of versions from 2024 to 2026. Rows keep the order of the instance; there is no parameter for their number.
 */
export function createMetasearchHosted({ address }: { address: URL }): Provider {
  return {
    toRequest({ query, engine, region, timelimit, safesearch, page }) {
      const parameters = {
        q: quoteBangs(query),
        format: 'json',
        pageno: String(page),
        safesearch: SAFE_SEARCH[safesearch],
        ...engines(engine),
        ...language(region),
        ...(timelimit && { time_range: TIME_RANGE[timelimit] }),
      };
      return { url: endpoint(address, 'search', parameters), headers: HEADERS };
    },
    fromResponse(response) {
      checkStatus(response, STATUS_FAULTS);
      const body = tryJson(Body, response.body);
      if (!body) throw noResults();
      const rows = body.results.flatMap(({ title, url, content, publishedDate: published, engines, score }) =>
        usable({
          title: plainText(title),
          url,
          snippet: plainText(content),
          ...rowFacts({ published, engines, score }),
        }),
      );
      // Judged by the rows that are left: instances also list key facts, which lead nowhere.
      if (rows.length === 0 && body.unresponsive_engines.length > 0) throw allFailed();
      return rows;
    },
    missingOf(response) {
      const said = tryJson(Unresponsive, response.body)?.unresponsive_engines ?? [];
      return missingEngines(said.map(([engine, words]) => [engine, reasonOf(words)]));
    },
  };
}

export const metasearchHosted = defineProvider({
  name: 'metasearch_hosted',
  brand: 'searxng',
  settings: {
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: address
      .optional()
      .describe('Base URL of `searxng`, may carry a path; required for that provider'),
  },
  needs: ['SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS'],
  create: ({ SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: address }) =>
    createMetasearchHosted({ address: needed('SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS', address) }),
  facts: {
    service: 'a [SearXNG](https://docs.searxng.org/) instance',
    key: 'none',
    price: 'free',
    dataCentre: 'as its engines do',
    terms: 'https://github.com/searxng/searxng',
    limits: 'the instance has to allow JSON (`search.formats`) and let the gateway through its limiter',
    how: 'run SearXNG ([its installation](https://docs.searxng.org/admin/installation.html), or [our Compose file](../examples/compose/README.md)), add `json` to `search.formats`; `SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS`. Public instances rarely allow JSON',
  },
  sends: {
    query: '`q`',
    engine: '`engines`, left out for `auto`',
    region: '`language`',
    timelimit: '`time_range`',
    safesearch: '`safesearch`',
    page: '`pageno`',
    limit: 'cut from the answer',
  },
});
/** The instance's words in English; in another language they are read as a failure. */
function reasonOf(words: unknown): MissingReason {
  const said = typeof words === 'string' ? words : '';
  return REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? 'failed';
}

function engines(engine: string): { engines?: string } {
  const names = engineNames(engine);
  return names.length === 0 || names.includes('auto') ? {} : { engines: names.join(',') };
}

/** `us-en` would pass the instance's own check and mean a language "us". A country alone cannot be said. */
function language(region: string | undefined): { language?: string } {
  const { country, language } = toLocale(region);
  if (language) return { language: country ? `${language}-${country}` : language };
  return isWorld(region) ? { language: 'all' } : {};
}

function noResults(): GatewayError {
  return new GatewayError('provider_invalid_response', {
    message:
      "The metasearch instance answered with something other than results in JSON, such as the login or anti-bot page of a proxy in front of it. The operator should check the provider's address.",
  });
}

function allFailed(): GatewayError {
  return new GatewayError('provider_failed', {
    message:
      'The search engines behind the metasearch instance failed, limited or blocked it. Try again in a few minutes, or name other engines.',
  });
}
