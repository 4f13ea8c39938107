/** What a second `npm start` does about a package that lost some of what the first one made. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { pathInRoot } from '../helpers/root.js';

const SETUP = pathInRoot('scripts/setup.mjs');
const CURRENT = 'setup: dependencies are installed\nsetup: the build is current\n';
const INSTALLED = 'setup: installing dependencies (npm ci)\nsetup: the build is current\n';
const BUILT = 'setup: dependencies are installed\nsetup: building (tsc)\n';

/** A small package with one dependency, whose build needs no compiler; set up once. */
function packageFor(t: Test): { folder: string; setUp(): { status: number | null; stderr: string } } {
  const dependencies = { part: 'file:part' };
  const build = `node -e "fs.cpSync('src', 'dist/src', { recursive: true })"`;
  const folder = t.testdir({
    'package.json': JSON.stringify({ name: 'whole', version: '1.0.0', scripts: { build }, dependencies }),
    'package-lock.json': JSON.stringify({
      name: 'whole',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'whole', version: '1.0.0', dependencies },
        'node_modules/part': { resolved: 'part', link: true },
        'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['!linux', '!darwin', '!win32'] },
        part: { version: '1.0.0' },
      },
    }),
    part: { 'package.json': '{"name":"part","version":"1.0.0"}' },
    src: { 'cli.js': 'export {};', inner: { 'deep.js': 'export const deep = 1;' } },
    scripts: {},
  });
  cpSync(SETUP, join(folder, 'scripts/setup.mjs'));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const setUp = () => {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/setup.mjs')], { env });
    // What npm says is not ours.
    return { status, stderr: String(stderr).replace(/^(?!setup: ).*\n/gm, '') };
  };
  setUp();
  return { folder, setUp };
}

const damages: [what: string, path: string, damage: (file: string) => void, repaired: string][] = [
  ['an output that is gone', 'dist/src/cli.js', (file) => rmSync(file), BUILT],
  ['an output further down that is gone', 'dist/src/inner/deep.js', (file) => rmSync(file), BUILT],
  ['an output that was cut', 'dist/src/inner/deep.js', (file) => writeFileSync(file, ''), BUILT],
  ['a dependency that is gone', 'node_modules/part', (file) => rmSync(file), INSTALLED],
];

t.test('what is set up stays as it is; what lost a part is mended', async (t) => {
  const { folder, setUp } = packageFor(t);
  t.strictSame(setUp(), { status: 0, stderr: CURRENT });
  for (const [what, path, damage, repaired] of damages) {
    const whole = contentsOf(folder);
    damage(join(folder, path));
    t.strictNotSame(contentsOf(folder), whole, what);
    t.strictSame(setUp(), { status: 0, stderr: repaired }, `${what} is mended`);
    t.strictSame(contentsOf(folder), whole, 'entirely');
  }
  t.strictSame(setUp(), { status: 0, stderr: CURRENT });
});

/** What the setup makes that runs: each file with its text. */
function contentsOf(folder: string): string[] {
  const paths = ['dist/src/cli.js', 'dist/src/inner/deep.js', 'node_modules/part/package.json'];
  return paths.map((path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : 'gone'));
}

/** A small package like ours: what runs, what its build needs, what only developing needs. */
function layeredPackage(t: Test) {
  const parts = ['runs', 'builds', 'develops'];
  const dependencies = { runs: 'file:runs' };
  const devDependencies = { builds: 'file:builds', develops: 'file:develops' };
  const build = (kind: string) =>
    `node -e "fs.mkdirSync('dist/src', { recursive: true }); fs.writeFileSync('dist/src/kind', '${kind}')"`;
  const folder = t.testdir({
    'package.json': JSON.stringify({
      name: 'layered',
      version: '1.0.0',
      scripts: { build: build('all'), 'build:product': build('product'), prepare: 'node scripts/prepare.mjs' },
      buildTools: ['builds'],
      dependencies,
      devDependencies,
    }),
    scripts: {},
    ...Object.fromEntries(parts.map((name) => [name, { 'package.json': JSON.stringify({ name, version: '1.0.0' }) }])),
  });
  for (const name of ['setup.mjs', 'prepare.mjs']) cpSync(pathInRoot(`scripts/${name}`), join(folder, 'scripts', name));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const sh = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
    return { status, said: stderr.match(/^setup: .*$/gm) ?? [] };
  };
  sh('npm', 'install', '--package-lock-only', '--ignore-scripts');
  const has = () => parts.filter((name) => existsSync(join(folder, 'node_modules', name)));
  const built = () =>
    existsSync(join(folder, 'dist/src/kind')) ? readFileSync(join(folder, 'dist/src/kind'), 'utf8') : '';
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { sh, has, built, text };
}

t.test('what running needs comes first, the rest when it is asked for, and nothing goes again', async (t) => {
  const { sh, has, built, text } = layeredPackage(t);
  const before = [text('package.json'), text('package-lock.json')];
  const setUp = (...options: string[]) => sh(process.execPath, 'scripts/setup.mjs', ...options);
  const current = { status: 0, said: ['setup: dependencies are installed', 'setup: the build is current'] };

  t.match(setUp('--product'), {
    status: 0,
    said: [/what running needs/, /what the build needs \(builds@/, 'setup: building (tsc)'],
  });
  t.strictSame([has(), built()], [['runs', 'builds'], 'product']);
  t.strictSame(setUp('--product'), current);

  t.match(setUp(), { status: 0, said: [/npm ci/, /building/] });
  t.strictSame([has(), built()], [['runs', 'builds', 'develops'], 'all']);
  t.strictSame(setUp(), current);
  t.strictSame(setUp('--product'), current);
  t.strictSame([text('package.json'), text('package-lock.json')], before);
});

t.test("npm's own install builds where it can, and is no failure where it cannot", async (t) => {
  const whole = layeredPackage(t);
  t.match(whole.sh('npm', 'ci'), { status: 0 });
  t.equal(whole.built(), 'all');
  t.strictSame(whole.sh(process.execPath, 'scripts/setup.mjs').said, [
    'setup: dependencies are installed',
    'setup: the build is current',
  ]);
});

t.test('an install without what the build needs is no failure', async (t) => {
  const { sh, has, built } = layeredPackage(t);
  t.match(sh('npm', 'ci', '--omit=dev'), { status: 0 });
  t.strictSame([has(), built()], [['runs'], '']);
});
