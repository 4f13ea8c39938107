import t from 'tap';
import { createApiA } from '../../src/providers/api-a.js';
import { createSearch } from '../../src/providers/create-search.js';
import type { Send } from '../../src/shared/http.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import {
  areApart,
  noting,
  outcomeOf,
  responseOf,
  type Seen,
  searchFor,
  send,
  sentBy,
  testRecordings,
} from './support.js';

const TOKEN = 'canary-token';
const brave = createApiA({ address: new URL('https://api.search.brave.com'), token: TOKEN });
const found = JSON.stringify({
  type: 'search',
  web: { results: [{ title: 'Soil', url: 'https://soil.example/', description: 'a &#x27;b&#x27;' }] },
});
const refusal = (code: string, meta = {}) => ({ type: 'ErrorResponse', error: { code, detail: 'words', meta } });

testRecordings(t, 'brave_api', brave, { rate_limited: 'provider_rate_limited', bad_request: 'provider_failed' });

t.test('options become the parameters of the API', async (t) => {
  const always = { q: 'compost', text_decorations: 'false', result_filter: 'web' };
  t.strictSame(sentBy(brave, {}), { ...always, safesearch: 'moderate' });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'on', page: 3, limit: 5 } as const;
  t.strictSame(sentBy(brave, all), {
    ...always,
    safesearch: 'strict',
    count: '5',
    offset: '2',
    freshness: 'pw',
    country: 'GB',
    search_lang: 'en-gb',
  });
  t.match(sentBy(brave, { limit: 50, safesearch: 'off', region: 'wt-wt' }), {
    count: '20',
    safesearch: 'off',
    country: 'ALL',
  });
  t.match(sentBy(brave, { page: 10 }), { offset: '9' });
  t.equal(sentBy(brave, { page: 11 }), undefined, 'pages it does not have are not asked for');
});

t.test('a query is cut to 50 words and 400 characters, and holds no bang', async (t) => {
  t.match(sentBy(brave, { query: 'w '.repeat(60).trim() }), { q: 'w '.repeat(50).trim() });
  t.match(sentBy(brave, { query: 'compost10 '.repeat(41).trim() }), { q: 'compost10 '.repeat(40).trim() });
  t.match(sentBy(brave, { query: '!g compost' }), { q: '"!g" compost' });
});

t.test('the token travels in a header, and in no failure', async (t) => {
  const seen: Seen[] = [];
  const address = await listen(
    t,
    noting(seen, (res) => res.writeHead(401).end(TOKEN)),
  );
  const failure = await failureOf(createSearch(send, createApiA({ address, token: TOKEN }))(searchFor(), never));
  t.match(seen, [{ method: 'GET', path: '/res/v1/web/search', headers: { 'x-subscription-token': TOKEN } }]);
  t.match(failure, { code: 'provider_unauthorized' });
  t.notMatch(`${failure.message}${failure.stack}`, TOKEN);
});

t.test('a bad token, a bad parameter, a limit and a failure are told apart', async (t) => {
  const cases = [
    [422, refusal('SUBSCRIPTION_TOKEN_INVALID'), 'provider_unauthorized'],
    [422, refusal('VALIDATION'), 'provider_failed'],
    [422, 'no JSON', 'provider_failed'],
    [401, '', 'provider_unauthorized'],
    [403, '', 'provider_unauthorized'],
    [429, refusal('RATE_LIMITED'), 'provider_rate_limited'],
    [429, '', 'provider_rate_limited'],
    [500, '', 'provider_failed'],
    [200, { type: 'search', web: { results: '?' } }, 'provider_invalid_response'],
    [200, { type: 'search', web: { results: [null, 7] } }, 'provider_invalid_response'],
    [200, {}, 'provider_invalid_response'],
    [200, { web: {} }, 'provider_invalid_response'],
    [200, { type: 'ErrorResponse' }, 'provider_invalid_response'],
    [200, refusal('RATE_LIMITED'), 'provider_rate_limited'],
    [200, refusal('SUBSCRIPTION_TOKEN_INVALID'), 'provider_unauthorized'],
    [200, refusal('VALIDATION'), 'provider_failed'],
    [200, refusal('INTERNAL'), 'provider_failed'],
  ] as const;
  for (const [status, body, code] of cases) {
    const address = await listen(t, (_req, res) =>
      res.writeHead(status, { 'retry-after': '60' }).end(responseOf(body).body),
    );
    const search = createSearch(send, createApiA({ address, token: TOKEN }), { retryMs: 1 });
    t.match(await failureOf(search(searchFor(), never)), { code }, `${status} ${JSON.stringify(body)}`);
  }
});

t.test('nothing found is an empty answer', async (t) => {
  for (const body of [{}, { web: null }, { web: {} }, { web: { results: [] } }]) {
    t.strictSame(outcomeOf(brave, responseOf({ type: 'search', ...body })), [], JSON.stringify(body));
    t.strictSame(outcomeOf(brave, responseOf({ web: { results: [] } })), [], 'what it is need not be said twice');
  }
});

t.test('an odd row costs no other', async (t) => {
  const odd = [null, 'words', { title: 7, url: {}, description: [] }];
  const { web } = JSON.parse(found);
  const body = JSON.stringify({ type: 'search', web: { results: [...odd, ...web.results] } });
  const search = createSearch(async () => responseOf(body), brave);
  t.strictSame(await search(searchFor(), never), [{ title: 'Soil', url: 'https://soil.example/', snippet: "a 'b'" }]);
});

t.test('a row has the date that the service states', async (t) => {
  const row = { title: 'Soil', url: 'https://soil.example/', description: '' };
  const results = [{ ...row, page_age: '2026-05-05T14:40:21' }, { ...row, page_age: null, age: 'May 5, 2026' }, row];
  t.match(outcomeOf(brave, responseOf({ type: 'search', web: { results } })), [
    { published: '2026-05-05T14:40:21' },
    { published: undefined },
    { published: undefined },
  ]);
});

t.test('a parameter that is refused costs the filters, not the search', async (t) => {
  const seen: Seen[] = [];
  const address = await listen(
    t,
    noting(seen, (res, { query }) =>
      query.has('country') ? res.writeHead(422).end(JSON.stringify(refusal('VALIDATION'))) : res.end(found),
    ),
  );
  const search = createSearch(send, createApiA({ address, token: TOKEN }));
  const rows = await search(searchFor({ region: 'us-en', timelimit: 'd', page: 2, limit: 3, safesearch: 'on' }), never);
  t.strictSame(rows, [{ title: 'Soil', url: 'https://soil.example/', snippet: "a 'b'" }]);
  t.strictSame(Object.fromEntries(seen[1]?.query ?? []), sentBy(brave, { page: 2, limit: 3, safesearch: 'on' }));
});

t.test('without filters, or with a bad token, a 422 is final', async (t) => {
  for (const [body, region] of [
    [refusal('VALIDATION'), undefined],
    [refusal('SUBSCRIPTION_TOKEN_INVALID'), 'us-en'],
  ] as const) {
    const seen: Seen[] = [];
    const address = await listen(
      t,
      noting(seen, (res) => res.writeHead(422).end(JSON.stringify(body))),
    );
    await failureOf(createSearch(send, createApiA({ address, token: TOKEN }))(searchFor({ region }), never));
    t.match(seen, { length: 1 });
  }
});

t.test('the advertised windows set the pace', async (t) => {
  const cases = [
    ['1, 2000', '1;w=1, 2000;w=2592000', 1_100],
    ['20, 0', '20;w=1, 0;w=2592000', 55],
    ['50', undefined, 22],
    ['2000', '2000;w=2592000', undefined],
    ['0', '0;w=1', undefined],
    [undefined, undefined, undefined],
    ['many', 'w', undefined],
  ] as const;
  for (const [limit, policy, intervalMs] of cases) {
    const response = responseOf('', 200, { 'x-ratelimit-limit': limit, 'x-ratelimit-policy': policy });
    t.equal(brave.paceOf?.(response).intervalMs, intervalMs, String(limit));
  }
});

t.test('a 429 says when to come back, unless the quota is used up', async (t) => {
  const limits = (remaining: string, reset: string) => ({
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  });
  const quota = { quota_limit: 2000, quota_current: 2000 };
  const cases = [
    [refusal('RATE_LIMITED'), limits('0, 1985', '1, 1419704'), 1_000],
    [refusal('RATE_LIMITED'), limits('0, 0', '1, 1419704'), 1_419_704_000],
    [refusal('RATE_LIMITED'), {}, 1_000],
    [refusal('RATE_LIMITED'), { 'retry-after': '3' }, undefined],
    [refusal('RATE_LIMITED', quota), limits('0, 1985', '1, 1419704'), Number.POSITIVE_INFINITY],
  ] as const;
  for (const [body, headers, retryAfterMs] of cases) {
    t.equal(brave.paceOf?.(responseOf(body, 429, headers)).retryAfterMs, retryAfterMs, JSON.stringify(headers));
  }
  t.match(
    await failureOf((async () => brave.fromResponse(responseOf(refusal('RATE_LIMITED', quota), 429), searchFor()))()),
    {
      code: 'provider_rate_limited',
      message: /quota/,
    },
  );
});

const metered = (remaining: string) => ({
  'x-ratelimit-limit': '50, 0',
  'x-ratelimit-policy': '50;w=1, 0;w=2592000',
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': '1, 2339976',
});

t.test('a window whose limit is 0 is none', async (t) => {
  const unlimited = refusal('RATE_LIMITED', { quota_limit: 0, quota_current: 7 });
  t.strictSame(brave.paceOf?.(responseOf(unlimited, 429, metered('0, 0'))), { intervalMs: 22, retryAfterMs: 1_000 });
  t.equal(brave.paceOf?.(responseOf(found, 200, metered('49, 0'))).intervalMs, 22);

  const startsMs: number[] = [];
  const hasty: Send = async () => {
    startsMs.push(performance.now());
    return startsMs.length === 1 ? responseOf(unlimited, 429, metered('0, 0')) : responseOf(found);
  };
  const beganMs = performance.now();
  t.match(await createSearch(hasty, brave)(searchFor(), never), { length: 1 });
  t.ok(areApart(startsMs, beganMs, 1_000), 'tried again a second later');
  t.match(startsMs, { length: 2 });
});

t.test('a quota that only the headers show as used up is named', async (t) => {
  const headers = {
    ...metered('0, 0'),
    'x-ratelimit-limit': '1, 2000',
    'x-ratelimit-policy': '1;w=1, 2000;w=2592000',
  };
  for (const body of [refusal('RATE_LIMITED'), '']) {
    const search = createSearch(async () => responseOf(body, 429, headers), brave);
    t.match(await failureOf(search(searchFor(), never)), { code: 'provider_rate_limited', message: /quota/ });
  }
});

t.test('eight searches at once are eight answers from a service that allows one request in its window', async (t) => {
  const headers = { 'x-ratelimit-limit': '20', 'x-ratelimit-policy': '20;w=1' };
  let lastMs = Number.NEGATIVE_INFINITY;
  const strict: Send = async () => {
    const allowed = performance.now() - lastMs >= 50;
    lastMs = performance.now();
    return responseOf(found, allowed ? 200 : 429, headers);
  };
  const search = createSearch(strict, brave, { intervalMs: 60_000, probe: true });
  const queries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const answers = await Promise.all(queries.map((query) => search(searchFor({ query }), never)));
  for (const rows of answers) t.match(rows, { length: 1 });
});
