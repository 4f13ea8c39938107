#!/usr/bin/env node
// Makes the bundle for desktop clients, `search-gateway-<version>.mcpb`, in the folder given or the current one: the packed
// package with what it needs to run, and the manifest. Without optional dependencies, which are of one platform each.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Its validator and its idea of what is left out of a bundle are the format's own. */
const MCPB = '@anthropic-ai/mcpb@2.1.2';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bundle = resolve(process.argv[2] ?? '.', `${name}-${version}.mcpb`);
const work = mkdtempSync(join(tmpdir(), 'mcpb-'));
try {
  run('npm', ['pack', '--pack-destination', work, '--loglevel=error'], root);
  run('tar', ['-xzf', `${name}-${version}.tgz`], work);
  const content = join(work, 'content');
  mkdirSync(content);
  const server = join(content, 'server');
  renameSync(join(work, 'package'), server);
  copyFileSync(join(root, 'package-lock.json'), join(server, 'package-lock.json'));
  run(
    'npm',
    ['ci', '--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    server,
  );
  copyFileSync(join(root, 'mcpb/manifest.json'), join(content, 'manifest.json'));
  run('npm', ['exec', '--yes', '--', MCPB, 'pack', content, bundle], work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`${bundle}\n`);

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
}
