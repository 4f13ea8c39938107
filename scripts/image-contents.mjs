// What of our dependencies gets into an image, for scripts/image.mjs and for the test that holds the image to its size.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Our dependencies that only the workers import, by the built package at `directory`. */
export function workerPackages(directory) {
  const { dependencies } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const used = (folder) => {
    const code = filesOf(join(directory, 'dist', folder)).map((file) => readFileSync(file, 'utf8'));
    return (name) => code.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  };
  const [byWorkers, byOthers] = [used('worker'), used('src')];
  return Object.keys(dependencies).filter((name) => byWorkers(name) && !byOthers(name));
}

/** Source maps, types and texts that are no licence: a third of what npm installs. */
export function isForDevelopers(file) {
  return /\.(map|[cm]?ts|md|markdown)$/.test(file) && !/^(licen[cs]e|notice|copying)/i.test(basename(file));
}

/** Paths of all files below `folder`. */
export function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
