import t from 'tap';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { parseTarget } from '../../src/shared/target.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const SERVED = { SERVICE_DROP_IN: 'tavily', SERVICE_LOG_LEVEL: 'info' };
const ROWS = [
  { title: 'One', url: 'https://one.example/a', snippet: 'First' },
  { title: 'Two', url: 'https://www.two.example/b/c', snippet: 'Second' },
  { title: 'Three', url: 'https://three.example/', snippet: '', published: '2026-02-03' },
];
const MARKDOWN = '# Head\n\nSome *text* with a [link](https://x.example/) and ![a tree](https://x.example/tree.png).\n';

t.test('a search gives rows with falling scores, and always both lists', async (t) => {
  const asked: unknown[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return ROWS.slice(0, query.limit);
    },
  });
  for (const path of ['compat/tavily/search', 'compat/tavily//search', 'search', '/search']) {
    const { status, body } = await postJson(new URL(`${url.origin}/${path}`), {
      query: 'cats',
      max_results: 2,
      topic: 'general',
      include_answer: true,
      api_key: 'tvly-canary',
      country: null,
      include_images: true,
    });
    t.equal(status, 200, path);
    t.strictSame(body.results, [
      { title: 'One', url: 'https://one.example/a', content: 'First', score: 1 },
      { title: 'Two', url: 'https://www.two.example/b/c', content: 'Second', score: 0.98 },
    ]);
    t.match(body, { query: 'cats', images: [], response_time: Number, request_id: String });
    t.notOk('answer' in body);
  }
  const { results } = (await postJson(new URL('search', url), { query: 'cats' })).body;
  t.equal(results[2].published_date, '2026-02-03', 'of the row, where it is known');
  t.match(asked[0], { query: 'cats', limit: 2, timelimit: '', safesearch: 'moderate' });
  t.match(lines.map((line) => JSON.parse(line)).at(-1), { tool: 'web_search', contract: 'tavily', outcome: 'success' });
  t.notMatch(lines.join('\n'), /canary|cats/);
});

t.test('what is asked of a search is said in our words', async (t) => {
  let asked: object = {};
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked = query;
      return ROWS;
    },
  });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const [given, expected] of [
    [{}, { limit: 5, region: undefined, timelimit: '' }],
    [{ time_range: 'week' }, { timelimit: 'w' }],
    [{ time_range: 'y' }, { timelimit: 'y' }],
    [{ days: 3 }, { after: daysAgo(3), timelimit: '' }],
    [{ days: 3, start_date: '2026-01-02' }, { after: '2026-01-02' }],
    [
      { start_date: '2026-01-02', end_date: '2026-02-03' },
      { after: '2026-01-02', before: '2026-02-03' },
    ],
    [
      { end_date: '2026-02-03', time_range: 'year' },
      { after: undefined, before: '2026-02-03', timelimit: 'y' },
    ],
    [{ country: 'germany' }, { region: 'de' }],
    [{ country: 'de' }, { region: 'de' }],
    [{ country: 'czech republic' }, { region: 'cz' }],
    [{ country: 'Bosnia and Herzegovina' }, { region: 'ba' }],
    [{ country: 'hong kong' }, { region: 'hk' }],
    [{ country: 'nowhere' }, { region: undefined }],
    [{ safe_search: true }, { safesearch: 'on' }],
    [{ include_domains: ['a.example', '*.b.example'] }, { query: 'x', include_domains: ['a.example', 'b.example'] }],
    [
      { include_domains: 'a.example', max_results: 2 },
      { include_domains: ['a.example'], limit: 2 },
    ],
    [
      { include_domains: [], exclude_domains: null },
      { include_domains: undefined, exclude_domains: undefined },
    ],
    [{ exclude_domains: ['https://WWW.a.example/path'] }, { exclude_domains: ['www.a.example'] }],
  ] as const) {
    t.equal((await postJson(new URL('search', url), { query: 'x', ...given })).status, 200);
    t.match(asked, expected, JSON.stringify(given));
  }
  for (const [given, named] of [
    [{ start_date: 'soon' }, /start_date: expected a day/],
    [{ end_date: '2026-02-30' }, /end_date: expected a day/],
    [{ start_date: '2026-02-03', end_date: '2026-01-02' }, /no day later/],
    [{ days: 1e9 }, /days: /],
    [{ include_domains: ['two words'] }, /include_domains\.0: expected a domain/],
  ] as const) {
    t.match(await postJson(new URL('search', url), { query: 'x', ...given }), {
      status: 400,
      body: { detail: { error: named } },
    });
  }
});

t.test('a search gives the text of its first pages where it is asked to', async (t) => {
  const visited: string[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () =>
      Array.from({ length: 7 }, (_, i) => ({ title: 'T', url: `https://${i}.example/`, snippet: '' })),
    fetchPage: async ({ url }) => {
      visited.push(url);
      if (url.includes('1')) throw new GatewayError('robots_denied');
      return { title: 'A page', url, snippet: '', markdown: MARKDOWN, published: '2026-01-02' };
    },
  });
  const search = (raw: unknown) =>
    postJson(new URL('search', url), { query: 'x', max_results: 7, include_raw_content: raw });
  for (const raw of [true, 'markdown']) {
    const { results } = (await search(raw)).body;
    t.match(results[0], { raw_content: MARKDOWN, published_date: '2026-01-02' });
    t.notOk('raw_content' in results[1], 'refused');
    t.notOk('raw_content' in results[5], 'beyond the bound');
    t.equal(results.length, 7);
  }
  t.equal((await search('text')).body.results[0].raw_content, 'Head\n\nSome text with a link and a tree.');
  t.equal(visited.length, 15);
  t.notOk('raw_content' in (await search(false)).body.results[0]);
  t.equal((await search('html')).status, 400);
});

t.test('an extract takes one address or many, and names each as it was asked for', async (t) => {
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }) => {
      if (parseTarget(url).hostname === 'gone.example') throw new GatewayError('not_found');
      return { title: 'A page', url: 'https://elsewhere.example/', snippet: 'About', markdown: MARKDOWN };
    },
  });
  const extract = (input: object) => postJson(new URL('compat/tavily/extract', url), input);
  const page = { title: 'A page', content: 'About', raw_content: MARKDOWN, images: [] };
  const one = await extract({ urls: 'https://one.example/#part' });
  t.equal(one.status, 200);
  t.match(one.body, { response_time: Number, request_id: String, failed_results: [] });
  t.strictSame(one.body.results, [{ url: 'https://one.example/#part', ...page }]);
  const two = await extract({
    urls: ['https://gone.example/', 'https://one.example', 'no address'],
    format: 'text',
    include_images: true,
  });
  t.match(two.body.results, [{ url: 'https://one.example', images: ['https://x.example/tree.png'] }]);
  t.strictSame(
    two.body.failed_results.map(({ url }: { url: string }) => url),
    ['https://gone.example/', 'no address'],
  );
  t.match(two.body.failed_results[0].error, /^not_found: The page does not exist/);
  t.match(two.body.failed_results[1].error, /^invalid_request: /);
  t.match(await extract({ urls: 'https://gone.example/' }), { status: 200, body: { results: [] } });
  t.equal((await extract({ urls: Array(21).fill('https://one.example/') })).status, 400);
  t.equal((await extract({})).status, 400);
  t.notMatch(lines.join('\n'), /example/);
});

t.test('with a question, an extract gives the passages of a long page that answer it', async (t) => {
  const filler = Array.from({ length: 300 }, (_, i) => `Paragraph ${i} is about nothing that matters to anybody.`);
  const markdown = [...filler, 'The zebra has stripes.', ...filler].join('\n\n');
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }) => {
      const isShort = url.includes('short');
      return { title: 'A page', url, snippet: '', markdown: isShort ? MARKDOWN : markdown };
    },
  });
  const urls = ['https://a.example/', 'https://short.example/'];
  const { body } = await postJson(new URL('extract', url), { urls, query: 'zebra stripes' });
  t.equal(body.results[1].raw_content, MARKDOWN);
  t.match(body.results[0].raw_content, /The zebra has stripes\./);
  t.ok(body.results[0].raw_content.length < markdown.length);
});

t.test('an extract answers in its time with what is there', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }, signal) => {
      if (!url.includes('slow')) return { title: 'A page', url, snippet: '', markdown: 'Text.' };
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const urls = ['https://slow.example/', 'https://one.example/'];
  const { status, body } = await postJson(new URL('extract', url), { urls, timeout: 1 });
  t.equal(status, 200);
  t.match(body.results, [{ url: 'https://one.example/' }]);
  t.match(body.failed_results, [{ url: 'https://slow.example/', error: /^timeout: / }]);
});

t.test("failures have a text under detail, and never the status of the client's own key", async (t) => {
  let code: ErrorCode = 'internal';
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () => {
      throw new GatewayError(code);
    },
  });
  for (const [failure, status] of [
    ['provider_unauthorized', 500],
    ['provider_blocked', 500],
    ['provider_timeout', 500],
    ['provider_rate_limited', 429],
    ['internal', 500],
  ] as const) {
    code = failure;
    const answer = await postJson(new URL('search', url), { query: 'x' });
    t.equal(answer.status, status, failure);
    t.strictSame(answer.body, { detail: { error: new GatewayError(failure).message } });
  }
  for (const body of [{}, { query: '' }, { query: 'x', max_results: 21 }, { query: 'x', time_range: 'decade' }, '{']) {
    t.match(await postJson(new URL('compat/tavily/search', url), body), {
      status: 400,
      body: { detail: { error: String } },
    });
  }
  t.equal((await postJson(new URL('search', url), { query: 'x', max_results: 0 })).status, 200);
});

t.test('what the product has and we do not is 404 in its shape', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  for (const path of ['crawl', 'map', 'research', 'compat/tavily/crawl', 'compat/tavily/research/1', 'research/1']) {
    const { status, body } = await postJson(new URL(path, url), { url: 'https://one.example/' });
    t.equal(status, 404, path);
    t.match(body, { detail: { error: /does not serve/ } }, path);
  }
  const usage = await fetch(new URL('usage', url));
  t.match(await usage.json(), { detail: { error: /does not serve/ } });
  t.match(await (await fetch(new URL('nowhere', url))).json(), { code: 'invalid_request' });
});
