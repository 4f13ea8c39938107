/** Several workers as one: who is asked, and who when that one cannot. */
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import t, { type Test } from 'tap';
import { bounded } from '../../src/shared/bounded.js';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient, createWorkerProbe } from '../../src/worker-client.js';
import { createPlaces } from '../../src/workers/places.js';
import { inOrder } from '../../src/workers/rendezvous.js';
import { createWorkers } from '../../src/workers/workers.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { logInto } from '../helpers/log-into.js';

const page: RequestListener = (_req, res) =>
  res.setHeader('content-type', 'application/json').end('{"markdown":"x","success":true,"error":""}');
const busy: RequestListener = (_req, res) =>
  res.writeHead(503, { 'retry-after': '7' }).end('{"success":false,"error":"timeout"}');
const garbage: RequestListener = (_req, res) => void res.end('<h1>Welcome</h1>');
const breaks: RequestListener = (req) => void req.destroy();
const missing: RequestListener = (_req, res) =>
  res.setHeader('content-type', 'application/json').end('{"markdown":"","success":false,"error":"not_found"}');

interface Stub {
  url: URL;
  asked: number;
  answer: RequestListener;
}

/** Workers that answer as told, in the order in which they are asked about one page. */
async function stubsFor(t: Test, count: number) {
  const stubs: Stub[] = [];
  for (let n = 0; n < count; n++) {
    const stub: Stub = { url: new URL('http://unset'), asked: 0, answer: page };
    stub.url = await listen(t, (req, res) => {
      if (req.url === '/healthz') return void res.end(stub.answer === page ? '{"status":"ok"}' : 'no');
      stub.asked++;
      stub.answer(req, res);
    });
    stubs.push(stub);
  }
  const of: Stub[] = inOrder(
    stubs.map((stub) => Object.assign(stub, { id: stub.url.href })),
    HOST,
  );
  return { stubs, of };
}

const HOST = 'page.example';
const request = { url: `https://${HOST}/` };

function workersAt(addresses: readonly URL[], now: () => number = () => 0) {
  const lines: string[] = [];
  const send = createSend({ timeoutMs: 60_000, maxBytes: 10_000 });
  const workers = createWorkers({
    places: createPlaces(addresses),
    reach: ({ address }) => ({ visit: createWorkerClient(address, send), probe: createWorkerProbe(address, send) }),
    log: logInto(lines, 'gateway'),
    now,
  });
  return { ...workers, lines };
}

/** An address where nobody listens. */
async function nowhere(): Promise<URL> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return new URL(`http://127.0.0.1:${port}/`);
}

t.test('a host has its worker; the next one is asked where that cannot', async (t) => {
  const { stubs, of } = await stubsFor(t, 4);
  const asked = () => of.map(({ asked }) => asked);
  const [first, second, third, fourth] = of as [Stub, Stub, Stub, Stub];
  for (const answer of [page, busy, garbage, breaks]) {
    for (const stub of of) Object.assign(stub, { asked: 0, answer: page });
    first.answer = answer;
    const { visit } = workersAt(stubs.map(({ url }) => url));
    t.match(await visit(request, never), { markdown: 'x' });
    t.strictSame(asked(), answer === page ? [1, 0, 0, 0] : [1, 1, 0, 0]);
  }
  for (const stub of of) Object.assign(stub, { asked: 0, answer: page });
  first.answer = missing;
  const { visit } = workersAt(stubs.map(({ url }) => url));
  t.match(await failureOf(visit(request, never)), { code: 'not_found' }, 'a page that failed has not failed elsewhere');
  t.strictSame(asked(), [1, 0, 0, 0]);

  for (const stub of of) Object.assign(stub, { asked: 0, answer: busy });
  t.match(await failureOf(visit(request, never)), { code: 'busy', retryAfterSeconds: 7 });
  t.strictSame(asked(), [1, 1, 1, 0], 'not all of them are asked');

  for (const stub of of) Object.assign(stub, { asked: 0, answer: breaks });
  t.match(await failureOf(visit(request, never)), { code: 'unreachable', reason: 'reader_unreachable' });
  t.strictSame(asked(), [1, 1, 0, 0], 'a page that ends workers is given to two');

  [first.answer, second.answer, third.answer, fourth.answer] = [garbage, busy, page, page];
  t.match(await visit(request, never), { markdown: 'x' });
});

t.test('who is not there costs nothing, however many', async (t) => {
  const { stubs } = await stubsFor(t, 1);
  const gone = await Promise.all([1, 2, 3, 4, 5, 6].map(nowhere));
  const { visit } = workersAt([...gone, ...stubs.map(({ url }) => url)]);
  t.match(await visit(request, never), { markdown: 'x' });
  const { visit: inVain } = workersAt(gone);
  t.match(await failureOf(inVain(request, never)), { code: 'unreachable', reason: 'reader_unreachable' });
});

t.test('one that fails again and again is passed over, and asked again when it answers', async (t) => {
  const { stubs, of } = await stubsFor(t, 3);
  const [first, second] = of as [Stub, Stub];
  let now = 0;
  const { visit, count, isReady, lines } = workersAt(
    stubs.map(({ url }) => url),
    () => now,
  );
  first.answer = garbage;
  for (let n = 0; n < 5; n++) await visit(request, never);
  t.strictSame([first.asked, second.asked], [2, 5]);
  t.strictSame(count(), { known: 3, out: 1 });
  now += 60_000;
  await visit(request, never);
  t.equal(first.asked, 2, 'a page is no look whether it is there again');
  t.equal(await isReady(), true);

  first.answer = page;
  while (count().out > 0) {
    now += 60_000;
    await visit(request, never);
  }
  const before = first.asked;
  await visit(request, never);
  t.equal(first.asked, before + 1);
  t.strictSame(
    lines.map((line) => JSON.parse(line).msg),
    ['a crawl worker does not answer and is passed over', 'a crawl worker that was passed over answers again'],
  );
  t.notMatch(lines.join(''), /127\.0\.0\.1|page\.example/);

  for (const stub of of) stub.answer = garbage;
  for (let n = 0; n < 5; n++) await failureOf(visit(request, never));
  t.strictSame(count(), { known: 3, out: 3 });
  t.equal(await isReady(), false);
  second.answer = page;
  t.match(await visit(request, never), { markdown: 'x' }, 'where all are out, all are asked');
});

t.test(
  'a caller who leaves, and a time that is over, end it; one that kept silent is passed over in time',
  async (t) => {
    const { stubs, of } = await stubsFor(t, 2);
    const [first, second] = of as [Stub, Stub];
    const { visit, count } = workersAt(stubs.map(({ url }) => url));
    const left = new AbortController();
    first.answer = () => left.abort();
    t.match(await failureOf(visit(request, left.signal)), { code: 'timeout' });
    t.strictSame(count(), { known: 2, out: 0 });
    first.answer = () => {};
    t.match(await failureOf(bounded(50, never, (signal) => visit(request, signal))), { code: 'timeout', status: 504 });
    t.equal(second.asked, 0);
    while (count().out === 0) await new Promise(setImmediate);
    t.match(await visit(request, never), { markdown: 'x' });
  },
);

t.test('one worker alone is asked as ever, and never passed over', async (t) => {
  const { stubs } = await stubsFor(t, 1);
  const [only] = stubs as [Stub];
  const { visit, count, lines } = workersAt([only.url]);
  only.answer = garbage;
  for (let n = 0; n < 4; n++)
    t.match(await failureOf(visit(request, never)), { code: 'unreachable', reason: 'reader_contract' });
  t.equal(only.asked, 4);
  t.strictSame(count(), { known: 1, out: 0 });
  t.strictSame(lines, []);
});
