/** Jobs of several replicas with one store: any of them answers for a job, and goes on with it when another one dies. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { narrowWay } from '../helpers/partition.js';
import { announcedUrl, start } from '../helpers/product.js';
import { noRedis, redisServer } from '../helpers/redis.js';

const ANNE = { authorization: 'Bearer 0123456789abcdef' };
const BERT = { authorization: 'Bearer fedcba9876543210' };

/** A site whose pages wait for `open`, and which counts how often each was asked for. */
async function countingSite(t: Test) {
  const asked = new Map<string, number>();
  let isOpen = false;
  const waiting: (() => void)[] = [];
  let tellAsked = () => {};
  const site = await listen(t, (req, res) => {
    const path = req.url ?? '';
    if (path === '/robots.txt') return res.writeHead(404).end();
    asked.set(path, (asked.get(path) ?? 0) + 1);
    tellAsked();
    const answer = () =>
      res
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<title>Page ${path}</title><article><p>The words of page ${path}, enough of them to be read.</p></article>`,
        );
    if (isOpen) answer();
    else waiting.push(answer);
  });
  return {
    site,
    asked,
    /** Resolves when `count` pages are waited for. */
    async held(count: number): Promise<void> {
      while (waiting.length < count) await new Promise<void>((resolve) => (tellAsked = resolve));
    },
    open(): void {
      isOpen = true;
      for (const answer of waiting.splice(0)) answer();
    },
    close(): void {
      isOpen = false;
    },
  };
}

async function replicas(t: Test, count: number, more: Record<string, string> = {}) {
  const server = await redisServer(t);
  const worker = await start(t, ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const [workerUrl] = /http:\S+/.exec(worker.output().stderr) ?? [];
  const settings = {
    SERVICE_PORT: '0',
    SERVICE_API_KEYS: 'anne:0123456789abcdef,bert:fedcba9876543210',
    SERVICE_CRAWL_WORKER_ADDRESS: new URL(workerUrl ?? '').origin,
    SERVICE_STORE_URL: server.url,
    SERVICE_CACHE_TTL_SECONDS: '0',
    ...more,
  };
  const begin = async (other: Record<string, string> = {}) => {
    const started = await start(t, ['gateway'], { ...settings, ...other });
    return { ...started, url: announcedUrl(started.output().stderr) };
  };
  const gateways = [] as unknown as [Awaited<ReturnType<typeof begin>>];
  while (gateways.length < count) gateways.push(await begin());
  return { server, gateways, begin };
}

const at = (gateway: URL, path: string) => new URL(`api/v1/jobs/${path}`, gateway);

/** What a replica answers; on a busy machine the store may be late, and is asked again as a client would. */
async function ask(url: URL, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init);
    if (response.status !== 503) return response;
    await response.text();
  }
}

async function made(gateway: URL, urls: readonly string[]): Promise<string> {
  const headers = { ...ANNE, 'content-type': 'application/json' };
  const response = await ask(at(gateway, 'fetch'), { method: 'POST', headers, body: JSON.stringify({ urls }) });
  return JSON.parse(await response.text()).id;
}

async function statusOf(gateway: URL, id: string, headers: Record<string, string> = ANNE) {
  const response = await ask(at(gateway, id), { headers });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** All results, read from the replicas in turn while the job goes on. */
async function resultsOf(gateways: readonly URL[], id: string) {
  const rows: { index: number; input: string; outcome: string; result?: { markdown: string } }[] = [];
  let cursor: string | null = '0';
  for (let turn = 0; cursor !== null; turn += 1) {
    const gateway = gateways[turn % gateways.length] as URL;
    const response: Response = await ask(at(gateway, `${id}/results?cursor=${cursor}`), { headers: ANNE });
    if (response.status !== 200) throw new Error(`results: ${response.status} ${await response.text()}`);
    rows.push(
      ...(await response.text())
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );
    cursor = response.headers.get('x-next-cursor');
    // So that many questions do not hold up the answer.
    if (response.headers.has('retry-after')) await delay(200);
  }
  return rows;
}

const everyIndex = (rows: readonly { index: number }[]) => rows.map(({ index }) => index).sort((a, b) => a - b);

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  t.test(
    `${signal} ends the replica that has a job: another one goes on, each address has one result`,
    { skip: noRedis },
    async (t) => {
      const { site, asked, held, open } = await countingSite(t);
      const { gateways, begin } = await replicas(t, 1);
      const [{ url, child, exited }] = gateways;
      const urls = Array.from({ length: 200 }, (_, n) => new URL(`/${n}`, site).href);
      const id = await made(url, [...urls, 'no address']);
      await held(2);
      const { url: other } = await begin();
      t.match(await statusOf(other, id), { status: 200, body: { state: 'running', total: 201 } });
      t.equal((await statusOf(other, id, BERT)).status, 404, 'another caller');
      child.kill(signal);
      t.equal(await exited, signal === 'SIGTERM' ? 0 : null);
      open();
      const rows = await resultsOf([other], id);
      t.strictSame(
        everyIndex(rows),
        [...urls, ''].map((_, n) => n),
      );
      t.equal(rows.filter(({ outcome }) => outcome === 'success').length, 200);
      t.ok(rows.every(({ index, input }) => input === [...urls, 'no address'][index]));
      t.match((await statusOf(other, id)).body, { state: 'completed', done: 201, outcomes: { success: 200 } });
      const twice = [...asked.values()].filter((times) => times > 1).length;
      t.ok(twice <= 8, `${twice} pages that were under way were asked for again`);
    },
  );
}

t.test('a cancel at one replica ends what another one does', { skip: noRedis }, async (t) => {
  const { site, asked, held, open } = await countingSite(t);
  const { gateways } = await replicas(t, 2);
  const [a, b] = gateways.map(({ url }) => url) as [URL, URL];
  const urls = Array.from({ length: 40 }, (_, n) => new URL(`/${n}`, site).href);
  const id = await made(a, urls);
  await held(2);
  const cancelled = await ask(at(b, id), { method: 'DELETE', headers: ANNE });
  t.match(JSON.parse(await cancelled.text()), { state: 'cancelled', done: 0 });
  t.match((await statusOf(a, id)).body, { state: 'cancelled' });
  const next = await made(
    b,
    urls.map((url) => `${url}?next`),
  );
  await held(3);
  open();
  t.equal((await resultsOf([a, b], next)).length, 40);
  t.equal([...asked.keys()].filter((path) => !path.includes('next')).length <= 4, true, 'what was cancelled ended');
});

t.test('a replica with another key to the store takes no list that it could not read', { skip: noRedis }, async (t) => {
  const { site, open } = await countingSite(t);
  open();
  const { gateways, begin } = await replicas(t, 1, { SERVICE_STORE_ENCRYPTION_KEY: 'a'.repeat(64) });
  const [{ url }] = gateways;
  const { url: other } = await begin({ SERVICE_STORE_ENCRYPTION_KEY: 'b'.repeat(64) });
  const urls = Array.from({ length: 10 }, (_, n) => new URL(`/${n}`, site).href);
  const jobs: [URL, string][] = [];
  // Of two lists of one replica a queue that both had would give the second one to the other.
  for (const gateway of [url, url, other, other]) jobs.push([gateway, await made(gateway, urls)]);
  for (const [gateway, id] of jobs) t.strictSame(everyIndex(await resultsOf([gateway], id)), [...urls.keys()]);
});

t.test(
  'a result that never arrives in the store ends as its own failure, the others are kept',
  { skip: noRedis },
  async (t) => {
    const large = await listen(t, (req, res) => {
      if (req.url === '/robots.txt') return res.writeHead(404).end();
      const words = Array.from({ length: 20_000 }, () => `<p>${randomBytes(20).toString('hex')}</p>`).join('');
      res.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Large</title><article>${words}</article>`);
    });
    const { site, held, open } = await countingSite(t);
    const { server, begin } = await replicas(t, 0);
    const { url } = await begin({ SERVICE_STORE_URL: await narrowWay(t, server.port, 200_000) });
    const urls = [large.href, ...Array.from({ length: 5 }, (_, n) => new URL(`/${n}`, site).href)];
    const id = await made(url, urls);
    await held(2);
    open();
    // Where the list is by now; to this one the store never seems away.
    const { url: other } = await begin();
    const rows = await resultsOf([other], id);
    t.strictSame(everyIndex(rows), [...urls.keys()]);
    const [first, ...others] = rows.sort((a, b) => a.index - b.index);
    t.match(first, {
      index: 0,
      input: large.href,
      outcome: 'extraction_failed',
      message: /too large/,
      retryable: false,
    });
    t.notOk(first?.result);
    t.ok(others.every(({ outcome }) => outcome === 'success'));
    t.match((await statusOf(other, id)).body, { state: 'completed', done: 6 });
  },
);

t.test(
  'while the store is away no job is taken or told of; results that wait are kept when it is back',
  { skip: noRedis },
  async (t) => {
    const { site, held, open } = await countingSite(t);
    const { gateways, server } = await replicas(t, 1, { SERVICE_LOG_LEVEL: 'info' });
    const [{ url }] = gateways;
    const urls = Array.from({ length: 6 }, (_, n) => new URL(`/${n}`, site).href);
    const id = await made(url, urls);
    await held(2);
    server.signal('SIGSTOP');
    const refused = await postJson(at(url, 'fetch'), { urls }, ANNE);
    t.match(refused, { status: 503, body: { error: 'busy', retryable: true } });
    t.ok(refused.headers.get('retry-after'));
    t.equal((await fetch(at(url, id), { headers: ANNE })).status, 503);
    t.equal((await fetch(new URL('healthz', url))).status, 200);
    open();
    server.signal('SIGCONT');
    t.equal((await statusOf(url, id)).status, 200);
    t.strictSame(everyIndex(await resultsOf([url], id)), [0, 1, 2, 3, 4, 5]);
  },
);
