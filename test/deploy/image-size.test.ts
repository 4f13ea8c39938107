/** The image of the gateway stays within its budget: what npm installs here, less what scripts/image.mjs leaves out. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import t from 'tap';
import { inRoot, ROOT } from '../helpers/root.js';
import { text } from './services.js';

/** `debian:trixie-slim` with tini, and the program of Node 24, unpacked: measured on amd64, in bytes. */
const BASE_BYTES = 80.1e6 + 126.6e6;

interface Contents {
  workerPackages(directory: string): string[];
  isForDevelopers(file: string): boolean;
  filesOf(folder: string): string[];
}
const { filesOf, isForDevelopers, workerPackages }: Contents = await import(inRoot('scripts/image-contents.mjs').href);

interface Installed {
  dependencies?: Record<string, string>;
}

t.test('the image of the gateway has the size that is told, and at most 250 MB', async (t) => {
  const folders = installedFor(JSON.parse(text('package.json')) as Installed, new Set(workerPackages(ROOT)));
  t.ok(folders.size > 50, 'the packages were found');
  const bytes = [...folders].reduce((sum, folder) => sum + ownBytes(folder), ownBytes(join(ROOT, 'dist/src')));
  const megabytes = Math.round((BASE_BYTES + bytes) / 1e6);
  const [, told] = /about (\d+) MB unpacked/.exec(text('docs/deployment.md')) ?? [];
  t.ok(Math.abs(megabytes - Number(told)) <= 3, `${megabytes} MB, docs/deployment.md: ${told} MB`);
  t.ok(megabytes <= 250, `${megabytes} MB`);
});

/** Folders of all packages that `root` needs, `without` some, found as Node finds them. */
function installedFor(root: Installed, without: Set<string>): Set<string> {
  const folders = new Set<string>();
  const visit = ({ dependencies = {} }: Installed, from: string) => {
    for (const name of Object.keys(dependencies)) {
      const folder = without.has(name) && from === ROOT ? undefined : resolve(name, from);
      if (!folder || folders.has(folder)) continue;
      folders.add(folder);
      visit(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed, folder);
    }
  };
  visit(root, ROOT);
  return folders;
}

function resolve(name: string, from: string): string | undefined {
  for (let at = from; at.startsWith(ROOT) || join(at, '/') === ROOT; at = join(at, '..')) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** Of a package, without those inside it. */
function ownBytes(folder: string): number {
  const files = filesOf(folder).filter((file) => !relative(folder, file).startsWith('node_modules'));
  return files.reduce((sum, file) => (isForDevelopers(file) ? sum : sum + statSync(file).size), 0);
}
