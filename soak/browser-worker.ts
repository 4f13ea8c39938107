import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandOf, processes } from '../bench/processes.js';

const FETCHES = 200;
const AT_ONCE = 4;
/** One browser in so many is killed under its page, one caller in so many leaves. */
const KILL_EACH = 10;
const LEAVE_EACH = 15;
const CLI = fileURLToPath(new URL('../src/cli.js', import.meta.url));

/** Processes, zombies and folders that a browser worker has before, during and after many fetches. Linux only. */
export async function soakBrowserWorker(): Promise<void> {
  const temp = mkdtempSync(join(tmpdir(), 'soak-'));
  const server = createServer((req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    const html = '<main><p>A page with enough words to be read.</p></main>';
    // A page takes a while, so that browsers can be caught at work.
    setTimeout(() => res.writeHead(200, { 'content-type': 'text/html' }).end(html), 100);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const worker = spawn(process.execPath, [CLI, 'browser-worker'], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: temp,
      BROWSER_WORKER_PORT: '0',
      BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
      BROWSER_WORKER_CONCURRENCY: String(AT_ONCE),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const extract = await new Promise<string>((resolve) => {
    let said = '';
    worker.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /(http:\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const groups = new Set<number>();
  const zombiesBefore = zombies();
  const count = (when: string) => {
    const all = processes();
    for (const { pid, parent, group } of all) if (parent === worker.pid && group === pid) groups.add(pid);
    const browsers = all.filter(({ group }) => groups.has(group));
    const roots = readdirSync(temp);
    const folders = roots.flatMap((root) => readdirSync(join(temp, root)));
    console.log(
      `${when}: ${browsers.length} browser processes, ${zombies() - zombiesBefore} more zombies than at first, ` +
        `${folders.length} folders of fetches, ${all.filter(({ parent }) => parent === worker.pid).length} children of the worker`,
    );
  };
  count('before');

  const outcomes: Record<string, number> = {};
  let begun = 0;
  let killed = 0;
  async function caller(): Promise<void> {
    while (begun < FETCHES) {
      const turn = ++begun;
      const leave = new AbortController();
      const asked = fetch(extract, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${site}/${turn}` }),
        signal: leave.signal,
      });
      if (turn % LEAVE_EACH === 0) setTimeout(() => leave.abort(), 300);
      if (turn % KILL_EACH === 0) killed += await killOne(worker.pid as number);
      const outcome = await asked.then(
        async (response) => ((await response.json()) as { error: string }).error || 'success',
        () => 'left',
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (turn % 50 === 0) count(`after ${turn}`);
    }
  }
  const watch = setInterval(() => {
    for (const { pid, parent, group } of processes()) if (parent === worker.pid && group === pid) groups.add(pid);
  }, 50);
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  clearInterval(watch);
  await delay(2_000); // the first process of the system collects orphans when it gets to it
  count(`after all ${FETCHES}`);
  console.log(`outcomes: ${JSON.stringify(outcomes)}; ${killed} browsers killed, ${groups.size} seen`);
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  console.log(
    `after SIGTERM: ${processes().filter(({ group }) => groups.has(group)).length} browser processes, ${readdirSync(temp).length} folders`,
  );
  rmSync(temp, { recursive: true, force: true });
  server.close();
}

/** Kills the program of a browser at work, as soon as there is one; its wrapper script and children are left alone. */
async function killOne(worker: number): Promise<number> {
  for (let tries = 0; tries < 200; tries++, await delay(10)) {
    const leaders = processes().filter(({ pid, parent, group }) => parent === worker && group === pid);
    const inside = processes().find(
      ({ pid, group }) => leaders.some((leader) => leader.pid === group) && isBrowser(commandOf(pid)),
    );
    if (!inside) continue;
    process.kill(inside.pid, 'SIGKILL');
    return 1;
  }
  return 0;
}

function isBrowser(command: string): boolean {
  return command.includes('--remote-debugging-pipe') && !command.includes('--type=') && !command.startsWith('/bin/sh');
}

function zombies(): number {
  return processes().filter(({ state }) => state === 'Z').length;
}
