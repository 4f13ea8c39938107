import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = ['package.json', 'package-lock.json'];
/** What npm ends with where there is no network. */
const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/** A command line that runs one of the tools, under the Node that they bring, since some need a newer one than we do. */
export interface ToolCommand {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

export interface Installed {
  /** Where the packages are. */
  folder: string;
  /** The Node that they bring. */
  node: string;
}

/** The registry cannot be reached, and what was wanted is not here from an earlier time. */
export class Offline extends Error {}

/** Installs what `interop/tools/package-lock.json` names, and finds its programs. */
export function installTools(): (name: string) => ToolCommand {
  const { folder, node } = install('tools');
  return (name) => ({ command: node, args: [join(folder, 'node_modules/.bin', name)] });
}

/**
 * Installs what the lock file of a folder of `interop/` names, once for each version of it; `node` has to be among it.
 * @throws Offline
 */
export function install(name: string): Installed {
  const wanted = join(ROOT, 'interop', name);
  const folder = join(ROOT, 'node_modules/.cache', `interop-${name.replaceAll('/', '-')}`);
  const lock = readFileSync(join(wanted, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'installed-lock.json');
  const node = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.error(`interop: installing ${name} (npm ci)`);
    mkdirSync(folder, { recursive: true });
    for (const file of FILES) copyFileSync(join(wanted, file), join(folder, file));
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    // No install script is run but the one that fetches Node.
    if (!existsSync(node)) run(process.execPath, ['installArchSpecificPackage'], join(folder, 'node_modules/node'));
    writeFileSync(stamp, lock);
  }
  return { folder, node };
}

function run(command: string, args: string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 'pipe'], encoding: 'utf8' });
  if (status === 0) return;
  if (OFFLINE.test(stderr)) throw new Offline('the registry cannot be reached');
  process.stderr.write(stderr ?? '');
  throw new Error(`${command} ${args.join(' ')} failed`, { cause: error });
}
