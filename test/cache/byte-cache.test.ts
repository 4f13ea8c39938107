import t from 'tap';
import { createMemoryCache } from '../../src/cache/byte-cache.js';

const KiB = 1024;

t.test('what was used least recently makes room', async (t) => {
  const cache = createMemoryCache(64 * KiB);
  const value = new Uint8Array(15 * KiB);
  for (const key of ['a', 'b', 'c', 'd']) await cache.set(key, value, 60_000);
  await cache.get('a');
  await cache.set('e', value, 60_000);
  const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (key) => [key, Boolean(await cache.get(key))]));
  t.strictSame(Object.fromEntries(kept), { a: true, b: false, c: true, d: true, e: true });
});

t.test('what would take more than a quarter of it is not kept, nor what was there before it', async (t) => {
  const cache = createMemoryCache(64 * KiB);
  await cache.set('a', new Uint8Array(KiB), 60_000);
  await cache.set('a', new Uint8Array(17 * KiB), 60_000);
  t.equal(await cache.get('a'), undefined);
});

t.test('empty values and long keys count too', async (t) => {
  const cache = createMemoryCache(64 * KiB);
  for (let at = 0; at < 1000; at++) await cache.set(`${at} ${'x'.repeat(1000)}`, new Uint8Array(0), 60_000);
  const kept = await Promise.all(Array.from({ length: 1000 }, (_, at) => cache.get(`${at} ${'x'.repeat(1000)}`)));
  const count = kept.filter(Boolean).length;
  t.ok(count > 0 && count <= 32, `${count} entries`);
});

t.test('what is deleted is gone', async (t) => {
  const cache = createMemoryCache(64 * KiB);
  await cache.set('a', Buffer.from('value'), 60_000);
  t.equal(Buffer.from((await cache.get('a')) ?? []).toString(), 'value');
  await cache.delete('a');
  t.equal(await cache.get('a'), undefined);
});
