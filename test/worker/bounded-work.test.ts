import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import t from 'tap';
import { listen, type Teardown } from '../helpers/listen.js';
import { builtWorkerFor, extract } from '../helpers/worker.js';

/** A site that answers `/robots.txt` with `robots` and keeps every page waiting until it is let go. */
async function waitingSite(t: Teardown, robots = '') {
  const held: ServerResponse[] = [];
  const arrivals: { path: string; at: number }[] = [];
  let most = 0;
  let robotsAt = Number.POSITIVE_INFINITY;
  let arrived = () => {};
  let letThrough = false;
  const answer = (res: ServerResponse) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page.</p>');
  const url = await listen(t, (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/robots.txt') {
      robotsAt = performance.now();
      return void res.end(robots);
    }
    arrivals.push({ path: req.url ?? '', at: performance.now() });
    if (letThrough) return void answer(res);
    held.push(res);
    res.once('close', () => held.splice(held.indexOf(res), 1));
    most = Math.max(most, held.length);
    arrived();
  });
  return {
    url,
    arrivals,
    robotsAt: () => robotsAt,
    most: () => most,
    /** Resolves when `count` pages are waiting. */
    async waiting(count: number): Promise<void> {
      while (held.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    },
    letGo() {
      letThrough = true;
      for (const res of held) answer(res);
    },
    heldBy: (index: number) => held[index] as ServerResponse,
  };
}

const BUSY = { status: 503, success: false, error: 'timeout', markdown: '' };
const ONE_PLACE = {
  CRAWL_WORKER_CONCURRENCY: '1',
  CRAWL_WORKER_BROWSER_CONCURRENCY: '1',
  CRAWL_WORKER_MAX_WAITING: '1',
};

t.test('more fetches than there are places to wait in are 503 with Retry-After, until one is free', async (t) => {
  const site = await waitingSite(t);
  const worker = await builtWorkerFor(t, { ...ONE_PLACE, CRAWL_WORKER_CONCURRENCY: '2' });
  const visit = (path: string) => extract(worker, { url: new URL(path, site.url).href });
  const running = ['a', 'b'].map(visit);
  await site.waiting(2);
  // Which of the two comes first and has the place is open.
  const waiting = ['c', 'd'].map(visit);
  const refused = await Promise.race(waiting);
  t.match(refused, BUSY);
  t.match(refused.headers.get('retry-after'), /^[1-9]\d*$/);
  site.letGo();
  for (const answer of await Promise.all(running)) t.match(answer, { status: 200, success: true });
  const waited = (await Promise.all(waiting)).filter((answer) => answer !== refused);
  t.match(waited, [{ status: 200, success: true }]);
  t.match(await visit('e'), { status: 200, success: true });
});

t.test('a client that leaves gives its place back', async (t) => {
  const site = await waitingSite(t);
  const worker = await builtWorkerFor(t, ONE_PLACE);
  const leaving = new AbortController();
  const left = extract(worker, { url: site.url.href }, { signal: leaving.signal }).catch(() => 'left');
  await site.waiting(1);
  const queued = extract(worker, { url: new URL('next', site.url).href });
  const closed = once(site.heldBy(0), 'close');
  leaving.abort();
  t.equal(await left, 'left');
  await closed;
  await site.waiting(1);
  site.letGo();
  t.match(await queued, { success: true, markdown: 'A page.' });
});

t.test('waiting for a turn counts: who never gets one is a timeout', async (t) => {
  const site = await waitingSite(t);
  const worker = await builtWorkerFor(t, {
    CRAWL_WORKER_CONCURRENCY: '1',
    CRAWL_WORKER_TIMEOUT_SECONDS: '1',
  });
  const all = await Promise.all(['a', 'b', 'c'].map((path) => extract(worker, { url: new URL(path, site.url).href })));
  for (const answer of all) t.match(answer, { status: 200, success: false, error: 'timeout' });
});

t.test('one host gets a few visitors at once, and holds up no other host', async (t) => {
  const slow = await waitingSite(t);
  const other = await waitingSite(t);
  other.letGo();
  const worker = await builtWorkerFor(t, { CRAWL_WORKER_CONCURRENCY: '4', CRAWL_WORKER_HOST_CONCURRENCY: '2' });
  const visits = ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => extract(worker, { url: new URL(path, slow.url).href }));
  await slow.waiting(2);
  t.match(await extract(worker, { url: other.url.href }), { success: true });
  t.equal(slow.arrivals.length, 2, 'the others still wait');
  slow.letGo();
  for (const answer of await Promise.all(visits)) t.match(answer, { success: true });
  t.equal(slow.most(), 2);
});

t.test('nor do redirects of many hosts bring more to one', async (t) => {
  const slow = await waitingSite(t);
  const fronts = await Promise.all(
    Array.from({ length: 6 }, () =>
      listen(t, (req, res) =>
        req.url === '/robots.txt' ? res.writeHead(404).end() : res.writeHead(302, { location: slow.url.href }).end(),
      ),
    ),
  );
  const other = await waitingSite(t);
  other.letGo();
  const worker = await builtWorkerFor(t, { CRAWL_WORKER_CONCURRENCY: '8', CRAWL_WORKER_HOST_CONCURRENCY: '2' });
  const visits = fronts.map((front) => extract(worker, { url: front.href }));
  await slow.waiting(3);
  t.match(await extract(worker, { url: other.url.href }), { success: true });
  t.equal(slow.arrivals.length, 3, 'one connection more than pages, which robots.txt has when nobody else has it');
  slow.letGo();
  for (const answer of await Promise.all(visits)) t.match(answer, { success: true });
});

t.test('Crawl-delay parts the visits of a host; a longer one counts as the longest that is honoured', async (t) => {
  for (const [line, most, least] of [
    ['Crawl-delay: 0.2', '10', 200],
    ['Crawl-delay: 3600', '1', 1000],
  ] as const) {
    const site = await waitingSite(t, `User-agent: *\n${line}\n`);
    site.letGo();
    const worker = await builtWorkerFor(t, { CRAWL_WORKER_MAX_CRAWL_DELAY_SECONDS: most });
    const visits = ['a', 'b', 'c'].map((path) => extract(worker, { url: new URL(path, site.url).href }));
    for (const answer of await Promise.all(visits)) t.match(answer, { success: true });
    // How long a visit takes to arrive varies, so arrivals may be nearer to each other than the visits were; but the
    // first visit starts after robots.txt was read, and each after the turn of those before it. Timers may be 1 ms early.
    for (const [i, { at }] of site.arrivals.entries())
      t.ok(at - site.robotsAt() >= i * (least - 1), `${line}, visit ${i}`);
  }
});

/** Keeps a page, or the robots.txt before it, without an end; an octet now and then where `drips`. */
const TARPITS: Record<string, { robots?: RequestListener; page: RequestListener }> = {
  'never answer': { page: () => {} },
  drip: {
    page: (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => res.write('x'.repeat(20)), 100);
      res.once('close', () => clearInterval(timer));
    },
  },
  'redirect to one that never answers': {
    page: (req, res) => void (req.url === '/end' || res.writeHead(302, { location: '/end' }).end()),
  },
  'have no robots.txt that answers': { robots: () => {}, page: () => {} },
};

const SITES = 40;

t.test('pages that never end hold up no other', async (t) => {
  // One for all of them: what one has left behind is there for the next.
  const worker = await builtWorkerFor(t);
  for (const [name, { robots, page }] of Object.entries(TARPITS))
    t.test(`150 pages of sites that ${name}`, async (t) => {
      let asked = 0;
      let allAsked = () => {};
      const all = new Promise<void>((resolve) => {
        allAsked = resolve;
      });
      const sites = await Promise.all(
        Array.from({ length: SITES }, () =>
          listen(t, (req, res) => {
            asked++;
            if (asked === SITES) allAsked();
            if (req.url !== '/robots.txt') return page(req, res);
            return robots ? robots(req, res) : void res.writeHead(404).end();
          }),
        ),
      );
      const polite = await waitingSite(t);
      polite.letGo();
      const leaving = new AbortController();
      let ended = 0;
      const stuck = Array.from({ length: 150 }, (_, i) => {
        const url = new URL(`/${i}`, sites[i % sites.length]).href;
        return extract(worker, { url }, { signal: leaving.signal })
          .catch(() => {})
          .finally(() => ended++);
      });
      await all;
      for (const path of ['a', 'b', 'c'])
        t.match(await extract(worker, { url: new URL(path, polite.url).href }), { success: true });
      t.equal(ended, 0, 'they still wait');
      leaving.abort();
      await Promise.all(stuck);
    });
});

t.test('a page that is read holds no place from one that is to be loaded', async (t) => {
  const paragraph = `<p>${'Words of a large page, with <b>some</b> marks. '.repeat(20)}</p>`;
  const large = paragraph.repeat(Math.ceil(1_500_000 / paragraph.length));
  const order: string[] = [];
  let arrived = () => {};
  const first = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const siteOf = (name: string, html: string) =>
    listen(t, (req, res) => {
      if (req.url === '/robots.txt') return void res.writeHead(404).end();
      order.push(`${name} asked`);
      arrived();
      res.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
  const largeSite = await siteOf('large', large);
  const smallSite = await siteOf('small', '<p>A page.</p>');
  const worker = await builtWorkerFor(t, { CRAWL_WORKER_CONCURRENCY: '1' });
  const visit = async (name: string, url: URL) => {
    t.match(await extract(worker, { url: url.href }), { success: true });
    order.push(`${name} read`);
  };
  const reading = visit('large', largeSite);
  await first;
  await Promise.all([reading, visit('small', smallSite)]);
  t.ok(order.indexOf('small asked') < order.indexOf('large read'), String(order));
});

t.test('pages that have each more than all may have are all read', async (t) => {
  const half = 'Words of a large text. '.repeat(45_000);
  const begun: ServerResponse[] = [];
  const count = 6;
  const begin: RequestListener = (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/plain' }).write(half);
    begun.push(res);
    // None ends before each has a part.
    if (begun.length === count) for (const one of begun) one.end(half);
  };
  const sites = await Promise.all(Array.from({ length: count }, () => listen(t, begin)));
  const worker = await builtWorkerFor(t, { CRAWL_WORKER_MAX_LOADED_BYTES: String(1024 * 1024) });
  const pages = await Promise.all(sites.map(({ href }) => extract(worker, { url: href })));
  for (const { success, markdown } of pages) {
    t.equal(success, true);
    t.ok(markdown.length >= 2 * half.trim().length);
  }
});

t.test('what is above all places is told so before its body is read', async (t) => {
  const worker = await builtWorkerFor(t, { ...ONE_PLACE, CRAWL_WORKER_MAX_WAITING: '0' });
  /** A request whose body never comes. */
  const knock = () => {
    const asking = request(new URL('extract', worker), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 20, expect: '100-continue' },
    });
    asking.on('error', () => {}).flushHeaders();
    t.teardown(() => asking.destroy());
    return asking;
  };
  const inside = [knock(), knock()];
  for (const asking of inside) await once(asking, 'continue');
  const [answer] = (await once(knock(), 'response')) as [IncomingMessage];
  t.equal(answer.statusCode, 503);
  t.match(answer.headers, { 'retry-after': /^[1-9]\d*$/ });
  t.match(JSON.parse(String(await answer.toArray())), { success: false, error: 'timeout', markdown: '' });
  for (const asking of inside) asking.destroy();
  let after = await extract(worker, {});
  while (after.status === 503) after = await extract(worker, {}); // until it has seen that they are gone
  t.match(after, { status: 400 });
});

t.test('health is answered while a large page is read', async (t) => {
  const paragraph = `<p>${'Words of a large page, with <b>some</b> marks. '.repeat(20)}</p>`;
  const page = `<article>${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}</article>`;
  let delivered = () => {};
  const loaded = new Promise<void>((resolve) => {
    delivered = resolve;
  });
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/html' }).end(page, delivered);
  });
  const worker = await builtWorkerFor(t);
  let read = false;
  const reading = extract(worker, { url: site.href }).finally(() => {
    read = true;
  });
  await loaded;
  let answers = 0;
  while (!read) {
    t.equal((await fetch(new URL('healthz', worker))).status, 200);
    answers++;
  }
  t.match(await reading, { success: true });
  // A worker that reads on its event loop answers none until the page is done, and then its own answer is first.
  t.ok(answers > 3, `${answers} answers meanwhile`);
});
