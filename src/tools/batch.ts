import { z } from 'zod';
import { CACHE_STATES, type CacheState } from '../shared/call-facts.js';
import { type ErrorCode, GatewayError, SHARED_CODES } from '../shared/errors.js';
import { withLineFields } from '../shared/line-fields.js';
import type { Log } from '../shared/log.js';
import { checkRoom, createCall, endCall, runTool } from './registry.js';
import type { Tool, ToolDeps } from './tool.js';

/** What became of one input of many. */
export interface BatchRow {
  /** Of the input, from 0. */
  index: number;
  input: string;
  outcome: 'success' | ErrorCode;
  message?: string;
  retryable?: boolean;
  cache?: CacheState | undefined;
  /** Seconds. */
  age?: number | undefined;
  result?: unknown;
}

interface RowOptions<Packed> {
  tool: Tool;
  /** A row as it is handed on, and what made it one of a failure. What it throws becomes of a success that failure; a failure it takes. */
  pack(row: BatchRow, error?: GatewayError): Packed;
  /** What the tool is called with for one of them. */
  inputOf(input: string): Record<string, unknown>;
  deps: ToolDeps;
  log: Log;
  signal: AbortSignal;
  /** Id of the request that asks for all of them: each call has it with a number. */
  id?: string;
}

interface BatchOptions<Packed> extends RowOptions<Packed> {
  inputs: readonly string[];
  /** How many at once. A row that is not taken yet counts as one. */
  jobs: number;
}

/** Most addresses, or other arguments, of one request. */
const MOST_INPUTS = 50;

/** How many of a request run at once. */
export const BATCH_JOBS = 8;

/** Runs a tool for each input, and hands on each row as soon as it is there. What an abort ended has no row. */
export async function runBatch<Packed>(
  options: BatchOptions<Packed>,
  onRow: (row: Packed) => Promise<void>,
): Promise<void> {
  const waiting = options.inputs.map((input, index) => ({ input, index }));
  const next = async (): Promise<void> => {
    const asked = waiting.shift();
    if (!asked || options.signal.aborted) return;
    const row = await runRow(options, asked);
    if (options.signal.aborted) return;
    await onRow(row);
    return next();
  };
  await Promise.all(Array.from({ length: options.jobs }, next));
}

/** Runs a tool for one input of many. */
export function runRow<Packed>(
  { tool, pack, inputOf, deps, log, signal, id }: RowOptions<Packed>,
  asked: Pick<BatchRow, 'index' | 'input'>,
): Promise<Packed> {
  const run = async (): Promise<Packed> => {
    const call = createCall(tool, deps, signal, log);
    try {
      checkRoom(deps);
      const result = await runTool(tool, inputOf(asked.input), deps, call);
      const { cache, age } = call.facts;
      const row = pack({ ...asked, outcome: 'success', cache, age, result });
      if (id) endCall(call, deps);
      return row;
    } catch (thrown) {
      const error = GatewayError.from(thrown, tool.errors.fallback);
      if (id) endCall(call, deps, error);
      const { code, message, retryable } = error;
      return pack({ ...asked, outcome: code, message, retryable }, error);
    }
  };
  return id ? withLineFields({ call: `${id}.${asked.index + 1}` }, run) : run();
}

/** The input of a tool for many arguments at once: a list in the place of the one, named by `tool.list`. */
export function batchInput(tool: Tool, list: string, most = MOST_INPUTS): z.ZodObject {
  const { [tool.argument]: argument, ...rest } = tool.input.shape as Record<string, z.ZodType>;
  const many = z
    .array(argument as z.ZodType)
    .min(1)
    .max(most);
  return z.object({ [list]: many.describe(`What to ask for, ${most} at most`), ...rest });
}

/** A line of the answer to a batch. */
export function batchRow(tool: Tool): z.ZodObject {
  return z.object({
    index: z.int().describe('Place in the list, from 0'),
    input: z.string(),
    outcome: z.enum(['success', ...tool.errors.codes, ...SHARED_CODES]),
    message: z.string().optional().describe('Of a failure: what went wrong and what to do next'),
    retryable: z.boolean().optional().describe('Of a failure: whether the same call may succeed later'),
    cache: z.enum(CACHE_STATES).optional().describe('Of a success, as the header of a single call'),
    age: z.int().optional().describe('Likewise'),
    result: tool.output.optional(),
  });
}
