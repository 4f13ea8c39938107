/** The walk of docs/adding-a-provider.md, walked: its files and changes fit the sources, compile, and pass their test. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import t from 'tap';
import ts from 'typescript';
import { blocksOf } from '../helpers/documents.js';
import { ROOT } from '../helpers/root.js';

t.setTimeout(120_000);
const DOCUMENT = 'docs/adding-a-provider.md';
const TEST = 'test/providers/make-believe.test';
const titled = blocksOf(DOCUMENT).filter(({ title }) => title !== '');

t.test('the provider of the walk compiles against the sources and passes its test', async (t) => {
  const home = t.testdir({});
  for (const path of ['src', 'package.json', 'tsconfig.json', 'docs/providers.md', 'test/helpers', 'test/providers'])
    cpSync(join(ROOT, path), join(home, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));

  for (const { language, title, text } of titled) {
    const path = join(home, title);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, language === 'diff' ? changed(readFileSync(path, 'utf8'), text) : text);
  }
  const sources = titled.map(({ title }) => title).filter((title) => title.endsWith('.ts'));
  t.ok(sources.includes(`${TEST}.ts`), 'the walk has a test');

  t.strictSame(compile(home, sources), []);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'dist', `${TEST}.js`)], {
    encoding: 'utf8',
  });
  t.equal(status, 0, 'its test passes', { stdout, stderr });
  t.match(stdout, /^# time=|^1\.\.[1-9]/m, 'and tested something');
});

t.test('what the walk adds has names that nothing real has', async (t) => {
  const added = titled.filter(({ language }) => language !== 'diff').map(({ title }) => title);
  t.ok(added.length >= 3);
  for (const title of added) t.notOk(existsSync(join(ROOT, title)), title);
  const name = basename(TEST, '.test');
  for (const title of added) t.match(title, name);
  const real = ['src/config.ts', 'src/providers/all.ts', 'docs/providers.md'];
  for (const path of real) t.notMatch(readFileSync(join(ROOT, path), 'utf8'), name.replace('-', '_'), path);
});

/** The text after a diff whose hunks, parted by `@@`, have to be found exactly once. */
function changed(before: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce((text, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const side = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(' ') || line.startsWith(sign) ? [`${line.slice(1)}\n`] : [])).join('');
    const parts = text.split(side('-'));
    if (parts.length !== 2) throw new Error(`stands ${parts.length - 1} times in the file:\n${side('-')}`);
    return parts.join(side('+'));
  }, before);
}

/** Compiles, strictly; what the compiler has to say of these files (the others are checked as they stand). */
function compile(home: string, paths: string[]): string[] {
  const { config } = ts.readConfigFile(join(home, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: paths }, ts.sys, home);
  const program = ts.createProgram(
    paths.map((path) => join(home, path)),
    { ...options, noEmit: false, rootDir: home, outDir: join(home, 'dist') },
  );
  program.emit();
  const diagnostics = paths.flatMap((path) => {
    const file = program.getSourceFile(join(home, path));
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
