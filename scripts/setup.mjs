#!/usr/bin/env node
// Brings a fresh clone to where the product runs, and does nothing where it already is: dependencies, build and, with
// --browser, a Chromium for rendered pages. Uses Node's own modules only, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (text) => process.stderr.write(`setup: ${text}\n`);

requireNode(20, 19);
installDependencies();
build();
if (process.argv.includes('--browser')) await checkBrowser();

function requireNode(major, minor) {
  const [have, haveMinor] = process.versions.node.split('.').map(Number);
  if (have > major || (have === major && haveMinor >= minor)) return;
  say(`Node ${major}.${minor} or newer is needed, this is ${process.versions.node}`);
  process.exit(1);
}

/** `npm ci`, unless it already ran for this lock file and all that it installed is still there. */
function installDependencies() {
  const stamp = join(root, 'node_modules/.setup-stamp');
  const lock = readText(join(root, 'package-lock.json'));
  const state = hash(lock);
  if (readText(stamp) === state && missingPackages(lock).length === 0) return say('dependencies are installed');
  say('installing dependencies (npm ci)');
  rmSync(stamp, { force: true });
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, state);
}

/** Packages that the lock file asks for, or that npm notes as installed here, without their folder. */
function missingPackages(lock) {
  const installed = readText(join(root, 'node_modules/.package-lock.json')) || '{}';
  // Optional ones are installed where they fit the platform.
  const required = Object.entries(JSON.parse(lock).packages).flatMap(([path, { optional }]) => (optional ? [] : path));
  const paths = new Set([...required, ...Object.keys(JSON.parse(installed).packages ?? {})]);
  return [...paths].filter((path) => !existsSync(join(root, path, 'package.json')));
}

/** Compiles, unless nothing changed since the last time: neither what goes in nor what came out. */
function build() {
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
  ];
  const state = hash(
    sources
      .flatMap((path) => files(path))
      .map(({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}`)
      .join('\n'),
  );
  const [built, ...outputs] = readText(stamp).split('\n');
  const now = new Set(outputLines());
  if (built === state && outputs.every((line) => now.has(line))) return say('the build is current');
  say('building (tsc)');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('npm', ['run', '--silent', 'build']);
  writeFileSync(stamp, [state, ...outputLines()].join('\n'));
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
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const ways = [
    ...(asRoot
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
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
    const installed = await find();
    if (installed) return say(`browser for rendered pages: ${installed}`);
  }
  say('no browser could be installed. Everything works except js_render; to have that too, install Chromium');
  say('(Debian, Ubuntu: apt-get install chromium) or name one in CRAWL_WORKER_BROWSER_PATH.');
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  say(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}
