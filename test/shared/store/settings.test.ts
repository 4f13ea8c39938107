import t from 'tap';
import { GatewayEnv } from '../../../src/config.js';
import { readEnv } from '../../../src/shared/env.js';
import { CrawlWorkerEnv } from '../../../worker/config.js';
import { faultsOf } from '../../helpers/faults.js';
import { run } from '../../helpers/product.js';

const URL_FAULT = 'expected redis://host:port or rediss://host:port';
const KEY_FAULT = 'expected 32 bytes in base64 or hex';

t.test('a setting of the store that cannot be used is told once, without what it is', async (t) => {
  const cases: [name: string, fault: string, wrong: string[], right: string[]][] = [
    [
      'STORE_URL',
      URL_FAULT,
      ['canary', 'http://canary:6379', 'redis://', 'redis://canary/db', 'redis://canary/1?x=1', 'redis://canary:99999'],
      ['redis://canary', 'rediss://u:canary@host:6380/2', 'redis://[::1]:6379'],
    ],
    [
      'STORE_ENCRYPTION_KEY',
      KEY_FAULT,
      ['canary', 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(42)}=`],
      ['ab'.repeat(32), Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 255).toString('base64url')],
    ],
    ['STORE_PREFIX', 'expected up to 64 letters', ['canary:x', 'canary x', 'a'.repeat(65)], ['blue-1', 'a_b.c']],
  ];
  for (const [prefix, schema] of [
    ['SERVICE', GatewayEnv],
    ['CRAWL_WORKER', CrawlWorkerEnv],
  ] as const) {
    for (const [name, fault, wrong, right] of cases) {
      const faults = (value: string) => faultsOf(() => readEnv(schema, { [`${prefix}_${name}`]: value }));
      for (const value of wrong) {
        const told = faults(value);
        t.equal(told.length, 1, value);
        t.ok(told[0]?.startsWith(`${prefix}_${name}: ${fault}`), value);
        t.notMatch(told[0] ?? '', 'canary');
      }
      for (const value of right) t.strictSame(faults(value), [], value);
    }
  }
});

t.test('such a process does not start', async (t) => {
  for (const [command, prefix] of [
    ['gateway', 'SERVICE'],
    ['worker', 'CRAWL_WORKER'],
  ] as const) {
    const { code, stdout, stderr } = await run([command], {
      [`${prefix}_STORE_URL`]: 'http://:canary@host',
      [`${prefix}_STORE_ENCRYPTION_KEY`]: 'canary',
    });
    t.equal(code, 2);
    t.match(stderr, `${prefix}_STORE_URL: ${URL_FAULT}`);
    t.match(stderr, `${prefix}_STORE_ENCRYPTION_KEY: ${KEY_FAULT}`);
    t.notMatch(stdout + stderr, 'canary');
  }
});
