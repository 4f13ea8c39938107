/** Replicas and workers with one store are one visitor to a provider, and to a host; alone when the store dies. */
import { Redis } from 'ioredis';
import t from 'tap';
import { GatewayEnv } from '../../../src/config.js';
import { createSearchFrom } from '../../../src/providers/index.js';
import { readEnv } from '../../../src/shared/env.js';
import { createSend } from '../../../src/shared/http.js';
import { createPace } from '../../../src/shared/pace.js';
import { openStore } from '../../../src/shared/store/open-store.js';
import { type SharedTurns, sharedTurns } from '../../../src/shared/store/shared-turns.js';
import type { Store } from '../../../src/shared/store/store.js';
import { failureOf, never } from '../../helpers/failure.js';
import { listen, type Teardown } from '../../helpers/listen.js';
import { logInto } from '../../helpers/log-into.js';
import { noRedis, redisServer } from '../../helpers/redis.js';
import { extract, workerFor } from '../../helpers/worker.js';

const MINUTE = 60_000;

async function replica(t: Teardown, url: string) {
  const store = await openStore({ url, prefix: 'test' }, logInto({ push() {} }, 'test'));
  t.teardown(() => store.close());
  return store;
}

t.test(
  'a pace is that of all replicas, and each its own when nobody answers for them',
  { skip: noRedis },
  async (t) => {
    const server = await redisServer(t);
    let waits = () => {};
    const waiting = new Promise<void>((resolve) => {
      waits = resolve;
    });
    const watched = (store: Store): SharedTurns | undefined => {
      const shared = sharedTurns(store, 'provider', 'x');
      if (!shared) return undefined;
      return {
        ...shared,
        async turn(intervalMs) {
          const ms = await shared.turn(intervalMs);
          if (ms) waits();
          return ms;
        },
      };
    };
    const stores = [await replica(t, server.url), await replica(t, server.url)];
    const [a, b] = stores.map((store) => createPace({ intervalMs: MINUTE, shared: watched(store) }));
    const began: string[] = [];
    const begin = (name: string) => async () => void began.push(name);
    await a?.run(begin('a'), never);
    const leaving = new AbortController();
    const second = failureOf(b?.run(begin('b'), leaving.signal) ?? Promise.resolve());
    await waiting;
    leaving.abort(new Error('left'));
    await second;
    t.strictSame(began, ['a'], 'the other replica waits for its turn');
    const [, store] = stores;
    const heldMs = (await store?.heldMs(['provider', 'x'])) ?? 0;
    t.ok(heldMs > 0 && heldMs <= MINUTE, 'who left has put nobody off');
    await server.kill();
    const alone = createPace({ intervalMs: MINUTE, shared: sharedTurns(store, 'provider', 'x') });
    await alone.run(begin('alone'), never);
    t.strictSame(began, ['a', 'alone']);
  },
);

t.test('a provider that asks to wait is left alone by all replicas', { skip: noRedis }, async (t) => {
  const { url } = await redisServer(t);
  const store = await replica(t, url);
  const address = await listen(t, (_req, res) => res.writeHead(429, { 'retry-after': '3' }).end());
  const settings = readEnv(GatewayEnv, {
    SERVICE_SEARCH_PROVIDER: 'brave',
    SERVICE_API_A_TOKEN: 'canary-token',
    SERVICE_API_A_ADDRESS: address.href,
    SERVICE_API_A_MIN_INTERVAL_MS: '0',
  });
  const send = createSend({ timeoutMs: 10_000, maxBytes: 10_000 });
  const query = { query: 'x', engine: 'auto', timelimit: '', page: 1, limit: 0, safesearch: 'moderate' } as const;
  const search = createSearchFrom(settings, send, undefined, undefined, store);
  t.match(await failureOf(search(query, never)), { code: 'provider_rate_limited' });
  const other = await replica(t, url);
  t.ok(((await other.heldMs(['provider', 'api_a'])) ?? 0) > 0, 'the others know');
});

t.test('workers keep to the delay of a host together', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const asked: (string | undefined)[] = [];
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return res.end('User-agent: *\nCrawl-delay: 60');
    asked.push(req.url);
    res.end('A page of some words.');
  });
  const worker = (timeout: string) =>
    workerFor(t, {
      CRAWL_WORKER_STORE_URL: server.url,
      CRAWL_WORKER_MAX_CRAWL_DELAY_SECONDS: '60',
      CRAWL_WORKER_TIMEOUT_SECONDS: timeout,
    });
  const page = (path: string) => ({ url: new URL(path, site).href, js_render: false });
  t.match(await extract(await worker('30'), page('first')), { success: true });
  t.match(await extract(await worker('2'), page('second')), { success: false, error: 'timeout' });
  t.strictSame(asked, ['/first'], 'the other worker waits for its turn');
  await server.kill();
  t.match(await extract(await worker('30'), page('third')), { success: true }, 'alone without the store');
});

t.test('with a key a worker names no host that others could guess', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const client = new Redis(server.url);
  t.teardown(() => client.disconnect());
  const site = await listen(t, (req, res) => {
    res.end(req.url === '/robots.txt' ? 'User-agent: *\nCrawl-delay: 60' : 'A page of some words.');
  });
  const visit = async (env: Record<string, string>) => {
    const worker = await workerFor(t, {
      CRAWL_WORKER_STORE_URL: server.url,
      CRAWL_WORKER_MAX_CRAWL_DELAY_SECONDS: '60',
      ...env,
    });
    return extract(worker, { url: site.href, js_render: false });
  };
  const sealed = { CRAWL_WORKER_STORE_ENCRYPTION_KEY: 'ab'.repeat(32) };
  t.match(await visit({}), { success: true });
  t.match(await visit(sealed), { success: true }, 'another name, so another turn');
  t.equal((await client.keys('*:host:*')).length, 2);
  t.match(
    await visit({ ...sealed, CRAWL_WORKER_TIMEOUT_SECONDS: '2' }),
    { success: false, error: 'timeout' },
    'the turns of who has the key are one',
  );
});
