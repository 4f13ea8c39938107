import { Redis } from 'ioredis';
import t from 'tap';
import { checkStores } from '../../src/cli/check-stores.js';
import { run, settingsFor, smallWeb } from '../helpers/product.js';
import { noRedis, redisServer } from '../helpers/redis.js';

const SETTING = 'SERVICE_STORE_URL';

t.test(
  'the doctor says whether the store can be used, and what it does when it is full',
  { skip: noRedis },
  async (t) => {
    const server = await redisServer(t, '--requirepass', 'canary');
    const url = server.url.replace('//', '//:canary@');
    const client = new Redis(url);
    t.teardown(() => client.disconnect());
    const look = async (at = url) => {
      const checks = await checkStores([[SETTING, at, 'blue']]);
      t.equal(checks.length, 1);
      t.notMatch(JSON.stringify(checks), /canary|127\.0|\d{4,}/);
      return checks[0];
    };
    t.match(await look(), { check: 'store', status: 'ok', message: /SERVICE_STORE_URL can be written to.*no bound/ });
    for (const [policy, status, message] of [
      ['volatile-lru', 'ok', /makes room \(volatile-lru\)/],
      ['noeviction', 'warn', /refuses \(noeviction\)\. Set maxmemory-policy volatile-lru/],
      ['allkeys-lru', 'warn', /drops anything \(allkeys-lru\)/],
    ] as const) {
      await client.config('SET', 'maxmemory', '100mb', 'maxmemory-policy', policy);
      t.match(await look(), { status, message });
    }
    await client.acl('SETUSER', 'plain', 'on', '>canary', '~blue:*', '+eval', '+set', '+client');
    t.match(await look(url.replace('//', '//plain')), { status: 'ok', message: /does not tell/ });
    t.match(await look(server.url), { status: 'fail', message: /refuses the user or the password/ });
    t.match(await look(url.replace('canary', 'other')), {
      status: 'fail',
      message: /refuses the user or the password/,
    });
    await client.config('SET', 'maxmemory', '1', 'maxmemory-policy', 'noeviction');
    t.match(await look(), { status: 'fail', message: /is full/ });
    await client.config('SET', 'maxmemory', '0');
    await client.replicaof('127.0.0.1', server.port);
    t.match(await look(), { status: 'fail', message: /cannot be written to/ });
    server.signal('SIGSTOP');
    t.match(await look(), { status: 'fail' });
    await server.kill();
    t.match(await look(), { status: 'fail', message: /does not answer/ });
  },
);

t.test(
  'stores that several settings name are looked at once; none is looked for where none is named',
  { skip: noRedis },
  async (t) => {
    const [server, web] = await Promise.all([redisServer(t), smallWeb(t)]);
    const doctor = async (env: Record<string, string>) => {
      const { stdout } = await run(['doctor', '--json'], { ...settingsFor(web), ...env });
      const checks = JSON.parse(stdout) as { check: string; status: string; message: string }[];
      return checks.filter(({ check }) => check === 'store');
    };
    const both = { SERVICE_STORE_URL: server.url, CRAWL_WORKER_STORE_URL: server.url };
    const [one, ...more] = await doctor(both);
    t.match(one, { status: 'ok', message: /^the store of SERVICE_STORE_URL and CRAWL_WORKER_STORE_URL can be/ });
    t.strictSame(more, []);
    t.strictSame(await doctor({}), []);
  },
);
