// Bundles what a thread that reads pages runs into one file. To import some four hundred modules took
// 0.4 s of CPU, this file 0.1 s: each process pays it with its first page, and again for each thread that a page has cost it. Packages, and the DOM, which is bundled already, are loaded as ever.
import { join } from 'node:path';
import { build } from 'esbuild';

await build({
  absWorkingDir: join(import.meta.dirname, '..'),
  entryPoints: ['dist/worker/read-page.js'],
  outfile: 'dist/worker/reader-thread.js',
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  // Names stay: stages and errors are told by theirs.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'dom',
      setup({ onResolve }) {
        onResolve({ filter: /\/dom\/linkedom\.js$/ }, () => ({ path: './dom/linkedom.js', external: true }));
      },
    },
  ],
});
