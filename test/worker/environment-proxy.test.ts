import { once } from 'node:events';
import { request } from 'node:http';
import { Writable } from 'node:stream';
import t from 'tap';
import { readEnv } from '../../src/shared/env.js';
import { proxiesOf } from '../../src/shared/environment-proxy.js';
import { createGuard } from '../../src/shared/guard.js';
import { createLog } from '../../src/shared/log.js';
import { CrawlWorkerEnv } from '../../worker/config.js';
import { startCrawlWorker } from '../../worker/crawl-worker.js';
import { createEgressProxy } from '../../worker/loaders/egress-proxy.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { failureOf, never } from '../helpers/failure.js';
import { createForwardProxy } from '../helpers/forward-proxy.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { certificate, secureSiteFor } from '../helpers/secure-site.js';
import { extract } from '../helpers/worker.js';
import { skip } from './browser-site.js';

const html = { 'content-type': 'text/html; charset=utf-8' };

/** A site that says how it was asked. */
function siteFor(t: Teardown): Promise<URL> {
  return listen(t, ({ url, headers }, res) => {
    if (url === '/robots.txt') res.end('User-agent: *\nDisallow: /denied\n');
    else if (url === '/moved') res.writeHead(302, { location: '/page?moved' }).end();
    else if (url === '/script.js') res.end("document.body.append('and a script')");
    else if (url === '/rendered') res.writeHead(200, html).end('<p>A page</p><script src="/script.js"></script>');
    else if (url === '/to-tls') res.writeHead(200, html).end("<script>location = 'https://site.test/page'</script>");
    else res.writeHead(200, html).end(`<p>${url} of ${headers.host}, ${headers['proxy-authorization']}</p>`);
  });
}

/** A worker in an environment with proxies; by default it uses them, and may not visit loopback by itself. */
async function workerIn(t: Teardown, proxies: Record<string, string>, settings: Record<string, string> = {}) {
  let logged = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const worker = await startCrawlWorker(
    readEnv(CrawlWorkerEnv, { CRAWL_WORKER_PORT: '0', CRAWL_WORKER_USE_ENVIRONMENT_PROXY: 'true', ...settings }),
    createLog('worker', 'debug', stream),
    { ...process.env, ...proxies },
  );
  t.teardown(() => worker.close(0));
  return { url: worker.url, logged: () => logged };
}

const withCredential = ({ port }: URL) => `http://canary-user:canary-secret@127.0.0.1:${port}`;
const CREDENTIAL = `Basic ${Buffer.from('canary-user:canary-secret').toString('base64')}`;

t.test('pages, redirects and robots.txt are asked of the proxy, which gets its credential and keeps it', async (t) => {
  const proxy = await createForwardProxy(t, { site: await siteFor(t) });
  const worker = await workerIn(t, { HTTP_PROXY: withCredential(proxy.url) });
  const answer = await extract(worker.url, { url: 'http://site.test:8080/moved' });
  t.match(answer, { success: true, markdown: '/page?moved of site.test:8080, undefined' });
  t.match(await extract(worker.url, { url: 'http://site.test:8080/denied' }), { error: 'robots_denied' });
  t.strictSame(proxy.asked, [
    'GET http://site.test:8080/robots.txt',
    'GET http://site.test:8080/moved',
    'GET http://site.test:8080/page?moved',
  ]);
  t.strictSame([...proxy.credentials], [CREDENTIAL]);
  t.match(worker.logged(), 'the proxies of the environment are used');
  t.notMatch(worker.logged(), /canary|127\.0\.0\.1|Basic/);
});

t.test('a rendered page and what belongs to it go through the proxy too', { skip }, async (t) => {
  const proxy = await createForwardProxy(t, { site: await siteFor(t), secureSite: await secureSiteFor(t) });
  const value = withCredential(proxy.url);
  const worker = await workerIn(t, { HTTP_PROXY: value, HTTPS_PROXY: value });
  const answer = await extract(worker.url, { url: 'http://site.test/rendered', js_render: true });
  t.match(answer, { success: true, markdown: /A page\s+and a script/ });
  t.strictSame(proxy.asked, [
    'GET http://site.test/robots.txt',
    'GET http://site.test/rendered',
    'GET http://site.test/script.js',
  ]);
  // Nobody trusts the certificate of this site; that the browser has seen it is the point.
  const secure = await extract(worker.url, { url: 'http://site.test/to-tls', js_render: true });
  t.match(secure, { success: false, error: 'unreachable' });
  t.ok(proxy.asked.includes('CONNECT site.test:443'));
  t.strictSame([...proxy.credentials], [CREDENTIAL]);
  for (const url of ['http://127.0.0.2/', 'http://router.local/'])
    t.match(await extract(worker.url, { url, js_render: true }), { error: 'unreachable' });
  t.notMatch(proxy.asked.join(), /127\.0\.0\.2|router/);
  t.notMatch(worker.logged(), /canary|Basic/);
});

t.test('literals and names of the inside are refused, and the proxy is not asked', async (t) => {
  const proxy = await createForwardProxy(t, { site: await siteFor(t) });
  const worker = await workerIn(t, { http_proxy: proxy.url.href, https_proxy: proxy.url.href });
  for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254', 'localhost', 'metadata.internal'])
    for (const scheme of ['http', 'https'])
      t.match(await extract(worker.url, { url: `${scheme}://${host}/` }), { error: 'unreachable' }, host);
  t.strictSame(proxy.asked, []);
});

t.test('hosts of NO_PROXY are dialled, and judged, without the proxy', async (t) => {
  const site = await siteFor(t);
  const proxy = await createForwardProxy(t, { site });
  const proxies = { http_proxy: proxy.url.href, NO_PROXY: '127.0.0.0/8' };
  const strict = await workerIn(t, proxies);
  t.match(await extract(strict.url, { url: site.href }), { error: 'unreachable' });
  const open = await workerIn(t, proxies, { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' });
  t.match(await extract(open.url, { url: site.href }), { success: true, markdown: `/ of ${site.host}, undefined` });
  t.strictSame(proxy.asked, []);
});

t.test('without the setting the variables are not used', async (t) => {
  const proxy = await createForwardProxy(t, { site: await siteFor(t) });
  const proxies = { http_proxy: proxy.url.href, https_proxy: proxy.url.href };
  const worker = await workerIn(t, proxies, { CRAWL_WORKER_USE_ENVIRONMENT_PROXY: 'false' });
  t.match(await extract(worker.url, { url: 'http://site.test/' }), { error: 'unreachable' });
  t.match(await extract(worker.url, { url: 'https://site.test/' }), { error: 'unreachable' });
  t.strictSame(proxy.asked, []);
});

function loaderThrough(t: Teardown, proxy: string, timeoutMs = 20_000) {
  const proxyFor = proxiesOf({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy });
  const guard = createGuard({ allowPrivateNetworks: false, proxyFor });
  guard.agents.https.options.ca = certificate.cert;
  t.teardown(() => guard.close());
  return createStaticLoader({ guard, permit: async () => {}, userAgent: 'TestBot/1.0', timeoutMs });
}

t.test('https goes through a tunnel, is checked at its end, and keeps it for the next request', async (t) => {
  const proxy = await createForwardProxy(t, { secureSite: await secureSiteFor(t) });
  const load = loaderThrough(t, withCredential(proxy.url));
  for (let i = 0; i < 2; i++)
    t.match((await load(new URL('https://site.test/'), never)).text, '<p>Secure site.test, undefined</p>');
  t.strictSame(proxy.asked, ['CONNECT site.test:443']);
  t.strictSame([...proxy.credentials], [CREDENTIAL]);
  t.match(await failureOf(load(new URL('https://other.test/'), never)), { code: 'unreachable' }, 'another name');
});

for (const refuses of [403, 407, 502]) {
  t.test(`a proxy that answers CONNECT with ${refuses} is unreachable`, async (t) => {
    const proxy = await createForwardProxy(t, { refuses });
    const load = loaderThrough(t, withCredential(proxy.url));
    const failure = await failureOf(load(new URL('https://site.test/'), never));
    t.match(failure, { code: 'unreachable' });
    t.notMatch(failure.message, 'canary');
    t.strictSame(proxy.asked, ['CONNECT site.test:443']);
  });
}

t.test('a proxy that wants another credential is unreachable for http too, rendered or not', async (t) => {
  const proxy = await createForwardProxy(t, { refuses: 407 });
  const load = loaderThrough(t, proxy.url.href);
  t.match(await failureOf(load(new URL('http://site.test/'), never)), { code: 'unreachable' });

  const guard = createGuard({ allowPrivateNetworks: false, proxyFor: proxiesOf({ http_proxy: proxy.url.href }) });
  const egress = await createEgressProxy({ guard, maxBytes: 1000, idleMs: 10_000 });
  t.teardown(() => egress.close());
  const pass = egress.admit();
  const headers = { 'proxy-authorization': pass.authorization };
  const asked = request(egress.url, { path: 'http://site.test/', headers, agent: false }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  t.match(answer, { statusCode: 502, headers: { 'x-egress-refusal': 'unreachable' } });
  t.equal(pass.refusalOf(new URL('http://site.test/'))?.code, 'unreachable');
});

t.test('a proxy that is down is unreachable, a silent one a timeout', async (t) => {
  const silent = await createForwardProxy(t, { refuses: 0 });
  for (const scheme of ['http', 'https']) {
    const target = new URL(`${scheme}://site.test/`);
    t.match(await failureOf(loaderThrough(t, 'http://127.0.0.1:1')(target, never)), { code: 'unreachable' });
    t.match(await failureOf(loaderThrough(t, silent.url.href, 200)(target, never)), { code: 'timeout' });
  }
});
