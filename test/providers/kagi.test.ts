import t from 'tap';
import { createSearch } from '../../src/providers/create-search.js';
import { createKagi } from '../../src/providers/kagi.js';
import { never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { answer, noting, outcomeOf, responseOf, type Seen, searchFor, send, sentBy } from './support.js';

const now = () => Date.parse('2026-03-08T12:00:00Z');
const kagi = createKagi({ address: new URL('https://kagi.com'), key: 'canary-key', now });
const always = { query: 'compost', workflow: 'search' };

t.test('options become the body of the request', async (t) => {
  t.strictSame(sentBy(kagi, {}), { ...always, safe_search: true });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'off', page: 3, limit: 7 } as const;
  t.strictSame(sentBy(kagi, all), {
    ...always,
    safe_search: false,
    page: 3,
    limit: 7,
    filters: { region: 'GB', after: '2026-03-01' },
  });
  t.match(sentBy(kagi, { timelimit: 'd' }), { filters: { after: '2026-03-07' } });
  t.match(sentBy(kagi, { timelimit: 'm' }), { filters: { after: '2026-02-05' } });
  t.match(sentBy(kagi, { timelimit: 'y' }), { filters: { after: '2025-03-07' } });
  const days = { after: '2026-01-02', before: '2026-02-03' };
  t.match(sentBy(kagi, days), { filters: { after: '2026-01-01', before: '2026-02-04' } }, 'both days included');
  t.match(sentBy(kagi, { limit: 5000, safesearch: 'on', region: 'qq-de' }), { limit: 1024, filters: undefined });
  t.match(sentBy(kagi, { page: 10 }), { page: 10 });
  t.equal(sentBy(kagi, { page: 11 }), undefined, 'pages it does not have are not asked for');
  t.match(kagi.toRequest(searchFor()), {
    method: 'POST',
    url: { pathname: '/api/v1/search', search: '' },
    headers: { authorization: 'Bearer canary-key' },
  });
});

t.test('an answer yields its rows, without videos and questions', async (t) => {
  t.strictSame(outcomeOf(kagi, responseOf(answer('kagi', 'results'))), [
    {
      title: "Compost 'n' soil",
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      published: '2026-03-05T14:49:00Z',
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: '' },
    { title: 'Nowhere', url: '', snippet: '' },
  ]);
  t.strictSame(outcomeOf(kagi, responseOf(answer('kagi', 'no-results'))), []);
});

t.test('a wrong key, spent credit and haste are told apart', async (t) => {
  const of = (body: unknown, status: number) => () => kagi.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  t.throws(of(answer('kagi', 'unauthorized'), 401), { code: 'provider_unauthorized' });
  t.throws(of(answer('kagi', 'no-credit'), 429), quota);
  t.throws(of(answer('kagi', 'no-credit'), 403), quota);
  t.throws(of({ data: null, error: [{ code: 'x', message: 'Usage limit exhausted' }] }, 429), quota);
  t.throws(of({ data: null, error: [{ code: 'x', message: 'Rate limited' }] }, 429), { message: /slow down/ });
  t.throws(of({ data: null, error: [{ code: 'x', message: 'IP not authorized' }] }, 403), {
    code: 'provider_unauthorized',
  });
  t.throws(of({ data: null, error: [] }, 400), { code: 'provider_failed' });
});

t.test('a region that it does not have costs the region, not the search or its time limit', async (t) => {
  const seen: Seen[] = [];
  const address = await listen(
    t,
    noting(seen, (res, { body }) =>
      /region/.test(body) ? res.writeHead(400).end('{}') : res.end(answer('kagi', 'results')),
    ),
  );
  const search = createSearch(send, createKagi({ address, key: 'canary-key', now }));
  t.match(await search(searchFor({ region: 'us-en', timelimit: 'd' }), never), { length: 2 });
  t.match(seen, { length: 2 });
  t.strictSame(JSON.parse(seen[1]?.body ?? ''), { ...always, safe_search: true, filters: { after: '2026-03-07' } });
  t.equal(kagi.fallbackRequest?.(responseOf('', 400), searchFor()), undefined, 'without a region it is final');
});
