import { setTimeout as delay } from 'node:timers/promises';
import { article } from '../bench/pages.js';
import { soakBrowserFaults } from './browser-faults.js';
import { CLOCK, THREADS } from './shims.js';
import {
  ask,
  count,
  gateway,
  head,
  isTyped,
  readiness,
  row,
  type Service,
  site,
  told,
  untilHolds,
  worker,
} from './world.js';

const PAGE = article(10_000);
/** A thread reads it for a second or more. */
const LONG = article(3_000_000);
const RECOVERED_MS = 5_000;
const STOPPED_MS = 20_000;
const MOST_MS = 30_000;

/** What a gateway says while something is broken, and how soon it works after that; nothing of it is started anew but what was killed. */
export async function soakFaults(): Promise<void> {
  const web = await site((req, res) => {
    const body = req.url?.startsWith('/long') ? LONG : PAGE;
    res.writeHead(req.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' }).end(body);
  });
  head();
  await workerKilled(web);
  await workerStopped(web);
  await workerTalksGarbage(web);
  await threadDead(web);
  await clockJumps(web);
  await providerFlaps();
  await soakBrowserFaults();
  await web.close();
}

type Web = Awaited<ReturnType<typeof site>>;

/** Calls at once, how they ended. */
async function outcomes(served: Service, web: Web, times = 5): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const each = async (_: unknown, i: number) =>
    count(counts, await ask(served.url, 'fetch', { url: web.on(i, `${i}`) }));
  await Promise.all(Array.from({ length: times }, each));
  return counts;
}

async function recovery(served: Service, web: Web): Promise<number> {
  const works = async () =>
    (await readiness(served.url)) === 200 &&
    (await ask(served.url, 'fetch', { url: web.on(1, 'after') })) === 'success';
  return untilHolds(works, MOST_MS);
}

function report(
  what: string,
  counts: Record<string, number>,
  ready: number | string,
  recoveredMs: number,
  isTrue: boolean,
) {
  const typed = Object.keys(counts).every(isTyped);
  const seen = `${told(counts)}; /readyz ${ready}; works ${(recoveredMs / 1000).toFixed(1)} s after`;
  row(what, seen, typed && isTrue && recoveredMs <= RECOVERED_MS);
}

async function workerKilled(web: Web): Promise<void> {
  const pages = await worker();
  const served = await gateway(pages.url);
  await outcomes(served, web);
  const asked = outcomes(served, web, 20);
  await pages.stop();
  const counts = await asked;
  for (const [outcome, times] of Object.entries(await outcomes(served, web)))
    counts[outcome] = (counts[outcome] ?? 0) + times;
  const ready = await readiness(served.url);
  const again = await worker({ CRAWL_WORKER_PORT: pages.url.port });
  report(
    'worker killed under 20 calls, then 5 more, then started',
    counts,
    ready,
    await recovery(served, web),
    ready === 503,
  );
  await again.stop();
  await served.stop();
}

async function workerStopped(web: Web): Promise<void> {
  const pages = await worker();
  const served = await gateway(pages.url);
  await outcomes(served, web);
  pages.signal('SIGSTOP');
  const end = performance.now() + STOPPED_MS;
  const asked = outcomes(served, web);
  const ready = await readiness(served.url);
  await delay(Math.max(0, end - performance.now()));
  pages.signal('SIGCONT');
  const recoveredMs = await recovery(served, web);
  report('worker stopped for 20 s under 5 calls', await asked, ready, recoveredMs, ready === 503);
  await pages.stop();
  await served.stop();
}

const GARBAGE = [
  (text: string) => ({ status: 200, type: 'application/json', text: `${text}{{` }),
  (text: string) => ({ status: 200, type: 'text/html', text: `<html>${text}` }),
  () => ({ status: 200, type: 'application/json', text: '[]' }),
  () => ({ status: 299, type: 'application/json', text: '{"success":true,"error":7}' }),
  (text: string) => ({ status: 500, type: 'text/plain', text }),
];

async function workerTalksGarbage(web: Web): Promise<void> {
  let asked = 0;
  const foreign = await site((_req, res) => {
    const { status, type, text } = (GARBAGE[asked++ % GARBAGE.length] as (typeof GARBAGE)[number])(
      '\u0000secret\u0007',
    );
    res.writeHead(status, { 'content-type': type }).end(text);
  });
  const served = await gateway(foreign.url);
  const counts = await outcomes(served, web, 10);
  const ready = await readiness(served.url);
  await foreign.close();
  const again = await worker({ CRAWL_WORKER_PORT: String(foreign.port) });
  report('worker answers garbage to 10 calls', counts, ready, await recovery(served, web), ready === 503);
  await again.stop();
  await served.stop();
}

async function threadDead(web: Web): Promise<void> {
  const pages = await worker({}, THREADS);
  const served = await gateway(pages.url);
  await outcomes(served, web);
  const counts: Record<string, number> = {};
  const asked = ask(served.url, 'fetch', { url: web.on(1, 'long') });
  await delay(400);
  pages.signal('SIGUSR2');
  count(counts, await asked);
  const ready = await readiness(served.url);
  report('extraction threads dead under a long page', counts, ready, await recovery(served, web), ready === 200);
  await pages.stop();
  await served.stop();
}

async function clockJumps(web: Web): Promise<void> {
  const pages = await worker({}, CLOCK);
  const served = await gateway(
    pages.url,
    { SERVICE_CACHE_TTL_SECONDS: '60', SERVICE_RATE_LIMIT_PER_MINUTE: '1000' },
    CLOCK,
  );
  await outcomes(served, web);
  for (const what of ['a day ahead', 'two days back']) {
    const asked = outcomes(served, web, 20);
    served.signal('SIGUSR2');
    pages.signal('SIGUSR2');
    const counts = await asked;
    const ready = await readiness(served.url);
    const isRight = ready === 200 && counts.success === 20;
    report(
      `clock of gateway and worker jumps ${what} under 20 calls`,
      counts,
      ready,
      await recovery(served, web),
      isRight,
    );
  }
  await pages.stop();
  await served.stop();
}

async function providerFlaps(): Promise<void> {
  let isWell = true;
  let asked = 0;
  const provider = await site((req, res) => {
    const results = [{ title: 'A row', url: 'https://row.example/', content: 'of a search' }];
    if (isWell) return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
    const fault = asked++ % 4;
    if (fault === 0) return void res.writeHead(500).end();
    if (fault === 1) return void req.socket.destroy();
    if (fault === 2) return void res.writeHead(200, { 'content-type': 'application/json' }).end('{"results":7');
    res.writeHead(429, { 'retry-after': '1' }).end();
  });
  const served = await gateway(provider.url, {
    SERVICE_SEARCH_PROVIDER: 'searxng',
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: provider.url.href,
    SERVICE_SEARCH_CACHE_TTL_SECONDS: '0',
  });
  const counts: Record<string, number> = {};
  let turn = 0;
  const search = () => ask(served.url, 'search', { query: `words ${turn++}` });
  let recoveredMs = 0;
  for (let round = 0; round < 5; round++) {
    isWell = false;
    for (let i = 0; i < 8; i++) count(counts, await search());
    isWell = true;
    recoveredMs = Math.max(recoveredMs, await untilHolds(async () => (await search()) === 'success', MOST_MS));
  }
  report('provider flaps: 500, cut, broken JSON, 429', counts, 'is of the worker', recoveredMs, true);
  await served.stop();
  await provider.close();
}
