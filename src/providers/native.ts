import { address, integer } from '../shared/env.js';
import { GatewayError } from '../shared/errors.js';
import type { HttpRequest } from '../shared/http.js';
import { formHeaders } from './browser-headers.js';
import { defineProvider } from './definition.js';
import { endpoint } from './endpoint.js';
import { isChallengePage, nextForm, parseResultPage } from './native-page.js';
import { nativeRegion } from './native-regions.js';
import type { Provider, SearchQuery } from './provider.js';
import { cutAtWord, quoteBangs } from './query-text.js';
import { checkStatus, REDIRECTED } from './status.js';
import { daysOf } from './time-limit.js';

/** The site refuses 500 characters and more. */
const MAX_QUERY_LENGTH = 499;

const SAFE_SEARCH = { on: '1', moderate: '-1', off: '-2' } as const;

/** The site ties the token of its Next form to the User-Agent, so it is the same in every request. */
const HEADERS = formHeaders('https://html.duckduckgo.com');

/** How the site answers a bang. */
const SENT_ELSEWHERE = {
  code: 'provider_invalid_response',
  message:
    'The search provider answered with a redirect instead of results. Rephrase the query without words that start with an exclamation mark.',
} as const;

const MOVED = { ...REDIRECTED, code: 'provider_invalid_response' } as const;

const STATUS_FAULTS = {
  301: MOVED,
  302: MOVED,
  303: SENT_ELSEWHERE,
  307: MOVED,
  308: MOVED,
  403: { code: 'provider_blocked' },
  418: { code: 'provider_blocked' },
} as const;

/**
 * DuckDuckGo's HTML site, made for browsers without JavaScript. There is no documentation: fields, page structure and
 * outcomes are those of saved pages from 2022 to 2026. Needs no token; expects patience, see `SERVICE_NATIVE_MIN_INTERVAL_MS`.
 */
export function createNative({ address }: { address: URL }): Provider {
  const post = (form: Record<string, string>, query: SearchQuery): HttpRequest => ({
    url: endpoint(address, 'html/'),
    method: 'POST',
    headers: { ...HEADERS, ...cookies(query) },
    form: { ...form, kp: SAFE_SEARCH[query.safesearch] },
  });

  return {
    toRequest: (query) =>
      post(
        {
          q: cutAtWord(quoteBangs(query.query), MAX_QUERY_LENGTH),
          b: '',
          kl: nativeRegion(query.region),
          df: ageOf(query),
        },
        query,
      ),
    fromResponse(response) {
      // A challenge comes with any status, and is not to be asked for again as an overload would be.
      if (response.status >= 300 && isChallengePage(response.body)) throw new GatewayError('provider_blocked');
      checkStatus(response, STATUS_FAULTS);
      return parseResultPage(response.body, address);
    },
    nextRequest(response, query) {
      const form = nextForm(response.body);
      return form && post(form, query);
    },
  };
}

export const native = defineProvider({
  name: 'native',
  brand: 'duckduckgo',
  settings: {
    SERVICE_NATIVE_PROVIDER_ADDRESS: address
      .default(new URL('https://html.duckduckgo.com'))
      .describe('Base URL of `duckduckgo` (its HTML site), for proxies and tests'),
    SERVICE_NATIVE_MIN_INTERVAL_MS: integer(0, 60_000)
      .default(1500)
      .describe('Least time between two requests to `duckduckgo`, in milliseconds; the site blocks clients in a hurry'),
  },
  needs: [],
  filters: { days: 'fields' },
  create: ({ SERVICE_NATIVE_PROVIDER_ADDRESS }) => createNative({ address: SERVICE_NATIVE_PROVIDER_ADDRESS }),
  pace: ({ SERVICE_NATIVE_MIN_INTERVAL_MS }) => ({ intervalMs: SERVICE_NATIVE_MIN_INTERVAL_MS, serial: true }),
  facts: {
    service: "DuckDuckGo's HTML site, `html.duckduckgo.com`",
    key: 'none',
    price: 'free',
    dataCentre: 'mostly blocked',
    terms: 'https://duckduckgo.com/terms',
    limits:
      'blocks clients that ask too fast for up to an hour; one request every 1.5 s by default; ten pages, see below',
    how: 'nothing to do; it is the default',
  },
  sends: {
    query: '`q`, cut to 499 characters',
    engine: '–',
    region: '`kl`',
    timelimit: '`df`',
    safesearch: '`kp`',
    page: "the page's own Next form",
    limit: 'cut from the answer',
  },
});

/** A limit, or a first and a last day. */
function ageOf(query: SearchQuery): string {
  const days = daysOf(query, Date.now());
  return days ? `${days.first}..${days.last}` : query.timelimit;
}

/** The site remembers both selects in cookies. */
function cookies(query: SearchQuery): { cookie?: string } {
  const set = Object.entries({ kl: nativeRegion(query.region), df: ageOf(query) }).filter(([, value]) => value !== '');
  return set.length > 0 ? { cookie: set.map((pair) => pair.join('=')).join('; ') } : {};
}
