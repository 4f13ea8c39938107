import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../worker/loaders/find-browser.js';
import { APP, article } from './pages.js';
import { start } from './running.js';

const IN_FLIGHT = 200;
const HOSTS = 20;
const BOUND = 2;
/** What a site takes to answer, in milliseconds. */
const SITE_MS = 300;
const GREEDY = 'the-key-of-a-greedy-caller';
const POLITE = 'the-key-of-a-polite-caller';

interface Case {
  name: string;
  html: string;
  js_render: boolean;
  /** Whether both want pages of one host. */
  isOneHost: boolean;
  /** Pages of the polite caller, one after the other. */
  pages: number;
}

const STATIC = { html: article(8_000), js_render: false, pages: 100 };
const RENDERED = { html: APP, js_render: true, pages: 50 };
const CASES: Case[] = [
  { ...STATIC, name: 'static pages, hosts of their own', isOneHost: false },
  { ...STATIC, name: 'static pages of one host', isOneHost: true },
  { ...RENDERED, name: 'rendered pages, hosts of their own', isOneHost: false },
  { ...RENDERED, name: 'rendered pages of one host', isOneHost: true },
];

/**
 * How long a polite caller waits for a page, alone and beside a greedy one with 200 in flight; and beside the same number
 * of its own, which is what callers get who are not told apart. Bound: p99 at most 2 times that alone.
 */
export async function benchFairness(): Promise<void> {
  console.log(
    '| | p50 and p99 alone | beside 200 of another caller | p99, times | beside 200 of its own | p99, times |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const one of CASES) if (!one.js_render || findBrowser({ env: process.env })) await benchCase(one);
}

async function benchCase({ name, html, js_render, isOneHost, pages }: Case): Promise<void> {
  const sites = await Promise.all(Array.from({ length: HOSTS }, () => slowSite(html)));
  const own = await slowSite(html);
  const worker = await start('src/cli.js', ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const gateway = await start('src/cli.js', ['gateway'], {
    SERVICE_PORT: '0',
    SERVICE_API_KEYS: `greedy:${GREEDY},polite:${POLITE}`,
    SERVICE_CRAWL_WORKER_ADDRESS: worker.url.origin,
  });
  let asked = 0;
  // Never the same page twice: it would come from the cache.
  const fetchPage = async (key: string, site: URL, signal?: AbortSignal): Promise<Response> => {
    const response = await fetch(new URL('/api/v1/fetch', gateway.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ url: new URL(`${asked++}`, site).href, js_render }),
      signal: signal ?? null,
    });
    await response.text();
    return response;
  };
  const timesOf = async (key: string, count = pages): Promise<number[]> => {
    const taken: number[] = [];
    for (let page = 0; page < count; page++) {
      const startedAt = performance.now();
      const { status } = await fetchPage(key, own);
      taken.push(status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
    }
    return taken.sort((a, b) => a - b);
  };
  const besideGreedy = async (key: string, count = pages): Promise<number[]> => {
    let isOver = false;
    const underWay = new Set<AbortController>();
    let answered = 0;
    let pagesHad = 0;
    const ask = async (number: number) => {
      const site = isOneHost ? own : (sites[number % HOSTS] ?? own);
      while (!isOver) {
        const gone = new AbortController();
        underWay.add(gone);
        const response = await fetchPage(GREEDY, site, gone.signal).catch(() => undefined);
        answered++;
        if (response?.status === 200) pagesHad++;
        else await pause(response, gone.signal);
        underWay.delete(gone);
      }
    };
    const greedy = Array.from({ length: IN_FLIGHT }, (_, number) => ask(number));
    // A burst opens 200 connections and starts threads, which holds up everybody for some seconds, once.
    while (answered < IN_FLIGHT || pagesHad < HOSTS) await delay(SITE_MS);
    const taken = await timesOf(key, count);
    isOver = true;
    for (const gone of underWay) gone.abort();
    await Promise.all(greedy);
    return taken;
  };
  await timesOf(POLITE); // until code and browser are warm
  const alone = await timesOf(POLITE);
  const apart = await besideGreedy(POLITE);
  const together = await besideGreedy(GREEDY, 3);
  await gateway.stop();
  await worker.stop();
  const told = (taken: number[]) => `${quantile(taken, 0.5)} and ${quantile(taken, 0.99)} ms`;
  const ratio = (taken: number[]) => (quantile(taken, 0.99) / quantile(alone, 0.99)).toFixed(2);
  const verdict = Number(ratio(apart)) <= BOUND ? '' : ', above the bound';
  console.log(
    `| ${name} | ${told(alone)} | ${told(apart)} | ${ratio(apart)} (bound: ${BOUND}${verdict}) | ${told(together)} | ${ratio(together)} |`,
  );
}

/** As long as the answer says, as clients do who are told to try later. */
async function pause(response: Response | undefined, gone: AbortSignal): Promise<void> {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  await delay(Math.max(SITE_MS, seconds * 1000), undefined, { signal: gone }).catch(() => {});
}

/** On a port, and so a host, of its own. */
async function slowSite(html: string): Promise<URL> {
  const server = createServer(async (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    await delay(SITE_MS);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** Of sorted times by nearest rank, in whole milliseconds. */
function quantile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}
