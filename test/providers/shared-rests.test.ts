/** Replicas with one store pass over together what one of them found blocked or limited; each by itself without it. */
import t, { type Test } from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { createChain } from '../../src/providers/chain.js';
import { createSearchFrom } from '../../src/providers/index.js';
import type { Rest } from '../../src/providers/shared-rests.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { readEnv } from '../../src/shared/env.js';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { createSend } from '../../src/shared/http.js';
import { openStore } from '../../src/shared/store/open-store.js';
import { never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { logInto } from '../helpers/log-into.js';
import { noRedis, redisServer } from '../helpers/redis.js';
import { searchFor } from './support.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A provider that answers with `status`, one that is well, and replicas that ask them in this order. */
async function replicas(t: Test, status: number, url: string) {
  const seen = { first: 0, second: 0 };
  const first = await listen(t, (_req, res) => {
    seen.first += 1;
    res.writeHead(status, { 'retry-after': '60' }).end('{}');
  });
  const second = await listen(t, (_req, res) => {
    seen.second += 1;
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[]}');
  });
  const settings = readEnv(GatewayEnv, {
    SERVICE_SEARCH_PROVIDER: 'duckduckgo',
    SERVICE_SEARCH_FALLBACK: 'searxng',
    SERVICE_NATIVE_PROVIDER_ADDRESS: first.href,
    SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: second.href,
  });
  const send = createSend({ timeoutMs: 10_000, maxBytes: 10_000 });
  return {
    seen,
    async replica() {
      const store = await openStore({ url, prefix: 'test' }, logInto({ push() {} }, 'test'));
      t.teardown(() => store.close());
      const search = createSearchFrom(settings, send, undefined, undefined, store);
      let count = 0;
      return async () => {
        const facts: CallFacts = {};
        count += 1;
        await search(searchFor({ query: `q${count}` }), never, (more) => void Object.assign(facts, more));
        return facts.provider;
      };
    },
  };
}

for (const [status, code] of [
  [403, 'provider_blocked'],
  [429, 'provider_rate_limited'],
] as const) {
  t.test(`${code}: what one replica found, the others pass over`, { skip: noRedis }, async (t) => {
    const server = await redisServer(t);
    const { seen, replica } = await replicas(t, status, server.url);
    const [a, b] = [await replica(), await replica()];
    const told = `searxng; skipped=duckduckgo:${code}`;
    t.equal(await a(), told);
    t.equal(await b(), told);
    t.strictSame(seen, { first: 1, second: 2 });
    await server.kill();
    t.equal(await b(), told, 'what it has heard holds without the store');
    t.equal(seen.first, 1);
  });
}

t.test(
  'what may be the matter of one replica stays its own; so does everything without a store',
  { skip: noRedis },
  async (t) => {
    const server = await redisServer(t);
    const failing = await replicas(t, 404, server.url);
    const [a, b] = [await failing.replica(), await failing.replica()];
    await a();
    await b();
    t.equal(failing.seen.first, 2);

    const blocked = await replicas(t, 403, server.url);
    const [c, d] = [await blocked.replica(), await blocked.replica()];
    await server.kill();
    await c();
    await d();
    await d();
    t.equal(blocked.seen.first, 2);
  },
);

t.test('what is heard is one fault in a row, however often it is heard', async (t) => {
  let ms = 0;
  let asked = 0;
  let heard: Rest | undefined;
  const told: [ErrorCode, number][] = [];
  const rests = {
    began: (code: ErrorCode, forMs: number) => void told.push([code, forMs]),
    current: async () => heard,
  };
  const blocked = async () => {
    asked += 1;
    throw new GatewayError('provider_blocked');
  };
  const links = [
    { name: 'first', search: blocked, rests },
    { name: 'second', search: async () => [] },
  ];
  const search = createChain(links, { now: () => ms });
  const ask = () => search(searchFor({ query: `q at ${ms}` }), never);
  heard = { code: 'provider_blocked', leftMs: HOUR };
  await ask();
  heard = { code: 'provider_blocked', leftMs: HOUR + MINUTE };
  await ask();
  t.equal(asked, 0);
  heard = undefined;
  ms += HOUR;
  await ask();
  t.equal(asked, 0, 'the longer one counts');
  ms += MINUTE;
  await ask();
  t.equal(asked, 1);
  t.strictSame(told, [['provider_blocked', 2 * HOUR]], 'the second in a row');
});
