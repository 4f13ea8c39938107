import { setTimeout as delay } from 'node:timers/promises';
import { article } from '../bench/pages.js';
import { redis } from './redis.js';
import { count, head, readiness, row, type Service, serve, site, told, worker } from './world.js';

const LIST = 2_000;
const CALLERS = 4;
/** What a page takes, in milliseconds. */
const PAGE_MS = 50;
/** Nothing is started again before this long after it was killed. */
const DOWN_MS = 2_000;

/** Two gateways, two workers and a store: each of them is killed while a job and single calls go on. */
export async function soakReplicas(): Promise<void> {
  head();
  const store = await redis();
  const visits = new Map<string, number>();
  const web = await site(async (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    const page = `${req.headers.host}${req.url}`;
    visits.set(page, (visits.get(page) ?? 0) + 1);
    await delay(PAGE_MS);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(article(2_000));
  });
  const workers = await Promise.all([worker(), worker()]);
  const settings = {
    SERVICE_CRAWL_WORKER_ADDRESS: workers.map(({ url }) => url.href).join(','),
    SERVICE_STORE_URL: store.url,
    SERVICE_CACHE_TTL_SECONDS: '0',
  };
  const gateways = await Promise.all([1, 2].map(() => serve('gateway', { SERVICE_PORT: '0', ...settings })));
  const urls = gateways.map(({ url }) => url);
  const again = async (services: Service[], at: number, start: (port: string) => Promise<Service>) => {
    const gone = services[at] as Service;
    await gone.stop();
    await delay(DOWN_MS);
    services[at] = await start(gone.url.port);
  };

  const list = Array.from({ length: LIST }, (_, n) => web.on(n, `job/${n}`));
  const { body } = await one(urls, 'jobs/fetch', { urls: list });
  const id = String(body.id);
  const singles: Record<string, number> = {};
  let isOver = false;
  let asked = 0;
  const caller = async () => {
    while (!isOver) count(singles, (await one(urls, 'fetch', { url: web.on(++asked, `single/${asked}`) })).outcome);
  };
  const callers = Array.from({ length: CALLERS }, caller);
  const done = async () => Number((await one(urls, `jobs/${id}`)).body.done ?? 0);
  const reached = async (share: number) => {
    while ((await done()) < share * LIST) await delay(100);
  };
  await reached(0.2);
  await again(gateways, 0, (port) => serve('gateway', { SERVICE_PORT: port, ...settings }));
  await reached(0.4);
  await again(workers, 0, (port) => worker({ CRAWL_WORKER_PORT: port }));
  await reached(0.6);
  await again(gateways, 1, (port) => serve('gateway', { SERVICE_PORT: port, ...settings }));
  await reached(0.8);
  await again(workers, 1, (port) => worker({ CRAWL_WORKER_PORT: port }));
  await reached(1);
  isOver = true;
  await Promise.all(callers);

  const { indexes, outcomes } = await resultsOf(urls, id);
  const twice = [...visits].filter(([page, times]) => page.includes('/job/') && times > 1).length;
  row(
    `a job of ${LIST}; both gateways and both workers killed in turn`,
    `${indexes.length} results of ${new Set(indexes).size} addresses: ${told(outcomes)}; ${twice} visited twice`,
    indexes.length === LIST && new Set(indexes).size === LIST && outcomes.success === LIST,
  );
  row(
    `single calls of ${CALLERS} callers meanwhile, who ask the other gateway where one is down`,
    told(singles),
    Object.keys(singles).every((outcome) => outcome === 'success'),
  );
  await storeDies(store, urls, web.on);
  await Promise.all([...gateways, ...workers].map((service) => service.stop()));
  await store.stop();
  await web.close();
}

/** What the replicas see of a store that is killed, and comes back with nothing in it. */
async function storeDies(
  store: Awaited<ReturnType<typeof redis>>,
  urls: URL[],
  on: (n: number, path: string) => string,
) {
  const list = Array.from({ length: LIST }, (_, n) => on(n, `lost/${n}`));
  const { body } = await one(urls, 'jobs/fetch', { urls: list });
  await store.stop();
  const singles: Record<string, number> = {};
  for (let n = 0; n < 100; n++) count(singles, (await one(urls, 'fetch', { url: on(n, `away/${n}`) })).outcome);
  const ready = await Promise.all(urls.map(readiness));
  const made = (await one(urls, 'jobs/fetch', { urls: list })).outcome;
  const seen = (await one(urls, `jobs/${body.id}`)).outcome;
  await store.again();
  const startedAt = performance.now();
  const isBack = async (url: URL) => (await one([url], 'jobs/fetch', { urls: [on(0, 'back')] })).outcome === 'success';
  for (const url of urls) while (!(await isBack(url))) await delay(100);
  const backMs = performance.now() - startedAt;
  const after = (await one(urls, `jobs/${body.id}`)).outcome;
  row(
    'the store is killed under a job, and comes back empty',
    `100 single calls: ${told(singles)}; /readyz ${ready}; a new job: ${made}, the one there was: ${seen}; jobs are taken ${(backMs / 1000).toFixed(1)} s after it is back; the one there was: ${after}`,
    singles.success === 100 && made === 'busy' && seen === 'busy' && after === 'not_found' && backMs < 5_000,
  );
}

/** Asks the first gateway that answers, beginning with another one each time: what a balancer does. */
let turn = 0;
async function one(urls: readonly URL[], path: string, body?: object) {
  const order = urls.map((_, n) => urls[(turn + n) % urls.length] as URL);
  turn += 1;
  for (const url of order) {
    try {
      const response = await fetch(new URL(`api/v1/${path}`, url), {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      return { outcome: response.ok ? 'success' : String(answer.error ?? answer.code), body: answer };
    } catch {
      // It is down, or went down under the call; a fetch may be asked for again.
    }
  }
  return { outcome: 'no gateway answered', body: {} as Record<string, unknown> };
}

async function resultsOf(urls: readonly URL[], id: string) {
  const indexes: number[] = [];
  const outcomes: Record<string, number> = {};
  let cursor: string | null = '0';
  while (cursor !== null) {
    const [url] = urls;
    const response: Response = await fetch(new URL(`api/v1/jobs/${id}/results?cursor=${cursor}&limit=500`, url));
    for (const line of (await response.text()).split('\n').filter(Boolean)) {
      const { index, outcome } = JSON.parse(line) as { index: number; outcome: string };
      indexes.push(index);
      count(outcomes, outcome);
    }
    cursor = response.headers.get('x-next-cursor');
  }
  return { indexes, outcomes };
}
