import { z } from 'zod';
import type { MissingReason } from '../shared/call-facts.js';
import { address } from '../shared/env.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';
import { defineProvider } from './definition.js';
import { endpoint } from './endpoint.js';
import { engineNames } from './engine-names.js';
import { JSON_HEADERS, listOf, readJson, text, tryJson } from './json-api.js';
import { halvesOf, isWorld, toLocale } from './locale.js';
import { plainText } from './plain-text.js';
import type { Provider } from './provider.js';
import { quoteBangs } from './query-text.js';
import { missingEngines, rowFacts } from './row-facts.js';
import { checkStatus } from './status.js';

/** An empty search is an error to ddgs, told from the others by exactly this. */
const NOTHING_FOUND = 'Search failed: No results found.';

const Body = z.object({ results: listOf(z.looseObject({ title: text, href: text, body: text })) });
/** What our own service adds to it: what became of each engine. */
const Engines = z.object({ engines: listOf(z.object({ name: text, status: text })) });
const Failure = z.object({ detail: z.string() });
const Invalid = z.object({
  detail: z.array(
    z.object({ loc: z.array(z.unknown()), ctx: z.object({ expected: text }).optional().catch(undefined) }),
  ),
});

/** Names as FastAPI lists them, and at most so many: anything else in there would be foreign words in our message. */
const ENGINE = /(?<![^\s,])'([a-z0-9_.-]{1,32})'(?![^\s,])/gi;
const MAX_ENGINES = 50;

/** What our own service says when every engine failed; a stock ddgs server never answers with a bare word. */
const CLASSES: ReadonlyMap<string | undefined, ErrorCode> = new Map([
  ['blocked', 'provider_blocked'],
  ['rate_limited', 'provider_rate_limited'],
  ['timeout', 'provider_timeout'],
]);

/** Why an engine gave nothing, by what our own service says became of it. */
const REASONS: ReadonlyMap<string, MissingReason> = new Map([
  ['blocked', 'blocked'],
  ['decoy', 'blocked'],
  ['rate_limited', 'rate_limited'],
  ['timeout', 'timeout'],
  ['late', 'timeout'],
  ['failed', 'failed'],
  ['cooling_down', 'failed'],
]);

/**
 * A service that speaks the API of ddgs (`ddgs api`, or our own `search-gateway metasearch`). Source: the OpenAPI
 * document of ddgs 9.14. Error details may quote a URL or the query and are never passed on.
 */
export function createMetasearchPy({ address }: { address: URL }): Provider {
  return {
    toRequest({ query, engine, region, timelimit, safesearch, page, limit }) {
      const json = {
        query: quoteBangs(query),
        backend: engineNames(engine).join(',') || 'auto',
        ...knownRegion(region),
        safesearch,
        timelimit: timelimit || null,
        page,
        ...(limit > 0 && { max_results: limit }),
      };
      return { url: endpoint(address, 'search/text'), method: 'POST', headers: JSON_HEADERS, json };
    },
    fromResponse(response) {
      const { status, body } = response;
      const detail = status >= 500 ? tryJson(Failure, body)?.detail : undefined;
      if (detail === NOTHING_FOUND) return [];
      const code = CLASSES.get(detail);
      if (code) throw new GatewayError(code);
      checkEngines(response);
      checkStatus(response, { 504: { code: 'provider_timeout' } });
      const { results } = readJson(Body, body);
      return results.map(({ title, href, body, engines }) => ({
        title: plainText(title),
        url: href,
        snippet: plainText(body),
        ...rowFacts({ engines }),
      }));
    },
    missingOf({ body }) {
      const engines = tryJson(Engines, body)?.engines ?? [];
      return missingEngines(
        engines.flatMap(({ name, status }) => {
          const reason = REASONS.get(status);
          return reason ? [[name, reason] as const] : [];
        }),
      );
    },
  };
}

export const metasearchPy = defineProvider({
  name: 'metasearch_py',
  brand: 'ddgs',
  settings: {
    SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: address
      .default(new URL('http://localhost:8001'))
      .describe('Base URL of `ddgs`, a service that speaks the ddgs API'),
  },
  needs: [],
  create: (settings) => createMetasearchPy({ address: settings.SERVICE_METASEARCH_PY_PROVIDER_ADDRESS }),
  facts: {
    service: 'a service with the API of [ddgs](https://github.com/deedy5/ddgs): `ddgs api`, or our own',
    key: 'none',
    price: 'free',
    dataCentre: 'as its engines do',
    terms: 'https://github.com/deedy5/ddgs',
    limits: 'see below for ours',
    how: 'start `search-gateway metasearch`, or ddgs; `SERVICE_METASEARCH_PY_PROVIDER_ADDRESS` if it is not on `http://localhost:8001`',
  },
  sends: {
    query: '`query`',
    engine: '`backend`',
    region: '`region`',
    timelimit: '`timelimit`',
    safesearch: '`safesearch`',
    page: '`page`',
    limit: '`max_results`',
  },
});

/**
 * A half that is none would reach the engines as it is: the service's word for the whole world takes its place. The
 * other one keeps the service's spelling.
 */
function knownRegion(region: string | undefined): { region?: string } {
  const { country, language } = toLocale(region);
  if (!country && !language && !isWorld(region)) return {};
  const { place, speech } = halvesOf(region);
  return { region: `${country ? place : 'wt'}-${language ? speech.split('-')[0] : 'wt'}` };
}

/** Engine names come from the caller, so a wrong one is the caller's to correct. ddgs itself takes it for `auto`. */
function checkEngines({ status, body }: HttpResponse): void {
  if (status !== 422) return;
  const fault = tryJson(Invalid, body)?.detail.find(({ loc }) => loc.at(-1) === 'backend');
  if (!fault) return;
  const quoted = fault.ctx?.expected.matchAll(ENGINE) ?? [];
  const names = [...new Set([...quoted].map(([, name = '']) => name))].slice(0, MAX_ENGINES);
  const valid = names.length > 0 ? ` Valid ones: ${names.join(', ')}.` : '';
  throw new GatewayError('invalid_request', { message: `The search service does not have this engine.${valid}` });
}
