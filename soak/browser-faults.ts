import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { APP, article } from '../bench/pages.js';
import { commandOf, processes } from '../bench/processes.js';
import { ask, gateway, isTyped, readiness, row, site, untilHolds, worker } from './world.js';

const RECOVERED_MS = 5_000;
const MOST_MS = 30_000;
const TMPFS_KB = 256;

/** The browser dies under a page, and has no room on its disk. */
export async function soakBrowserFaults(): Promise<void> {
  await killed();
  await full();
}

async function killed(): Promise<void> {
  let visits = 0;
  let onVisit = () => {};
  const web = await site((req, res) => {
    if (req.url !== '/app') return void res.writeHead(404).end();
    visits++;
    onVisit();
    // Time for the browser to be caught at work.
    setTimeout(() => res.writeHead(200, { 'content-type': 'text/html' }).end(APP), 500);
  });
  const pages = await worker();
  const served = await gateway(pages.url);
  const render = () => ask(served.url, 'fetch', { url: web.on(1, 'app'), js_render: true });
  await render();
  visits = 0;
  const visited = new Promise<void>((resolve) => {
    onVisit = resolve;
  });
  const asked = render();
  await visited;
  const browsers = browsersBelow(pages.child.pid as number);
  for (const pid of browsers) process.kill(pid, 'SIGKILL');
  const outcome = await asked;
  const seen = `${outcome} after ${visits} visits, ${browsers.length} browser killed; /readyz ${await readiness(served.url)}`;
  row('browser killed under a page', seen, outcome === 'success' && visits === 2 && browsers.length > 0);
  for (const { stop } of [served, pages]) await stop();
  await web.close();
}

async function full(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_KB}k`, 'soak', disk], { stdio: 'ignore' });
  } catch {
    rmSync(disk, { recursive: true });
    console.log('| disk full | not run: no right to mount a tmpfs | – |');
    return;
  }
  const web = await site((req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/html' }).end(req.url === '/app' ? APP : article(10_000));
  });
  const filler = join(disk, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(TMPFS_KB * 1024));
  } catch {
    // That there is no more room is what is wanted.
  }
  const pages = await worker({ TMPDIR: disk });
  const served = await gateway(pages.url);
  const render = () => ask(served.url, 'fetch', { url: web.on(1, 'app'), js_render: true });
  const [rendered, plain] = [
    await render(),
    await ask(served.url, 'fetch', { url: web.on(1, 'text'), js_render: false }),
  ];
  const ready = await readiness(served.url);
  execFileSync('mount', ['-o', 'remount,size=512m', disk]);
  rmSync(filler);
  const recoveredMs = await untilHolds(async () => (await render()) === 'success', MOST_MS);
  const seen = `rendered ${rendered}, static ${plain}; /readyz ${ready}; works ${(recoveredMs / 1000).toFixed(1)} s after there is room`;
  row('disk of the browser full', seen, isTyped(rendered) && isTyped(plain) && recoveredMs <= RECOVERED_MS);
  for (const { stop } of [served, pages]) await stop();
  await delay(500); // the browser ends with its worker
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
  await web.close();
}

function browsersBelow(root: number): number[] {
  const all = processes();
  const below = new Set([root]);
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return [...below].filter((pid) => {
    const command = commandOf(pid);
    return (
      command.includes('--remote-debugging-pipe') && !command.includes('--type=') && !command.startsWith('/bin/sh')
    );
  });
}
