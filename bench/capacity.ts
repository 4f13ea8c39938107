import { setTimeout as delay } from 'node:timers/promises';
import { APP, article } from './pages.js';
import { rows } from './rows.js';
import { post, type Running, repeat, servePages, start } from './running.js';

const IN_FLIGHT = 4;
const ROUNDS = 6;

const PAGES = { small: article(8_000), medium: article(80_000), large: article(1_000_000), app: APP };
type Page = keyof typeof PAGES;

interface Kind {
  name: string;
  command: string;
  settings: Record<string, string>;
  js_render: boolean;
  /** Pages of each sort in a round; 0 where this kind cannot read them. */
  pages: Record<Page, number>;
}

const KINDS: Kind[] = [
  {
    name: 'crawl worker',
    command: 'worker',
    settings: { CRAWL_WORKER_PORT: '0', CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' },
    js_render: false,
    pages: { small: 60, medium: 20, large: 4, app: 0 },
  },
  {
    name: 'crawl worker, `js_render`',
    command: 'worker',
    settings: { CRAWL_WORKER_PORT: '0', CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' },
    js_render: true,
    pages: { small: 8, medium: 8, large: 4, app: 8 },
  },
  {
    name: 'browser worker',
    command: 'browser-worker',
    settings: { BROWSER_WORKER_PORT: '0', BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' },
    js_render: true,
    pages: { small: 8, medium: 8, large: 4, app: 8 },
  },
];

/** What a page costs each kind of worker, in the round that other load disturbed least: docs/workers.md. Linux only. */
export async function benchWorkers(): Promise<void> {
  const paths = Object.fromEntries(Object.entries(PAGES).map(([name, html]) => [`/${name}`, html]));
  const site = await servePages(paths);
  console.log('| worker | page | CPU time | alone | memory |\n|---|---|---|---|---|');
  for (const kind of KINDS) await benchKind(kind, site);
}

async function benchKind({ name, command, settings, js_render, pages }: Kind, site: URL): Promise<void> {
  const worker = await start('src/cli.js', [command], settings);
  for (const [page, count] of Object.entries(pages)) {
    if (count === 0) continue;
    const fetchPage = () => post(worker.url, { url: new URL(page, site).href, js_render });
    await repeat(count, IN_FLIGHT, fetchPage);
    const rounds: number[] = [];
    const bytes = await worker.peakBytes(async () => {
      for (let i = 0; i < ROUNDS; i++) rounds.push(await cpuOf(worker, count, fetchPage));
    });
    const alone: number[] = [];
    for (let i = 0; i < ROUNDS; i++) alone.push(await wallMs(fetchPage));
    const kilobytes = Math.round(PAGES[page as Page].length / 1000);
    console.log(
      `| ${name} | ${page}, ${kilobytes} kB | ${ms(Math.min(...rounds))} | ${ms(Math.min(...alone))} | ${megabytes(bytes)} |`,
    );
  }
  await worker.stop();
}

/**
 * A search with a provider behind HTTP, and a fetch that a worker serves, without what provider and worker cost:
 * docs/deployment.md. Linux only.
 */
export async function benchGateway(): Promise<void> {
  const site = await servePages({ '/medium': PAGES.medium });
  console.log('| gateway | CPU time | a second and core | memory |\n|---|---|---|---|');
  const results = rows.map(({ title, url, snippet }) => ({ title, url, content: snippet }));
  const provider = await servePages({}, { results, unresponsive_engines: [] });
  const [kind] = KINDS as [Kind];
  const worker = await start('src/cli.js', [kind.command], kind.settings);
  const gateway = await start('src/cli.js', ['gateway'], {
    SERVICE_PORT: '0',
    SERVICE_CRAWL_WORKER_ADDRESS: worker.url.origin,
    SERVICE_SEARCH_PROVIDER: 'metasearch_hosted',
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: provider.href,
  });
  let asked = 0;
  const calls = {
    // Never the same twice: identical searches in flight would share one request.
    'search, REST': { count: 500, path: 'api/v1/search', body: () => ({ query: `bench ${asked++}` }) },
    'fetch of 80 kB, REST': { count: 30, path: 'api/v1/fetch', body: () => ({ url: new URL('medium', site).href }) },
  };
  for (const [name, { count, path, body }] of Object.entries(calls)) {
    const call = () => post(new URL(`/${path}`, gateway.url), body());
    await repeat(count, IN_FLIGHT, call);
    const rounds: number[] = [];
    const bytes = await gateway.peakBytes(async () => {
      for (let i = 0; i < ROUNDS; i++) rounds.push(await cpuOf(gateway, count, call));
    });
    const cpu = Math.min(...rounds);
    console.log(`| ${name} | ${ms(cpu)} | ${Math.round(1000 / cpu)} | ${megabytes(bytes)} |`);
  }
  await gateway.stop();
  await worker.stop();
}

/** Of one piece of work, in milliseconds. */
async function cpuOf(server: Running, count: number, work: () => Promise<unknown>): Promise<number> {
  const before = server.cpuMs();
  await repeat(count, IN_FLIGHT, work);
  await delay(200); // what was killed ends a moment later
  return (server.cpuMs() - before) / count;
}

async function wallMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
