import t from 'tap';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { never } from '../helpers/failure.js';
import type { Teardown } from '../helpers/listen.js';
import { start } from '../helpers/product.js';
import { extract, workerFor } from '../helpers/worker.js';
import { createSite, skip } from './browser-site.js';

const words = 'are words of a page that has enough of them to be read. '.repeat(8);
const app = `<!doctype html><title>t</title><main id="app"></main><script>
  const show = () => { app.innerHTML = '<p>Here [' + location.hash + '] ${words}</p>' };
  addEventListener('hashchange', show);
  show();
</script>`;

/** A site whose pages tell their route, and the paths as they were asked for. */
async function routed(t: Teardown) {
  const asked: (string | undefined)[] = [];
  const site = await createSite(t, {
    '/page': (req, res) => {
      asked.push(req.url);
      res.writeHead(200, { 'content-type': 'text/html' }).end(app);
    },
    '/moved': (_req, res) => res.writeHead(302, { location: '/page' }).end(),
    '/starts': (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/html' }).end(`${app}<script>location.hash ||= '#/home'</script>`),
  });
  return { asked, url: (path: string) => site.url(path, '127.0.0.1').href };
}

t.test('a rendered page is that of its route, which its address names', { skip }, async (t) => {
  const { asked, url } = await routed(t);
  const worker = await workerFor(t);
  const cases: [given: string, final: string, shown: string][] = [
    ['/page#/guide/flood', '/page#/guide/flood', '[#/guide/flood]'],
    ['/page#!/guide/flood', '/page#!/guide/flood', '[#!/guide/flood]'],
    ['/page#!guide', '/page#!guide', '[#!guide]'],
    ['/page?a=1#/guide?b=2', '/page?a=1#/guide?b=2', '[#/guide?b=2]'],
    ['/moved#/guide', '/page#/guide', '[#/guide]'],
    ['/starts', '/starts#/home', '[#/home]'],
    ['/page#part', '/page', '[]'],
    ['/page#', '/page', '[]'],
  ];
  for (const [given, final, shown] of cases) {
    const { final_url, markdown } = await extract(worker, { url: url(given), js_render: true });
    t.equal(final_url, url(final), given);
    t.match(markdown.replaceAll('\\', ''), shown, given);
  }
  t.notMatch(asked.join(' '), '#');
});

t.test('so it is through the gateway', { skip }, async (t) => {
  const { url } = await routed(t);
  const fetchPage = createWorkerClient(await workerFor(t), createSend({ timeoutMs: 60_000, maxBytes: 1_000_000 }));
  const rendered = await fetchPage({ url: url('/page#/guide'), js_render: true }, never);
  t.equal(rendered.url, url('/page#/guide'));
  const plain = await fetchPage({ url: url('/page#/guide'), js_render: false }, never).catch((thrown) => thrown.code);
  t.not(Object(plain).url, url('/page#/guide'));
});

t.test('a page that is not rendered has no route, nor has one of the browser worker', { skip }, async (t) => {
  const { url } = await routed(t);
  const site = await createSite(t, { '/text': `<main><p>${words}</p></main>` });
  const worker = await workerFor(t);
  const text = site.url('/text', '127.0.0.1').href;
  const asked = { url: `${text}#/guide`, js_render: false };
  t.match(await extract(worker, asked), { success: true, final_url: text });
  const { output } = await start(t, ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const browserWorker = new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '');
  t.match(await extract(browserWorker, { url: url('/page#/guide'), js_render: true }), {
    success: true,
    final_url: url('/page'),
  });
});
