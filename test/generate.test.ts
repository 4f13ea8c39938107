/** The drift check cannot be blinded: what is missing is drift too. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t, { type Test } from 'tap';
import { GENERATED } from '../scripts/generated.js';
import { inRoot, pathInRoot } from './helpers/root.js';

const SCRIPT = pathInRoot('dist/scripts/generate.js');
const textOf = (path: string) => readFileSync(inRoot(path), 'utf8');
const README = textOf('README.md');

/** A folder with current docs; `generate` runs the script there. */
function docsIn(t: Test) {
  const folder = t.testdir({});
  for (const [path, make] of GENERATED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), make(path.endsWith('.md') ? textOf(path) : ''));
  }
  const generate = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' });
    return { status, stdout };
  };
  const write = (text: string) => writeFileSync(join(folder, 'README.md'), text);
  const read = () => readFileSync(join(folder, 'README.md'), 'utf8');
  return { folder, generate, read, write };
}

t.test('current docs pass', async (t) => {
  t.match(docsIn(t).generate('--check'), { status: 0, stdout: 'generated docs: current\n' });
});

t.test('what is out of date fails the check, and is repaired by what the message names', async (t) => {
  const { generate, read, write } = docsIn(t);
  const before = read();
  write(before.replace('| `web_search` |', '| `web_serach` |'));
  t.strictSame(generate('--check'), { status: 1, stdout: 'README.md is out of date; run: npm run docs\n' });
  t.match(generate(), { status: 0 });
  t.equal(read(), before);
});

t.test('a file that is gone fails the check', async (t) => {
  const { folder, generate } = docsIn(t);
  const paths = GENERATED.map(([path]) => path);
  for (const path of paths) rmSync(join(folder, path));
  const { status, stdout } = generate('--check');
  t.equal(status, 1);
  for (const path of paths) t.match(stdout, new RegExp(`^${path} is .*npm run docs$`, 'm'), path);
  for (const path of ['server.json', 'examples/clients/cursor.http.json', 'README.md']) {
    const { folder, generate } = docsIn(t);
    rmSync(join(folder, path));
    t.match(generate('--check'), { status: 1, stdout: new RegExp(`^${path} is .*npm run docs\n$`) }, path);
  }
});

t.test('each section has to be there, with both of its markers', async (t) => {
  const [, make = String] = GENERATED.find(([path]) => path === 'README.md') ?? [];
  const markers = [...README.matchAll(/<!-- generated: .+? -->/g)].map(([marker]) => marker);
  t.ok(markers.length > 0);
  for (const marker of markers) {
    const start = README.indexOf(marker);
    const end = README.indexOf('<!-- end -->', start);
    const damaged = {
      start: README.slice(0, start) + README.slice(start + marker.length),
      end: README.slice(0, end) + README.slice(end + '<!-- end -->'.length),
      both: README.slice(0, start) + README.slice(end + '<!-- end -->'.length),
    };
    for (const [what, text] of Object.entries(damaged)) {
      t.throws(() => make(text), { message: `has no ${marker} with its <!-- end -->; ` }, `${marker}: ${what}`);
    }
  }
});

t.test('a README without its places is told and left alone', async (t) => {
  const cases: [what: string, text: (before: string) => string, told: RegExp][] = [
    [
      'no marker',
      (text) => text.replace('<!-- generated: tools -->', ''),
      /has no <!-- generated: tools -->.*put them/,
    ],
    ['no such section', (text) => `${text}\n<!-- generated: weather -->\n<!-- end -->\n`, /unknown section: weather/],
  ];
  for (const [what, damage, told] of cases) {
    const { generate, read, write } = docsIn(t);
    const damaged = damage(read());
    write(damaged);
    for (const args of [['--check'], []]) t.match(generate(...args), { status: 1, stdout: told }, what);
    t.equal(read(), damaged);
  }
});
