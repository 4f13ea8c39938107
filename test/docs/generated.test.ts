import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { GENERATED } from '../../scripts/generated.js';
import { inRoot } from '../helpers/root.js';

for (const [path, make] of GENERATED) {
  t.test(`${path} is what the code says`, async (t) => {
    const file = inRoot(path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    t.ok(make(text) === text, 'out of date; repair it with: npm run docs');
  });
}
