/**
 * Writes what is derived from the code into the repository: `docs/openapi.json`, `server.json`, the bundle's manifest and
 * the README's tables.
 * With `--check` it writes nothing and fails when something is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED } from './generated.js';

const root = process.cwd();
const check = process.argv.includes('--check');
let stale = 0;
let broken = 0;
for (const [path, make] of GENERATED) {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    const after = make(before);
    if (before === after) continue;
    stale += 1;
    if (!check) writeFileSync(file, after);
    console.log(`${path} ${check ? 'is out of date; run: npm run docs' : 'written'}`);
  } catch (thrown) {
    broken += 1;
    console.log(`${path} ${before ? (thrown as Error).message : 'is missing; bring it back, then run: npm run docs'}`);
  }
}
if (broken > 0 || (check && stale > 0)) process.exit(1);
console.log(`generated docs: ${check ? 'current' : 'done'}`);
