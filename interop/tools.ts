import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WANTED = join(ROOT, 'interop/tools');
const CACHE = join(ROOT, 'node_modules/.cache/interop-tools');
const FILES = ['package.json', 'package-lock.json'];

/** A command line that runs one of the tools, under the Node that they bring, since some need a newer one than we do. */
export interface ToolCommand {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Installs what `interop/tools/package-lock.json` names, once for each version of it, and finds its programs. */
export function installTools(): (name: string) => ToolCommand {
  const lock = readFileSync(join(WANTED, 'package-lock.json'), 'utf8');
  const stamp = join(CACHE, 'installed-lock.json');
  const node = join(CACHE, 'node_modules/node/bin/node');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.error('interop: installing the tools (npm ci)');
    mkdirSync(CACHE, { recursive: true });
    for (const name of FILES) copyFileSync(join(WANTED, name), join(CACHE, name));
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], CACHE);
    // Where npm runs no install scripts, the one that fetches Node is still to be run.
    if (!existsSync(node)) run(process.execPath, ['installArchSpecificPackage'], join(CACHE, 'node_modules/node'));
    writeFileSync(stamp, lock);
  }
  return (name) => ({ command: node, args: [join(CACHE, 'node_modules/.bin', name)] });
}

function run(command: string, args: string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
}
