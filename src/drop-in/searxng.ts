import { z } from 'zod';
import type { Missing } from '../shared/call-facts.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { VERSION } from '../version.js';
import { type Answer, type Asked, type Brought, type Contract, defineRoute } from './contract.js';
import { CATEGORY, ENGINE, FoundBody, foundBody } from './searxng-answer.js';
import { PAGE_POLICY, resultPage } from './searxng-page.js';
import { regionOf } from './searxng-region.js';

/** Of those who post to an address with a query string, the one library gives up after 5 s. The others wait 10 s at least. */
const POSTED_QUERY_MS = 4_500;
const USUAL_MS = 9_000;

const TIMELIMIT: ReadonlyMap<string | undefined, 'd' | 'w' | 'm' | 'y'> = new Map([
  ['day', 'd'],
  ['week', 'w'],
  ['month', 'm'],
  ['year', 'y'],
]);
const SAFE_SEARCH = ['off', 'moderate', 'on'] as const;

const STATUS: Partial<Record<ErrorCode, number>> = { provider_rate_limited: 429, provider_timeout: 504 };

const Input = z.object({
  q: z.string().optional().describe('Words to search for; required'),
  format: z.string().optional().describe('`json`, or `html`, which is the default'),
  pageno: z.int().min(1).default(1),
  language: z.string().optional().describe('Such as `de` or `en-US`; `all`, `auto` and unknown ones for any'),
  time_range: z.string().optional().describe('`day`, `week`, `month` or `year`; any other for none'),
  safesearch: z.int().optional().describe('0 off, 1 moderate, 2 on'),
  timeout_limit: z.union([z.string(), z.number()]).optional().describe('Seconds; ours holds as well'),
});

const about = { input: Input, output: FoundBody, acts: true, claims: hasQuery } as const;

const routes = (['/search', '/'] as const).flatMap((path) => [
  defineRoute({ ...about, method: 'GET', path, summary: 'Search', answer: (asked) => answer(asked, USUAL_MS) }),
  defineRoute({
    ...about,
    method: 'POST',
    path,
    posted: 'application/x-www-form-urlencoded',
    summary: 'Search, with the parameters as a form or in the query string',
    answer: (asked) => answer(asked, asked.query.q === undefined ? USUAL_MS : POSTED_QUERY_MS),
  }),
]);

const config = defineRoute({
  method: 'GET',
  path: '/config',
  summary: 'What the instance has',
  input: z.object({}),
  output: z.looseObject({ engines: z.array(z.looseObject({ name: z.string() })) }),
  answer: () => ({
    body: {
      categories: [CATEGORY],
      engines: [{ name: ENGINE, categories: [CATEGORY], enabled: true, time_range_support: true }],
      plugins: [],
      locales: {},
      default_locale: '',
      safe_search: 1,
      version: VERSION,
    },
  }),
});

const health = defineRoute({
  method: 'GET',
  path: '/healthz',
  summary: 'Health, as text',
  input: z.object({}),
  output: z.string(),
  answer: () => ({ body: 'OK' }),
});

const autocompleter = defineRoute({
  method: 'GET',
  path: '/autocompleter',
  summary: 'Suggestions, of which there are none',
  input: z.object({ q: z.string().default('') }),
  output: z.tuple([z.string(), z.array(z.string())]),
  answer: ({ input: { q } }) => ({ body: [q, []] }),
});

/**
 * SearXNG's search in JSON, and its page of results for who reads that. Source: docs.searxng.org/dev/search_api.html, the
 * answers of instances of 2026, and what its clients read of these.
 */
export const searxng: Contract = {
  title: 'SearXNG',
  routes: [...routes, config, health, autocompleter],
  // A failure is never an empty list: who reads that takes it for an answer.
  failed: ({ code, status, message }) => ({ status: STATUS[code] ?? status, body: { error: message } }),
};

function hasQuery({ query, form }: Brought): boolean {
  return query.q !== undefined || form?.q !== undefined;
}

/** @throws GatewayError with a code of a search */
async function answer({ input, operations }: Asked<z.output<typeof Input>>, mostMs: number): Promise<Answer> {
  const { q = '', format, pageno, language, time_range, safesearch = 1, timeout_limit } = input;
  if (q.trim() === '') throw new GatewayError('invalid_request', { message: 'No query' });
  if (format === 'csv' || format === 'rss') {
    throw new GatewayError('invalid_request', { status: 403, message: 'This format is not served. Ask for json.' });
  }
  let missing: readonly Missing[] = [];
  const search = {
    query: q,
    page: pageno,
    region: regionOf(language),
    timelimit: TIMELIMIT.get(time_range?.toLowerCase()),
    safesearch: SAFE_SEARCH[safesearch] ?? 'moderate',
  };
  const rows = await operations.search(search, {
    withinMs: Math.min(mostMs, msOf(timeout_limit)),
    say: (facts) => {
      missing = facts.missing ?? [];
    },
  });
  if (format !== 'json') {
    return { body: resultPage(q, rows), type: 'html', headers: { 'content-security-policy': PAGE_POLICY } };
  }
  return { body: foundBody(q, rows, missing) };
}

/** Without a bound for what is no time. */
function msOf(seconds: string | number | undefined): number {
  const ms = Number(seconds) * 1000;
  return ms > 0 ? ms : Number.POSITIVE_INFINITY;
}
