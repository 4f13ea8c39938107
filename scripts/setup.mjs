#!/usr/bin/env node
// Brings a fresh clone to where the product runs, and does nothing where it already is: dependencies, build and, with
// --browser, a Chromium for rendered pages, with --redis, the redis-server that some tests ask. With --product it makes what running needs, a quarter of the packages; else all
// that developing needs. With --prepare it only builds, with what is installed. Uses Node's own modules only, since it runs
// before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (text) => process.stderr.write(`setup: ${text}\n`);
const wants = (option) => process.argv.includes(option);
const lock = JSON.parse(readText(join(root, 'package-lock.json')) || '{"packages":{}}').packages;
const { buildTools = [] } = JSON.parse(readText(join(root, 'package.json')));

requireNode(20, 19);
if (!wants('--prepare')) await installDependencies();
// Where the tools were left out on purpose, there is nothing to build with.
if (!wants('--prepare') || hasProduct()) await build();
if (wants('--browser')) await checkBrowser();
if (wants('--redis')) await checkRedis();

function requireNode(major, minor) {
  const [have, haveMinor] = process.versions.node.split('.').map(Number);
  if (have > major || (have === major && haveMinor >= minor)) return;
  say(`Node ${major}.${minor} or newer is needed, this is ${process.versions.node}`);
  process.exit(1);
}

/** Installs by the lock file, unless that was done for this lock file and all that was installed is still there. */
async function installDependencies() {
  if (hasAll() || (wants('--product') && hasProduct())) return say('dependencies are installed');
  // Nothing that we install needs a script to work; ours would build before it is asked to.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!wants('--product')) {
    say('installing dependencies (npm ci)');
    return run('npm', ['ci', ...quiet]);
  }
  say('installing what running needs (npm ci --omit=dev)');
  await run('npm', ['ci', '--omit=dev', ...quiet]);
  // In the versions, and with the checksums, of the lock file, which stays as it is.
  const tools = buildTools.map((name) => {
    const { link, resolved, version } = lock[`node_modules/${name}`];
    return `${name}@${link ? `file:${resolved}` : version}`;
  });
  say(`installing what the build needs (${tools.join(', ')})`);
  await run('npm', ['install', '--no-save', '--save-prod', '--omit=dev', ...quiet, ...tools]);
}

function hasAll() {
  return isInstalled(({ optional }) => !optional);
}

function hasProduct() {
  const isTool = (path) => buildTools.some((name) => path === `node_modules/${name}`);
  return isInstalled(({ optional, dev, devOptional }, path) => isTool(path) || !(optional || dev || devOptional));
}

/** What the lock file says of a package; of a link, what it says of where that leads. */
function partOf(path) {
  return (lock[path].link && lock[lock[path].resolved]) || lock[path];
}

/** Whether the wanted packages of the lock file are here as npm noted when it was done, and whatever else it noted. */
function isInstalled(isWanted) {
  const noted = JSON.parse(readText(join(root, 'node_modules/.package-lock.json')) || '{}').packages;
  if (!noted) return false;
  // Optional ones are installed where they fit the platform.
  const wanted = Object.keys(lock).filter((path) => path.includes('node_modules/') && isWanted(partOf(path), path));
  const isCurrent = (path) =>
    noted[path] && noted[path].version === lock[path].version && noted[path].integrity === lock[path].integrity;
  return wanted.every(isCurrent) && Object.keys(noted).every((path) => existsSync(join(root, path, 'package.json')));
}

/** Compiles, unless nothing changed since the last time: neither what goes in nor what came out. */
async function build() {
  const stamp = join(root, 'dist/.setup-stamp');
  const sources = [
    'src',
    'worker',
    'scripts',
    'bench',
    'interop',
    'soak',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'tsconfig.product.json',
  ];
  const state = hash(
    sources
      .flatMap((path) => files(path))
      .map(({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}`)
      .join('\n'),
  );
  const [built, ...outputs] = readText(stamp).split('\n');
  const now = new Set(outputLines());
  const product = `product ${state}`;
  const isEnough = built === state || (built === product && !hasAll());
  if (isEnough && outputs.every((line) => now.has(line))) return say('the build is current');
  say('building (tsc)');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const isWhole = hasAll();
  await run('npm', ['run', '--silent', isWhole ? 'build' : 'build:product']);
  writeFileSync(stamp, [isWhole ? state : product, ...outputLines()].join('\n'));
}

/** What the compiler wrote, one line for each file; its own notes and ours are left out, and tests, see test.mjs. */
function outputLines() {
  return files('dist').flatMap(({ path, size }) => (/^dist\/(\.|test\/)/.test(path) ? [] : `${size} ${path}`));
}

/** Every file below `path`, which is relative to the root; none where there is nothing. */
function files(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [{ path, size: entry.size, mtimeMs: entry.mtimeMs }];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => files(`${path}/${name}`));
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Looks for a browser the way the worker does; then installs one; then says how to get one. Never a reason to stop. */
async function checkBrowser() {
  const { findBrowser } = await import(join(root, 'dist/worker/loaders/find-browser.js'));
  const { env } = process;
  const find = () => findBrowser({ configuredPath: env.CRAWL_WORKER_BROWSER_PATH || undefined, env });
  const found = await find();
  if (found) return say(`browser for rendered pages: ${found}`);
  const cli = join(root, 'node_modules/playwright/cli.js');
  const ways = [
    ...(hasApt()
      ? [
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
          ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
        ]
      : []),
    [process.execPath, [cli, 'install', 'chromium-headless-shell']],
  ];
  for (const [command, args] of ways) {
    say(`no browser found, trying: ${[command === process.execPath ? 'node' : command, ...args].join(' ')}`);
    await ended(command, args, { stdio: 'ignore', timeout: 300_000 });
    const installed = await find();
    if (installed) return say(`browser for rendered pages: ${installed}`);
  }
  say('no browser could be installed. Everything works except js_render; to have that too, install Chromium');
  say('(Debian, Ubuntu: apt-get install chromium) or name one in CRAWL_WORKER_BROWSER_PATH.');
}

/** The same for the server that tests of the store ask; they are skipped without it. */
async function checkRedis() {
  const isThere = async () => (await ended('redis-server', ['--version'], { stdio: 'ignore' })).status === 0;
  if (await isThere()) return say('redis-server for tests of the store: installed');
  for (const args of hasApt()
    ? [
        ['update', '-qq'],
        ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
      ]
    : []) {
    say(`no redis-server found, trying: apt-get ${args.join(' ')}`);
    await ended('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
  }
  if (await isThere()) return say('redis-server for tests of the store: installed');
  say(
    'no redis-server: tests that need one are skipped; to run them too, install it (Debian, Ubuntu: apt-get install redis-server).',
  );
}

function hasApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function run(command, args) {
  const { status, error } = await ended(command, args, { stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  say(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}

/** Runs a program to its end; who waits sees that it still does something. */
async function ended(command, args, options) {
  const startedAt = performance.now();
  const ticking = setInterval(() => {
    process.stderr.write(`       … ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  }, 10_000);
  const shell = process.platform === 'win32' && command === 'npm';
  const result = await new Promise((resolve) => {
    spawn(command, args, { cwd: root, shell, ...options })
      .once('error', (error) => resolve({ status: null, error }))
      .once('close', (status) => resolve({ status }));
  });
  clearInterval(ticking);
  return result;
}
