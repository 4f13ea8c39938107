import t from 'tap';
import { createYou } from '../../src/providers/you.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const now = () => Date.parse('2026-03-08T12:00:00Z');
const you = createYou({ address: new URL('https://ydc-index.io'), key: 'canary-key', now });

t.test('options become the body of the request', async (t) => {
  t.strictSame(sentBy(you, {}), { query: 'compost', safesearch: 'moderate' });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'on', page: 3, limit: 7 } as const;
  t.strictSame(sentBy(you, all), {
    query: 'compost',
    safesearch: 'strict',
    count: 7,
    offset: 2,
    freshness: 'week',
    country: 'GB',
    language: 'EN-GB',
  });
  t.match(sentBy(you, { limit: 500, safesearch: 'off' }), { count: 100, safesearch: 'off' });
  for (const [timelimit, freshness] of Object.entries({ d: 'day', m: 'month', y: 'year' }))
    t.match(sentBy(you, { timelimit: timelimit as 'd' }), { freshness });
  const days = { after: '2026-01-02', before: '2026-02-03' };
  t.match(sentBy(you, days), { freshness: '2026-01-02to2026-02-03' });
  t.match(sentBy(you, { after: '2026-01-02' }), { freshness: '2026-01-02to2026-03-08' });
  t.match(sentBy(you, { before: '2026-02-03' }), { freshness: '1990-01-01to2026-02-03' });
  const domains = { include_domains: ['a.example'], exclude_domains: ['b.a.example'] };
  t.strictSame(sentBy(you, domains)?.exclude_domains, undefined, 'both at once are refused');
  t.match(sentBy(you, domains), { include_domains: ['a.example'] });
  t.match(sentBy(you, { exclude_domains: ['b.example'] }), { exclude_domains: ['b.example'] });
  const regions = [
    ['wt-wt', undefined, undefined],
    ['all-en', undefined, 'EN'],
    ['gr-el', undefined, 'EL'],
    ['br-pt', 'BR', 'PT-BR'],
    ['jp-jp', 'JP', 'JP'],
    ['il-en', undefined, 'EN'],
  ] as const;
  for (const [region, country, language] of regions) t.match(sentBy(you, { region }), { country, language }, region);
  t.match(sentBy(you, { page: 10 }), { offset: 9 });
  t.equal(sentBy(you, { page: 11 }), undefined, 'pages it does not have are not asked for');
  t.match(you.toRequest(searchFor()), {
    method: 'POST',
    url: { pathname: '/v1/search', search: '' },
    headers: { 'x-api-key': 'canary-key' },
  });
});

t.test('an answer yields its web rows, without the news', async (t) => {
  t.strictSame(outcomeOf(you, responseOf(answer('you', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      published: '2026-03-05T11:41:00',
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: 'Worms in compost.' },
    { title: 'Bins', url: 'https://bins.example/', snippet: '' },
  ]);
  t.strictSame(outcomeOf(you, responseOf(answer('you', 'no-results'))), []);
});

t.test('a wrong key, spent credits and haste are told apart', async (t) => {
  const of = (body: unknown, status: number) => () => you.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  t.throws(of(answer('you', 'unauthorized'), 401), { code: 'provider_unauthorized' });
  t.throws(of({ detail: 'Missing required scopes' }, 403), { code: 'provider_unauthorized' });
  t.throws(of({ detail: 'x' }, 402), quota);
  t.throws(of({ message: 'Out of credits' }, 429), quota);
  t.throws(of({ error: 'Too many requests' }, 429), { code: 'provider_rate_limited', message: /slow down/ });
  t.throws(of({ error: 'include_domains and exclude_domains' }, 422), { code: 'provider_failed' });
});
