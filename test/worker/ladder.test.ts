/** When a page is rendered, and what answers when it cannot be. */
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { readEnv } from '../../src/shared/env.js';
import { CrawlWorkerEnv } from '../../worker/config.js';
import type { Teardown } from '../helpers/listen.js';
import { extract, workerFor } from '../helpers/worker.js';
import { createSite, type Route, skip } from './browser-site.js';

const words = 'are words of a page that has enough of them to be read. '.repeat(8);
const head = '<!doctype html><title>t</title>';
const shell = (code: string) => `${head}<div id="root"></div><script>${code}</script>`;
const show = `root.innerHTML = '<p>Shown: these ${words}</p>'`;
const prose = `${head}<main><h1>Flood</h1><p>Sent: these ${words}</p></main>`;
const carried = `${head}<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
  props: {
    pageProps: { post: { title: 'Flood', slug: 'page', content: `<p>Carried: these ${words}</p><p>And ${words}</p>` } },
  },
  page: '/[slug]',
})}</script><script src="/_next/static/chunks/main-1f.js"></script>`;
const unfinished = `${head}<header><h1>Mill</h1><p>Sent: ${words}</p></header><main aria-busy="true"><p>Loading the orders…</p></main>
  <script>setTimeout(() => { document.querySelector('main').outerHTML = '<main><p>Shown: these ${words}</p><p>and more ${words}</p></main>' }, 50)</script>`;

async function siteOf(t: Teardown, routes: Record<string, Route>) {
  const site = await createSite(t, routes);
  return { asked: site.asked, url: (path: string) => site.url(path, '127.0.0.1').href };
}

/** Node 20 has none. */
function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const NO_BROWSER = { CRAWL_WORKER_BROWSER_PATH: '/nowhere/chromium' };
const visits = (asked: readonly string[], path: string) => asked.filter((one) => one === path).length;

t.test('a wrong word for the setting fails the start', async (t) => {
  for (const word of ['always', 'AUTO', 'browser', 'true'])
    t.throws(() => readEnv(CrawlWorkerEnv, { CRAWL_WORKER_RENDER: word }), /CRAWL_WORKER_RENDER.*auto, request/);
  t.equal(readEnv(CrawlWorkerEnv, {}).CRAWL_WORKER_RENDER, 'auto');
  t.equal(readEnv(CrawlWorkerEnv, { CRAWL_WORKER_RENDER: '' }).CRAWL_WORKER_RENDER, 'auto');
});

t.test('absent: a page is rendered that has no text otherwise, and no other', { skip }, async (t) => {
  const { asked, url } = await siteOf(t, {
    '/shell': shell(show),
    '/prose': prose,
    '/carried': carried,
    '/plain': (_req, res) => res.writeHead(200, { 'content-type': 'text/plain' }).end(words),
    '/blank': `${head}<p></p>`,
    '/moved': (_req, res) => res.writeHead(302, { location: '/shell' }).end(),
  });
  const worker = await workerFor(t);
  const cases = [
    ['/shell', undefined, 'browser', /^Shown/],
    ['/moved', undefined, 'browser', /^Shown/],
    ['/prose', undefined, 'static', /Sent/],
    ['/plain', undefined, 'static', /words/],
    ['/carried', undefined, 'embedded', /^Carried/],
    ['/prose', false, 'static', /Sent/],
    ['/carried', false, 'embedded', /^Carried/],
    ['/prose', true, 'browser', /Sent/],
    ['/plain', true, 'browser', /words/],
    ['/shell', true, 'browser', /^Shown/],
  ] as const;
  for (const [path, js_render, rendering, markdown] of cases) {
    const answer = await extract(worker, { url: url(path), ...(js_render !== undefined && { js_render }) });
    t.match(answer, { success: true, rendering, markdown }, `${path} ${js_render}`);
  }
  const refused = await extract(worker, { url: url('/shell'), js_render: false });
  t.match(refused, { success: false, error: 'extraction_failed' });
  t.equal(refused.headers.get('x-fetch-reason'), 'needs_rendering');
  const before = visits(asked, '/blank');
  t.match(await extract(worker, { url: url('/blank') }), { success: false, error: 'extraction_failed' });
  t.equal(visits(asked, '/blank'), before + 1, 'a page without scripts has nothing to show');
  t.equal(visits(asked, '/robots.txt'), 1, 'robots.txt is asked once');
});

t.test('request: nothing is rendered that nobody asks for', { skip }, async (t) => {
  const { asked, url } = await siteOf(t, { '/shell': shell(show) });
  const worker = await workerFor(t, { CRAWL_WORKER_RENDER: 'request' });
  const answer = await extract(worker, { url: url('/shell#/guide') });
  t.match(answer, { success: false, error: 'extraction_failed' });
  t.equal(answer.headers.get('x-fetch-reason'), 'needs_rendering');
  t.equal(visits(asked, '/shell'), 1);
  t.match(await extract(worker, { url: url('/shell'), js_render: true }), { success: true, rendering: 'browser' });
});

t.test('without a browser what was sent is the answer, or an error that names how to get one', async (t) => {
  const { asked, url } = await siteOf(t, { '/shell': shell(show), '/prose': prose, '/unfinished': unfinished });
  const lines: string[] = [];
  const worker = await workerFor(t, NO_BROWSER, lines);
  t.match(await extract(worker, { url: url('/prose') }), { success: true, rendering: 'static' });
  t.match(await extract(worker, { url: url('/prose#/guide') }), { success: true, rendering: 'static' });
  t.match(await extract(worker, { url: url('/unfinished') }), { success: true, rendering: 'static', markdown: /Sent/ });
  for (const more of [{}, { js_render: true }, {}]) {
    const answer = await extract(worker, { url: url('/shell'), ...more });
    t.match(answer, { success: false, error: 'extraction_failed' });
    t.equal(answer.headers.get('x-fetch-reason'), 'no_browser');
  }
  t.equal((await extract(worker, { url: url('/shell#/guide') })).headers.get('x-fetch-reason'), 'no_browser');
  t.equal(lines.filter((line) => line.includes('no browser found')).length, 1, 'told once');
  t.equal(visits(asked, '/shell'), 3);
});

t.test('a route leads to another page, which only a browser shows', { skip }, async (t) => {
  const { asked, url } = await siteOf(t, {
    '/': `${prose}<script>if (location.hash) document.body.innerHTML = '<p>At ' + location.hash.slice(2) + ' ${words}</p>'</script>`,
  });
  const worker = await workerFor(t);
  t.match(await extract(worker, { url: url('/#/guide') }), {
    success: true,
    rendering: 'browser',
    markdown: /^At guide/,
  });
  t.equal(visits(asked, '/'), 1);
  t.match(await extract(worker, { url: url('/#part') }), { success: true, rendering: 'static', markdown: /Sent/ });
  t.match(await extract(worker, { url: url('/#/guide'), js_render: false }), {
    rendering: 'static',
    final_url: url('/'),
  });
});

t.test('a text with signs that more is to come is rendered, and stays where that gives less', { skip }, async (t) => {
  const { url } = await siteOf(t, {
    '/more': unfinished,
    '/less': unfinished.replace(
      /setTimeout.*, 50\)/s,
      "document.body.innerHTML = '<p>Sorry, this browser is not supported here.</p>'",
    ),
    '/never': unfinished.replace(/setTimeout.*, 50\)/s, 'for (;;);'),
  });
  const worker = await workerFor(t);
  t.match(await extract(worker, { url: url('/more') }), { rendering: 'browser', markdown: /Shown/ });
  t.match(await extract(worker, { url: url('/less') }), { rendering: 'static', markdown: /Sent/ });
  const hurried = await workerFor(t, { CRAWL_WORKER_TIMEOUT_SECONDS: '15' });
  t.match(await extract(hurried, { url: url('/never') }), { rendering: 'static', markdown: /Sent/ });
});

t.test('a failure says what rendering came to', { skip }, async (t) => {
  const { url } = await siteOf(t, {
    '/waits': shell("root.innerHTML = '<p>Loading…</p>'"),
    '/mute': `${head}<div></div><script src="/app.js"></script>`,
    '/app.js': '',
    '/leads': shell("location.href = '/private'"),
    '/private': prose,
    '/gone': shell("location.href = '/missing'"),
    '/robots.txt': (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private'),
  });
  const worker = await workerFor(t, { CRAWL_WORKER_WAIT_MS: '500' });
  for (const [path, error, reason] of [
    ['/waits', 'extraction_failed', 'still_loading'],
    ['/mute', 'extraction_failed', 'no_text_rendered'],
    ['/leads', 'robots_denied', 'robots_disallowed'],
    ['/gone', 'not_found', null],
  ] as const) {
    const answer = await extract(worker, { url: url(path) });
    t.match(answer, { success: false, error }, path);
    t.equal(answer.headers.get('x-fetch-reason'), reason, path);
  }
});

t.test('rendering is not begun with too little time left', { skip }, async (t) => {
  const { asked, url } = await siteOf(t, {
    '/shell': async (_req, res) => {
      await delay(9_000);
      res.writeHead(200, { 'content-type': 'text/html' }).end(shell(show));
    },
    '/prose': prose,
  });
  const worker = await workerFor(t, { CRAWL_WORKER_TIMEOUT_SECONDS: '12' });
  // Its first page loads what reads pages.
  t.match(await extract(worker, { url: url('/prose') }), { success: true });
  const answer = await extract(worker, { url: url('/shell') });
  t.match(answer, { success: false, error: 'extraction_failed' });
  t.equal(answer.headers.get('x-fetch-reason'), 'needs_rendering');
  t.equal(visits(asked, '/shell'), 1);
});

t.test('it takes a place among those that render, or what was sent is the answer', { skip }, async (t) => {
  const arrived = withResolvers();
  const leave = withResolvers();
  const { url } = await siteOf(t, {
    '/slow': async (_req, res) => {
      arrived.resolve();
      await leave.promise;
      res.writeHead(200, { 'content-type': 'text/html' }).end(shell(show));
    },
    '/shell': shell(show),
    '/prose': prose,
  });
  const worker = await workerFor(t, { CRAWL_WORKER_BROWSER_CONCURRENCY: '1', CRAWL_WORKER_MAX_WAITING: '0' });
  const slow = extract(worker, { url: url('/slow'), js_render: true });
  await arrived.promise;
  const answer = await extract(worker, { url: url('/shell') });
  t.match(answer, { status: 200, success: false, error: 'extraction_failed' });
  t.equal(answer.headers.get('x-fetch-reason'), 'needs_rendering');
  t.match(await extract(worker, { url: url('/prose') }), { success: true, rendering: 'static' });
  t.match(await extract(worker, { url: url('/shell'), js_render: true }), { status: 503 });
  leave.resolve();
  t.match(await slow, { success: true });
  t.match(await extract(worker, { url: url('/shell') }), { success: true, rendering: 'browser' });
});

t.test('a page that was read as it was sent can be asked about', async (t) => {
  const { url } = await siteOf(t, {
    '/prose': (req, res) =>
      req.headers['if-none-match'] === '"one"'
        ? res.writeHead(304, { etag: '"one"' }).end()
        : res.writeHead(200, { 'content-type': 'text/html', etag: '"one"' }).end(prose),
  });
  const worker = await workerFor(t);
  const { caching } = await extract(worker, { url: url('/prose') });
  t.match(caching, { etag: '"one"' });
  const again = await extract(worker, { url: url('/prose'), revalidate: { url: url('/prose'), etag: caching.etag } });
  t.match(again, { success: true, not_modified: true, markdown: '' });
});
