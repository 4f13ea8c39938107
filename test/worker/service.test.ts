import t from 'tap';
import { asHost } from '../helpers/as-host.js';
import { listen } from '../helpers/listen.js';
import { builtWorkerFor, extract, workerFor } from '../helpers/worker.js';

const PAGE = `<!doctype html><html lang="en"><head><title>Bees in winter - The Garden</title>
<meta name="description" content="How a colony keeps warm."><meta name="author" content="Ada Field">
<meta property="og:site_name" content="The Garden"><meta property="article:published_time" content="2024-02-03T10:00:00Z">
<link rel="canonical" href="/bees"></head><body><article><h1>Bees in winter</h1>
<p>A colony of bees does not sleep in winter. It forms a cluster around the queen, and the bees take turns at its edge.</p>
<p>They shiver with their flight muscles to make heat, and they live on the honey that they stored in summer.</p>
</article></body></html>`;

t.test('a page comes with what is known about it', async (t) => {
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') res.writeHead(404).end();
    else if (req.url === '/old') res.writeHead(301, { location: '/bees?from=old' }).end();
    else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  const answer = await extract(await builtWorkerFor(t), { url: new URL('/old', site).href });
  t.match(answer, {
    status: 200,
    success: true,
    error: '',
    title: 'Bees in winter',
    snippet: 'How a colony keeps warm.',
    byline: 'Ada Field',
    published: '2024-02-03T10:00:00Z',
    site: 'The Garden',
    lang: 'en',
    canonical: new URL('/bees', site).href,
    final_url: new URL('/bees?from=old', site).href,
    markdown: /take turns at its edge/,
  });
});

t.test('what is not the contract is refused in its shape, and nothing is opened', async (t) => {
  let opened = 0;
  const site = await listen(t, (_req, res) => {
    opened++;
    res.end();
  });
  const worker = await workerFor(t);
  const url = site.href;
  const refusals: [name: string, status: number, body: unknown, init?: RequestInit][] = [
    ['no JSON', 400, '{"url":'],
    ['no object', 400, '[]'],
    ['no url', 400, {}],
    ['a url that is no string', 400, { url: 5 }],
    ['js_render that is no boolean', 400, { url, js_render: 'yes' }],
    ['no target', 400, { url: 'ftp://site.example/' }],
    ['credentials', 400, { url: url.replace('//', '//me:secret@') }],
    ['another type', 415, url, { headers: { 'content-type': 'text/plain' } }],
    ['a body over 32 KiB', 413, { url, padding: 'x'.repeat(33 * 1024) }],
    ['another method', 405, { url }, { method: 'PUT' }],
  ];
  for (const [name, status, body, init] of refusals)
    t.match(
      await extract(worker, body, init),
      { status, success: false, error: 'invalid_request', markdown: '' },
      name,
    );
  t.equal((await extract(worker, {}, { method: 'PUT' })).headers.get('allow'), 'POST');
  t.equal((await fetch(new URL('healthz', worker), { method: 'POST' })).headers.get('allow'), 'GET, HEAD');
  const lost = await fetch(new URL('elsewhere', worker));
  t.match({ status: lost.status, body: await lost.json() }, { status: 404, body: { success: false } });
  t.equal(opened, 0);
});

t.test('each request leaves one line at info, also one that is refused, and a probe', async (t) => {
  const lines: string[] = [];
  const worker = await workerFor(t, {}, lines);
  const logged = () => lines.splice(0).map((line) => JSON.parse(line));
  const post = (init: RequestInit) => extract(worker, '{"url":"secret"}', init);
  const requests: [ask: () => Promise<unknown>, line: object][] = [
    [() => post({}), { msg: 'fetch', outcome: 'invalid_request' }],
    [() => post({ method: 'PUT' }), { outcome: 'invalid_request', status: 405 }],
    [() => post({ headers: { 'content-type': 'text/secret' } }), { outcome: 'invalid_request', status: 415 }],
    [() => post({ body: '{secret' }), { outcome: 'invalid_request', status: 400 }],
    [() => fetch(new URL('healthz', worker), { method: 'DELETE' }), { outcome: 'invalid_request', status: 405 }],
    [() => fetch(new URL('secret', worker)), { outcome: 'invalid_request', status: 404 }],
    [() => asHost(new URL('extract', worker), 'secret.example'), { outcome: 'forbidden', status: 403 }],
  ];
  lines.length = 0; // that private networks are allowed
  for (const [ask, line] of requests) {
    await ask();
    const written = logged();
    t.match(written, [{ level: 30, ...line }]);
    t.equal(written.length, 1);
    t.notMatch(JSON.stringify(written), 'secret');
  }
  await fetch(new URL('healthz', worker));
  t.match(logged(), [{ level: 30, msg: 'request', route: '/healthz', status: 200 }]);
});

t.test('health says so when the browser cannot start; pages without JavaScript are served on', async (t) => {
  const site = await listen(t, (req, res) => res.writeHead(req.url === '/robots.txt' ? 404 : 200).end('<p>Plain.</p>'));
  const worker = await builtWorkerFor(t, { CRAWL_WORKER_BROWSER_PATH: process.execPath });
  const health = async () => {
    const response = await fetch(new URL('healthz', worker));
    return { status: response.status, body: await response.json() };
  };
  t.same(await health(), { status: 200, body: { status: 'ok', browser: 'idle' } });
  t.match(await extract(worker, { url: site.href, js_render: true }), { success: false, error: 'extraction_failed' });
  t.same(await health(), { status: 200, body: { status: 'degraded', browser: 'unavailable' } });
  t.match(await extract(worker, { url: site.href }), { success: true, markdown: 'Plain.' });

  const without = await workerFor(t, { CRAWL_WORKER_BROWSER_PATH: 'chromium' });
  t.match(await (await fetch(new URL('healthz', without))).json(), { status: 'degraded', browser: 'unavailable' });
});
