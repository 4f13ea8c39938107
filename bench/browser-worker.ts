import { setTimeout as delay } from 'node:timers/promises';
import { median } from './child.js';
import { APP } from './pages.js';
import { post, type Running, servePages, start } from './running.js';

const PAGES = 6;
const ROUNDS = 5;
/** Of our CPU time, in those of the limit. */
const BOUND = 1.15;

/**
 * CPU of a page in the browser worker, beside the least that one launch for each page costs with Playwright: a Chromium
 * that goes to the page and hands out its DOM, without guard, robots.txt, extraction and Markdown. Linux only.
 */
export async function benchBrowserWorker(): Promise<void> {
  const url = new URL('/app', await servePages({ '/app': APP })).href;
  const ours = await start('src/cli.js', ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const limit = await start('bench/limit-worker.js', ['--launch-per-page'], {});
  const rounds: { ours: number; limit: number }[] = [];
  await cpuOfPage(ours, url);
  await cpuOfPage(limit, url);
  // Turn and turn about, so that whatever else the machine does meets both.
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ ours: await cpuOfPage(ours, url), limit: await cpuOfPage(limit, url) });
  const cpu = (who: 'ours' | 'limit') => median(rounds.map((round) => round[who])).toFixed(0);
  const ratio = median(rounds.map((round) => round.ours / round.limit)).toFixed(2);
  console.log(
    `a browser for each page (${ours.how}): ${cpu('ours')} ms CPU a page; limit ${cpu('limit')} ms; ratio ${ratio} (bound ${BOUND})`,
  );
  await Promise.all([ours.stop(), limit.stop()]);
}

/** In milliseconds. */
async function cpuOfPage(worker: Running, url: string): Promise<number> {
  const before = worker.cpuMs();
  for (let page = 0; page < PAGES; page++) await post(worker.url, { url, js_render: true });
  await delay(200); // what was killed or closed ends a moment later
  return (worker.cpuMs() - before) / PAGES;
}
