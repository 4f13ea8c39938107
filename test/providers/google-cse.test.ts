import t from 'tap';
import { createGoogleCse } from '../../src/providers/google-cse.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const google = createGoogleCse({
  address: new URL('https://customsearch.googleapis.com'),
  key: 'canary-key',
  id: 'cx:1',
});
const always = { key: 'canary-key', cx: 'cx:1', q: 'compost' };

t.test('options become the parameters of the API', async (t) => {
  t.strictSame(sentBy(google, {}), { ...always, safe: 'active', num: '10' });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'off', page: 3, limit: 7 } as const;
  t.strictSame(sentBy(google, all), {
    ...always,
    safe: 'off',
    num: '7',
    start: '15',
    dateRestrict: 'w1',
    gl: 'gb',
    lr: 'lang_en',
  });
  for (const timelimit of ['d', 'm', 'y'] as const)
    t.match(sentBy(google, { timelimit }), { dateRestrict: `${timelimit}1` });
  const regions = [
    ['wt-wt', undefined, undefined],
    ['tw-tzh', 'tw', 'lang_zh-TW'],
    ['il-he', 'il', 'lang_iw'],
    ['ua-uk', 'ua', undefined],
    ['qq-nb', undefined, 'lang_no'],
  ] as const;
  for (const [region, gl, lr] of regions) t.match(sentBy(google, { region }), { gl, lr }, region);
  t.match(google.toRequest(searchFor()), { url: { pathname: '/customsearch/v1' } });
});

t.test('no page reaches beyond the hundredth row', async (t) => {
  t.match(sentBy(google, { limit: 50, page: 10 }), { num: '10', start: '91' });
  t.equal(sentBy(google, { page: 11 }), undefined);
  t.match(sentBy(google, { limit: 7, page: 15 }), { num: '2', start: '99' });
  t.equal(sentBy(google, { limit: 7, page: 16 }), undefined);
});

t.test('an answer yields its rows, with the time that a page states', async (t) => {
  t.strictSame(outcomeOf(google, responseOf(answer('google_cse', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      published: '2026-03-05T06:00:00+00:00',
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: 'Worms in compost.' },
    { title: 'Bins', url: 'https://bins.example/', snippet: '' },
  ]);
  t.strictSame(outcomeOf(google, responseOf(answer('google_cse', 'no-results'))), []);
});

t.test('reasons tell more than the status', async (t) => {
  const because = (reason: string) => ({ error: { message: 'words', errors: [{ reason }] } });
  const cases = [
    [400, answer('google_cse', 'wrong-key'), 'provider_unauthorized'],
    [400, because('keyInvalid'), 'provider_unauthorized'],
    [403, because('accessNotConfigured'), 'provider_unauthorized'],
    [403, because('rateLimitExceeded'), 'provider_rate_limited'],
    [403, because('userRateLimitExceeded'), 'provider_rate_limited'],
    [400, because('invalid'), 'provider_failed'],
    [404, because('notFound'), 'provider_failed'],
    [500, because('backendError'), 'provider_failed'],
  ] as const;
  for (const [status, body, code] of cases)
    t.equal(outcomeOf(google, responseOf(body, status)), code, `${status} ${JSON.stringify(body)}`);
});

t.test('the quota of a day is used up, that of a minute is not', async (t) => {
  const of = (body: unknown, status: number) => () => google.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  t.throws(of(answer('google_cse', 'day-limit'), 429), quota);
  t.throws(of({ error: { message: '', errors: [{ reason: 'dailyLimitExceeded' }] } }, 403), quota);
  t.throws(of(answer('google_cse', 'minute-limit'), 429), { code: 'provider_rate_limited', message: /slow down/ });
  const wait = (name: string) => google.paceOf?.(responseOf(answer('google_cse', name), 429)).retryAfterMs;
  t.equal(wait('day-limit'), Number.POSITIVE_INFINITY);
  t.equal(wait('minute-limit'), undefined, 'as Retry-After says');
});
