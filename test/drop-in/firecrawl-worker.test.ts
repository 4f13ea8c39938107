import { gzipSync } from 'node:zlib';
import t from 'tap';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { workerFor } from '../helpers/worker.js';

t.test('over a real worker a site is mapped, its pages are read, and robots.txt holds', async (t) => {
  const visits: string[] = [];
  const site = await listen(t, (req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://x');
    visits.push(pathname);
    const send = (type: string, body: string | Buffer) => res.writeHead(200, { 'content-type': type }).end(body);
    const xml = (root: string, item: string, ...paths: string[]) =>
      `<?xml version="1.0"?><${root}>${paths.map((path) => `<${item}><loc>${new URL(path, site)}</loc></${item}>`).join('')}</${root}>`;
    if (pathname === '/robots.txt') {
      return send('text/plain', `User-agent: *\nDisallow: /private\n\nSitemap: ${new URL('/index.xml', site)}\n`);
    }
    if (pathname === '/index.xml') {
      return send('application/xml', xml('sitemapindex', 'sitemap', '/a.xml', '/b.xml.gz', '/private/c.xml'));
    }
    if (pathname === '/a.xml') return send('text/xml', xml('urlset', 'url', '/one', '/two', '/private/three'));
    if (pathname === '/b.xml.gz') return send('application/gzip', gzipSync(xml('urlset', 'url', '/packed')));
    if (pathname === '/gone') return res.writeHead(404).end();
    send(
      'text/html',
      `<title>Page</title><h1>Page</h1><p>Some text that is long enough to be read as an article.
      It goes on to <a href="/linked">another page</a>, and ends here.</p>`,
    );
  });
  const send = createSend({ timeoutMs: 40_000, maxBytes: 10_000_000 });
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl' },
    fetchPage: createWorkerClient(await workerFor(t, { CRAWL_WORKER_RENDER: 'request' }), send),
  });
  const at = (path: string) => new URL(path, site).href;

  const { body: map } = await postJson(new URL('v1/map', url), { url: site.href });
  t.match(map, { success: true });
  t.strictSame(map.links, ['/', '/linked', '/one', '/two', '/private/three', '/packed'].map(at));
  t.notOk(visits.includes('/private/c.xml'), 'a sitemap is asked for as robots.txt wants it');

  const { body: page } = await postJson(new URL('v2/scrape', url), { url: at('/one'), formats: ['markdown', 'links'] });
  t.match(page.data, {
    markdown: /Some text/,
    links: [at('/linked')],
    metadata: { title: 'Page', sourceURL: at('/one') },
  });
  const refused = await postJson(new URL('v2/scrape', url), { url: at('/private/three') });
  t.match(refused, { status: 403, body: { success: false, code: 'robots_denied' } });

  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: map.links.concat(at('/gone')) });
  const { data, next } = await (await fetch(job.url)).json();
  t.equal(data.length, 5);
  t.notOk(next);
  const { errors, robotsBlocked } = await (await fetch(`${job.url}/errors`)).json();
  t.match(errors, [{ url: at('/gone'), code: 'not_found' }]);
  t.strictSame(robotsBlocked, [at('/private/three')]);
  t.notOk(visits.includes('/private/three'));
});
