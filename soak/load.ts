import { setTimeout as delay } from 'node:timers/promises';
import { article } from '../bench/pages.js';
import { repeat } from '../bench/running.js';
import { ask, count, gateway, head, isTyped, quantile, row, site, told, worker } from './world.js';

const CALLERS = 1_000;
const PAGE = article(10_000);
const WARM_UP = 400;
const AT_ONCE = 64;
const QUIET_MS = 60_000;
/** Times the time that a queue of so many takes at the rate that was measured before. */
const QUEUE = 3;
const RSS = 1.1;
/** What says that there is no place, or no time, and when to ask again. */
const REFUSALS = ['success', 'busy', 'timeout'];

/** A thousand callers at once, each with a page of its own. */
export async function soakLoad(): Promise<void> {
  const web = await site((_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  const pages = await worker();
  const served = await gateway(pages.url);
  let asked = 0;
  const call = () => ask(served.url, 'fetch', { url: web.on(asked, `${asked++}`) });
  await repeat(WARM_UP, AT_ONCE, call);
  const startedAt = performance.now();
  await repeat(WARM_UP, AT_ONCE, call);
  const perSecond = WARM_UP / ((performance.now() - startedAt) / 1000);
  const before = served.rssMb() + pages.rssMb();

  const outcomes: Record<string, number> = {};
  const admitted: number[] = [];
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const begun = performance.now();
      const outcome = await call();
      count(outcomes, outcome);
      if (outcome === 'success') admitted.push((performance.now() - begun) / 1000);
    }),
  );
  const most = served.rssMb() + pages.rssMb();
  const queue = admitted.length / perSecond;
  const p99 = quantile(admitted, 0.99);
  await delay(QUIET_MS);
  const after = served.rssMb() + pages.rssMb();

  head();
  const refused = Object.keys(outcomes).every((outcome) => isTyped(outcome) && REFUSALS.includes(outcome));
  row(`${CALLERS} callers at once, pages of 10 KB`, told(outcomes), refused);
  const seen = `p99 ${p99.toFixed(1)} s; the queue ${queue.toFixed(1)} s at the ${perSecond.toFixed(0)} pages/s of before`;
  row('time of those admitted', seen, p99 <= QUEUE * queue);
  const memory = `${before.toFixed(0)} MB before, ${most.toFixed(0)} at the end, ${after.toFixed(0)} a minute later`;
  row('resident memory, gateway and worker', memory, after <= RSS * before);
  for (const { stop } of [served, pages]) await stop();
  await web.close();
}
