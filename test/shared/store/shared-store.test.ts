import { randomBytes } from 'node:crypto';
import { setImmediate as afterwards } from 'node:timers/promises';
import { Redis } from 'ioredis';
import t from 'tap';
import { openStore, type StoreSettings } from '../../../src/shared/store/open-store.js';
import { LineWatch } from '../../helpers/line-watch.js';
import type { Teardown } from '../../helpers/listen.js';
import { logInto } from '../../helpers/log-into.js';
import { partition } from '../../helpers/partition.js';
import { noRedis, redisServer } from '../../helpers/redis.js';

const AWAY = 'the store is away; this process works alone until it is back';
const BACK = 'the store is back';
const MINUTE = 60_000;

async function replica(t: Teardown, url: string, settings: Partial<StoreSettings> = {}) {
  const watch = new LineWatch();
  const store = await openStore({ url, prefix: 'test', ...settings }, logInto(watch, 'test'));
  t.teardown(() => store.close());
  return { store, watch };
}

t.test('two replicas count, take turns, hold, claim and keep as one', { skip: noRedis }, async (t) => {
  const { url } = await redisServer(t);
  const { store: a, watch } = await replica(t, url);
  const { store: b } = await replica(t, url);
  t.match(await a.count(['limit', 'anne'], 2, MINUTE), { points: 2 });
  const { points, leftMs } = (await b.count(['limit', 'anne'], 3, MINUTE)) ?? { points: 0, leftMs: 0 };
  t.equal(points, 5);
  t.ok(leftMs > 0 && leftMs <= MINUTE);

  t.equal(await a.turn(['pace', 'x'], MINUTE), 0);
  const second = (await b.turn(['pace', 'x'], MINUTE)) ?? 0;
  t.ok(second > MINUTE / 2 && second <= MINUTE, 'one interval later');
  const third = (await a.turn(['pace', 'x'], MINUTE)) ?? 0;
  t.ok(third > MINUTE / 2 && third <= MINUTE, 'who waits, and may leave, has taken none');

  t.equal(await a.heldMs(['rest', 'x']), 0);
  await a.hold(['rest', 'x'], MINUTE);
  await b.hold(['rest', 'x'], 1_000);
  t.ok(((await b.heldMs(['rest', 'x'])) ?? 0) > MINUTE / 2, 'a shorter hold does not end a longer one');

  t.equal(await a.claim(['fetch', 'x'], 'a', MINUTE), true);
  t.equal(await b.claim(['fetch', 'x'], 'b', MINUTE), false);
  await b.release(['fetch', 'x'], 'b');
  t.equal(await b.claim(['fetch', 'x'], 'b', MINUTE), false, 'who does not have it cannot give it back');
  await a.release(['fetch', 'x'], 'a');
  t.equal(await b.claim(['fetch', 'x'], 'b', MINUTE), true);
  t.equal(await b.claim(['fetch', 'x'], 'b', MINUTE), true, 'who has it may claim it anew');

  const page = Buffer.from('text '.repeat(10_000));
  await a.set(['page', 'x'], page, MINUTE);
  t.ok(page.equals((await b.get(['page', 'x'])) ?? Buffer.of()));
  await b.delete(['page', 'x']);
  t.equal(await a.get(['page', 'x']), undefined);
  t.strictSame(watch.lines, []);
});

t.test('neither names nor, with a key, values show what they are of', { skip: noRedis }, async (t) => {
  const { url } = await redisServer(t);
  const key = randomBytes(32);
  const { store } = await replica(t, url, { key });
  const { store: other } = await replica(t, url, { key: randomBytes(32) });
  const { store: plain } = await replica(t, url);
  const client = new Redis(url);
  t.teardown(() => client.disconnect());
  await store.set(['page', 'https://canary.example/'], Buffer.from('canary'), MINUTE);
  const [name = ''] = await client.keys('test:page:*');
  const value = await client.getBuffer(name);
  t.notMatch(name, /canary/);
  t.notOk(value?.includes('canary'));
  t.equal(await other.get(['page', 'https://canary.example/']), undefined);
  await plain.set(['page', 'https://canary.example/'], Buffer.from('canary'), MINUTE);
  const names = await client.keys('test:page:*');
  t.equal(names.length, 2);
  t.notMatch(names.join(), /canary/);

  await client.set(name, Buffer.concat([value ?? Buffer.of(), Buffer.of(0)]));
  t.equal(await store.get(['page', 'https://canary.example/']), undefined, 'what was changed is nothing');
  await client.rename(name, names.find((one) => one !== name) ?? '');
  t.equal(await plain.get(['page', 'https://canary.example/']), undefined, 'nor is what is of no form');
});

t.test('what is too large is not kept, nor what was there before', { skip: noRedis }, async (t) => {
  const { url } = await redisServer(t);
  const { store } = await replica(t, url);
  await store.set(['page', 'x'], Buffer.from('small'), MINUTE);
  await store.set(['page', 'x'], randomBytes(3 * 1024 * 1024), MINUTE);
  t.equal(await store.get(['page', 'x']), undefined);
  t.equal(store.isUp(), true);
});

t.test('killed and started anew: told once each, and scripts are there again', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const { store, watch } = await replica(t, server.url);
  t.match(await store.count(['limit', 'x'], 1, MINUTE), { points: 1 });
  await server.kill();
  const answers = await Promise.all(Array.from({ length: 50 }, () => store.count(['limit', 'x'], 1, MINUTE)));
  t.ok(answers.every((answer) => answer === undefined));
  await server.start();
  await watch.said(BACK);
  t.match(await store.count(['limit', 'x'], 1, MINUTE), { points: 1 });
  t.strictSame(watch.messages(), [AWAY, BACK]);
});

t.test('stopped: the first calls find out, those after it do not wait', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const { store, watch } = await replica(t, server.url);
  server.signal('SIGSTOP');
  t.equal(await store.turn(['pace', 'x'], 1), undefined);
  t.equal(store.isUp(), false);
  t.match(watch.lines, [{ msg: AWAY, reason: 'timeout', level: 40 }]);
  t.equal(await store.get(['page', 'x']), undefined);
  server.signal('SIGCONT');
  await watch.said(BACK);
  t.equal(await store.turn(['turn', 'x'], 1), 0);
  t.strictSame(watch.messages(), [AWAY, BACK]);
});

t.test('cut off: comes back when the way is open again', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const way = await partition(t, server.port);
  const { store, watch } = await replica(t, way.url);
  t.equal(await store.turn(['pace', 'x'], 1), 0);
  way.cut();
  t.equal(await store.turn(['pace', 'x'], 1), undefined);
  way.heal();
  await watch.said(BACK);
  t.strictSame(watch.messages(), [AWAY, BACK]);
});

t.test('full, and full again: told once for all', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const { store, watch } = await replica(t, server.url);
  const client = new Redis(server.url);
  t.teardown(() => client.disconnect());
  const takes = async (isWanted: boolean) => {
    while (((await store.count(['limit', 'x'], 1, MINUTE)) !== undefined) !== isWanted) await afterwards();
  };
  for (let i = 0; i < 3; i++) {
    await client.config('SET', 'maxmemory', '1');
    await takes(false);
    await client.config('SET', 'maxmemory', '0');
    await takes(true);
  }
  t.match(watch.lines, [{ msg: AWAY, reason: 'full' }, { msg: BACK }]);
  t.equal(watch.lines.length, 2);
});

t.test('read-only and flushed', { skip: noRedis }, async (t) => {
  const server = await redisServer(t);
  const { store, watch } = await replica(t, server.url);
  const client = new Redis(server.url);
  t.teardown(() => client.disconnect());
  await client.replicaof('127.0.0.1', server.port);
  t.equal(await store.count(['limit', 'x'], 1, MINUTE), undefined);
  t.match(watch.lines, [{ msg: AWAY, reason: 'not_writable' }]);
  await client.replicaof('NO', 'ONE');
  await watch.said(BACK);
  t.match(await store.count(['limit', 'x'], 1, MINUTE), { points: 1 });
  await client.flushall();
  await client.script('FLUSH');
  t.match(await store.count(['limit', 'x'], 1, MINUTE), { points: 1 });
  t.strictSame(watch.messages(), [AWAY, BACK]);
});

t.test('with a wrong password or without one it is away', { skip: noRedis }, async (t) => {
  const server = await redisServer(t, '--requirepass', 'right');
  for (const url of [server.url, server.url.replace('//', '//:wrong@')]) {
    const { store, watch } = await replica(t, url);
    t.equal(store.isUp(), false);
    t.match(watch.lines, [{ msg: AWAY, reason: 'unauthorized' }]);
    t.notMatch(JSON.stringify(watch.lines), /wrong|127\.0/);
  }
  const { store } = await replica(t, server.url.replace('//', '//:right@'));
  t.equal(store.isUp(), true);
});
