/**
 * Writes what is derived from the code into the repository: `docs/openapi.json` and the README's tables.
 * With `--check` it writes nothing and fails when something is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED } from './generated.js';

const root = process.cwd();
const check = process.argv.includes('--check');
let stale = 0;
for (const [path, make] of GENERATED) {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = make(before);
  if (before === after) continue;
  stale += 1;
  if (!check) writeFileSync(file, after);
  console.log(`${path} ${check ? 'is out of date; run: npm run docs' : 'written'}`);
}
if (check && stale > 0) process.exit(1);
console.log(`generated docs: ${check ? 'current' : 'done'}`);
