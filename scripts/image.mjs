#!/usr/bin/env node
// Makes the directory that an image holds: the packed package with its production dependencies. Runs in the Dockerfile
// and anywhere else, after the build. Usage: node scripts/image.mjs <new directory> [--without-worker]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [directory, option] = process.argv.slice(2);
if (!directory || (option && option !== '--without-worker')) {
  process.stderr.write('usage: node scripts/image.mjs <new directory> [--without-worker]\n');
  process.exit(2);
}
const target = resolve(directory);
/** Optional packages are extras of our dependencies, some of them native; nothing here uses them. */
const QUIET = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

unpack();
npm(['ci', ...QUIET]);
if (option) npm(['uninstall', ...QUIET, ...workerPackages()]);
for (const file of files(join(target, 'node_modules'))) if (isForDevelopers(file)) rmSync(file);
process.stdout.write(`${target}: ${megabytes(target)} MB\n`);

/** `npm pack` decides what belongs to the product; the lock file, which it never packs, decides on the versions. */
function unpack() {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  const packed = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    run('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', packed], root);
    run('tar', ['-xzf', join(packed, readdirSync(packed)[0]), '-C', target, '--strip-components=1']);
  } finally {
    rmSync(packed, { recursive: true });
  }
  copyFileSync(join(root, 'package-lock.json'), join(target, 'package-lock.json'));
}

/** Our dependencies that only the workers import. */
function workerPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const used = (folder) => {
    const code = files(join(target, 'dist', folder)).map((file) => readFileSync(file, 'utf8'));
    return (name) => code.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  };
  const [byWorkers, byOthers] = [used('worker'), used('src')];
  return Object.keys(dependencies).filter((name) => byWorkers(name) && !byOthers(name));
}

/** Source maps, types and texts that are no licence: a third of what npm installs. */
function isForDevelopers(file) {
  return /\.(map|[cm]?ts|md|markdown)$/.test(file) && !/^(licen[cs]e|notice|copying)/i.test(basename(file));
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function megabytes(folder) {
  const bytes = files(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  return (bytes / 1e6).toFixed(1);
}

function npm(args) {
  run('npm', args, target);
}

function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`, { cause: error });
}
