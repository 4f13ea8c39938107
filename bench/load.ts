import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from './child.js';
import { article } from './pages.js';
import { post, type Running, repeat, start } from './running.js';

const PAGE = article(8_000);
/** Of the sites whose rate is measured; as many in flight as their hosts allow. */
const HOSTS = 50;
const IN_FLIGHT = 160;
/** Of a worker whose code is not compiled yet. */
const WARM_UP = 400;
const LATENCIES_MS = [0, 200, 800];
const TARPITS = 150;
const TARPIT_HOSTS = 40;
/** 200 octets a second: above what is cut as too slow. */
const DRIP = { bytes: 20, everyMs: 100 };
const POLITE = 20;
const PATIENCE_SECONDS = 20;

/**
 * What waiting costs those who do not wait: docs/workers.md. Page rates beside the latency of sites, and the time of a
 * polite caller's page, to a host that nobody has visited, beside sites that never answer or drip.
 */
export async function benchLoad(): Promise<void> {
  const worker = await start('src/cli.js', ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_TIMEOUT_SECONDS: String(PATIENCE_SECONDS),
  });
  for (const latencyMs of LATENCIES_MS) await rateAt(worker, latencyMs);
  const quiet = await politely(worker);
  console.log(`a page of a fresh host, alone: ${told(quiet)}`);
  await beside(worker, '8 pages that drip, of 2 hosts', 8, 2, drip);
  await beside(worker, `${TARPITS} pages that drip, of ${TARPIT_HOSTS} hosts`, TARPITS, TARPIT_HOSTS, drip);
  await beside(worker, `${TARPITS} that never answer, of ${TARPIT_HOSTS} hosts`, TARPITS, TARPIT_HOSTS, () => {});
  const silent: RequestListener = () => {};
  await beside(worker, `${TARPITS} without a robots.txt that answers`, TARPITS, TARPIT_HOSTS, silent, silent);
  await worker.stop();
}

const noRules: RequestListener = (_req, res) => void res.writeHead(404).end();

async function rateAt(worker: Running, latencyMs: number): Promise<void> {
  const page: RequestListener = async (_req, res) => {
    await delay(latencyMs);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  };
  const sites = await Promise.all(Array.from({ length: HOSTS }, () => site(page)));
  let asked = 0;
  const visit = async () => {
    await post(worker.url, { url: `${sites[asked++ % HOSTS]?.url.href}${asked}` });
  };
  await repeat(WARM_UP, IN_FLIGHT, visit);
  const count = 4 * IN_FLIGHT;
  const [cpuBefore, startedAt] = [worker.cpuMs(), performance.now()];
  await repeat(count, IN_FLIGHT, visit);
  const seconds = (performance.now() - startedAt) / 1000;
  const cores = (worker.cpuMs() - cpuBefore) / 1000 / seconds;
  console.log(
    `sites that take ${latencyMs} ms: ${(count / seconds).toFixed(1)} pages/s, ${cores.toFixed(2)} cores busy`,
  );
  for (const { close } of sites) close();
}

async function beside(
  worker: Running,
  what: string,
  pages: number,
  hosts: number,
  tarpit: RequestListener,
  robots = noRules,
): Promise<void> {
  let reached = 0;
  const counted = (listener: RequestListener): RequestListener => {
    return (req, res) => {
      reached++;
      listener(req, res);
    };
  };
  const sites = await Promise.all(Array.from({ length: hosts }, () => site(counted(tarpit), counted(robots))));
  const leave = new AbortController();
  const stuck = Array.from({ length: pages }, (_, i) =>
    fetch(worker.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${sites[i % hosts]?.url.href}${i}` }),
      signal: leave.signal,
    }).catch(() => {}),
  );
  while (reached < hosts) await delay(20);
  await delay(1000);
  console.log(`beside ${what}: ${told(await politely(worker))}`);
  leave.abort();
  await Promise.all(stuck);
  for (const { close } of sites) close();
}

/** Times of pages one after the other, each of a host of its own; until patience ends. */
async function politely(worker: Running): Promise<number[]> {
  const times: number[] = [];
  const startedAt = performance.now();
  while (times.length < POLITE && performance.now() - startedAt < PATIENCE_SECONDS * 1000) {
    const { url, close } = await site(
      (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
    );
    const before = performance.now();
    await post(worker.url, { url: url.href }).catch(() => {});
    times.push(performance.now() - before);
    close();
  }
  return times;
}

function told(times: number[]): string {
  return `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms of ${times.length}`;
}

const drip: RequestListener = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => res.write('x'.repeat(DRIP.bytes)), DRIP.everyMs);
  res.once('close', () => clearInterval(timer));
};

/** On a free port of loopback, which makes it a host of its own. */
async function site(page: RequestListener, robots = noRules): Promise<{ url: URL; close(): void }> {
  const server: Server = createServer((req, res) => (req.url === '/robots.txt' ? robots : page)(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
