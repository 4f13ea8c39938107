#!/usr/bin/env node
// Makes the directory that an image holds: the packed package with its production dependencies. Runs in the Dockerfile
// and anywhere else, after the build. Usage: node scripts/image.mjs <new directory> [--without-worker]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, isForDevelopers, workerPackages } from './image-contents.mjs';

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
if (option) npm(['uninstall', ...QUIET, ...workerPackages(target)]);
for (const file of filesOf(join(target, 'node_modules'))) if (isForDevelopers(file)) rmSync(file);
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

function megabytes(folder) {
  const bytes = filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  return (bytes / 1e6).toFixed(1);
}

function npm(args) {
  run('npm', args, target);
}

function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`, { cause: error });
}
