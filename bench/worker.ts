import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measured, median } from './child.js';
import { treeCpuMs } from './processes.js';

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

const WORDS = 'the river runs past the old mill where the road turns and the village begins with its houses'.split(' ');
const sentence = (seed: number) =>
  `${Array.from({ length: 14 }, (_, i) => WORDS[(seed * 7 + i * 5) % WORDS.length]).join(' ')}. `;
const paragraph = (seed: number) =>
  `<p>${sentence(seed)}<a href="/p${seed}">${sentence(seed + 1)}</a><em>${sentence(seed + 2)}</em>${sentence(seed + 3)}</p>`;
const menu = Array.from({ length: 40 }, (_, i) => `<li><a href="/menu/${i}">Entry ${i} of the menu</a></li>`).join('');

/** An article of about `bytes`, with a menu, a sidebar, headings, lists and tables, as such pages are. */
function article(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0, i = 0; size < bytes; i++) {
    const part =
      i % 7 === 3
        ? `<h2>${sentence(i)}</h2><ul><li>${sentence(i)}</li><li>${sentence(i + 4)}</li></ul>`
        : i % 23 === 11
          ? `<table><tr><th>a</th><th>b</th></tr><tr><td>${i}</td><td>${sentence(i)}</td></tr></table>`
          : paragraph(i);
    parts.push(part);
    size += part.length;
  }
  return `<!doctype html><html lang="en"><head><title>An article</title></head><body><nav><ul>${menu}</ul></nav><main><article><h1>An article</h1>${parts.join('')}</article></main><footer>${sentence(1)}</footer></body></html>`;
}

/** A page that is empty until its script has run. */
export const APP = `<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><script>
const words = ${JSON.stringify(WORDS)};
document.getElementById('root').innerHTML = '<main><h1>App</h1>' + Array.from({ length: 60 }, (_, i) =>
  '<p>' + Array.from({ length: 40 }, (_, j) => words[(i * 7 + j * 5) % words.length]).join(' ') + '.</p>').join('') + '</main>';
</script></body></html>`;

const CASES: Case[] = [
  { path: '/small', html: article(8_000), render: false, pages: 100, bound: 1.4 },
  { path: '/medium', html: article(80_000), render: false, pages: 30, bound: 1.4 },
  { path: '/large', html: article(1_000_000), render: false, pages: 4, bound: 1.4 },
  { path: '/app', html: APP, render: true, pages: 20, bound: 1.25 },
];

/** CPU of a page, all processes and threads counted, beside the least that a worker of its kind could do. Linux only. */
export async function benchWorker(): Promise<void> {
  const site = await serve();
  const ours = await start('src/cli.js', ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const limit = await start('bench/limit-worker.js', [], {});
  for (const { path, html, render, pages, bound } of CASES) {
    const request = { url: new URL(path, site).href, js_render: render };
    const round = (worker: Worker) => measureRound(worker, request, pages);
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
  for (const { child } of [ours, limit]) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
}

/** How long `/healthz` takes while pages of 1 MB are read: its event loop has nothing to do with them. */
async function healthWhileReading(worker: Worker, request: object): Promise<void> {
  const times: number[] = [];
  let reading = true;
  const read = measureRound(worker, request, 8).finally(() => {
    reading = false;
  });
  while (reading) {
    const startedAt = performance.now();
    await (await fetch(new URL('/healthz', worker.extract))).text();
    times.push(performance.now() - startedAt);
  }
  await read;
  times.sort((a, b) => a - b);
  const quantile = (q: number) => times[Math.floor((times.length - 1) * q)]?.toFixed(1);
  console.log(
    `health while pages of 1 MB are read: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${quantile(1)} ms of ${times.length} (bound 100)`,
  );
}

interface Worker {
  extract: URL;
  child: ReturnType<typeof measured>['child'];
}

interface Cost {
  /** Of one page. */
  cpuMs: number;
  perSecond: number;
}

async function measureRound({ extract, child }: Worker, request: object, pages: number): Promise<Cost> {
  const cpuBefore = treeCpuMs(child.pid as number);
  const startedAt = performance.now();
  let left = pages;
  const caller = async () => {
    while (left-- > 0) {
      const response = await fetch(extract, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const answer = (await response.json()) as { success?: boolean };
      if (!answer.success) throw new Error(`a page failed with status ${response.status}: ${JSON.stringify(answer)}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  const seconds = (performance.now() - startedAt) / 1000;
  return { cpuMs: (treeCpuMs(child.pid as number) - cpuBefore) / pages, perSecond: pages / seconds };
}

async function start(file: string, args: string[], env: Record<string, string>): Promise<Worker> {
  const { child } = measured(file, args, env);
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const extract = /http:\S+/.exec(String(line))?.[0];
  if (!extract) throw new Error(`${file} did not say where it listens`);
  return { extract: new URL(extract), child };
}

async function serve(): Promise<URL> {
  const server = createServer((req, res) => {
    const page = CASES.find(({ path }) => path === req.url);
    if (page) res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
