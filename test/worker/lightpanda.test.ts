import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { createBrowserProcessLoader } from '../../worker/loaders/browser-process.js';
import { createLightpandaDriver } from '../../worker/loaders/lightpanda-driver.js';
import { failureOf, never } from '../helpers/failure.js';
import type { Teardown } from '../helpers/listen.js';
import { logInto } from '../helpers/log-into.js';
import { membersOf } from '../helpers/process-groups.js';
import { start } from '../helpers/product.js';
import { inRoot } from '../helpers/root.js';
import { extract } from '../helpers/worker.js';
import { createSite, guardFor, type Site } from './browser-site.js';

const AGENT = 'TestBot/1.0 (+https://example.com/bot)';
const skip = process.platform === 'linux' ? false : 'the stand-in reads /proc';

/** A copy of the stand-in that can be run, and what it has recorded of its last run. */
function standIn(t: Teardown) {
  const folder = mkdtempSync(join(tmpdir(), 'lightpanda-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'lightpanda.mjs');
  const source = readFileSync(inRoot('test/fixtures/browser/lightpanda-stand-in.mjs'), 'utf8');
  writeFileSync(path, `#!${process.execPath}\n${source}`);
  chmodSync(path, 0o755);
  const record = () => JSON.parse(readFileSync(`${path}.record`, 'utf8'));
  return { path, record };
}

function createLoader(t: Teardown, site: Site, browserPath: string, options: { timeoutMs?: number } = {}) {
  const lines: string[] = [];
  const settings = {
    guard: guardFor(site),
    permit: async () => {},
    userAgent: AGENT,
    sandbox: true,
    env: { PATH: process.env.PATH, SECRET: 'canary' },
    waitMs: 700,
    maxBytes: 2_000_000,
    timeoutMs: 20_000,
    log: logInto(lines, 'worker'),
    ...options,
  };
  const driver = createLightpandaDriver({ ...settings, browserPath, allowPrivateNetworks: false });
  const loader = createBrowserProcessLoader(settings, driver);
  t.teardown(() => loader.close());
  return { ...loader, lines, load: (path: string, signal = never) => loader.load(site.url(path), signal) };
}

const OUTCOMES: [path: string, outcome: string][] = [
  ['/status-404', 'not_found'],
  ['/status-403', 'forbidden'],
  ['/status-429', 'rate_limited'],
  ['/status-500', 'upstream_error'],
  ['/status-504', 'timeout'],
  ['/robots', 'robots_denied'],
  ['/late', 'timeout'],
  ['/tls', 'unreachable'],
  ['/refused', 'unreachable'],
  ['/moved-inside', 'unreachable'],
  ['/moved-to-nowhere', 'unreachable'],
  ['/selector', 'extraction_failed'],
  ['/empty', 'extraction_failed'],
  ['/nothing', 'extraction_failed'],
  ['/garbage', 'extraction_failed'],
  ['/no-envelope', 'extraction_failed'],
  ['/elsewhere', 'extraction_failed'],
  ['/oversized', 'extraction_failed'],
  ['/crash', 'extraction_failed'],
];

t.test('the fetch command of Lightpanda, as its reference has it', { skip }, async (t) => {
  let agent: string | undefined;
  const site = await createSite(t, {
    '/page': (req, res) => {
      agent = req.headers['user-agent'];
      res.end('# Through the proxy');
    },
  });
  const { path, record } = standIn(t);
  const loader = createLoader(t, site, path);

  t.test('arguments and environment', async (t) => {
    t.equal(loader.state(), 'idle');
    const page = await loader.load('/page');
    t.match(page, { mediaType: 'text/markdown', text: '# Through the proxy' });
    t.equal(page.url.href, site.url('/page').href);
    t.equal(agent, AGENT);
    const { args, env, core } = record();
    const joined = args.join(' ');
    t.match(joined, /^fetch --json --dump markdown --strip-mode clutter --obey-robots /);
    t.match(joined, ' --block-private-networks --block-cidrs -127.0.0.1/32 ');
    t.match(joined, / --http-proxy http:\/\/\w+:\w+@127\.0\.0\.1:\d+\/? /);
    t.match(joined, ` --user-agent ${AGENT} --wait-until done --wait-ms 700 --terminate-ms 20000 `);
    t.equal(args.at(-1), site.url('/page').href);
    t.match(env, { LIGHTPANDA_DISABLE_TELEMETRY: 'true', HOME: env.TMPDIR });
    t.notOk('SECRET' in env);
    t.equal(core, '0', 'no core dump');
    t.throws(() => readdirSync(env.TMPDIR), { code: 'ENOENT' }, 'its folder is gone');
    // As in unix(7), below a place like /run/user/1000.
    const socket = `/run/user/10000/${basename(env.TMPDIR)}/org.chromium.Chromium.XXXXXX/SingletonSocket`;
    t.ok(socket.length <= 107, 'its name leaves Chromium room for a socket');
    t.equal(loader.state(), 'ready');
  });

  t.test('Markdown comes as it was', async (t) => {
    t.equal((await loader.load('/quoted')).text, 'a "quoted" page\nof lines');
    t.equal((await loader.load('/busy')).text, 'as it stands');
  });

  for (const [path, code] of OUTCOMES)
    t.test(`${path} is ${code}`, async (t) => {
      t.match(await failureOf(loader.load(path)), { code });
      t.strictSame(membersOf([record().pid]), []);
    });

  t.test('one that hangs is ended with its time, or when nobody waits any more', async (t) => {
    t.match(await failureOf(createLoader(t, site, path, { timeoutMs: 1_000 }).load('/hang')), { code: 'timeout' });
    t.strictSame(membersOf([record().pid]), []);
    const leave = new AbortController();
    const before = record().pid;
    const hanging = failureOf(loader.load('/hang', leave.signal));
    while (record().pid === before) await delay(10);
    leave.abort();
    t.match(await hanging, { code: 'timeout' });
    t.strictSame(membersOf([record().pid]), []);
  });

  t.test('one that is missing or cannot be run is told to the operator', async (t) => {
    for (const browserPath of ['/nowhere/lightpanda', join(path, '..', 'no-program')]) {
      if (browserPath.endsWith('no-program')) {
        writeFileSync(browserPath, '#!/nowhere/interpreter\n');
        chmodSync(browserPath, 0o755);
      }
      const other = createLoader(t, site, browserPath);
      t.match(await failureOf(other.load('/page')), { code: 'extraction_failed' });
      t.equal(other.state(), 'unavailable');
      t.match(other.lines.join(), 'BROWSER_WORKER_BROWSER_PATH');
      t.notMatch(other.lines.join(), /nowhere|no-program/);
    }
  });

  t.test('nothing that it says is logged', async (t) => t.notMatch(loader.lines.join(), /canary|test:|127\.0/));
});

t.test('the worker runs it when told to', { skip }, async (t) => {
  const site = await createSite(t, { '/page': '# A page\n\nWith text.' });
  const { path } = standIn(t);
  const { output } = await start(t, ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    BROWSER_WORKER_BROWSER: 'lightpanda',
    BROWSER_WORKER_BROWSER_PATH: path,
  });
  const worker = new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '');
  const url = site.url('/page', '127.0.0.1').href;
  t.match(await extract(worker, { url }), { success: true, final_url: url, markdown: '# A page\n\nWith text.' });
});
