import { median } from './child.js';
import { type Served, serve } from './served.js';

const MiB = 1024 * 1024;
const ROUNDS = 9;
const CALLS = 300;
/** A page as most are. */
const PAGE_CHARS = 8_000;
const CACHE_BYTES = 32 * MiB;

/** What a page from the cache costs over HTTP, beside a health check, and how much memory a full cache takes. */
export async function benchCache(): Promise<void> {
  const gateway = await serve('bench/cached-gateway.js', [String(PAGE_CHARS)]);
  const health = () => fetch(new URL('healthz', gateway.url));
  const hit = (more: object = {}) => page(gateway.url, { url: 'https://page.example/', ...more });
  await cpuOf(gateway, health);
  await cpuOf(gateway, hit);
  const rounds: [health: number, hit: number, window: number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const window = () => hit({ max_length: 1_000 });
    rounds.push([await cpuOf(gateway, health), await cpuOf(gateway, hit), await cpuOf(gateway, window)]);
  }
  await gateway.stop();
  const [ofHealth, ofHit, ofWindow] = [0, 1, 2].map((at) => median(rounds.map((round) => round[at] ?? 0)));
  const ratio = (ms = 0) => `${ms.toFixed(3)} ms CPU, ${(ms / (ofHealth ?? 1)).toFixed(2)} health checks`;
  console.log(`health check: ${ofHealth?.toFixed(3)} ms CPU`);
  console.log(
    `page of ${PAGE_CHARS} characters from the cache: ${ratio(ofHit)}; a window of 1,000: ${ratio(ofWindow)}`,
  );
  await fill();
}

/** Heap and external memory of a gateway whose cache is full of pages of any size, against its bound. */
async function fill(): Promise<void> {
  for (const length of [2_000, 40_000, 1_000_000]) {
    const gateway = await serve('bench/cached-gateway.js', [String(length), String(CACHE_BYTES)]);
    await page(gateway.url, { url: 'https://page.example/first' });
    const { bytes: empty } = await gateway.memory();
    const pages = Math.ceil((1.5 * CACHE_BYTES) / length);
    for (let at = 0; at < pages; at++)
      await (await page(gateway.url, { url: `https://page.example/${at}`, max_length: 100 })).text();
    // Some are read again, as by those who read in parts.
    for (let at = pages - 1; at > pages - 30 && at >= 0; at--)
      await page(gateway.url, { url: `https://page.example/${at}`, max_length: 100 });
    const { bytes } = await gateway.memory();
    await gateway.stop();
    const share = (bytes - empty) / CACHE_BYTES;
    console.log(
      `cache of ${CACHE_BYTES / MiB} MiB full of pages of ${length} characters: ${share.toFixed(2)} of its bound`,
    );
  }
}

/** Milliseconds of the gateway for one call. */
async function cpuOf(gateway: Served, call: () => Promise<Response>): Promise<number> {
  const before = await gateway.cpu();
  for (let at = 0; at < CALLS; at++) await (await call()).text();
  return ((await gateway.cpu()) - before) / CALLS;
}

function page(gateway: URL, body: object): Promise<Response> {
  return fetch(new URL('api/v1/fetch', gateway), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
