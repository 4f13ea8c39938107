/** Every command of every document is run as it is written; where a document shows what it prints, it prints that. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import t from 'tap';
import { parseAllDocuments } from 'yaml';
import { createWorld, STAND_INS } from '../helpers/documented-world.js';
import { blocksOf, DOCUMENTS, documentText, parseMarkdown } from '../helpers/documents.js';
import { ROOT } from '../helpers/root.js';

/** Other names for shell, under which a command would escape this test. */
const OTHER_SHELLS = ['bash', 'shell', 'console', 'zsh', 'shell-session'];
const NPM_ITSELF = ['ci', 'install', 'pack'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

// Commands run one after another; tap ends a file by the time it is given as a whole.
t.setTimeout(240_000);
const directory = mkdtempSync(join(tmpdir(), 'documented-'));
t.teardown(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
const world = await createWorld(t, directory);

const help = (await world.sh('search-gateway --help')).stdout;

for (const path of DOCUMENTS) {
  const blocks = blocksOf(path);
  t.strictSame(indentedCode(path), [], `${path}: code is fenced`);
  for (const command of inlineCommands(path)) {
    const [program = '', ...args] = command.split(' ');
    const exists =
      program === 'search-gateway' ? help.includes(`\n  ${args[0]} `) : makesSense([program, ...args], path);
    t.ok(exists, `${path}: \`${command}\` exists`);
  }
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
      for (const call of world.calls()) t.ok(makesSense(call, path), call.join(' '));
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

function indentedCode(path: string): string[] {
  const tokens = parseMarkdown(documentText(path));
  return tokens.flatMap(({ type, content }) => (type === 'code_block' ? [content] : []));
}

/** Commands in the running text: those of ours, and those of programs that are stood in for. */
function inlineCommands(path: string): string[] {
  const inlines = parseMarkdown(documentText(path)).flatMap(({ children }) => children ?? []);
  const commands = inlines.flatMap(({ type, content }) => (type === 'code_inline' ? content.split(' && ') : []));
  const starts = new RegExp(`^(?:npx (?:-y )?)?((?:search-gateway|${STAND_INS.join('|')}) [a-z].*)`, 's');
  return commands.flatMap((command) => starts.exec(command)?.[1]?.replace(/\s+/g, ' ') ?? []);
}

/** What can be said of a call to a program that is not run here. */
function makesSense([program, command = '', ...rest]: string[], document: string): boolean {
  const args = [command, ...rest];
  const after = (...names: string[]) => args.flatMap((arg, at) => (names.includes(arg) ? [args[at + 1] ?? ''] : []));
  const exists = (path: string) =>
    [ROOT, join(ROOT, dirname(document))].some((folder) => existsSync(join(folder, path)));
  switch (program) {
    case 'npm': {
      const [script = '', ...given] = command === 'run' ? rest : args;
      if (script === 'test') return given.every((arg) => arg === '--' || exists(arg));
      return script in scripts || NPM_ITSELF.includes(script);
    }
    case 'docker':
      if (command === 'compose') return after('-f', '--file').every(exists);
      return command !== 'build' || after('--target').every((name) => stages().includes(name));
    case 'kubectl':
      if (command === 'port-forward') return services().includes(rest[0] ?? '');
      return after('-f', '-k', '--filename', '--kustomize').every(exists);
    case 'helm':
      // The chart, and the values it is given.
      return args.filter((arg) => !arg.startsWith('-') && arg.includes('/')).every(exists);
    default:
      return /(^|\s)node \/path\/to\/search-gateway\/dist\/src\/cli\.js stdio$|\bhttp:\/\/127\.0\.0\.1:8080\/mcp\b/.test(
        args.join(' '),
      );
  }
}

function stages(): string[] {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  return [...dockerfile.matchAll(/^FROM .* AS (\S+)$/gim)].map(([, name]) => name ?? '');
}

/** The Services of the Kubernetes examples, as kubectl names them. */
function services(): string[] {
  const folder = join(ROOT, 'examples/k8s/base');
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n---\n');
  const manifests = parseAllDocuments(text).map((document) => document.toJS());
  return manifests.flatMap((manifest) => (manifest?.kind === 'Service' ? [`service/${manifest.metadata.name}`] : []));
}
