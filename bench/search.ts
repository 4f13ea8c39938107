import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MetasearchEnv } from '../src/metasearch/config.js';
import { startMetasearch } from '../src/metasearch/start-metasearch.js';
import { readEnv } from '../src/shared/env.js';
import { createLog } from '../src/shared/log.js';
import { benchCalls } from './calls.js';
import { median } from './child.js';

const SEARCHES = 100;
/** How long each engine takes to answer, in milliseconds; the last one never does. */
const DELAYS = { brave: 40, mojeek: 80, yahoo: 120, bing: Number.POSITIVE_INFINITY } as const;
const SLOWEST = 'yahoo';
const NAMES = Array.from({ length: 10 }, (_, i) => `row${i}`);

const PAGES: Record<string, (name: string) => string> = {
  brave: (name) =>
    `<div data-type="web"><a href="https://${name}.example/"><p class="snippet-title">Bench ${name}</p></a></div>`,
  mojeek: (name) =>
    `<ul class="results-standard"><li><h2><a href="https://${name}.example/">Bench ${name}</a></h2></li></ul>`,
  yahoo: (name) =>
    `<div class="algo"><div class="compTitle"><a href="https://${name}.example/"><h3>Bench ${name}</h3></a></div></div>`,
};

/** What a search costs the gateway with a provider behind HTTP, and how long metasearch keeps its clients waiting. */
export async function benchSearch(): Promise<void> {
  const results = NAMES.map((name) => ({ title: `Bench ${name}`, url: `https://${name}.example/`, content: 'Words.' }));
  const body = JSON.stringify({ results, unresponsive_engines: [] });
  await benchCalls(await serve((_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end(body)));
  await benchMetasearch();
}

/** Four local engines, of which one hangs: who searches should wait for the slowest healthy one only. */
async function benchMetasearch(): Promise<void> {
  const service = await startMetasearch(await settings(), { log: createLog('bench', 'error', process.stdout) });
  const alone = await timeSearches(service.url, SLOWEST);
  console.log(`slowest healthy engine alone: p50 ${figure(alone, 0.5)} ms of ${SEARCHES} searches`);
  const merged = await timeSearches(service.url, 'auto');
  console.log(
    `four engines, one hangs: p50 ${figure(merged, 0.5)} ms, p95 ${figure(merged, 0.95)} ms, first ${Math.round(merged[0] ?? 0)} ms (bound of p50: the line above + 10)`,
  );
  await service.close(0);
}

async function timeSearches(service: URL, backend: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    const body = JSON.stringify({ query: `bench ${backend} ${i}`, backend });
    const startedAt = performance.now();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('search/text', service), { method: 'POST', headers, body });
    const { results } = (await response.json()) as { results?: unknown[] };
    if (results?.length !== 10) throw new Error(`expected ten rows, got status ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function settings(): Promise<MetasearchEnv> {
  const env: Record<string, string> = { METASEARCH_PORT: '0', METASEARCH_ENGINES: Object.keys(DELAYS).join(',') };
  for (const [name, ms] of Object.entries(DELAYS)) {
    const page = NAMES.map((row) => PAGES[name]?.(row)).join('');
    const address = await serve(async (_req, res) => {
      if (ms === Number.POSITIVE_INFINITY) return;
      await delay(ms);
      res.end(page);
    });
    env[`METASEARCH_${name.toUpperCase()}_ADDRESS`] = address.origin;
  }
  return readEnv(MetasearchEnv, env);
}

async function serve(handler: RequestListener): Promise<URL> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

function figure(times: readonly number[], quantile: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(
    quantile === 0.5 ? median([...times]) : (sorted[Math.floor(sorted.length * quantile)] ?? Number.NaN),
  );
}
