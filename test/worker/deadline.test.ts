/** What is left of a caller's time crosses the hop to the worker. */
import { once } from 'node:events';
import t from 'tap';
import { bounded, ending, endsAt } from '../../src/shared/bounded.js';
import { DEADLINE_HEADER, deadlineHeader, toldDeadline } from '../../src/shared/deadline-header.js';
import { createSend } from '../../src/shared/http.js';
import { shareInFlight } from '../../src/shared/share-in-flight.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { extract, workerFor } from '../helpers/worker.js';

const HOUR_MS = 3_600_000;

t.test('a time limit within another one ends with the earlier of the two', async (t) => {
  t.equal(endsAt(never), Number.POSITIVE_INFINITY);
  t.strictSame(deadlineHeader(never), {});
  await bounded(60_000, never, (outer) =>
    bounded(HOUR_MS, outer, async (inner) => {
      t.equal(endsAt(inner), endsAt(outer));
      const told = Number(deadlineHeader(inner)[DEADLINE_HEADER]);
      t.ok(told > 50_000 && told <= 59_500, `${told}, with a margin`);
    }),
  );
  await bounded(0, never, async (signal) => t.equal(deadlineHeader(signal)[DEADLINE_HEADER], '1'));
});

t.test('what is no whole number above zero is no deadline', (t) => {
  for (const nonsense of ['', '0', '-5', '+5', '1.5', '1e3', 'soon', '0x10', ' 5', '5, 6', 'NaN', ['5'], undefined])
    t.equal(toldDeadline({ [DEADLINE_HEADER]: nonsense as string }), undefined, String(nonsense));
  t.equal(toldDeadline({ [DEADLINE_HEADER]: '1500' }), 1500);
  t.equal(toldDeadline({ [DEADLINE_HEADER]: '9'.repeat(400) }), Number.POSITIVE_INFINITY);
  t.end();
});

t.test('a worker ends within what it is told, within its own bound in any case, and says so', async (t) => {
  // How many of them there are depends on how fast the machine is: a page is only asked for when robots.txt was.
  const closed: Promise<unknown>[] = [];
  const silent = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    closed.push(once(res, 'close'));
  });
  const url = new URL('page', silent).href;
  const patient = await workerFor(t, { CRAWL_WORKER_TIMEOUT_SECONDS: '600' });
  const hasty = await workerFor(t, { CRAWL_WORKER_TIMEOUT_SECONDS: '1' });
  const ask = (worker: URL, told: string) =>
    extract(
      worker,
      { url, js_render: false },
      { headers: { 'content-type': 'application/json', [DEADLINE_HEADER]: told } },
    );
  const timeout = { status: 200, success: false, error: 'timeout' };
  t.match(await ask(patient, '200'), timeout);
  t.match(await ask(hasty, '99999999999999999999'), timeout);
  t.match(await ask(hasty, 'soon'), timeout);
  await t.resolves(Promise.all(closed), 'the site sees it too');
});

t.test('a client of the worker tells what its own caller has left', async (t) => {
  const told: number[] = [];
  const worker = await listen(t, (req, res) => {
    told.push(Number(req.headers[DEADLINE_HEADER]));
    res.setHeader('content-type', 'application/json').end('{"markdown":"x","success":true,"error":""}');
  });
  const send = createSend({ timeoutMs: 60_000, maxBytes: 10_000 });
  const visit = createWorkerClient(worker, send);
  const request = { url: 'https://page.example/' };
  await visit(request, never);
  await bounded(5_000, never, (signal) => visit(request, signal));
  const [whole = 0, short = 0] = told;
  t.ok(whole > 25_000 && whole <= 29_500, `${whole} of 30,000`);
  t.ok(short > 0 && short <= 4_500, `${short} of 5,000`);
});

t.test('who shares a visit that had too little time begins anew, once for all who wait', async (t) => {
  let visits = 0;
  let fail: (thrown: Error) => void = () => {};
  const visit = shareInFlight<string, string>(
    async () => {
      if (++visits > 1) return 'a page';
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
    { keyOf: (page) => page, isLate: (thrown) => Object(thrown).message === 'late', leftWith: () => new Error('left') },
  );
  const lasting = (ms: number) => ending(new AbortController().signal, performance.now() + ms);
  const [short, shorter] = [lasting(1_000), lasting(500)].map((signal) => failureOf(visit('page', signal)));
  const others = [HOUR_MS, 2 * HOUR_MS].map((ms) => visit('page', lasting(ms)));
  fail(new Error('late'));
  t.match([await short, await shorter], [{ message: 'late' }, { message: 'late' }]);
  t.strictSame(await Promise.all(others), ['a page', 'a page']);
  t.equal(visits, 2);
});
