/** Every command of every document is run as it is written; where a document shows what it prints, it prints that. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { createWorld } from '../helpers/documented-world.js';
import { blocksOf, DOCUMENTS, ROOT } from '../helpers/documents.js';

/** Other names for shell, under which a command would escape this test. */
const OTHER_SHELLS = ['bash', 'shell', 'console', 'zsh', 'shell-session'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

// Commands run one after another; tap ends a file by the time it is given as a whole.
t.setTimeout(240_000);
const directory = mkdtempSync(join(tmpdir(), 'documented-'));
t.teardown(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
const world = await createWorld(t, directory);

for (const path of DOCUMENTS) {
  const blocks = blocksOf(path);
  t.strictSame(
    blocks.filter(({ language }) => OTHER_SHELLS.includes(language)),
    [],
    `${path}: shell is called sh`,
  );
  for (const { line, text, output } of blocks.filter(({ language }) => language === 'sh')) {
    t.test(`${path}:${line}`, { timeout: 60_000 }, async (t) => {
      const { code, stdout, stderr } = await world.sh(text);
      t.equal(code, 0, text, { stdout, stderr });
      if (output !== undefined) t.match(stdout.trim(), printed(output));
      for (const call of world.calls()) t.ok(makesSense(call), call.join(' '));
    });
  }
}

/** The output as shown; `…` stands for what differs from time to time. */
function printed(output: string): RegExp {
  const escaped = output
    .trim()
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\s\\S]*')}$`);
}

/** What can be said of a call to a program that is not run here. */
function makesSense([program, command = '', ...rest]: string[]): boolean {
  const args = [command, ...rest];
  const after = (...names: string[]) => args.flatMap((arg, at) => (names.includes(arg) ? [args[at + 1] ?? ''] : []));
  const filesExist = (...names: string[]) => after(...names).every((file) => existsSync(join(ROOT, file)));
  switch (program) {
    case 'npm':
      return command === 'run'
        ? (rest[0] ?? '') in scripts
        : ['start', 'test', 'ci', 'install', 'pack'].includes(command);
    case 'docker':
      if (command === 'compose') return filesExist('-f', '--file');
      return command !== 'build' || after('--target').every((name) => stages().includes(name));
    case 'kubectl':
      return filesExist('-f', '-k', '--filename', '--kustomize', '--from-file');
    default:
      return /\b(npx -y search-gateway stdio|http:\/\/127\.0\.0\.1:8080\/mcp)\b/.test(args.join(' '));
  }
}

function stages(): string[] {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  return [...dockerfile.matchAll(/^FROM .* AS (\S+)$/gim)].map(([, name]) => name ?? '');
}
