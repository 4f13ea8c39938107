import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { createSearch } from '../../src/providers/create-search.js';
import { createMetasearchPy } from '../../src/providers/metasearch-py.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { asHost } from '../helpers/as-host.js';
import { failureOf, never } from '../helpers/failure.js';
import { postJson } from '../helpers/gateway.js';
import { areApart, fixtures, searchFor, send } from '../providers/support.js';
import { PAGES, rowsAbout, serviceFor, statusesOf, urlsOf } from './support.js';

const page = (folder: string, name: string) => fixtures(folder).find((fixture) => fixture.name === name)?.body ?? '';
const duckduckgoRow = (title: string) =>
  `<div class="result"><h2><a class="result__a" href="https://ddg.example/">${title}</a></h2></div>`;
const compost = (...names: string[]) => rowsAbout('compost', ...names);

t.test('the engines are asked at once and merged', async (t) => {
  const { search } = await serviceFor(t, {
    brave: (res) => res.end(PAGES.brave(compost('one', 'two', 'three'))),
    mojeek: (res) => res.end(PAGES.mojeek(compost('two', 'four'))),
  });
  const answer = await search();
  t.match(answer, {
    status: 200,
    body: {
      results: [
        { title: 'compost two', href: 'https://two.example/', body: /about/, engines: ['brave', 'mojeek'] },
        { href: 'https://one.example/', engines: ['brave'] },
        { href: 'https://four.example/', engines: ['mojeek'] },
        { href: 'https://three.example/', engines: ['brave'] },
      ],
      engines: [
        { name: 'brave', status: 'ok', count: 3, ms: Number },
        { name: 'mojeek', status: 'ok', count: 2, ms: Number },
      ],
    },
  });
  t.match(urlsOf(await search({ max_results: 2 })), { length: 2 });
});

t.test('ten rows unless the caller says otherwise; null and 0 mean all', async (t) => {
  const names = Array.from({ length: 15 }, (_, i) => `n${i}`);
  const { search } = await serviceFor(t, { brave: (res) => res.end(PAGES.brave(compost(...names))) });
  const counts = [
    [{}, 10],
    [{ max_results: null }, 15],
    [{ max_results: 0 }, 15],
    [{ max_results: 3 }, 3],
    [{ max_results: '12' }, 12],
  ] as const;
  for (const [fields, count] of counts) t.match(urlsOf(await search(fields)), { length: count });
});

t.test('a ddgs client may ask with GET, and finds the health where ddgs has it', async (t) => {
  const { url, seen } = await serviceFor(t, { brave: (res) => res.end(PAGES.brave(compost('one'))) });
  const answer = await fetch(new URL('search/text?query=compost&timelimit=w&max_results=5&timelimit=m', url));
  t.match(await answer.json(), { results: [{ title: 'compost one', href: 'https://one.example/' }] });
  t.equal(seen.brave?.[0]?.query.get('tf'), 'pm', 'the last of two');
  for (const path of ['', 'health', 'healthz']) {
    t.match(await (await fetch(new URL(path, url))).json(), {
      status: 'healthy',
      version: /^\d+\.\d+\.\d+$/,
      service: String,
      engines: [{ name: 'brave', last_success: '2026-01-15T00:00:00.000Z', cooling_down_until: null, fault: null }],
    });
  }
});

t.test('the gateway reads it through metasearch_py', async (t) => {
  const { url, seen } = await serviceFor(t, {
    mojeek: (res, { query }) =>
      res.end(query.get('q') === 'qzxv' ? page('mojeek', 'no-results.html') : PAGES.mojeek(compost('one', 'two'))),
    bing: (res) => res.writeHead(429).end(),
  });
  const search = createSearch(send, createMetasearchPy({ address: url }), { retryMs: 1 });
  const said: CallFacts = {};
  const query = searchFor({ region: 'de-de', timelimit: 'd' });
  t.strictSame(
    await search(query, never, (facts) => void Object.assign(said, facts)),
    compost('one', 'two').map((row) => ({ ...row, engines: ['mojeek'] })),
  );
  t.strictSame(said.missing, [{ engine: 'bing', reason: 'rate_limited' }]);
  t.match(seen.mojeek?.[0]?.query, new Map([['since', '20260114']]));
  t.match(seen.mojeek?.[0]?.headers, { cookie: 'arc=de; lb=de', 'accept-language': 'de-DE,de;q=0.8,en;q=0.5' });
  t.strictSame(await search(searchFor({ query: 'qzxv' }), never), []);
  t.match(await failureOf(search(searchFor({ engine: 'google' }), never)), {
    code: 'invalid_request',
    message: 'The search service does not have this engine. Valid ones: auto, mojeek, bing.',
  });
  t.match(await failureOf(search(searchFor({ engine: 'bing' }), never)), { code: 'provider_rate_limited' });
});

t.test('backend chooses among the engines', async (t) => {
  const { search, seen } = await serviceFor(t, {
    brave: (res) => res.end(PAGES.brave(compost('one'))),
    mojeek: (res) => res.end(PAGES.mojeek(compost('two'))),
  });
  t.strictSame(statusesOf(await search({ backend: 'mojeek' })), { mojeek: 'ok' });
  t.match(seen, { brave: { length: 0 } });
  t.strictSame(statusesOf(await search({ backend: ' Mojeek , brave,mojeek' })), { brave: 'ok', mojeek: 'ok' });
  for (const backend of ['auto', 'all', '', null, 'auto,mojeek']) {
    t.strictSame(statusesOf(await search({ backend })), { brave: 'ok', mojeek: 'ok' }, String(backend));
  }
  const expected = "'auto', 'brave' or 'mojeek'";
  for (const backend of ['google', 'brave,yandex', 'bing']) {
    t.strictSame(await search({ backend }).then(({ status, body }) => ({ status, body })), {
      status: 422,
      body: {
        detail: [{ type: 'enum', loc: ['body', 'backend'], msg: `Input should be ${expected}`, ctx: { expected } }],
      },
    });
  }
});

t.test('what the contract does not allow is refused in its words, quoting nothing', async (t) => {
  const { url, search, seen } = await serviceFor(t, { brave: (res) => res.end(PAGES.brave(compost('one'))) });
  const text = new URL('search/text', url);
  const cases = [
    [{ query: undefined }, 'query', 'missing'],
    [{ query: ' ' }, 'query', 'value_error'],
    [{ query: 7 }, 'query', 'value_error'],
    [{ page: 0 }, 'page', 'value_error'],
    [{ page: 'canary' }, 'page', 'value_error'],
    [{ max_results: -1 }, 'max_results', 'value_error'],
    [{ safesearch: 'canary' }, 'safesearch', 'value_error'],
    [{ timelimit: 'canary' }, 'timelimit', 'value_error'],
  ] as const;
  for (const [fields, field, type] of cases) {
    const answer = await search(fields);
    t.match(answer, { status: 422, body: { detail: [{ type, loc: ['body', field], msg: String }] } }, field);
    t.notMatch(JSON.stringify(answer.body), /canary/);
  }
  t.match(await (await fetch(text)).json(), { detail: [{ type: 'missing', loc: ['query', 'query'] }] });
  t.match(await postJson(text, '{'), { status: 422, body: { detail: [{ type: 'json_invalid', loc: ['body'] }] } });
  t.match(await postJson(text, '[]'), { status: 422, body: { detail: [{ loc: ['body'] }] } });
  t.match(await postJson(text, `{"query":"${'x'.repeat(33 * 1024)}"}`), { status: 413 });
  t.match(await postJson(text, '{}', { 'content-type': 'text/plain' }), { status: 415, body: { detail: String } });
  t.equal((await fetch(text, { method: 'DELETE' })).status, 405);
  t.match(await (await fetch(new URL('search/images', url))).json(), { detail: 'Not Found' });
  t.match(seen, { brave: { length: 0 } }, 'no engine was asked');
});

t.test('each refused request leaves one line at info, and so does a probe', async (t) => {
  const { url, lines } = await serviceFor(t, { brave: () => ({}) });
  const text = new URL('search/text', url);
  const requests: [ask: () => Promise<unknown>, line: object][] = [
    [() => fetch(text, { method: 'DELETE' }), { outcome: 'invalid_request', status: 405 }],
    [() => fetch(new URL('health', url), { method: 'DELETE' }), { outcome: 'invalid_request', status: 405 }],
    [() => fetch(new URL('secret', url)), { outcome: 'invalid_request', status: 404 }],
    [() => postJson(text, '{}', { 'content-type': 'text/secret' }), { outcome: 'invalid_request', status: 415 }],
    [() => postJson(text, '{secret'), { outcome: 'invalid_request', status: 400 }],
    [() => asHost(text, 'secret.example'), { outcome: 'forbidden', status: 403 }],
  ];
  for (const [ask, line] of requests) {
    lines.length = 0;
    await ask();
    t.match(
      lines.map((written) => JSON.parse(written)),
      [{ level: 30, ...line }],
    );
    t.equal(lines.length, 1);
    t.notMatch(lines.join(''), 'secret');
  }
  lines.length = 0;
  await fetch(new URL('health', url));
  t.match(
    lines.map((written) => JSON.parse(written)),
    [{ level: 30, route: '/health', status: 200 }],
  );
  t.equal(lines.length, 1);
});

t.test('an engine says which options it does not have', async (t) => {
  const { search } = await serviceFor(t, {
    brave: (res) => res.end(PAGES.brave(compost('one'))),
    yahoo: (res) => res.end(PAGES.yahoo(compost('one'))),
    bing: (res) => res.end(PAGES.bing(compost('one'))),
    wikipedia: (res) => res.end('["compost",[],[],[]]'),
  });
  const ignoredBy = async (fields: Record<string, unknown>) =>
    Object.fromEntries(((await search(fields)).body.engines ?? []).map(({ name, ignored }) => [name, ignored ?? []]));
  t.strictSame(await ignoredBy({}), { brave: [], yahoo: [], bing: [], wikipedia: [] });
  t.strictSame(await ignoredBy({ region: 'de-de', timelimit: 'y', safesearch: 'on' }), {
    brave: [],
    yahoo: ['region', 'timelimit', 'safesearch'],
    bing: ['safesearch'],
    wikipedia: ['timelimit', 'safesearch'],
  });
  t.strictSame(await ignoredBy({ region: 'wt-wt', timelimit: 'w', safesearch: 'off' }), {
    brave: [],
    yahoo: ['safesearch'],
    bing: ['safesearch'],
    wikipedia: ['timelimit', 'safesearch'],
  });
  t.match(await ignoredBy({ region: 'nowhere' }), { brave: ['region'], bing: ['region'], wikipedia: ['region'] });
  t.match(await ignoredBy({ region: 'us-qq' }), { brave: [], yahoo: [], bing: [], wikipedia: ['region'] });
  t.match(await ignoredBy({ region: 'qq-en' }), { brave: ['region'], yahoo: [], bing: ['region'] });
  t.match(await ignoredBy({ region: 'all' }), { brave: [], yahoo: [], bing: [] });
});

t.test('nothing found is an empty answer when an engine of the web says so', async (t) => {
  const { search } = await serviceFor(t, {
    mojeek: (res) => res.end(page('mojeek', 'no-results.html')),
    brave: (res) => res.writeHead(429).end(page('brave', 'captcha.html')),
  });
  const answer = await search();
  t.match(answer, { status: 200, body: { results: [] } });
  t.strictSame(answer.body.results, []);
  t.strictSame(statusesOf(answer), { brave: 'blocked', mojeek: 'empty' });
});

t.test('an engine that cannot have the page is not asked, and its silence is no answer', async (t) => {
  const blocked = (res: ServerResponse) => res.writeHead(403).end();
  const { search, seen, url } = await serviceFor(t, {
    duckduckgo: blocked,
    brave: blocked,
    mojeek: blocked,
    wikipedia: blocked,
  });
  const beyond = await search({ page: 11, backend: 'duckduckgo,brave,wikipedia' });
  t.match(beyond, { status: 200, body: { results: [] } }, 'none was asked');
  t.strictSame(statusesOf(beyond), { duckduckgo: 'not_asked', brave: 'not_asked', wikipedia: 'not_asked' });
  t.match(seen, { duckduckgo: { length: 0 }, brave: { length: 0 }, wikipedia: { length: 0 } });
  const { engines } = await (await fetch(new URL('health', url))).json();
  t.match(engines, [{ name: 'duckduckgo', last_success: null }, { name: 'brave', last_success: null }, {}, {}]);

  const answer = await search({ page: 11 });
  t.match(answer, { status: 502, body: { detail: 'blocked' } });
  t.match(statusesOf(answer), { duckduckgo: 'not_asked', mojeek: 'blocked' });
});

t.test('a search that was never sent leaves the cool-down as it is', async (t) => {
  let blocked = true;
  const { search, clock } = await serviceFor(t, {
    brave: (res) => (blocked ? res.writeHead(403).end() : res.end(PAGES.brave(compost('one')))),
  });
  const now = async (fields = {}) => statusesOf(await search(fields)).brave;
  t.equal(await now(), 'blocked');
  clock.ms += 10 * 60_000;
  t.equal(await now({ page: 11 }), 'not_asked');
  t.equal(await now(), 'blocked');
  clock.ms += 10 * 60_000;
  t.equal(await now(), 'cooling_down', 'twice as long, since it had not answered meanwhile');
  clock.ms += 10 * 60_000;
  blocked = false;
  t.equal(await now(), 'ok');
});

t.test('DuckDuckGo is asked one request at a time, as far apart as the setting says', async (t) => {
  const MIN_MS = 300;
  let underWay = 0;
  let most = 0;
  const { search, seen } = await serviceFor(
    t,
    {
      duckduckgo: async (res, { form }) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await delay(20);
        underWay -= 1;
        const query = form.get('q') ?? '';
        res.end(
          `<div id="links">${duckduckgoRow(query)}<div class="nav-link"><form><input type="hidden" name="q" value="${query}"><input type="hidden" name="s" value="10"></form></div></div>`,
        );
      },
    },
    { METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: String(MIN_MS) },
  );
  const beganMs = performance.now();
  const asked = [search({ query: 'compost 1' }), search({ query: 'compost 2' }), search({ query: 'compost', page: 3 })];
  for (const answer of await Promise.all(asked)) t.match(answer, { status: 200, body: { results: { length: 1 } } });
  const starts = seen.duckduckgo?.map(({ atMs }) => atMs) ?? [];
  t.equal(starts.length, 5, 'one for each of the first two, three for the walk to the third page');
  t.ok(areApart(starts, beganMs, MIN_MS));
  t.equal(most, 1);
});

t.test('a turn that does not come in time is too many requests, and no fault of the engine', async (t) => {
  const { search, seen, url } = await serviceFor(
    t,
    { duckduckgo: (res) => res.end(`<div id="links">${duckduckgoRow('compost')}</div>`) },
    { METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: '60000' },
  );
  t.equal((await search({ query: 'compost 1' })).status, 200);
  t.match(await search({ query: 'compost 2' }), {
    status: 502,
    body: { detail: 'rate_limited', engines: [{ name: 'duckduckgo', status: 'rate_limited' }] },
  });
  t.match(await (await fetch(new URL('health', url))).json(), {
    engines: [{ name: 'duckduckgo', cooling_down_until: null, fault: null }],
  });
  t.match(seen, { duckduckgo: { length: 1 } });
});

t.test('who waits for a turn does not keep the others waiting, nor later searches', async (t) => {
  const names = Array.from({ length: 10 }, (_, i) => `n${i}`);
  const { search, seen } = await serviceFor(
    t,
    {
      duckduckgo: (res) => res.end(`<div id="links">${duckduckgoRow('compost')}</div>`),
      brave: (res) => res.end(PAGES.brave(compost(...names))),
    },
    { METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: '1500' },
  );
  t.strictSame(statusesOf(await search({ query: 'compost 1' })), { duckduckgo: 'ok', brave: 'ok' });
  for (const query of ['compost 2', 'compost 3'])
    t.strictSame(statusesOf(await search({ query })), { duckduckgo: 'late', brave: 'ok' }, query);
  t.equal((await search({ query: 'compost 4', backend: 'duckduckgo' })).status, 200);
  t.match(seen, { duckduckgo: { length: 2 } }, 'nobody wanted the two between any more');
});

t.test('a very long query is cut once, and costs the others nothing', async (t) => {
  const { search, seen } = await serviceFor(t, {
    brave: (res) => res.end(PAGES.brave(compost('one'))),
    bing: (res) => res.end(PAGES.bing(compost('one', 'two'))),
  });
  for (const query of [`compost ${'heap '.repeat(6_000)}`, '('.repeat(30_000), '\uFDFA'.repeat(10_000)]) {
    t.match(await search({ query }), { status: 200 });
    for (const { query: sent } of [seen.brave?.at(-1), seen.bing?.at(-1)].flatMap((one) => one ?? []))
      t.ok((sent.get('q') ?? '').length <= 400);
  }
});

t.test('that no title is like the query says nothing about the web', async (t) => {
  const { search } = await serviceFor(t, {
    wikipedia: (res) => res.end('["compost",[],[],[]]'),
    brave: (res) => res.end(page('brave', 'captcha.html')),
  });
  t.match(await search(), { status: 502, body: { detail: 'blocked' } });
  t.match(await search({ backend: 'wikipedia' }), { status: 200, body: { results: [] } });
});

t.test('when every engine failed the answer says how', async (t) => {
  const cases = [
    ['blocked', 502, (res) => res.end(page('brave', 'captcha.html'))],
    ['rate_limited', 502, (res) => res.writeHead(429).end()],
    ['failed', 502, (res) => res.writeHead(500).end()],
    ['failed', 502, (res) => res.end('<p>Something else</p>')],
    ['failed', 502, (res) => res.writeHead(302, { location: 'https://elsewhere.example/' }).end()],
    ['blocked', 502, (res) => res.writeHead(302, { location: '/captcha?x' }).end()],
    ['failed', 502, (res) => res.destroy()],
  ] as const satisfies readonly [string, number, Parameters<typeof serviceFor>[1]['brave']][];
  for (const [detail, status, answering] of cases) {
    const { search } = await serviceFor(t, { brave: answering });
    t.match(await search(), { status, body: { detail, engines: [{ name: 'brave', status: detail, count: 0 }] } });
  }
});

t.test('an engine that never answers is a timeout after its own deadline, and not asked again at once', async (t) => {
  const { search, seen } = await serviceFor(t, { brave: () => {} });
  t.match(await search(), { status: 504, body: { detail: 'timeout', engines: [{ status: 'timeout' }] } });
  t.match(await search(), { status: 504, body: { detail: 'timeout', engines: [{ status: 'cooling_down' }] } });
  t.match(seen, { brave: { length: 1 } });
});

t.test('others with enough rows do not wait for an engine that hangs', async (t) => {
  const names = Array.from({ length: 10 }, (_, i) => `n${i}`);
  const { search } = await serviceFor(t, {
    brave: (res) => res.end(PAGES.brave(compost(...names))),
    mojeek: () => {},
  });
  const answer = await search();
  t.match(answer.body.results, { length: 10 });
  t.strictSame(statusesOf(answer), { brave: 'ok', mojeek: 'late' }, 'its deadline had not come yet');
});

t.test('a blocked engine is left alone, longer each time, and asked again after', async (t) => {
  let blocked = true;
  const { search, seen, clock, url } = await serviceFor(t, {
    brave: (res) => res.end(blocked ? page('brave', 'captcha.html') : PAGES.brave(compost('one'))),
    mojeek: (res) => res.end(PAGES.mojeek(compost('two'))),
  });
  const minutes = (n: number) => {
    clock.ms += n * 60_000;
  };
  const braveNow = async () => statusesOf(await search()).brave;
  t.equal(await braveNow(), 'blocked');
  t.equal(await braveNow(), 'cooling_down');
  t.match(await (await fetch(new URL('health', url))).json(), {
    status: 'healthy',
    engines: [
      { name: 'brave', last_success: null, cooling_down_until: '2026-01-15T00:10:00.000Z', fault: 'blocked' },
      {},
    ],
  });
  minutes(10);
  t.equal(await braveNow(), 'blocked');
  minutes(19);
  t.equal(await braveNow(), 'cooling_down', 'twice as long');
  minutes(1);
  blocked = false;
  t.equal(await braveNow(), 'ok');
  blocked = true;
  t.equal(await braveNow(), 'blocked');
  minutes(10);
  t.equal(await braveNow(), 'blocked', 'as long as the first time, since it had answered');
  t.match(seen, { brave: { length: 5 } });
  t.match(await search({ backend: 'brave' }), { status: 502, body: { detail: 'blocked' } }, 'also when it is alone');
});

t.test('decoys are kept out, and their engine is left alone for a while', async (t) => {
  const { search } = await serviceFor(t, {
    mojeek: (res) => res.end(PAGES.mojeek(compost('one'))),
    bing: (res) => res.end(PAGES.bing(rowsAbout('poetry', 'p1', 'p2', 'p3', 'p4'))),
  });
  const answer = await search();
  t.strictSame(urlsOf(answer), ['https://one.example/']);
  t.strictSame(statusesOf(answer), { mojeek: 'ok', bing: 'decoy' });
  t.strictSame(statusesOf(await search()), { mojeek: 'ok', bing: 'cooling_down' });
});

t.test('a page with few of the words is an answer when it is alone, and comes last beside another', async (t) => {
  const query = 'weather forecast for Hanoi tomorrow';
  const { search, clock } = await serviceFor(t, {
    mojeek: (res) => res.end(PAGES.mojeek(rowsAbout(query, 'm1', 'm2', 'm3'))),
    brave: (res) => res.end(PAGES.brave(rowsAbout(query, 'b1', 'b2', 'b3'))),
    bing: (res) => res.end(PAGES.bing(rowsAbout('weather', 'one', 'two', 'three'))),
  });
  const alone = await search({ query, backend: 'bing' });
  t.match(urlsOf(alone), { length: 3 });
  t.match(alone.body.engines, [{ name: 'bing', status: 'suspect', count: 3 }]);
  const beside = await search({ query, backend: 'bing,mojeek' });
  t.match(urlsOf(beside), [/m1/, /m2/, /m3/, /one/, /two/, /three/]);
  t.strictSame(statusesOf(beside), { mojeek: 'ok', bing: 'suspect' });
  const among = await search({ query });
  t.notMatch(JSON.stringify(urlsOf(among)), /one/);
  t.strictSame(statusesOf(among), { mojeek: 'ok', brave: 'ok', bing: 'decoy' });
  clock.ms += 60 * 60_000;
  t.strictSame(statusesOf(await search({ query, backend: 'bing' })), { bing: 'suspect' });
});

t.test('nothing but decoys is a block', async (t) => {
  const { search } = await serviceFor(t, {
    bing: (res) => res.end(PAGES.bing(rowsAbout('poetry', 'p1', 'p2', 'p3', 'p4'))),
  });
  t.match(await search(), { status: 502, body: { detail: 'blocked' } });
  t.match(await search(), { status: 502, body: { detail: 'blocked', engines: [{ status: 'cooling_down' }] } });
});

t.test(
  'Startpage searches with the token of its home page, read once, and again when it no longer works',
  async (t) => {
    const { search, seen } = await serviceFor(t, {
      startpage: (res, { method, form }, n) => {
        if (method === 'GET') return res.end(`<form id="search"><input name="sc" value="token-${n}"></form>`);
        if (form.get('query') === 'aged') return res.writeHead(302, { location: '/' }).end();
        res.end(PAGES.startpage(compost('one')));
      },
    });
    t.equal((await search()).status, 200);
    t.equal((await search({ page: 2, region: 'de-de', safesearch: 'off', timelimit: 'y' })).status, 200);
    t.match(seen.startpage, [
      { method: 'GET', path: '/' },
      { method: 'POST', path: '/sp/search', headers: { origin: 'https://www.startpage.com' } },
      { method: 'POST', path: '/sp/search' },
    ]);
    t.match(Object.fromEntries(seen.startpage?.[2]?.form ?? []), {
      query: 'compost',
      cat: 'web',
      sc: 'token-1',
      page: '2',
      qsr: 'de_DE',
      qadf: 'none',
      with_date: 'y',
    });
    t.equal((await search({ query: 'aged' })).status, 502);
  },
);

t.test('Wikipedia completes its row with the beginning of the article', async (t) => {
  const found = ['compost', ['Compost'], [''], ['https://en.wikipedia.org/wiki/Compost']];
  const { search, seen } = await serviceFor(t, {
    wikipedia: (res, { query }) => {
      const extract = query.get('titles') === 'Heap' ? 'Heap may refer to: a pile.' : 'Compost is\nplant food.';
      if (query.get('search') === 'heap')
        return res.end(JSON.stringify(['heap', ['Heap'], [''], ['https://h.example/']]));
      if (query.get('search') === 'broken') return res.end(JSON.stringify(found));
      if (query.get('action') === 'opensearch') return res.end(JSON.stringify(found));
      res.end(JSON.stringify({ query: { pages: [{ title: query.get('titles'), extract }] } }));
    },
  });
  t.match(await search({ query: 'kompost, in another language' }), { body: { results: [{ title: 'Compost' }] } });
  t.match(await search(), {
    body: { results: [{ title: 'Compost', href: /wiki\/Compost$/, body: 'Compost is plant food.' }] },
  });
  t.match(seen.wikipedia?.[0], { path: '/w/api.php', headers: { 'user-agent': /^SearchGateway\// } });
  t.strictSame((await search({ query: 'heap' })).body.results, [], 'a page of meanings is no result');
  t.strictSame((await search({ page: 2 })).body.results, [], 'there is one page');
});

t.test('Startpage is not searched for long without a token, nor with one whose answer cannot be read', async (t) => {
  const home = (sc: string) => `<form id="search"><input name="sc" value="${sc}"></form>`;
  const openings: ((res: ServerResponse) => unknown)[] = [
    (res) => res.end('<p>Be right back</p>'),
    (res) => res.writeHead(500).end(home('of an error')),
    (res) => res.end(home('dead')),
    (res) => res.end(home('alive')),
  ];
  const { search, seen, clock } = await serviceFor(t, {
    startpage: (res, { method, form }) => {
      if (method === 'GET') return openings.shift()?.(res);
      res.end(form.get('sc') === 'dead' ? '<p>Something else</p>' : PAGES.startpage(compost('one')));
    },
  });
  const statuses = [];
  for (const query of ['compost 1', 'compost 2', 'compost 3', 'compost 4', 'compost 5']) {
    statuses.push((await search({ query })).status);
    clock.ms += 10 * 60_000;
  }
  t.strictSame(statuses, [200, 200, 502, 200, 200]);
  const tokens = seen.startpage?.filter(({ method }) => method === 'POST').map(({ form }) => form.get('sc'));
  t.strictSame(tokens, [null, 'of an error', 'dead', 'alive', 'alive']);
});

t.test('connections to the engines are kept', async (t) => {
  const sockets = new Set<unknown>();
  const { search } = await serviceFor(t, {
    brave: (res) => {
      sockets.add(res.socket);
      res.end(PAGES.brave(compost('one')));
    },
  });
  for (const page of [1, 2, 3]) t.equal((await search({ page })).status, 200);
  t.equal(sockets.size, 1);
});

t.test('more searches than may wait are turned away', async (t) => {
  const waiting: (() => void)[] = [];
  let arrived = () => {};
  const first = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { search } = await serviceFor(
    t,
    {
      brave: (res) => {
        waiting.push(() => res.end(PAGES.brave(compost('one'))));
        arrived();
      },
    },
    { METASEARCH_CONCURRENCY: '1' },
  );
  const asked = Array.from({ length: 6 }, (_, i) => search({ query: `compost ${i}` }));
  await first;
  t.match(await Promise.any(asked.map((answer) => answer.then((a) => (a.status === 200 ? Promise.reject() : a)))), {
    status: 502,
    body: { detail: 'rate_limited' },
  });
  const timer = setInterval(() => waiting.pop()?.(), 1);
  t.teardown(() => clearInterval(timer));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  t.strictSame(statuses, [200, 200, 200, 200, 200, 502]);
});

t.test('a client that leaves ends the requests to the engines', async (t) => {
  const leaving = new AbortController();
  const closed: Promise<unknown>[] = [];
  const { url } = await serviceFor(t, {
    brave: (res) => {
      closed.push(new Promise((resolve) => res.on('close', resolve)));
      leaving.abort();
    },
  });
  await failureOf(fetch(new URL('search/text?query=compost', url), { signal: leaving.signal }));
  await Promise.all(closed);
  t.match(closed, { length: 1 });
});

t.test('no log line and no error body holds a canary, at debug', async (t) => {
  const canary =
    (status: number, headers = {}) =>
    (res: Parameters<NonNullable<Parameters<typeof serviceFor>[1]['brave']>>[0]) =>
      res.writeHead(status, 'Canary', { 'x-canary': 'canary', ...headers }).end('<title>canary</title>canary');
  const { url, search, lines } = await serviceFor(t, {
    duckduckgo: canary(202),
    brave: canary(500),
    mojeek: canary(302, { location: 'https://canary.example/captcha' }),
    startpage: (res) => res.destroy(),
    yahoo: canary(200),
    bing: canary(200, { 'content-encoding': 'gzip' }),
    wikipedia: canary(200),
  });
  const errors = [
    await search({ query: 'canary' }),
    await search({ query: 'canary', region: 'canary', canary: 'canary' }),
    await search({ query: 'canary', backend: 'canary' }),
    await postJson(new URL('search/text?canary', url), '{"canary'),
    await postJson(new URL('canary', url), '{"canary":1}', { 'x-canary': 'canary' }),
  ];
  for (const { status, body } of errors) {
    t.ok(status >= 400);
    t.notMatch(JSON.stringify(body), /canary/i);
  }
  t.ok(lines.length >= 4, 'it did log');
  t.notMatch(lines.join(''), /canary/i);
  t.notMatch(lines.join(''), /127\.0\.0\.1:\d+/);
});
