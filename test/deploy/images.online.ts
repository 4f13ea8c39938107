/**
 * What the images hold, made by the script that the Dockerfile runs, and started as the Dockerfile starts it: by an
 * unprivileged user who can write nothing but a temporary folder. Needs the registry; run by `npm run test:images`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { freePort } from '../helpers/prefix-proxy.js';
import { smallWeb } from '../helpers/product.js';
import { ROOT } from '../helpers/root.js';
import { PAGES, rowsAbout } from '../metasearch/support.js';
import { commandOf, stageNamed, stagesOf } from './dockerfile.js';
import { serviceOf, text } from './services.js';

const NOBODY = 65534;
const asRoot = process.getuid?.() === 0;
const stages = stagesOf(text('Dockerfile'));
const folder = mkdtempSync(join(tmpdir(), 'images-'));
chmodSync(folder, 0o755);
t.teardown(() => rmSync(folder, { recursive: true, force: true }));

const images = { 'with-worker': make('with-worker'), 'without-worker': make('without-worker', '--without-worker') };

function make(name: string, ...options: string[]): string {
  const directory = join(folder, name);
  const args = [join(ROOT, 'scripts/image.mjs'), directory, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  spawnSync('chmod', ['-R', 'a+rX,a-w', directory]);
  return directory;
}

/** Starts a service as its image does, in its settings but for `env`, and says what `--healthcheck` answers. */
async function run(t: Test, service: string, env: Record<string, string>) {
  const { last, env: own } = stageNamed(service, stages);
  const directory = last.COPY?.includes('/with-worker ') ? images['with-worker'] : images['without-worker'];
  const port = String(await freePort());
  const home = mkdtempSync(join(folder, 'tmp-'));
  const settings = { PATH: process.env.PATH, ...own, HOME: home, TMPDIR: home, TINI_SUBREAPER: '1', ...env };
  if (asRoot) chownSync(home, NOBODY, NOBODY);
  const rootOnly = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'];
  const here = (command: string[]): [string, string[]] => {
    const words = command.map((word) =>
      word.replace('/app/', `${directory}/`).replace('/usr/local/bin/node', process.execPath),
    );
    // Exactly these variables: the test runner gives each child more, which write where an image cannot.
    const variables = Object.entries({ ...settings, [`${serviceOf(service).prefix}_PORT`]: port });
    return [
      'env',
      ['-i', ...variables.map(([name, value]) => `${name}=${value}`), ...(asRoot ? rootOnly : []), ...words],
    ];
  };
  const entry = commandOf(last.ENTRYPOINT).slice(existsSync('/usr/bin/tini') ? 0 : 2);
  const child = spawn(...here([...entry, ...commandOf(last.CMD)]), { cwd: '/', stdio: ['ignore', 'inherit', 'pipe'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  t.teardown(() => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => /http:/.test(String(chunk)) && resolve());
    exited.then((code) => reject(new Error(`${service} exited with ${code}`)));
  });
  const health = () => spawnSync(...here(commandOf(last.HEALTHCHECK)), { cwd: '/' }).status;
  const stop = () => {
    child.kill(last.STOPSIGNAL as NodeJS.Signals);
    return exited;
  };
  return { url: new URL(`http://127.0.0.1:${port}/`), health, stop };
}

t.test('the image of the gateway holds no browser, no DOM and nothing for developers', async (t) => {
  const installed = (directory: string) => readdirSync(join(directory, 'node_modules'));
  const lean = installed(images['without-worker']);
  const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> };
  for (const name of ['playwright', 'playwright-core', 'linkedom', 'unpdf', 'piscina'])
    t.notOk(lean.includes(name), name);
  t.ok(installed(images['with-worker']).includes('playwright'));
  for (const directory of Object.values(images))
    t.strictSame(
      installed(directory).filter((name) => ['tap', 'typescript', 'dclint'].includes(name) && name in devDependencies),
      [],
    );
});

t.test('an unprivileged user runs each service from a read-only directory', async (t) => {
  if (!asRoot) t.comment('not root: the services run as the user of this test');
  const web = await smallWeb(t);
  const engine = await listen(t, (_req, res) => res.end(PAGES.brave(rowsAbout('compost', 'one'))));
  const metasearch = await run(t, 'metasearch', { METASEARCH_ENGINES: 'brave', METASEARCH_BRAVE_ADDRESS: engine.href });
  const kinds: Record<string, string> = { worker: 'CRAWL_WORKER', 'browser-worker': 'BROWSER_WORKER' };
  for (const [kind, prefix] of Object.entries(kinds)) {
    const worker = await run(t, kind, { [`${prefix}_ALLOW_PRIVATE_NETWORKS`]: 'true' });
    const gateway = await run(t, 'gateway', {
      SERVICE_CRAWL_WORKER_ADDRESS: worker.url.href,
      SERVICE_SEARCH_PROVIDER: 'metasearch_py',
      SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: metasearch.url.href,
    });
    t.equal(worker.health(), 0, kind);
    t.equal(gateway.health(), 0, 'gateway');
    t.equal((await fetch(new URL('readyz', gateway.url))).status, 200);
    t.match(await postJson(new URL('api/v1/search', gateway.url), { query: 'compost' }), {
      status: 200,
      body: [{ url: 'https://one.example/' }],
    });
    const page = { url: new URL('/script', web).href, js_render: true };
    t.match(await postJson(new URL('api/v1/fetch', gateway.url), page), {
      status: 200,
      body: { markdown: /Only script wrote this/ },
    });
    t.equal(await gateway.stop(), 0);
    t.equal(await worker.stop(), 0);
  }
  t.equal(metasearch.health(), 0, 'metasearch');
  t.equal(await metasearch.stop(), 0);
  t.equal(metasearch.health(), 1, 'a service that is gone is not healthy');
});
