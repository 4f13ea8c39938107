import t from 'tap';
import { createBing } from '../../src/providers/bing.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const now = () => Date.parse('2026-03-08T12:00:00Z');
const bing = createBing({ address: new URL('https://reseller.example/bing'), key: 'canary-key', now });
const always = { q: 'compost', responseFilter: 'Webpages' };

t.test('options become the parameters of the API', async (t) => {
  t.strictSame(sentBy(bing, {}), { ...always, safeSearch: 'Moderate' });
  const all = { engine: 'google', region: 'uk-en', timelimit: 'w', safesearch: 'on', page: 3, limit: 7 } as const;
  t.strictSame(sentBy(bing, all), {
    ...always,
    safeSearch: 'Strict',
    count: '7',
    offset: '14',
    freshness: 'Week',
    mkt: 'en-GB',
  });
  t.match(sentBy(bing, { page: 2 }), { offset: '10', count: undefined }, 'pages of ten rows');
  t.match(sentBy(bing, { limit: 500, page: 2, safesearch: 'off' }), { count: '50', offset: '50', safeSearch: 'Off' });
  t.match(sentBy(bing, { timelimit: 'd' }), { freshness: 'Day' });
  t.match(sentBy(bing, { timelimit: 'm' }), { freshness: 'Month' });
  t.match(sentBy(bing, { timelimit: 'y' }), { freshness: '2025-03-07..2026-03-08' }, 'a year is a range of days');
  const days = { after: '2026-01-02', before: '2026-02-03' };
  t.match(sentBy(bing, days), { freshness: '2026-01-02..2026-02-03' });
  t.match(sentBy(bing, { after: '2026-01-02' }), { freshness: '2026-01-02..2026-03-08' });
  const markets = { 'no-no': 'no-NO', ch: 'de-CH', 'ch-fr': 'fr-CH', us: 'en-US', 'tw-tzh': 'zh-TW', 'pt-pt': 'pt-PT' };
  for (const [region, mkt] of Object.entries(markets)) t.match(sentBy(bing, { region }), { mkt }, region);
  for (const region of ['wt-wt', 'qq-de', 'all-en', 'is']) t.notOk(sentBy(bing, { region })?.mkt, region);
  t.match(bing.toRequest(searchFor()), {
    url: { pathname: '/bing/v7.0/search' },
    headers: { 'ocp-apim-subscription-key': 'canary-key' },
  });
});

t.test('an answer yields its pages, with the date of publication, not that of the crawl', async (t) => {
  t.strictSame(outcomeOf(bing, responseOf(answer('bing_api', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      published: '2026-03-05T00:00:00.0000000',
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: '' },
    { title: '', url: '', snippet: '' },
  ]);
  t.strictSame(outcomeOf(bing, responseOf(answer('bing_api', 'no-results'))), []);
});

t.test('a wrong key, a quota, haste and failures are told apart', async (t) => {
  const of = (body: unknown, status: number) => () => bing.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  const refusal = (code: string) => ({ _type: 'ErrorResponse', errors: [{ code }] });
  t.throws(of(answer('bing_api', 'unauthorized'), 401), { code: 'provider_unauthorized' });
  t.throws(of(answer('bing_api', 'unauthorized'), 200), { code: 'provider_unauthorized' });
  t.throws(of(refusal('InsufficientAuthorization'), 403), { code: 'provider_unauthorized' });
  t.throws(of(answer('bing_api', 'limit'), 403), quota);
  t.throws(of(answer('bing_api', 'gateway-quota'), 403), quota);
  t.throws(of(answer('bing_api', 'limit'), 429), { code: 'provider_rate_limited', message: /slow down/ });
  t.throws(of(refusal('InvalidRequest'), 400), { code: 'provider_failed' });
  t.throws(of(refusal('InvalidRequest'), 410), { code: 'provider_failed', message: /HTTPS/ });
  t.throws(of(refusal('ServerError'), 500), { code: 'provider_failed' });
});
