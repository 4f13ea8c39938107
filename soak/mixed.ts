import { APP, article } from '../bench/pages.js';
import { type McpCall, openMcp } from './mcp-clients.js';
import { redis } from './redis.js';
import { ask, count, gateway, head, row, type Service, site, told, worker } from './world.js';

const CALLERS = 6;
const LOOK_MS = 5_000;
/** Growth from the middle of a run to its end that counts as none. */
const FLAT = 0.1;
/** Descriptors come and go with connections. */
const FEW = 20;

interface Sample {
  seconds: number;
  values: Record<string, number>;
}

/** All kinds of calls at once, one in twenty with a fault, for so many minutes; with a store, and a real browser. */
export async function soakMixed(minutes: number): Promise<void> {
  const store = await redis();
  const html = article(10_000);
  const web = await site((req, res) => {
    const path = req.url ?? '';
    if (path.startsWith('/gone')) return void res.writeHead(404).end();
    if (path.startsWith('/fails')) return void res.writeHead(500).end();
    if (path.startsWith('/breaks')) return void res.writeHead(200, { 'content-length': 999 }).end(() => req.destroy());
    if (path.startsWith('/robots')) return void res.writeHead(404).end();
    if (path.startsWith('/search')) {
      const results = [{ title: 'A row', url: 'https://row.example/', content: 'of a search' }];
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
    }
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(path.startsWith('/app') ? APP : html);
  });
  const pages = await worker();
  const served = await gateway(pages.url, {
    SERVICE_CACHE_TTL_SECONDS: '60',
    SERVICE_STORE_URL: store.url,
    SERVICE_SEARCH_PROVIDER: 'searxng',
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: web.url.href,
  });
  const mcp = await openMcp(served.url);
  const counts: Record<string, Record<string, number>> = {};
  const unexpected: Record<string, number> = {};
  let asked = 0;
  const end = performance.now() + minutes * 60_000;
  const caller = async () => {
    while (performance.now() < end) {
      const turn = ++asked;
      const { kind, outcome, expected } = await oneCall(turn, served, mcp.calls, web.on);
      counts[kind] ??= {};
      count(counts[kind], outcome);
      if (!expected.includes(outcome)) count(unexpected, `${kind}: ${outcome}`);
    }
  };
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const look = () => {
    const values = {
      'gateway MB': served.rssMb(),
      'worker MB': pages.rssMb(),
      'gateway descriptors': served.descriptors(),
      'worker descriptors': pages.descriptors(),
    };
    samples.push({ seconds: (performance.now() - startedAt) / 1000, values });
  };
  const watch = setInterval(look, LOOK_MS);
  await Promise.all(Array.from({ length: CALLERS }, caller));
  clearInterval(watch);

  head();
  for (const [kind, outcomes] of Object.entries(counts)) {
    row(`${kind}`, told(outcomes), !Object.keys(unexpected).some((what) => what.startsWith(`${kind}: `)));
  }
  row(`all ${asked} calls in ${minutes} minutes`, `unexpected: ${told(unexpected) || 'none'}`, told(unexpected) === '');
  for (const name of Object.keys(samples[0]?.values ?? {})) flat(name, samples);
  await mcp.close();
  for (const { stop } of [served, pages]) await stop();
  await web.close();
  await store.stop();
}

/** The second half of a run against a line through it, since a process first grows to what its work takes. */
function flat(name: string, samples: readonly Sample[]): void {
  const half = samples.slice(Math.floor(samples.length / 2));
  const points = half.map(({ seconds, values }) => [seconds, values[name] ?? 0] as const);
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) /
    points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
  const grown = slope * ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0));
  const bound = name.endsWith('descriptors') ? FEW : FLAT * y;
  const first = samples[0]?.values[name] ?? 0;
  const seen = `${first.toFixed(0)} at first, ${y.toFixed(0)} on average of the second half, which grew by ${grown.toFixed(1)} (${(slope * 60).toFixed(1)} a minute)`;
  row(name, seen, grown <= bound);
}

const FAULTS = {
  gone: ['not_found'],
  fails: ['upstream_error'],
  breaks: ['unreachable', 'upstream_error', 'extraction_failed'],
};

async function oneCall(
  turn: number,
  { url }: Service,
  mcp: Record<string, McpCall>,
  on: (host: number, path: string) => string,
) {
  const overMcp = Object.entries(mcp);
  const [transport, call] = overMcp[turn % overMcp.length] as [string, McpCall];
  const success = ['success'];
  if (turn % 20 === 0) {
    const [fault, expected] = Object.entries(FAULTS)[(turn / 20) % 3] as [string, string[]];
    return { kind: 'fault', outcome: await ask(url, 'fetch', { url: on(turn, `${fault}${turn}`) }), expected };
  }
  if (turn % 50 === 1) {
    const outcome = await ask(url, 'fetch', { url: on(turn, `app${turn}`), js_render: true });
    return { kind: 'REST, rendered', outcome, expected: success };
  }
  if (turn % 25 === 2) {
    const urls = Array.from({ length: 5 }, (_, i) => on(turn + i, `batch${turn}-${i}`));
    return { kind: 'REST, batch of five', outcome: await batch(url, urls), expected: success };
  }
  if (turn % 4 === 0) {
    return { kind: 'REST, kept', outcome: await ask(url, 'fetch', { url: on(turn, 'kept') }), expected: success };
  }
  if (turn % 4 === 1) {
    return { kind: 'REST, static', outcome: await ask(url, 'fetch', { url: on(turn, `${turn}`) }), expected: success };
  }
  if (turn % 4 === 2) {
    return { kind: 'REST, search', outcome: await ask(url, 'search', { query: `words ${turn}` }), expected: success };
  }
  const [tool, input] =
    turn % 8 === 3 ? ['web_search', { query: `of ${turn}` }] : ['fetch_url', { url: on(turn, `mcp${turn % 64}`) }];
  return { kind: transport, outcome: await call(tool as string, input as Record<string, unknown>), expected: success };
}

async function batch(url: URL, urls: string[]): Promise<string> {
  const response = await fetch(new URL('api/v1/fetch/batch', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urls }),
  }).catch(() => undefined);
  const text = (await response?.text().catch(() => '')) ?? '';
  const rows = text.trim().split('\n').filter(Boolean);
  const outcomes = rows.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  if (outcomes.length !== urls.length) return 'untyped: rows are missing';
  return outcomes.find((outcome) => outcome !== 'success') ?? 'success';
}
