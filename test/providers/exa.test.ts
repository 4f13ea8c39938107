import t from 'tap';
import { createExa } from '../../src/providers/exa.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const now = () => Date.parse('2026-03-08T12:00:00Z');
const exa = createExa({ address: new URL('https://api.exa.ai'), key: 'canary-key', now });
const always = { query: 'compost', contents: { highlights: true } };

t.test('options become the body of the request', async (t) => {
  t.strictSame(sentBy(exa, {}), { ...always, moderation: true });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'off', limit: 7 } as const;
  t.strictSame(sentBy(exa, all), {
    ...always,
    moderation: false,
    numResults: 7,
    startPublishedDate: '2026-03-01T12:00:00.000Z',
    userLocation: 'GB',
  });
  t.match(sentBy(exa, { timelimit: 'd' }), { startPublishedDate: '2026-03-07T12:00:00.000Z' });
  t.match(sentBy(exa, { timelimit: 'm' }), { startPublishedDate: '2026-02-05T12:00:00.000Z' });
  t.match(sentBy(exa, { timelimit: 'y' }), { startPublishedDate: '2025-03-07T12:00:00.000Z' });
  t.match(sentBy(exa, { safesearch: 'on', region: 'qq-de' }), { moderation: true, userLocation: undefined });
  const filters = {
    include_domains: ['a.example'],
    exclude_domains: ['b.a.example'],
    after: '2026-01-02',
    before: '2026-02-03',
  };
  t.strictSame(sentBy(exa, filters), {
    ...always,
    moderation: true,
    includeDomains: ['a.example'],
    excludeDomains: ['b.a.example'],
    startPublishedDate: '2026-01-02T00:00:00.000Z',
    endPublishedDate: '2026-02-03T23:59:59.999Z',
  });
  t.match(exa.toRequest(searchFor()), {
    method: 'POST',
    url: { pathname: '/search', search: '' },
    headers: { 'x-api-key': 'canary-key' },
  });
});

t.test('there are no pages, so they are cut from the rows that one request can have', async (t) => {
  t.match(sentBy(exa, { page: 2 }), { numResults: 20 });
  t.match(sentBy(exa, { limit: 500 }), { numResults: 100 });
  t.match(sentBy(exa, { limit: 30, page: 4 }), { numResults: 100 }, 'the last page is shorter');
  t.equal(sentBy(exa, { page: 11 }), undefined);
  const response = responseOf(answer('exa', 'results'));
  t.match(exa.fromResponse(response, searchFor({ page: 2, limit: 1 })), [{ title: 'Worms' }, { title: '' }]);
});

t.test('an answer yields its rows, with highlights as snippets', async (t) => {
  t.strictSame(outcomeOf(exa, responseOf(answer('exa', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works. It is warm inside.',
      published: '2026-03-05T01:36:32.547Z',
      score: 0.46,
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: '' },
    { title: '', url: 'https://untitled.example/', snippet: '' },
  ]);
  t.strictSame(outcomeOf(exa, responseOf(answer('exa', 'no-results'))), []);
  const long = { results: [{ title: 'Soil', url: 'https://soil.example/', highlights: ['word '.repeat(200), 7] }] };
  const [row] = exa.fromResponse(responseOf(long), searchFor());
  t.equal(row?.snippet, 'word '.repeat(100).trim());
});

t.test('spent credits, a spent budget and haste are told apart', async (t) => {
  const of = (body: unknown, status: number) => () => exa.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  t.throws(of(answer('exa', 'no-credits'), 402), quota);
  t.throws(of('', 402), quota);
  t.throws(of({ error: 'x', tag: 'API_KEY_BUDGET_EXCEEDED' }, 429), quota);
  t.throws(of(answer('exa', 'rate-limit'), 429), { code: 'provider_rate_limited', message: /slow down/ });
  t.throws(of({ error: 'x', tag: 'INVALID_API_KEY' }, 401), { code: 'provider_unauthorized' });
  t.throws(of({ error: 'x', tag: 'ACCESS_DENIED' }, 403), { code: 'provider_unauthorized' });
  t.throws(of({ error: 'x', tag: 'INVALID_REQUEST_BODY' }, 400), { code: 'provider_failed' });
});
