/** `npm run fix` mends what is written in another style, also where something does not compile. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { ROOT } from '../helpers/root.js';

t.test('format and lint are mended', async (t) => {
  const written = `import { b } from "./b.js"\nimport fs from 'fs';\nexport const   a: number = "no number"\nfs.close(b)`;
  // Not where tap keeps its own: what is below a folder called fixtures stays as it is.
  const home = mkdtempSync(join(tmpdir(), 'fix-'));
  t.teardown(() => rmSync(home, { recursive: true }));
  writeFileSync(join(home, '.gitignore'), 'node_modules\n');
  writeFileSync(join(home, 'a.ts'), written);
  for (const name of ['package.json', 'biome.json']) cpSync(join(ROOT, name), join(home, name));
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  const ran = spawnSync('npm', ['run', '--silent', 'fix'], { cwd: home, encoding: 'utf8' });
  t.match(readFileSync(join(home, 'a.ts'), 'utf8'), /^export const a: number = 'no number';$/m, ran.stderr);
  t.equal(spawnSync('npx', ['--no-install', 'biome', 'format', '.'], { cwd: home }).status, 0, 'nothing is left');
});
