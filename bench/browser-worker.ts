import { once } from 'node:events';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { measured, median } from './child.js';
import { treeCpuMs } from './processes.js';
import { APP } from './worker.js';

const PAGES = 6;
const ROUNDS = 5;
/** Of our CPU time, in those of the limit. */
const BOUND = 1.15;

/**
 * CPU of a page in the browser worker, beside the least that one launch for each page costs with Playwright: a Chromium
 * that goes to the page and hands out its DOM, without guard, robots.txt, extraction and Markdown. Linux only.
 */
export async function benchBrowserWorker(): Promise<void> {
  const server = createServer((req, res) =>
    req.url === '/app' ? res.setHeader('content-type', 'text/html; charset=utf-8').end(APP) : res.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/app`;
  const ours = await start('src/cli.js', ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  const limit = await start('bench/limit-worker.js', ['--launch-per-page'], {});
  const rounds: { ours: number; limit: number }[] = [];
  await ours.round(url);
  await limit.round(url);
  // Turn and turn about, so that whatever else the machine does meets both.
  for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: await ours.round(url), limit: await limit.round(url) });
  const cpu = (who: 'ours' | 'limit') => median(rounds.map((round) => round[who])).toFixed(0);
  const ratio = median(rounds.map((round) => round.ours / round.limit)).toFixed(2);
  console.log(
    `a browser for each page (${ours.how}): ${cpu('ours')} ms CPU a page; limit ${cpu('limit')} ms; ratio ${ratio} (bound ${BOUND})`,
  );
  await Promise.all([ours.stop(), limit.stop()]);
}

async function start(file: string, args: string[], env: Record<string, string>) {
  const { child } = measured(file, args, env);
  const pid = child.pid as number;
  const meter = meterOf(pid);
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const extract = /http:\S+/.exec(String(line))?.[0];
  if (!extract) throw new Error(`${file} did not say where it listens`);
  return {
    how: meter.how,
    /** CPU of one page, in milliseconds. */
    async round(url: string): Promise<number> {
      const before = meter.cpuMs();
      for (let page = 0; page < PAGES; page++) {
        const body = JSON.stringify({ url, js_render: true });
        const response = await fetch(extract, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const answer = (await response.json()) as { success?: boolean };
        if (!answer.success) throw new Error(`a page failed with status ${response.status}`);
      }
      await delay(200); // what was killed or closed ends a moment later
      return (meter.cpuMs() - before) / PAGES;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
      meter.close();
    },
  };
}

/**
 * A control group counts what every process has used, also one that its parent has not waited for, as those of a killed
 * browser; without the right to make one (version 1, root) only those are counted that were waited for.
 */
function meterOf(pid: number) {
  const group = `/sys/fs/cgroup/cpuacct/bench-${pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    const cpuMs = () => Number(readFileSync(`${group}/cpuacct.usage`, 'latin1')) / 1e6;
    const close = () => {
      try {
        rmdirSync(group);
      } catch {
        // A process is still ending; an empty group costs nothing.
      }
    };
    return { how: 'every process counted', cpuMs, close };
  } catch {
    return { how: 'orphans not counted', cpuMs: () => treeCpuMs(pid), close: () => {} };
  }
}
