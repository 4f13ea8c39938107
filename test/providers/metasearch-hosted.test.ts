import t from 'tap';
import { createSearch } from '../../src/providers/create-search.js';
import { createMetasearchHosted } from '../../src/providers/metasearch-hosted.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { noting, outcomeOf, responseOf, type Seen, searchFor, send, sentBy, testRecordings } from './support.js';

const hosted = createMetasearchHosted({ address: new URL('https://search.example/searxng') });

testRecordings(t, 'searxng', hosted, {
  blocked_or_upstream: 'provider_failed',
  bad_request: 'provider_failed',
  upstream: 'provider_failed',
  json_disabled: 'provider_unauthorized',
  rate_limited: 'provider_rate_limited',
});

t.test('options become the parameters of the instance', async (t) => {
  t.strictSame(sentBy(hosted, {}), { q: 'compost', format: 'json', pageno: '1', safesearch: '1' });
  const all = {
    engine: 'google cse, mojeek',
    region: 'uk-en',
    timelimit: 'w',
    safesearch: 'on',
    page: 3,
    limit: 5,
  } as const;
  t.strictSame(sentBy(hosted, all), {
    q: 'compost',
    format: 'json',
    pageno: '3',
    safesearch: '2',
    engines: 'google cse,mojeek',
    language: 'en-GB',
    time_range: 'week',
  });
  t.match(sentBy(hosted, { safesearch: 'off', timelimit: 'd' }), { safesearch: '0', time_range: 'day' });
  for (const engine of ['', 'Auto', 'bing, AUTO']) {
    t.notOk(sentBy(hosted, { engine })?.engines, 'no engine is any engine');
  }
  t.match(sentBy(hosted, { query: '!!g compost' }), { q: '"!!g" compost' }, 'bangs would redirect');
});

t.test('a region becomes a language the instance accepts', async (t) => {
  const cases = [
    ['us-en', 'en-US'],
    ['wt-wt', 'all'],
    ['jp-jp', 'ja-JP'],
    ['kr-kr', 'ko-KR'],
    ['tw-tzh', 'zh-TW'],
    ['hk-tzh', 'zh-HK'],
    ['cn-zh', 'zh-CN'],
    ['xa-ar', 'ar-SA'],
    ['ct-ca', 'ca-ES'],
    ['es-ca', 'ca-ES'],
    ['no-no', 'nb-NO'],
    ['sl-sl', 'sl-SI'],
    ['en-us', undefined],
    ['us', undefined],
  ] as const;
  for (const [region, language] of cases) t.equal(sentBy(hosted, { region })?.language, language, region);
});

t.test('rows without a URL are dropped, whatever else they hold, and texts are plain', async (t) => {
  const results = [
    null,
    'words',
    { title: 'Key facts', url: null, content: 'no link' },
    { title: 'Soil &amp; <b>worms</b>', url: 'https://soil.example/', content: null, engines: ['a'], score: 2 },
  ];
  const base = await listen(t, (_req, res) => res.end(JSON.stringify({ results })));
  const search = createSearch(send, createMetasearchHosted({ address: base }));
  t.strictSame(await search(searchFor(), never), [
    { title: 'Soil & worms', url: 'https://soil.example/', snippet: '', engines: ['a'], score: 2 },
  ]);
});

t.test('what the instance says of a row is kept where it is what it should be', async (t) => {
  const row = { title: 'Soil', url: 'https://soil.example/' };
  const facts = (said: object) => {
    const [found] = outcomeOf(hosted, responseOf({ results: [{ ...row, ...said }] }));
    const { title: _, url: __, snippet: ___, ...rest } = Object(found);
    return rest;
  };
  for (const published of ['2026-05-05', '2026-05-05T10:00:00', '2026-05-05T10:00:00.5+02:00', '2026-05-05T10:00Z']) {
    t.strictSame(facts({ publishedDate: published }), { published });
  }
  t.strictSame(facts({ publishedDate: '2026-05-05 10:00:00' }), { published: '2026-05-05T10:00:00' });
  for (const publishedDate of [
    null,
    '',
    'yesterday',
    '2026-13-45',
    20260505,
    `2026-05-05T10:00:00.${'1'.repeat(99)}`,
  ]) {
    t.strictSame(facts({ publishedDate }), {}, String(publishedDate));
  }
  t.strictSame(facts({ engines: ['google cse', '', null, '<b>', 'x'.repeat(99)] }), { engines: ['google cse'] });
  for (const engines of [[], null, 'google', [1]]) t.strictSame(facts({ engines }), {});
  for (const score of [null, '1', Number.POSITIVE_INFINITY]) t.strictSame(facts({ score }), {});
});

t.test('the engines that an answer lacks are named, with a reason of ours', async (t) => {
  const unresponsive_engines = [
    ['bing', 'timeout'],
    ['google', 'Suspended: too many requests'],
    ['startpage', 'CAPTCHA'],
    ['yahoo', 'access denied'],
    ['qwant', 'unerwarteter Absturz'],
    ['bing', 'CAPTCHA'],
    ['<script>', 'timeout'],
    'words',
    [],
    null,
  ];
  const results = [{ title: 'Soil', url: 'https://soil.example/' }];
  const base = await listen(t, (_req, res) => res.end(JSON.stringify({ results, unresponsive_engines })));
  const said: CallFacts = {};
  const search = createSearch(send, createMetasearchHosted({ address: base }));
  await search(searchFor(), never, (facts) => void Object.assign(said, facts));
  t.strictSame(said.missing, [
    { engine: 'bing', reason: 'timeout' },
    { engine: 'google', reason: 'rate_limited' },
    { engine: 'startpage', reason: 'blocked' },
    { engine: 'yahoo', reason: 'blocked' },
    { engine: 'qwant', reason: 'failed' },
  ]);
  for (const body of [{ results }, { results, unresponsive_engines: [] }, { results, unresponsive_engines: 'x' }]) {
    t.strictSame(hosted.missingOf?.(responseOf(body)), []);
  }
});

t.test('no rows are an empty answer only when every engine answered', async (t) => {
  t.strictSame(outcomeOf(hosted, responseOf({ results: [], unresponsive_engines: [] })), []);
  t.strictSame(outcomeOf(hosted, responseOf({ results: [] })), []);
  t.equal(
    outcomeOf(hosted, responseOf({ results: [], unresponsive_engines: [['bing', 'CAPTCHA']] })),
    'provider_failed',
  );
  const facts = { title: 'kv', template: 'key-value.html' };
  const linked = { title: 'Script', url: 'javascript:alert(1)' };
  for (const results of [[facts], [linked], [{ title: '', url: 'https://soil.example/' }]]) {
    const body = { results, unresponsive_engines: [['google', 'CAPTCHA']] };
    t.equal(outcomeOf(hosted, responseOf(body)), 'provider_failed', 'rows that lead nowhere are none');
  }
  t.strictSame(outcomeOf(hosted, responseOf({ results: [facts] })), []);
});

t.test('each refusal says what to change', async (t) => {
  const cases = [
    [403, '<title>403 Forbidden</title>', 'provider_unauthorized', /search\.formats/],
    [429, 'Too Many Requests', 'provider_rate_limited', /limiter/],
    [200, '<html><form>Login</form>', 'provider_invalid_response', /proxy/],
    [200, '{"message":"hello"}', 'provider_invalid_response', /JSON/],
    [302, '', 'provider_failed', /address/],
    [414, 'URI Too Long', 'invalid_request', /shorter/],
    [431, '', 'invalid_request', /shorter/],
  ] as const;
  for (const [status, body, code, message] of cases) {
    const seen: Seen[] = [];
    const address = await listen(
      t,
      noting(seen, (res) => res.writeHead(status).end(body)),
    );
    const failure = await failureOf(createSearch(send, createMetasearchHosted({ address }))(searchFor(), never));
    t.match(failure, { code, message }, `${status} ${body}`);
    t.match(seen, { length: 1 });
  }
});

t.test('the path of the address is kept, and the limiter sees the headers it wants', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res) => res.end('{"results":[]}')),
  );
  for (const path of ['/searxng', '/searxng/']) {
    await createSearch(send, createMetasearchHosted({ address: new URL(path, base) }))(searchFor(), never);
  }
  for (const request of seen) {
    const headers = {
      accept: /text\/html/,
      'accept-language': /./,
      'accept-encoding': /gzip/,
      'user-agent': /^(?!.*bot)/,
    };
    t.match(request, { method: 'GET', path: '/searxng/search', headers });
  }
});
