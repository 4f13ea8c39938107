import { median } from './child.js';
import { APP, article } from './pages.js';
import { post, type Running, repeat, servePages, start } from './running.js';

const IN_FLIGHT = 4;
const ROUNDS = 5;

interface Case {
  path: string;
  html: string;
  render: boolean;
  /** Pages in one round. */
  pages: number;
  /** Bound of our CPU time, in those of the limit. */
  bound: number;
}

const CASES: Case[] = [
  { path: '/small', html: article(8_000), render: false, pages: 100, bound: 1.4 },
  { path: '/medium', html: article(80_000), render: false, pages: 30, bound: 1.4 },
  { path: '/large', html: article(1_000_000), render: false, pages: 4, bound: 1.4 },
  { path: '/app', html: APP, render: true, pages: 20, bound: 1.25 },
];

/** CPU of a page, all processes and threads counted, beside the least that a worker of its kind could do. Linux only. */
export async function benchWorker(): Promise<void> {
  const site = await servePages(Object.fromEntries(CASES.map(({ path, html }) => [path, html])));
  const ours = await start('src/cli.js', ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const limit = await start('bench/limit-worker.js', [], {});
  for (const { path, html, render, pages, bound } of CASES) {
    const request = { url: new URL(path, site).href, js_render: render };
    const round = (worker: Running) => measureRound(worker, request, pages);
    await round(ours);
    await round(limit);
    const rounds: { ours: Cost; limit: Cost }[] = [];
    // Turn and turn about, so that whatever else the machine does meets both.
    for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: await round(ours), limit: await round(limit) });
    const cpu = (who: 'ours' | 'limit') => median(rounds.map((r) => r[who].cpuMs));
    const rate = (who: 'ours' | 'limit') => median(rounds.map((r) => r[who].perSecond)).toFixed(1);
    const ratio = median(rounds.map((r) => r.ours.cpuMs / r.limit.cpuMs));
    console.log(
      `${path.slice(1)} (${Math.round(html.length / 1000)} kB${render ? ', rendered' : ''}): ` +
        `${cpu('ours').toFixed(1)} ms CPU a page, ${rate('ours')} pages/s; limit ${cpu('limit').toFixed(1)} ms, ` +
        `${rate('limit')} pages/s; ratio ${ratio.toFixed(2)} (bound ${bound})`,
    );
  }
  await healthWhileReading(ours, { url: new URL('/large', site).href, js_render: false });
  for (const worker of [ours, limit]) await worker.stop();
}

/** How long `/healthz` takes while pages of 1 MB are read: its event loop has nothing to do with them. */
async function healthWhileReading(worker: Running, request: object): Promise<void> {
  const times: number[] = [];
  let reading = true;
  const read = measureRound(worker, request, 8).finally(() => {
    reading = false;
  });
  while (reading) {
    const startedAt = performance.now();
    await (await fetch(new URL('/healthz', worker.url))).text();
    times.push(performance.now() - startedAt);
  }
  await read;
  times.sort((a, b) => a - b);
  const quantile = (q: number) => times[Math.floor((times.length - 1) * q)]?.toFixed(1);
  console.log(
    `health while pages of 1 MB are read: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${quantile(1)} ms of ${times.length} (bound 100)`,
  );
}

interface Cost {
  /** Of one page. */
  cpuMs: number;
  perSecond: number;
}

async function measureRound(worker: Running, request: object, pages: number): Promise<Cost> {
  const cpuBefore = worker.cpuMs();
  const startedAt = performance.now();
  await repeat(pages, IN_FLIGHT, () => post(worker.url, request));
  const seconds = (performance.now() - startedAt) / 1000;
  return { cpuMs: (worker.cpuMs() - cpuBefore) / pages, perSecond: pages / seconds };
}
