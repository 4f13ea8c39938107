import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { ERRORS, GatewayError } from '../shared/errors.js';
import { type BatchRow, runBatch as runTools } from '../tools/batch.js';
import type { Tool } from '../tools/tool.js';
import { EXIT, exitCodeOf } from './exit-code.js';
import { type JsonLines, openJsonLines } from './json-lines.js';
import { showStatus, type Terminal } from './terminal.js';
import type { ToolRuntime } from './tool-commands.js';
import type { Via } from './via-gateway.js';

/** What a command was asked to do for each line of a file. */
export interface Batch {
  tool: Tool;
  /** What the tool is called with for a line of the list. */
  inputOf(line: string): Record<string, unknown>;
  /** Path of the list, one argument a line; `-` for stdin. */
  file: string;
  jobs: number;
  /** Path to add results to; stdout when undefined. */
  output: string | undefined;
  /** A running gateway that does the work; this process when undefined. */
  via?: (() => Promise<Via>) | undefined;
}

/** A line of the output. */
type Outcome = Pick<BatchRow, 'input' | 'outcome' | 'message' | 'result'>;

/** A file of a batch that cannot be used; the message quotes no path. */
export class BatchFileError extends Error {
  override readonly name = 'BatchFileError';
  constructor(flag: string, verb: string, { code = 'unknown' }: NodeJS.ErrnoException) {
    super(`The file of ${flag} cannot be ${verb} (${code}).`);
  }
}

/** Runs a tool for each line of a list, several at once, and resolves to the exit code. @throws BatchFileError */
export async function runBatch(batch: Batch, open: () => Promise<ToolRuntime>, terminal: Terminal): Promise<number> {
  const wanted = await readList(batch.file, terminal);
  const lastWords = new Map<string, Outcome['outcome']>();
  const output = await openOutput(batch.output, lastWords, terminal);
  const isWaiting = (input: string) => isWorthRetrying(lastWords.get(input));
  const waiting = wanted.filter(isWaiting);
  const before = wanted.filter((input) => !isWaiting(input)).map((input) => lastWords.get(input));
  const total = waiting.length;
  const outcomes: Outcome['outcome'][] = [];
  let failure: GatewayError | undefined;
  if (total > 0) {
    const clear = showStatus(terminal.screen, () => progress(outcomes, total));
    const onRow = async ({ input, outcome, message, result }: BatchRow) => {
      await output.append({ input, outcome, message, result });
      lastWords.set(input, outcome);
      outcomes.push(outcome);
    };
    try {
      const { interrupted: signal } = terminal;
      if (batch.via) await runElsewhere(batch.via, batch, waiting, signal, onRow);
      else await runHere(await open(), batch, waiting, signal, onRow);
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown;
      failure = thrown;
    } finally {
      clear();
    }
  }
  await output.close();
  terminal.err(summary(outcomes, before));
  if (terminal.interrupted.aborted) {
    const left = `interrupted, ${total - outcomes.length} left`;
    terminal.err(batch.output === undefined ? left : `${left}: the same command goes on with them`);
    return EXIT.interrupted;
  }
  if (failure) {
    terminal.err(`${failure.code}: ${failure.message}`);
    return exitCodeOf(failure);
  }
  // What runs before this one left in the file counts as much as what this one added to it.
  if (wanted.some(isWaiting)) return EXIT.tryLater;
  return wanted.every((input) => lastWords.get(input) === 'success') ? EXIT.success : EXIT.failed;
}

type OnRow = (row: BatchRow) => Promise<void>;

async function runHere(
  { deps, log, close }: ToolRuntime,
  { tool, inputOf, jobs }: Batch,
  inputs: readonly string[],
  signal: AbortSignal,
  onRow: OnRow,
): Promise<void> {
  try {
    // What Ctrl-C ended has no outcome: the next run asks again.
    await runTools({ tool, pack: (row: BatchRow) => row, inputOf, inputs, jobs, deps, log, signal }, onRow);
  } finally {
    await close();
  }
}

async function runElsewhere(
  openVia: () => Promise<Via>,
  { tool, inputOf }: Batch,
  lines: readonly string[],
  signal: AbortSignal,
  onRow: OnRow,
): Promise<void> {
  const { runVia } = await import('./via-gateway.js');
  const via = await openVia();
  try {
    // Rows have what was sent; the file has what was typed.
    const asTyped: OnRow = (row) => onRow({ ...row, input: lines[row.index] ?? row.input });
    await runVia(via, { tool, inputs: lines.map(inputOf), signal }, asTyped);
  } finally {
    via.close();
  }
}

/** Each line once; blank ones and those that begin with `# ` say nothing. */
async function readList(file: string, terminal: Terminal): Promise<string[]> {
  try {
    const text = file === '-' ? await readText(Readable.from(terminal.stdin)) : await readFile(file, 'utf8');
    const lines = text.replace(/^\ufeff/, '').split('\n');
    return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !/^#(\s|$)/.test(line)))];
  } catch (thrown) {
    throw new BatchFileError('--file', 'read', thrown as NodeJS.ErrnoException);
  }
}

/** Tells `lastWords` the last word of the file about each input. */
async function openOutput(
  path: string | undefined,
  lastWords: Map<string, Outcome['outcome']>,
  terminal: Terminal,
): Promise<JsonLines> {
  if (path === undefined) {
    return { append: async (value) => terminal.out(JSON.stringify(value)), close: async () => {} };
  }
  const failed = (thrown: unknown) => new BatchFileError('--output', 'written', thrown as NodeJS.ErrnoException);
  const lines = await openJsonLines(path, (value) => {
    const { input, outcome } = Object(value) as Partial<Outcome>;
    if (typeof input === 'string' && outcome !== undefined) lastWords.set(input, outcome);
  }).catch((thrown) => Promise.reject(failed(thrown)));
  return { ...lines, append: (value) => lines.append(value).catch((thrown) => Promise.reject(failed(thrown))) };
}

/** Also of what nobody has a word about yet, and of words that this version does not know. */
function isWorthRetrying(outcome: Outcome['outcome'] | undefined): boolean {
  return outcome !== 'success' && (outcome === undefined || (ERRORS[outcome]?.retry ?? true));
}

const BAR = 24;

function progress(outcomes: readonly string[], total: number): string {
  const filled = Math.round((BAR * outcomes.length) / total);
  const failed = outcomes.filter((outcome) => outcome !== 'success').length;
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  // Words first: a narrow screen cuts off the end.
  return `${outcomes.length}/${total}${failed ? `, ${failed} failed` : ''} ${bar}`;
}

function summary(outcomes: readonly string[], before: readonly (string | undefined)[]): string {
  const now = countsOf(outcomes, ['success']);
  const failed = countsOf(before.filter((outcome) => outcome !== 'success'));
  const which = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  return [...now, ...(before.length > 0 ? [`${before.length} done before${which}`] : [])].join(', ');
}

/** How often each comes, `first` ones first and at least as zero. */
function countsOf(outcomes: readonly (string | undefined)[], first: readonly string[] = []): string[] {
  const counts = new Map<string | undefined, number>(first.map((outcome) => [outcome, 0]));
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`);
}
