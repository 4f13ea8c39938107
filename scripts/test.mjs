#!/usr/bin/env node
// `npm test`: sets up what is missing, then runs the test files named (`test/shared/env.test.ts`), those of a folder
// (`test/shared`) or those of a kind: `test` (what CI runs), `slow`, `online`. They are only compiled here; `npm run check`
// checks their types.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const [node, , ...wanted] = process.argv;
process.argv = [node, 'setup.mjs', '--browser', '--redis'];
await import('./setup.mjs');

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
rmSync('dist/test', { recursive: true, force: true });
// Installed by setup.mjs, if it was not there before.
const { build } = await import('esbuild');
await build({
  entryPoints: readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `test/${name}`),
  outbase: 'test',
  outdir: 'dist/test',
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  // The model is read as JSON; the language level alone would drop the attribute that says so.
  supported: { 'import-attributes': true },
  logLevel: 'warning',
});
const { status } = spawnSync(node, ['dist/test/run.js', ...wanted], { stdio: 'inherit' });
process.exit(status ?? 1);
