import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import t, { type Test } from 'tap';
import { createMemoryCache } from '../../src/cache/byte-cache.js';
import { cachePages } from '../../src/cache/cached-pages.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { listen } from '../helpers/listen.js';
import { workerFor } from '../helpers/worker.js';
import { skip } from '../worker/browser-site.js';

const MiB = 1024 * 1024;
const signal = new AbortController().signal;

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown;

/** A site, a worker and the cache before it, with a clock of its own. */
async function cachedSite(t: Test, answer: Answer, { ttlSeconds = 300, env = {} } = {}) {
  const visits: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return res.writeHead(404).end();
    visits.push({ path: req.url ?? '', headers: req.headers });
    answer(req, res);
  });
  const worker = await workerFor(t, env);
  const clock = { now: Date.now() };
  const send = createSend({ timeoutMs: 30_000, maxBytes: 16 * MiB });
  const fetchPage = cachePages(createWorkerClient(worker, send), {
    cache: createMemoryCache(16 * MiB),
    ttlSeconds,
    maxUnpackedBytes: MiB,
    now: () => clock.now,
  });
  return {
    site,
    visits,
    pass: (seconds: number) => {
      clock.now += seconds * 1000;
    },
    async ask(path = '/', more: { js_render?: boolean; max_age?: number } = {}, gone = signal) {
      const facts: CallFacts = {};
      const url = new URL(path, site).href;
      const page = await fetchPage({ url, js_render: false, ...more }, gone, (said) => Object.assign(facts, said));
      return { ...facts, markdown: page.markdown, title: page.title, url: page.url };
    },
  };
}

const article = (text: string) => `<title>A page</title><article><h1>A page</h1><p>${text}</p></article>`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const plain =
  (headers: Record<string, string> = {}): Answer =>
  (req, res) =>
    res
      .writeHead(200, { ...html, ...headers })
      .end(article(`Enough words to be read at ${req.url}, every one of them.`));

t.test('a page is visited once within its time, whatever asks for it', async (t) => {
  const { ask, pass, visits } = await cachedSite(t, plain());
  const first = await ask();
  pass(299);
  const second = await ask('/#part');
  t.match(first, { cache: 'miss', age: 0 });
  t.match(second, { cache: 'hit', age: 299, markdown: first.markdown, title: 'A page' });
  t.equal(visits.length, 1);
  pass(1);
  t.match(await ask(), { cache: 'miss', age: 0 });
  t.equal(visits.length, 2);
});

t.test('another query is another page, and so is a rendered one', async (t) => {
  const { ask, visits } = await cachedSite(t, plain());
  for (const path of ['/', '/?a=1', '/?a=2']) t.match(await ask(path), { cache: 'miss' });
  t.match(await ask('/', { js_render: true }), { cache: 'miss' });
  t.match(await ask('/', { js_render: true }), { cache: 'hit' });
  t.equal(visits.length, 4);
});

t.test('the caller says how old a page may be', async (t) => {
  const { ask, pass, visits } = await cachedSite(t, plain());
  await ask();
  pass(20);
  t.match(await ask('/', { max_age: 30 }), { cache: 'hit', age: 20 });
  t.match(await ask('/', { max_age: 10 }), { cache: 'miss' });
  t.match(await ask('/', { max_age: 0 }), { cache: 'miss' });
  t.match(await ask('/', { max_age: 100_000 }), { cache: 'hit' });
  t.equal(visits.length, 3);
});

t.test('what a site says about keeping its page holds, rendered or not', async (t) => {
  const said = (req: IncomingMessage) => ({ 'cache-control': decodeURIComponent(req.url?.slice(2) ?? '') });
  const { ask, pass } = await cachedSite(t, (req, res) => plain(said(req))(req, res));
  for (const js_render of [false, true]) {
    for (const control of ['no-store', 'private, max-age=100']) {
      const path = `/?${encodeURIComponent(control)}`;
      t.match(await ask(path, { js_render }), { cache: 'miss' });
      t.match(await ask(path, { js_render }), { cache: 'miss' }, `${control} is not kept`);
    }
    t.match(await ask('/?max-age%3D10', { js_render }), { cache: 'miss' });
    pass(9);
    t.match(await ask('/?max-age%3D10', { js_render }), { cache: 'hit' });
    pass(1);
    t.match(await ask('/?max-age%3D10', { js_render }), { cache: 'miss' }, 'its time is over');
  }
});

t.test('what the answers say that led to a page holds too', async (t) => {
  const lead: Record<string, Answer> = {
    '/moved': (_req, res) => res.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end(),
    '/refreshed': (_req, res) =>
      res.writeHead(200, { ...html, 'cache-control': 'no-store' }).end('<meta http-equiv="refresh" content="0;url=/">'),
    '/offered': (_req, res) =>
      res
        .writeHead(200, { ...html, 'cache-control': 'no-store' })
        .end(
          '<link rel="alternate" type="text/markdown" href="/text.md"><div id="root"></div><script src="/a.js"></script>',
        ),
    '/text.md': (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/markdown' }).end('Enough words to be read, every one of them.'),
  };
  const { ask } = await cachedSite(t, (req, res) =>
    (lead[req.url ?? ''] ?? plain({ 'cache-control': 'max-age=100' }))(req, res),
  );
  for (const [path, js_render] of [
    ['/moved', false],
    ['/refreshed', false],
    ['/offered', false],
    ['/moved', true],
    ['/refreshed', true],
  ] as const)
    for (const time of ['first', 'second'])
      t.match(await ask(path, { js_render }), { cache: 'miss', markdown: /Enough words/ }, `${path}, ${time}`);
});

t.test('a page that is cut off is not kept', { skip }, async (t) => {
  const { ask } = await cachedSite(
    t,
    (_req, res) =>
      res.writeHead(200, html).write(`<!doctype html><html><body>${article('Enough words to be read. '.repeat(9))}`),
    { env: { CRAWL_WORKER_WAIT_MS: '1000' } },
  );
  for (const time of ['first', 'second'])
    t.match(await ask('/', { js_render: true }), { cache: 'miss', markdown: /Enough words/ }, time);
});

t.test('more than can be read of what a site says about keeping is a no', async (t) => {
  const { ask } = await cachedSite(t, plain({ 'cache-control': `max-age=60, x="${'x'.repeat(2_000)}", no-store` }));
  for (const js_render of [false, true])
    for (const time of ['first', 'second']) t.match(await ask('/', { js_render }), { cache: 'miss' }, time);
});

t.test('nothing is kept with a time of 0', async (t) => {
  const { ask, visits } = await cachedSite(t, plain({ etag: '"1"' }), { ttlSeconds: 0 });
  for (const _ of [1, 2]) t.match(await ask(), { cache: 'miss' });
  t.equal(visits.length, 2);
  t.equal(visits[1]?.headers['if-none-match'], undefined);
});

t.test('a failure is not kept, and a page that cannot be revalidated is a failure', async (t) => {
  let status = 500;
  const { ask, pass, visits } = await cachedSite(t, (req, res) =>
    status === 200 ? plain({ etag: '"1"' })(req, res) : res.writeHead(status).end(),
  );
  await t.rejects(ask(), { code: 'upstream_error' });
  status = 200;
  t.match(await ask(), { cache: 'miss' });
  pass(301);
  status = 503;
  await t.rejects(ask(), { code: 'upstream_error' });
  status = 404;
  await t.rejects(ask(), { code: 'not_found' });
  t.equal(visits.length, 4);
});

for (const [field, value, condition] of [
  ['etag', 'W/"abc"', 'if-none-match'],
  ['last-modified', 'Wed, 21 Oct 2026 07:28:00 GMT', 'if-modified-since'],
] as const)
  t.test(`past its time a page with ${field} is asked about with ${condition}`, async (t) => {
    const { ask, pass, visits } = await cachedSite(t, (req, res) => {
      if (req.headers[condition] === value) return res.writeHead(304).end();
      plain({ [field]: value })(req, res);
    });
    const first = await ask();
    pass(301);
    t.match(await ask(), { cache: 'revalidated', age: 0, markdown: first.markdown, title: 'A page', url: first.url });
    pass(299);
    t.match(await ask(), { cache: 'hit', age: 299, markdown: first.markdown });
    pass(2);
    t.match(await ask(), { cache: 'revalidated', markdown: first.markdown }, 'and again');
    t.equal(visits.length, 3);
    t.match(await ask('/', { max_age: 0 }), { cache: 'miss' }, 'a new visit has no condition');
  });

t.test('a page that has changed replaces the one that was kept', async (t) => {
  let version = 1;
  const { ask, pass } = await cachedSite(t, (req, res) => {
    const etag = `"${version}"`;
    if (req.headers['if-none-match'] === etag) return res.writeHead(304).end();
    res.writeHead(200, { ...html, etag }).end(article(`This is version ${version} of the page, with words enough.`));
  });
  await ask();
  version = 2;
  pass(301);
  t.match(await ask(), { cache: 'miss', markdown: /version 2/ });
  t.match(await ask(), { cache: 'hit', markdown: /version 2/ });
  pass(301);
  t.match(await ask(), { cache: 'revalidated', markdown: /version 2/ });
});

t.test('a page that is to be asked about each time is', async (t) => {
  const { ask, visits } = await cachedSite(t, (req, res) => {
    if (req.headers['if-none-match'] === '"1"') return res.writeHead(304, { 'cache-control': 'no-cache' }).end();
    plain({ etag: '"1"', 'cache-control': 'no-cache' })(req, res);
  });
  t.match(await ask(), { cache: 'miss' });
  for (const _ of [1, 2]) t.match(await ask(), { cache: 'revalidated', markdown: /Enough words/ });
  t.equal(visits.length, 3);
});

t.test('validators are those of the address where the page was found', async (t) => {
  const { ask, pass, visits, site } = await cachedSite(t, (req, res) => {
    if (req.url === '/') return res.writeHead(302, { location: '/found', etag: '"hop"' }).end();
    if (req.headers['if-none-match'] === '"1"') return res.writeHead(304).end();
    plain({ etag: '"1"' })(req, res);
  });
  t.match(await ask(), { cache: 'miss', url: new URL('/found', site).href });
  pass(301);
  t.match(await ask(), { cache: 'revalidated', url: new URL('/found', site).href });
  const told = visits.map(({ path, headers }) => [path, headers['if-none-match']]);
  t.strictSame(told, [
    ['/', undefined],
    ['/found', undefined],
    ['/', undefined],
    ['/found', '"1"'],
  ]);
});

t.test('a rendered page is visited anew: its document says nothing about its data', async (t) => {
  const { ask, pass, visits } = await cachedSite(t, plain({ etag: '"1"' }));
  await ask('/', { js_render: true });
  pass(301);
  t.match(await ask('/', { js_render: true }), { cache: 'miss' });
  t.equal(visits.filter(({ headers }) => headers['if-none-match']).length, 0);
});

t.test('identical fetches under way are one visit, which ends when the last caller leaves', async (t) => {
  let release: () => void = () => {};
  let arrive: (res: ServerResponse) => void = () => {};
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const { ask, visits } = await cachedSite(t, (req, res) => {
    release = () => plain()(req, res);
    arrive(res);
  });
  const leaver = new AbortController();
  const calls = [ask('/', {}, leaver.signal), ...Array.from({ length: 4 }, () => ask())];
  await arrived;
  leaver.abort();
  await t.rejects(calls[0] as Promise<unknown>, { code: 'timeout' });
  release();
  const answers = await Promise.all(calls.slice(1));
  for (const answer of answers) t.match(answer, { cache: 'miss', markdown: /Enough words/ });
  t.equal(visits.length, 1);
});

t.test('a visit that nobody waits for is given up, and the next caller starts another', async (t) => {
  let visits = 0;
  let arrive: (res: ServerResponse) => void = () => {};
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const { ask } = await cachedSite(t, (req, res) => {
    visits++;
    if (visits > 1) return plain()(req, res);
    arrive(res);
  });
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [ask('/', {}, one.signal), ask('/', {}, other.signal)];
  const res = await arrived;
  const closed = once(res, 'close');
  one.abort();
  other.abort();
  for (const call of calls) await t.rejects(call, { code: 'timeout' });
  await closed;
  t.match(await ask(), { cache: 'miss', markdown: /Enough words/ });
  t.equal(visits, 2);
});
