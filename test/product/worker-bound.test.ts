import { json } from 'node:stream/consumers';
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { announcedUrl, start } from '../helpers/product.js';

const MB = 1_000_000;

async function gatewayOf(t: Teardown, command: 'gateway' | 'start', env: Record<string, string>) {
  const { output } = await start(t, [command], { SERVICE_PORT: '0', ...env });
  const { stdout, stderr } = output();
  const at = new URL('api/v1/fetch', announcedUrl(stdout + stderr));
  return async (page: string) => {
    const { status, body } = await postJson(at, { url: page });
    return { status, error: body.error, length: body.markdown?.length };
  };
}

t.test('no more is taken from a worker than the bound on Markdown allows', async (t) => {
  const worker = await listen(t, async (req, res) => {
    const { pathname } = new URL(((await json(req)) as { url: string }).url);
    res.writeHead(200, { 'content-type': 'application/json' });
    if (pathname !== '/endless') {
      return void res.end(
        JSON.stringify({ success: true, error: '', markdown: 'x'.repeat(Number(pathname.slice(1))) }),
      );
    }
    res.write('{"success":true,"error":"","markdown":"');
    const more = () => res.write('x'.repeat(MB), more);
    more();
  });
  const address = { SERVICE_CRAWL_WORKER_ADDRESS: worker.origin };
  const refused = { status: 500, error: 'extraction_failed' };
  const fetchPage = await gatewayOf(t, 'gateway', address);
  t.match(await fetchPage(`https://page.example/${8 * MB}`), { status: 200, length: 8 * MB });
  t.match(await fetchPage(`https://page.example/${9 * MB}`), refused);
  t.match(await fetchPage(`https://page.example/${30 * MB}`), refused);
  t.match(await fetchPage('https://page.example/endless'), refused);
  const roomy = await gatewayOf(t, 'gateway', { ...address, SERVICE_MAX_MARKDOWN_BYTES: String(10 * MB) });
  t.match(await roomy(`https://page.example/${9 * MB}`), { status: 200, length: 9 * MB });
});

t.test('what the worker of `start` is allowed to make of a page arrives', async (t) => {
  const web = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/plain' }).end('Words of a long text.\n'.repeat((9 * MB) / 22));
  });
  const fetchPage = await gatewayOf(t, 'start', {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_MAX_MARKDOWN_BYTES: String(12 * MB),
  });
  const { status, length } = await fetchPage(new URL('/text', web).href);
  t.equal(status, 200);
  t.ok(length > 8.5 * MB, `${length} characters`);
});
