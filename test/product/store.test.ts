/** Two gateways with one store are one to callers, and each its own when the store dies. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, run, settingsFor, smallWeb, start, startStdio } from '../helpers/product.js';
import { noRedis, redisServer } from '../helpers/redis.js';

t.test(
  'limits and searches are shared, and neither is open nor out when the store is killed',
  { skip: noRedis },
  async (t) => {
    const server = await redisServer(t);
    const web = await smallWeb(t);
    const settings = {
      ...settingsFor(web),
      SERVICE_SEARCH_CACHE_TTL_SECONDS: '',
      SERVICE_LOG_LEVEL: 'info',
      SERVICE_RATE_LIMIT_PER_MINUTE: '3',
      SERVICE_STORE_URL: server.url,
    };
    const gateways = await Promise.all([1, 2].map(() => start(t, ['start'], settings)));
    const [a, b] = gateways.map(({ output }) => announcedUrl(output().stderr));
    const search = (gateway: URL | undefined, query: string) => postJson(new URL('api/v1/search', gateway), { query });
    const seen = async (gateway: URL | undefined, query: string) => {
      const { status, headers } = await search(gateway, query);
      return [status, headers.get('x-cache')];
    };
    t.strictSame(await seen(a, 'one'), [200, 'miss']);
    t.strictSame(await seen(b, 'one'), [200, 'hit'], 'what another replica has found');
    t.strictSame(await seen(b, 'two'), [200, 'miss']);
    t.strictSame(await seen(a, 'three'), [200, 'miss']);
    t.equal((await search(b, 'four')).status, 429, 'the points are those of all');
    await server.kill();
    const statuses = [];
    for (const query of ['a', 'b', 'c']) statuses.push((await search(b, query)).status);
    t.strictSame(statuses.at(-1), 429, 'never open');
    t.ok(statuses.every((status) => status === 200 || status === 429));
    t.equal((await fetch(new URL('readyz', b))).status, 200);
    const lines = gateways[1]?.output().stdout.split('\n') ?? [];
    t.equal(lines.filter((line) => line.includes('the store is away')).length, 1);
  },
);

t.test('what serves one person opens no store', async (t) => {
  let connections = 0;
  const nobody = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  t.teardown(() => nobody.close());
  const url = `redis://127.0.0.1:${(nobody.address() as AddressInfo).port}`;
  const web = await smallWeb(t);
  const env = { ...settingsFor(web), SERVICE_STORE_URL: url, CRAWL_WORKER_STORE_URL: url };
  const page = new URL('page', web).href;
  t.match(await run(['fetch', page, '--no-js-render'], env), { code: 0, stdout: /enough words/ });
  t.match(await run(['search', 'one'], env), { code: 0 });
  const { ask, end } = startStdio(t, env);
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  await ask({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const call = { name: 'fetch_url', arguments: { url: page, js_render: false } };
  t.match(await ask({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: call }), { result: { content: Array } });
  await end();
  t.equal(connections, 0);
});

t.test('a gateway that cannot begin to serve leaves no connection to the store open', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const taken = await smallWeb(t);
  const { code, stderr } = await run(['gateway'], { SERVICE_PORT: taken.port, SERVICE_STORE_URL: server.url });
  t.equal(code, 2);
  t.match(stderr, /SERVICE_PORT: the address is already in use/);
});
