import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import type { Log } from '../../src/shared/log.js';
import { failureOf } from '../helpers/failure.js';
import { createBrowser, createSite, type Route, type Site, skip } from './browser-site.js';

const fine = '<p>fine</p>';
const linux = process.platform === 'linux' ? skip : 'reads /proc';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Every process that descends from this one, zombies included. Linux only, as the kept browser's own watch is. */
function descendants(): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): Process[] => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(pid), parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
      } catch {
        return []; // it ended between the two reads
      }
    });
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}

/** The processes that Playwright talks to: the browser itself, and the shell script that started it if there is one. */
const browsers = () => descendants().filter(({ command }) => command.includes('--remote-debugging-pipe'));
const mainProcesses = () => browsers().filter(({ command }) => !command.includes('--type='));
const mainProcess = () => mainProcesses().at(-1);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20);
}

/** A page that is asked for and then left waiting, and the moment at which it is. */
function hanging(): { route: Route; reached: Promise<void> } {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { route: () => reach(), reached };
}

t.test('one browser is kept, started by the first page', { skip: linux }, async (t) => {
  const browser = createBrowser(t, await createSite(t, { '/fine': fine }));
  t.equal(mainProcess(), undefined);
  await browser.load('/fine');
  const first = mainProcess()?.pid;
  t.ok(first);
  await Promise.all(['/fine', '/fine', '/fine'].map((path) => browser.load(path)));
  t.equal(mainProcess()?.pid, first);
  await browser.close();
  t.strictSame(descendants(), []);
});

t.test('it is replaced after its share of pages, without disturbing any', { skip: linux }, async (t) => {
  const { route, reached } = hanging();
  const site = await createSite(t, { '/fine': fine, '/slow': route });
  const browser = createBrowser(t, site, { pagesPerBrowser: 2 });
  await browser.load('/fine');
  const first = mainProcess()?.pid;
  const enough = new AbortController();
  const slow = failureOf(browser.load('/slow', { signal: enough.signal }));
  await reached;
  await browser.load('/fine');
  t.match((await browser.load('/fine')).text, 'fine');
  // Numbers of processes begin anew some time, so that the newest need not be the last.
  t.ok(mainProcesses().some(({ pid }) => pid !== first));
  enough.abort();
  t.match(await slow, { code: 'timeout' });
  await until(() => !browsers().some(({ pid }) => pid === first));
});

/** A page that is left waiting the first `hangs` times that it is asked for. */
function hangingFirst(hangs: number) {
  let asked = 0;
  const route: Route = (_req, res) => {
    if (++asked > hangs) res.writeHead(200, { 'content-type': 'text/html' }).end(fine);
  };
  return { route, asked: () => asked };
}

t.test('it dies under three pages: each is rendered in a browser of its own', { skip: linux }, async (t) => {
  const { route, asked } = hangingFirst(3);
  const site = await createSite(t, { '/fine': fine, '/slow': route });
  const browser = createBrowser(t, site);
  await browser.load('/fine');
  const first = Number(mainProcess()?.pid);
  const pages = Promise.all(['/slow', '/slow', '/slow'].map((path) => browser.load(path)));
  await until(() => asked() === 3);
  process.kill(first, 'SIGKILL');
  for (const { text } of await pages) t.match(text, 'fine');
  t.equal(asked(), 6, 'each is visited once more');
  t.match((await browser.load('/fine')).text, 'fine');
  await browser.close();
  t.strictSame(descendants(), []);
});

t.test('a page that ends each browser is extraction_failed after the second', { skip: linux }, async (t) => {
  const deadly: Route = () => {
    for (const { pid } of mainProcesses()) process.kill(pid, 'SIGKILL');
  };
  const site = await createSite(t, { '/fine': fine, '/deadly': deadly });
  const browser = createBrowser(t, site);
  t.match(await failureOf(browser.load('/deadly')), { code: 'extraction_failed' });
  t.equal(site.asked.filter((path) => path === '/deadly').length, 2);
  t.match((await browser.load('/fine')).text, 'fine');
  await browser.close();
  t.strictSame(descendants(), []);
});

t.test('a caller who has left gets no second try', { skip: linux }, async (t) => {
  const { route, asked } = hangingFirst(Number.POSITIVE_INFINITY);
  const site = await createSite(t, { '/fine': fine, '/slow': route });
  const browser = createBrowser(t, site);
  await browser.load('/fine');
  const leaving = new AbortController();
  const left = failureOf(browser.load('/slow', { signal: leaving.signal }));
  await until(() => asked() === 1);
  leaving.abort();
  process.kill(Number(mainProcess()?.pid), 'SIGKILL');
  t.match(await left, { code: 'timeout' });
  t.match((await browser.load('/fine')).text, 'fine');
  t.equal(asked(), 1);
});

t.test('it dies between two pages: nobody notices', { skip: linux }, async (t) => {
  const browser = createBrowser(t, await createSite(t, { '/fine': fine }));
  await browser.load('/fine');
  process.kill(Number(mainProcess()?.pid), 'SIGKILL');
  t.match((await browser.load('/fine')).text, 'fine');
});

t.test('it hangs: the page is a timeout, it is killed, and the next page works', { skip: linux }, async (t) => {
  const site = await createSite(t, { '/fine': fine });
  const browser = createBrowser(t, site);
  await browser.load('/fine');
  const pid = Number(mainProcess()?.pid);
  process.kill(pid, 'SIGSTOP');
  const signal = AbortSignal.timeout(500);
  t.match(await failureOf(browser.load('/fine', { signal })), { code: 'timeout' });
  await until(() => !browsers().some((process) => process.pid === pid));
  t.match((await browser.load('/fine')).text, 'fine');
});

for (const [name, memory] of Object.entries({
  'for a page': { page: 250_000_000, total: 1e12 },
  'for all pages together': { page: 1e12, total: 500_000_000 },
}))
  t.test(`a page that exceeds the memory ${name} is extraction_failed, others stay`, { skip: linux }, async (t) => {
    const site = await createSite(t, {
      '/fine': fine,
      '/greedy': '<script>a = []; setInterval(() => a.push(new Uint8Array(2e7).fill(1)), 10)</script><p>text',
    });
    const browser = createBrowser(t, site, { memory, waitMs: 60_000, timeoutMs: 60_000 });
    await browser.load('/fine');
    const first = mainProcess()?.pid;
    const greedy = failureOf(browser.load('/greedy'));
    t.match((await browser.load('/fine')).text, 'fine');
    t.match(await greedy, { code: 'extraction_failed' });
    t.match((await browser.load('/fine')).text, 'fine');
    t.equal(mainProcess()?.pid, first);
  });

t.test('close() ends pages under way, and later ones fail', { skip: linux }, async (t) => {
  const { route, reached } = hanging();
  const browser = createBrowser(t, await createSite(t, { '/slow': route }));
  const slow = failureOf(browser.load('/slow'));
  await reached;
  await browser.close();
  t.match(await slow, { code: 'extraction_failed' });
  t.match(await failureOf(browser.load('/slow')), { code: 'extraction_failed' });
  t.strictSame(descendants(), []);
});

t.test('a browser that is missing or does not start is told to the operator, not to the caller', async (t) => {
  const said: string[] = [];
  const log = { error: (line: string) => said.push(line) } as unknown as Log; // only `error` is used
  const site: Site = await createSite(t, {});
  for (const browserPath of ['/nowhere/chromium', process.execPath]) {
    const browser = createBrowser(t, site, { browserPath, log });
    t.match(await failureOf(browser.load('/')), { code: 'extraction_failed' });
  }
  t.equal(said.length, 2);
  for (const line of said) {
    t.match(line, 'CRAWL_WORKER_BROWSER_PATH');
    t.notMatch(line, /nowhere|a\.test/);
  }
  t.match(said[0], /unset, or set it to the absolute path/, 'also where it is set to something else');
});
