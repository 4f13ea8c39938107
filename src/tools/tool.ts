import type { z } from 'zod';
import type { Limit } from '../callers/limit.js';
import type { Search } from '../providers/provider.js';
import type { ToStructure } from '../reading/structure.js';
import type { BytesInFlight } from '../shared/bytes-in-flight.js';
import type { CallCount } from '../shared/call-count.js';
import type { CallFacts, Say } from '../shared/call-facts.js';
import type { ErrorCode, GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import type { Telemetry } from '../shared/telemetry.js';
import type { FetchPage } from '../worker-client.js';
import type { Fence } from './fence.js';

/** What handlers may use; made once per process. */
export interface ToolDeps {
  search: Search;
  fetchPage: FetchPage;
  /** Off when undefined. */
  telemetry?: Telemetry;
  /** Without a bound when undefined. */
  inFlight?: BytesInFlight;
  /** Counts what is under way, for who stops the process. */
  calls?: CallCount;
  /** Remembers how pages are built; each is looked at anew when undefined. */
  toStructure?: ToStructure;
  /** Bounds how often each caller asks; nobody is bounded when undefined. */
  limit?: Limit | undefined;
  /** Of what is kept alone, for callers who may not ask for more now; they get nothing when undefined. */
  kept?: Kept | undefined;
  /** Most characters of a page's text that a call over MCP gets where it says none; 0 or undefined for no bound. */
  mcpMaxLength?: number;
}

/** What asks nobody. Each is rejected with `caller_rate_limited` for what is not kept. */
export type Kept = Pick<ToolDeps, 'search' | 'fetchPage'>;

/** One run of a tool, whichever face asked for it. */
export interface Call {
  /** The same in all its log lines, the worker's too. */
  id: string;
  /** The tool's name. */
  tool: string;
  /** Fires when the client is gone or cancels. */
  signal: AbortSignal;
  /** The process's; the one line that names the call is written at its end. */
  log: Log;
  /** Of `performance.now()`. */
  startedAt: number;
  /** How its answer came about, as far as was said. */
  facts: CallFacts;
  say: Say;
  /** Most characters of a text where the call itself says none; without a bound when undefined. */
  usualLength?: number | undefined;
}

/** How a family of tools fails: the codes it may answer and the REST body they become. */
export interface ToolErrors {
  codes: readonly ErrorCode[];
  /** What an error outside `codes` becomes. */
  fallback: ErrorCode;
  /** What a call is told whose own client gives it less time than we do. */
  late: ErrorCode;
  body: z.ZodType;
  toBody(error: GatewayError): unknown;
}

/** A result that MCP clients also get as data; its schema becomes the tool's `outputSchema`. */
export interface Structured<Output> {
  schema: z.ZodObject;
  wrap(output: Output): Record<string, unknown>;
  /** Whether the text of the result is this data as JSON, so that nothing may stand beside it. */
  isText?: boolean;
}

/** An operation, defined once. MCP, REST, OpenAPI, the command line and the README are derived from it. */
export interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodType> {
  /** snake_case, as models call it. */
  name: string;
  /** What logs and metrics call it, where it is one of our operations under another name. */
  operation?: string;
  /** The command line's word for it. */
  command: string;
  title: string;
  description: string;
  /** Path below `/api/v1`. */
  rest: string;
  /** Flat; the field named by `argument` is the command line's positional argument. */
  input: Input;
  /** What other products call a field of the input; understood, and not listed. */
  aliases?: Readonly<Record<string, keyof z.input<Input> & string>>;
  argument: keyof z.input<Input> & string;
  /** Name of the field that holds many arguments, where the tool takes many at once over REST, below its path. */
  list?: string;
  /** Whether the command line takes several words for the argument, joined by blanks. */
  takesWords?: boolean;
  /** Whether the argument is an address. Where people type it, `https://` may be left out; programs have to write it. */
  takesAddress?: boolean;
  output: Output;
  structured?: Structured<z.output<Output>>;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  errors: ToolErrors;
  examples: { input: z.input<Input>; output: z.input<Output> };
  /** The result as text for a model or a terminal. `fence` sets apart what pages say, where they say much. */
  render(output: z.output<Output>, fence?: Fence): string;
  handle(input: z.output<Input>, deps: ToolDeps, call: Call): Promise<z.input<Output>>;
}

/** A tool as the adapters see it: they loop over tools and never know a particular one. */
// biome-ignore lint/suspicious/noExplicitAny: `handle` and `render` take what the tool's own schemas produce; runTool is the one caller
export type Tool = ToolDefinition<any, any>;

/** The identity; it ties the types of `handle`, `render` and `examples` to the two schemas. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodType>(tool: ToolDefinition<Input, Output>) {
  return tool;
}
