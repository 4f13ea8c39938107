import type { ServerResponse } from 'node:http';
import t from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import { createSend } from '../../src/shared/http.js';
import { sendLane } from '../../src/shared/lane-header.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { extract, workerFor } from '../helpers/worker.js';

const GREEDY = 'the-key-of-a-greedy-caller';
const POLITE = 'the-key-of-a-polite-caller';
const keys = () => parseKeys(`greedy:${GREEDY},polite:${POLITE}`) ?? [];

/** What is counted, and may be waited for. */
function createCount() {
  let count = 0;
  const awaited = new Map<number, () => void>();
  return {
    add: () => awaited.get(++count)?.(),
    reaches: (least: number) =>
      count >= least ? Promise.resolve() : new Promise<void>((resolve) => awaited.set(least, resolve)),
  };
}

/** A site that holds its pages until they are let go; who asked is in the path. */
async function holdingSite(t: Teardown) {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const count = createCount();
  const base = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return res.writeHead(404).end();
    asked.push(req.url?.split('/')[1] ?? '');
    held.push(res);
    count.add();
  });
  const letGo = () => held.shift()?.writeHead(200, { 'content-type': 'text/plain' }).end('A page of some words.');
  return { base, asked, letGo, reaches: count.reaches };
}

/** A gateway before a worker with two places, and who waits there. */
async function chain(t: Teardown, env: Record<string, string>) {
  const worker = await workerFor(t, { CRAWL_WORKER_RENDER: 'request', ...env });
  const lanes: unknown[] = [];
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1_000_000 });
  const noting: typeof send = (request, signal) => {
    lanes.push(request.headers?.['x-caller-lane']);
    return send(request, signal);
  };
  const visit = createWorkerClient(worker, sendLane(noting, 'a secret that several gateways share'));
  const waiting = createCount();
  const { url } = await gatewayFor(t, {
    keys,
    fetchPage: (request, signal, say = () => {}) =>
      visit(request, signal, (facts) => {
        if (facts.phase === 'waiting') waiting.add();
        say(facts);
      }),
  });
  const fetchPage = (key: string, page: string) =>
    postJson(new URL('api/v1/fetch', url), { url: page, js_render: false }, { 'x-api-key': key });
  return { fetchPage, waiting, lanes };
}

const MANY = 30;

for (const [where, settings] of [
  ['the places of a worker', { CRAWL_WORKER_CONCURRENCY: '2', CRAWL_WORKER_HOST_CONCURRENCY: '1000' }],
  ['the turns of one host', { CRAWL_WORKER_HOST_CONCURRENCY: '2' }],
] as const)
  t.test(`${where}: a polite caller is next, however many a greedy one has waiting`, async (t) => {
    const site = await holdingSite(t);
    const { fetchPage, waiting, lanes } = await chain(t, settings);
    const greedy = Array.from({ length: MANY }, (_, n) => fetchPage(GREEDY, `${site.base}greedy/${n}`));
    await Promise.all([waiting.reaches(MANY), site.reaches(2)]);
    const polite = fetchPage(POLITE, `${site.base}polite/`);
    await waiting.reaches(MANY + 1);
    for (let n = 3; n <= MANY + 1; n++) {
      site.letGo();
      await site.reaches(n);
    }
    t.equal(site.asked.indexOf('polite'), 2, `asked in the order ${site.asked.slice(0, 8)}`);
    site.letGo();
    site.letGo();
    for (const { status } of await Promise.all([polite, ...greedy])) t.equal(status, 200);
    const [ofGreedy, ofPolite] = new Set(lanes);
    t.match([ofGreedy, ofPolite], [/^[\w-]{16}$/, /^[\w-]{16}$/], 'two lanes');
    t.equal(new Set(lanes).size, 2);
    t.notMatch(String([ofGreedy, ofPolite]), /greedy|polite/, 'which name nobody');
  });

t.test('of more places one is left to the next caller, who begins at once', async (t) => {
  const site = await holdingSite(t);
  const { fetchPage, waiting } = await chain(t, {
    CRAWL_WORKER_CONCURRENCY: '4',
    CRAWL_WORKER_HOST_CONCURRENCY: '1000',
  });
  const greedy = Array.from({ length: MANY }, (_, n) => fetchPage(GREEDY, `${site.base}greedy/${n}`));
  await Promise.all([waiting.reaches(MANY), site.reaches(3)]);
  const polite = fetchPage(POLITE, `${site.base}polite/`);
  await site.reaches(4);
  t.strictSame(site.asked, ['greedy', 'greedy', 'greedy', 'polite']);
  for (let n = 1; n <= MANY + 1; n++) {
    await site.reaches(n);
    site.letGo();
  }
  for (const { status } of await Promise.all([polite, ...greedy])) t.equal(status, 200);
});

t.test('who fills the waiting room leaves others a place; who has none is told busy', async (t) => {
  const site = await holdingSite(t);
  const { fetchPage, waiting } = await chain(t, { CRAWL_WORKER_CONCURRENCY: '2', CRAWL_WORKER_MAX_WAITING: '16' });
  const held = Array.from({ length: 16 }, (_, n) => fetchPage(GREEDY, `${site.base}greedy/${n}`));
  await waiting.reaches(16);
  const refused = await fetchPage(GREEDY, `${site.base}greedy/more`);
  t.match(refused, { status: 503, body: { error: 'busy', retryable: true, message: /busy\. Try again in 2 seconds/ } });
  t.equal(refused.headers.get('retry-after'), '2');
  const polite = fetchPage(POLITE, `${site.base}polite/`);
  await waiting.reaches(17);
  for (let n = 1; n <= 17; n++) {
    await site.reaches(n);
    site.letGo();
  }
  for (const { status } of await Promise.all([polite, ...held])) t.equal(status, 200);
});

t.test('a worker takes a lane that is none as no lane', async (t) => {
  const worker = await workerFor(t, { CRAWL_WORKER_RENDER: 'request' });
  const base = await listen(t, (_req, res) => res.end('A page of some words.'));
  for (const lane of ['', 'x'.repeat(65), 'two words', 'a,b', '__proto__']) {
    const headers = { 'content-type': 'application/json', 'x-caller-lane': lane };
    t.match(await extract(worker, { url: base.href }, { headers }), { status: 200, success: true });
  }
});
