import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { ERRORS, type ErrorCode, GatewayError } from '../shared/errors.js';
import { createCall, runTool } from '../tools/registry.js';
import type { Tool } from '../tools/tool.js';
import { EXIT } from './exit-code.js';
import { type JsonLines, openJsonLines } from './json-lines.js';
import { showStatus, type Terminal } from './terminal.js';
import type { ToolRuntime } from './tool-commands.js';

/** What a command was asked to do for each line of a file. */
export interface Batch {
  tool: Tool;
  /** What every call has besides its argument. */
  flags: Record<string, unknown>;
  /** Path of the list, one argument a line; `-` for stdin. */
  file: string;
  jobs: number;
  /** Path to add results to; stdout when undefined. */
  output: string | undefined;
}

/** A line of the output. */
interface Outcome {
  input: string;
  outcome: 'success' | ErrorCode;
  message?: string;
  result?: unknown;
}

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
  const done = new Set<string>();
  const output = await openOutput(batch.output, done, terminal);
  const waiting = wanted.filter((input) => !done.has(input));
  const total = waiting.length;
  const outcomes: Outcome['outcome'][] = [];
  if (total > 0) {
    const runtime = await open();
    const clear = showStatus(terminal.screen, () => progress(outcomes, total));
    const next = async (): Promise<void> => {
      const input = waiting.shift();
      if (input === undefined || terminal.interrupted.aborted) return;
      const outcome = await callOnce(batch, input, runtime, terminal);
      // What Ctrl-C ended has no outcome: the next run asks again.
      if (terminal.interrupted.aborted) return;
      await output.append(outcome);
      outcomes.push(outcome.outcome);
      return next();
    };
    try {
      await Promise.all(Array.from({ length: batch.jobs }, next));
    } finally {
      clear();
      await runtime.close();
    }
  }
  await output.close();
  terminal.err(summary(outcomes, wanted.length - total));
  if (terminal.interrupted.aborted) {
    const left = `interrupted, ${total - outcomes.length} left`;
    terminal.err(batch.output === undefined ? left : `${left}: the same command goes on with them`);
    return EXIT.interrupted;
  }
  if (outcomes.some(isWorthRetrying)) return EXIT.tryLater;
  return outcomes.every((outcome) => outcome === 'success') ? EXIT.success : EXIT.failed;
}

async function callOnce({ tool, flags }: Batch, input: string, { deps, log }: ToolRuntime, terminal: Terminal) {
  try {
    const call = createCall(tool, terminal.interrupted, log);
    const result = await runTool(tool, { ...flags, [tool.argument]: input }, deps, call);
    return { input, outcome: 'success', result } satisfies Outcome;
  } catch (thrown) {
    const { code, message } = GatewayError.from(thrown, tool.errors.fallback);
    return { input, outcome: code, message } satisfies Outcome;
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

/** Inputs that are done, by the last word about each: with a result, or with a failure that another try would not mend. */
async function openOutput(path: string | undefined, done: Set<string>, terminal: Terminal): Promise<JsonLines> {
  if (path === undefined) {
    return { append: async (value) => terminal.out(JSON.stringify(value)), close: async () => {} };
  }
  const failed = (thrown: unknown) => new BatchFileError('--output', 'written', thrown as NodeJS.ErrnoException);
  const lines = await openJsonLines(path, (value) => {
    const { input, outcome } = Object(value) as Partial<Outcome>;
    if (typeof input !== 'string' || outcome === undefined) return;
    if (isWorthRetrying(outcome)) done.delete(input);
    else done.add(input);
  }).catch((thrown) => Promise.reject(failed(thrown)));
  return { ...lines, append: (value) => lines.append(value).catch((thrown) => Promise.reject(failed(thrown))) };
}

function isWorthRetrying(outcome: Outcome['outcome']): boolean {
  return outcome !== 'success' && (ERRORS[outcome]?.retry ?? true);
}

const BAR = 24;

function progress(outcomes: readonly string[], total: number): string {
  const filled = Math.round((BAR * outcomes.length) / total);
  const failed = outcomes.filter((outcome) => outcome !== 'success').length;
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  // Words first: a narrow screen cuts off the end.
  return `${outcomes.length}/${total}${failed ? `, ${failed} failed` : ''} ${bar}`;
}

function summary(outcomes: readonly string[], skipped: number): string {
  const counts = new Map<string, number>([['success', 0]]);
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
  return [...parts, ...(skipped ? [`${skipped} done before`] : [])].join(', ');
}
