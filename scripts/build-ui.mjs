// Builds the web page that the gateway serves at `/`: its scripts as one file, everything without blanks and comments.
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
await build({
  absWorkingDir: root,
  entryPoints: ['main.ts', 'style.css', 'index.html', 'icon.svg'].map((name) => `src/ui/${name}`),
  outdir: 'dist/src/ui',
  loader: { '.html': 'copy', '.svg': 'copy' },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});
