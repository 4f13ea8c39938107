import t from 'tap';
import { createSerper } from '../../src/providers/serper.js';
import { answer, outcomeOf, responseOf, searchFor, sentBy } from './support.js';

const serper = createSerper({ address: new URL('https://google.serper.dev'), key: 'canary-key' });

t.test('options become the body of the request', async (t) => {
  t.strictSame(sentBy(serper, {}), { q: 'compost' });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'w', safesearch: 'on', page: 3, limit: 25 } as const;
  t.strictSame(sentBy(serper, all), { q: 'compost', num: 25, page: 3, tbs: 'qdr:w', gl: 'gb', hl: 'en' });
  t.match(sentBy(serper, { limit: 500, query: '!g compost' }), { num: 100, q: '"!g" compost' });
  for (const timelimit of ['d', 'm', 'y'] as const) t.match(sentBy(serper, { timelimit }), { tbs: `qdr:${timelimit}` });
  const regions = [
    ['wt-wt', undefined, undefined],
    ['tw-tzh', 'tw', 'zh-tw'],
    ['cn-zh', 'cn', 'zh-cn'],
    ['no-no', 'no', 'no'],
    ['il-he', 'il', 'iw'],
    ['qq-de', undefined, 'de'],
    ['at', 'at', undefined],
  ] as const;
  for (const [region, gl, hl] of regions) t.match(sentBy(serper, { region }), { gl, hl }, region);
  t.match(serper.toRequest(searchFor()), {
    method: 'POST',
    url: { pathname: '/search', search: '' },
    headers: { 'x-api-key': 'canary-key' },
  });
});

t.test('an answer yields its organic rows, with the day where it is one', async (t) => {
  t.strictSame(outcomeOf(serper, responseOf(answer('serper', 'results'))), [
    {
      title: 'Compost & soil',
      url: 'https://soil.example/compost',
      snippet: 'How a compost heap works.',
      published: '2026-03-05',
    },
    { title: 'Worms', url: 'https://worms.example/', snippet: '' },
    { title: '', url: '', snippet: '' },
  ]);
  t.strictSame(outcomeOf(serper, responseOf(answer('serper', 'no-results'))), []);
  t.strictSame(outcomeOf(serper, responseOf({ searchParameters: { q: 'x' } })), []);
});

t.test('a wrong key, spent credits, haste and failures are told apart', async (t) => {
  const of = (body: unknown, status: number) => () => serper.fromResponse(responseOf(body, status), searchFor());
  const quota = { code: 'provider_rate_limited', message: /quota is used up/ };
  t.throws(of(answer('serper', 'unauthorized'), 403), { code: 'provider_unauthorized' });
  t.throws(of(answer('serper', 'no-credits'), 400), quota);
  t.throws(of(answer('serper', 'no-credits'), 429), quota);
  t.throws(of({ message: 'Too many requests' }, 429), { code: 'provider_rate_limited', message: /slow down/ });
  t.throws(of({ message: 'Invalid parameter' }, 400), { code: 'provider_failed' });
  const wait = (body: unknown) => serper.paceOf?.(responseOf(body, 429)).retryAfterMs;
  t.equal(wait({ message: 'Too many requests' }), 1_000);
  t.equal(wait(answer('serper', 'no-credits')), Number.POSITIVE_INFINITY);
});
