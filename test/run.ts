/**
 * Runs the test files that the arguments name, as files, folders or a kind (`test`, `slow`, `online`), each in a process of
 * its own, one more at a time than there are cores, as they wait now and then. It prints a line for each file, then what
 * failed; all that the files said is in one TAP file.
 * tap's own runner puts loaders for TypeScript, mocks and coverage before each file, which cost seconds and which every
 * program inherits that a test starts, and holds thousands of listeners for as many files as there are here.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { Parser, type Result } from 'tap-parser';

const REPORT = '.tap/test.tap';
const AT_ONCE = availableParallelism() + 1;
/**
 * What takes longest begins first, as what begins last is waited for alone; those that render between those that compute.
 * Measured; an order that is wrong costs time only.
 */
const LONGEST = [
  'worker/cost',
  'product/processes',
  'worker/browser',
  'product/faces',
  'worker/browser-worker',
  'worker/bounded-work',
  'worker/ladder',
  'product/logs',
  'docs/commands',
  'product/several-workers',
  'worker/browser-types',
  'product/clients',
  'worker/browser-styles',
  'cache/cached-pages',
  'product/metrics',
  'worker/rendering',
  'worker/hostile',
  'worker/page-world',
  'worker/markdown-fuzz',
  'worker/browser-life',
  'cli/commands',
  'worker/hiding',
  'product/types',
  'worker/extract',
  'product/abandoned',
  'product/stdio',
  'worker/script-redirects',
  'cli/connect',
];
const SHOWN_STDERR_LINES = 20;

const folder = fileURLToPath(new URL('.', import.meta.url));
const [first = 'test', ...others] = process.argv.slice(2);
const wanted = [first, ...others];
const sourceOf = (path: string) => `test/${path.replace(/js$/, 'ts')}`;
const kindOf = (path: string) => /\.(test|slow|online)\.js$/.exec(path)?.[1];
const isWanted = (path: string) => {
  const [kind, source] = [kindOf(path), sourceOf(path)];
  const isBelow = (name: string) => kind === 'test' && source.startsWith(`${name.replace(/\/$/, '')}/`);
  return kind !== undefined && wanted.some((name) => name === kind || name === source || isBelow(name));
};
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted);
if (files.length === 0) throw new Error(`no test file is called ${wanted.join(', ')}`);

// Against what hangs; a busy machine is no failure.
const secondsFor = (path: string) => (kindOf(path) === 'test' ? 5 : 15) * 60;

interface Outcome {
  source: string;
  tap: string;
  stderr: string;
  seconds: number;
  counts: { total: number; pass: number; fail: number; skip: number; todo: number };
  failures: string[];
}

const { stdout } = process;
mkdirSync('.tap', { recursive: true });
const report = createWriteStream(REPORT);
report.write('TAP version 14\n');
const startedAt = performance.now();
const nameOf = (path: string) => path.replace(/\.\w+\.js$/, '');
const rankOf = (path: string) => (LONGEST.includes(nameOf(path)) ? LONGEST.indexOf(nameOf(path)) : LONGEST.length);
// The others from the end: whole products come late in the alphabet, and little files at the end fill all places.
const paths = files.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? 1 : -1));
const outcomes: Outcome[] = [];
await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
report.end(`1..${outcomes.length}\n`);
await finished(report);
tellAll();

async function workThrough(): Promise<void> {
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const outcome = await runFile(path);
    outcomes.push(outcome);
    tell(outcome);
    report.write(asSubtest(outcome, outcomes.length));
  }
}

async function runFile(path: string): Promise<Outcome> {
  const began = performance.now();
  const { NODE_OPTIONS, ...env } = process.env;
  const seconds = secondsFor(path);
  const child = spawn(process.execPath, [folder + path], {
    env: { ...env, TAP: '1', TAP_TIMEOUT: String(seconds) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It ends by itself and says what hung; this is for one that cannot any more.
  const timer = setTimeout(() => child.kill('SIGKILL'), (seconds + 30) * 1000);
  const [tap, stderr, how] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<string>((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('close', (code, signal) => resolve(code === 0 ? '' : `ended with ${signal ?? `code ${code}`}`));
    }),
  ]);
  clearTimeout(timer);
  const source = sourceOf(path);
  const { counts, failures } = read(tap);
  if (how && failures.length === 0) failures.push(`${how}, without an assertion that failed`);
  else if (counts.total === 0) failures.push('tested nothing');
  if (failures.length > counts.fail) {
    counts.total += failures.length - counts.fail;
    counts.fail = failures.length;
  }
  return { source, tap, stderr, seconds: (performance.now() - began) / 1000, counts, failures };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** Counts assertions; a subtest's own line says nothing that they do not, unless it alone failed. */
function read(tap: string): Pick<Outcome, 'counts' | 'failures'> {
  const counts = { total: 0, pass: 0, fail: 0, skip: 0, todo: 0 };
  const failures: string[] = [];
  const watch = (parser: Parser, above: string[]) => {
    let failedBefore: number | undefined;
    parser.on('child', (child: Parser) => {
      failedBefore = failures.length;
      watch(child, [...above, child.name]);
    });
    parser.on('assert', (result: Result) => {
      const isSummary = failedBefore !== undefined;
      const isTold = isSummary && failures.length > (failedBefore ?? 0);
      failedBefore = undefined;
      if (isSummary && (result.ok || isTold)) return;
      const kind = result.skip ? 'skip' : result.todo ? 'todo' : result.ok ? 'pass' : 'fail';
      counts.total += 1;
      counts[kind] += 1;
      if (kind === 'fail') failures.push(`${[...above, result.name].join(' > ')}\n${whyOf(result.diag)}`);
    });
    parser.on('bailout', (reason: string) => failures.push(`bailed out: ${reason}`));
  };
  const parser = new Parser();
  watch(parser, []);
  parser.on('complete', ({ ok, failures: own }) => {
    // A plan that was not kept, or nothing at all.
    if (!ok && failures.length === 0) failures.push(`no whole TAP: ${inspect(own).slice(0, 500)}`);
  });
  parser.end(tap);
  return { counts, failures };
}

function whyOf(diag: unknown): string {
  const { diff, stack } = { ...(diag as Record<string, unknown> | null) };
  return String(diff ?? stack ?? inspect(diag)).slice(0, 1500);
}

function tell({ source, counts, seconds, failures, stderr }: Outcome): void {
  const count = counts.fail > 0 ? `${counts.fail} of ${counts.total} failed` : String(counts.total);
  stdout.write(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${source}  ${count} in ${seconds.toFixed(1)} s\n`);
  // A warning is nobody's failure, and would be seen by nobody.
  const warnings = stderr.split('\n').filter((line) => /\bWarning: /.test(line));
  for (const line of new Set(warnings)) stdout.write(`       ${line}\n`);
}

/** What failed stands last, since a log may keep only its end. */
function tellAll(): void {
  for (const { source, failures, stderr } of outcomes.filter(({ failures }) => failures.length > 0)) {
    for (const failure of failures) stdout.write(`\nfailed: ${source} > ${failure}\n`);
    const said = stderr.trim().split('\n').slice(-SHOWN_STDERR_LINES);
    if (stderr.trim()) stdout.write(`\n${said.map((line) => `  stderr: ${line}`).join('\n')}\n`);
  }
  const sum = (key: keyof Outcome['counts']) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  const counted = (['fail', 'skip', 'todo'] as const).flatMap((key) => (sum(key) > 0 ? `, ${key}: ${sum(key)}` : []));
  const minutes = (performance.now() - startedAt) / 60_000;
  stdout.write(`\n${outcomes.length} files in ${minutes.toFixed(1)} min; all that they said: ${REPORT}\n`);
  stdout.write(`# { total: ${sum('total')}, pass: ${sum('pass')}${counted.join('')} }\n`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

function asSubtest({ source, tap, stderr, failures, seconds }: Outcome, number: number): string {
  const indented = (text: string, start: string) => text.trimEnd().replace(/^(?=.)/gm, start);
  const body = tap.replace(/^TAP version .*\n/, '');
  return [
    `# Subtest: ${source}`,
    ...(stderr.trim() ? [indented(stderr, '    # ')] : []),
    indented(body, '    '),
    `${failures.length > 0 ? 'not ok' : 'ok'} ${number} - ${source} # time=${(seconds * 1000).toFixed(0)}ms`,
    '',
  ].join('\n');
}
