/** Gateways with one store, each with a worker of its own, before a site whose pages wait until they are told to go. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import t, { type Test } from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { announcedUrl, settingsFor, start } from '../helpers/product.js';
import { noRedis, redisServer } from '../helpers/redis.js';

const PAGE = '<title>A page</title><article><p>It was worth the wait, every word of it.</p></article>';

/** A site whose visits are answered by the test, in the order in which they come. */
async function waitingSite(t: Test) {
  const came: ServerResponse[] = [];
  const events = new EventTarget();
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return res.writeHead(404).end();
    came.push(res);
    events.dispatchEvent(new Event('visit'));
  });
  return {
    site,
    count: () => came.length,
    /** The next one that comes. */
    async visit(): Promise<ServerResponse> {
      const before = came.length;
      while (came.length === before) await once(events, 'visit');
      return came[before] as ServerResponse;
    },
  };
}

const html = (headers: Record<string, string> = {}) => ({ 'content-type': 'text/html', ...headers });

async function gateways(t: Test, env: Record<string, string>) {
  const started = [1, 2].map(() => start(t, ['start'], { ...env, SERVICE_CACHE_TTL_SECONDS: '' }));
  const [a, b] = await Promise.all(started);
  if (!a || !b) throw new Error('two were started');
  const urlOf = ({ output }: typeof a) => new URL('api/v1/fetch', announcedUrl(output().stderr));
  return { a: urlOf(a), b: urlOf(b), killA: () => a.child.kill('SIGKILL') };
}

/** A fetch of which the lines are read one by one. */
async function streamed(gateway: URL, url: URL) {
  const body = JSON.stringify({ url: url.href, js_render: false });
  const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
  const response = await fetch(gateway, { method: 'POST', headers, body });
  const lines = createInterface({ input: Readable.fromWeb(response.body as never) })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  return {
    next,
    async last() {
      for (;;) {
        const line = await next();
        if (!line.phase) return line;
      }
    },
  };
}

async function world(t: Test) {
  const { url } = await redisServer(t);
  const at = await waitingSite(t);
  return { ...at, ...(await gateways(t, { ...settingsFor(at.site), SERVICE_STORE_URL: url })) };
}

t.test('two gateways visit a page once', { skip: noRedis }, async (t) => {
  const { a, b, site, visit, count, killA } = await world(t);
  await t.test('a page that one gateway has visited is kept for the other one', async (t) => {
    const url = new URL('kept', site);
    const before = count();
    const ask = (gateway: URL) => postJson(gateway, { url: url.href, js_render: false });
    const first = ask(a);
    (await visit()).writeHead(200, html()).end(PAGE);
    const { status, headers, body } = await first;
    t.strictSame([status, headers.get('x-cache')], [200, 'miss']);
    const second = await ask(b);
    t.strictSame([second.status, second.headers.get('x-cache')], [200, 'hit']);
    t.strictSame(second.body, body);
    t.equal(count(), before + 1);
  });

  await t.test('the same page asked of both at once is visited once', async (t) => {
    const url = new URL('at-once', site);
    const before = count();
    const first = postJson(a, { url: url.href, js_render: false });
    const page = await visit();
    const second = await streamed(b, url);
    t.strictSame(await second.next(), { phase: 'waiting' }, 'for the other one');
    page.writeHead(200, html()).end(PAGE);
    t.match(await first, { status: 200, body: { title: 'A page' } });
    t.match(await second.last(), { outcome: 'success', cache: 'hit', result: { title: 'A page' } });
    t.equal(count(), before + 1);
  });

  await t.test('who wants it as it is now does not wait', async (t) => {
    const url = new URL('now', site);
    const first = postJson(a, { url: url.href, js_render: false });
    const page = await visit();
    const second = postJson(b, { url: url.href, js_render: false, max_age: 0 });
    (await visit()).writeHead(200, html()).end(PAGE);
    t.match(await second, { status: 200 });
    page.writeHead(200, html()).end(PAGE);
    t.match(await first, { status: 200 });
  });

  await t.test('who waits visits where the other fails, may keep nothing, or is killed', async (t) => {
    const cases: [string, (page: ServerResponse) => unknown][] = [
      ['fails', (page) => page.writeHead(404, html()).end()],
      ['keeps nothing', (page) => page.writeHead(200, html({ 'cache-control': 'no-store' })).end(PAGE)],
      ['is killed', killA],
    ];
    for (const [name, end] of cases) {
      const url = new URL(encodeURI(name), site);
      const first = postJson(a, { url: url.href, js_render: false }).catch(() => {});
      const page = await visit();
      const second = await streamed(b, url);
      t.strictSame(await second.next(), { phase: 'waiting' }, name);
      end(page);
      (await visit()).writeHead(200, html()).end(PAGE);
      t.match(await second.last(), { outcome: 'success', cache: 'miss', result: { title: 'A page' } }, name);
      await first;
    }
  });
});
