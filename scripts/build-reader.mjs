// Bundles what a thread that reads pages runs into one file, with the packages that it needs for each page. To import some
// four hundred modules took 0.4 s of CPU, this file 0.1 s: each process pays it with its first page, and again for each
// thread that a page has cost it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['dist/worker/read-page.js'],
  outfile: 'dist/worker/reader-thread.js',
  bundle: true,
  // Few pages are PDFs, and its files are as large as all others.
  external: ['unpdf'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  // Names stay: stages and errors are told by theirs.
  minifyWhitespace: true,
  minifySyntax: true,
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(join(root, 'dist/worker/LICENSES.txt'), `${licences(Object.keys(metafile.inputs))}\n`);

/** Of every package that got into the bundle, as their licences ask for. */
function licences(files) {
  const packages = new Set(files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean));
  return [...packages]
    .sort()
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      const file = readdirSync(join(root, path)).find((name) => /^licen[cs]e/i.test(name));
      const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : '';
      return `${name} ${version}: ${license}\n\n${text}`.trim();
    })
    .join('\n\n----\n\n');
}
