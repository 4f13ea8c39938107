/** Two gateways with one store are one to callers, and each its own when the store dies. */
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';
import { redisServer } from '../helpers/redis.js';

t.test('limits and searches are shared, and neither is open nor out when the store is killed', async (t) => {
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
});
