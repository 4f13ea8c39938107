#!/usr/bin/env node
// `npm test`: sets up what is missing, then runs the test files named (`test/shared/env.test.ts`), those of a folder
// (`test/shared`) or those of a kind: `test` (what CI runs), `slow`, `online`. They are only compiled here; `npm run check`
// checks their types.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const [node, , ...wanted] = process.argv;
process.argv = [node, 'setup.mjs', '--browser', '--redis'];
await import('./setup.mjs');

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
rmSync('dist/test', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.test.json');
run('dist/test/run.js', ...wanted);

function run(script, ...args) {
  const { status } = spawnSync(node, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
