import t from 'tap';
import { createTavily } from '../../src/providers/tavily.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const tavily = createTavily({ address: new URL('https://api.tavily.com'), key: 'canary-key' });
const always = { query: 'compost', topic: 'general', search_depth: 'basic' };

t.test('options become the body of the request', async (t) => {
  t.strictSame(sentBy(tavily, {}), always);
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'on', limit: 7 } as const;
  t.strictSame(sentBy(tavily, all), { ...always, max_results: 7, time_range: 'week', country: 'united kingdom' });
  t.match(sentBy(tavily, { query: 'compost10 '.repeat(41).trim() }), { query: 'compost10 '.repeat(40).trim() });
  for (const [timelimit, time_range] of Object.entries({ d: 'day', m: 'month', y: 'year' }))
    t.match(sentBy(tavily, { timelimit: timelimit as 'd' }), { time_range });
  const countries = { 'us-en': 'united states', cz: 'czech republic', 'kr-kr': 'south korea', 'ct-ca': 'spain' };
  for (const [region, country] of Object.entries(countries)) t.match(sentBy(tavily, { region }), { country }, region);
  for (const region of ['wt-wt', 'qq-de', 'gl-da', 'all-en']) t.notOk(sentBy(tavily, { region })?.country, region);
  const filters = {
    include_domains: ['a.example'],
    exclude_domains: ['b.a.example'],
    after: '2026-01-02',
    before: '2026-02-03',
  };
  t.strictSame(sentBy(tavily, filters), {
    ...always,
    include_domains: ['a.example'],
    exclude_domains: ['b.a.example'],
    start_date: '2026-01-02',
    end_date: '2026-02-03',
  });
  t.strictSame(sentBy(tavily, { include_domains: [], exclude_domains: [] }), always);
  t.match(tavily.toRequest(searchFor()), {
    method: 'POST',
    url: { pathname: '/search', search: '' },
    headers: { authorization: 'Bearer canary-key' },
  });
});

t.test('there are no pages, so they are cut from the rows that one request can have', async (t) => {
  t.match(sentBy(tavily, { limit: 500 }), { max_results: 20 });
  t.match(sentBy(tavily, { page: 2 }), { max_results: 10 }, 'five rows a page where no number is asked for');
  t.match(sentBy(tavily, { page: 2, limit: 15 }), { max_results: 20 }, 'the last page is shorter');
  t.equal(sentBy(tavily, { page: 3, limit: 10 }), undefined);
  t.equal(sentBy(tavily, { page: 5 }), undefined);
  const response = responseOf(answer('tavily', 'results'));
  t.match(tavily.fromResponse(response, searchFor({ page: 2, limit: 2 })), [{ title: 'Bins' }]);
  t.strictSame(tavily.fromResponse(response, searchFor({ page: 2, limit: 3 })), []);
});

t.test('an answer yields its rows, their scores and their dates', async (t) => {
  t.strictSame(outcomeOf(tavily, responseOf(answer('tavily', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      score: 0.91,
    },
    {
      title: 'Worms',
      url: 'https://worms.example/',
      snippet: 'Worms in compost.',
      published: '2026-03-05T07:00:00.000Z',
      score: 0.42,
    },
    { title: 'Bins', url: 'https://bins.example/', snippet: '' },
  ]);
  t.strictSame(outcomeOf(tavily, responseOf(answer('tavily', 'no-results'))), []);
});

t.test('the limits of the plan and of what is paid as used are quotas', async (t) => {
  for (const status of [432, 433]) {
    const refused = () => tavily.fromResponse(responseOf(answer('tavily', 'plan-limit'), status), searchFor());
    t.throws(refused, { code: 'provider_rate_limited', message: /quota is used up/ }, String(status));
  }
  const hasty = () => tavily.fromResponse(responseOf({ detail: { error: 'excessive requests' } }, 429), searchFor());
  t.throws(hasty, { code: 'provider_rate_limited', message: /slow down/ });
  t.equal(outcomeOf(tavily, responseOf({ detail: { error: 'Unauthorized' } }, 401)), 'provider_unauthorized');
  t.equal(outcomeOf(tavily, responseOf({ detail: { error: 'Invalid topic' } }, 400)), 'provider_failed');
});
