import { Command, Option } from 'commander';
import type { z } from 'zod';
import { GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { jsonSchema } from '../tools/json-schema.js';
import { kindOf } from '../tools/lenient.js';
import { createCall, runTool, tools } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';

export interface ToolRuntime {
  deps: ToolDeps;
  log: Log;
  close(): Promise<void>;
}

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Fires on Ctrl-C. */
  interrupted: AbortSignal;
}

/** What a shell gives a command that Ctrl-C ended: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** One command for each tool; `open` makes what the handlers need, only when one runs. Resolves to the exit code. */
export function toolCommands(
  open: () => Promise<ToolRuntime>,
  terminal: Terminal,
  exit: (code: number) => void,
): Command[] {
  return tools.map((tool) => {
    const fields = tool.input.shape as Record<string, z.ZodType>;
    const command = new Command(tool.command)
      .description(tool.title)
      .argument(`<${tool.argument}${tool.takesWords ? '...' : ''}>`, fields[tool.argument]?.description)
      .option('--json', 'print the result as JSON, the body that REST answers')
      .addHelpText('after', `\n${tool.description}`);
    for (const [name, field] of Object.entries(fields))
      if (name !== tool.argument) command.addOption(flagOf(name, field));
    command.configureOutput({ outputError: (text, write) => write(wrongUsage(text, tool)) });
    return command.action(async (words: string | string[], { json, ...flags }: Record<string, unknown>) => {
      const input = { ...toInput(fields, flags), [tool.argument]: [words].flat().join(' ') };
      exit(await runOnce(tool, input, json === true, await open(), terminal));
    });
  });
}

async function runOnce(
  tool: Tool,
  input: unknown,
  json: boolean,
  runtime: ToolRuntime,
  terminal: Terminal,
): Promise<number> {
  const call = createCall(tool, terminal.interrupted, runtime.log);
  try {
    const output = await runTool(tool, input, runtime.deps, call);
    terminal.out(json ? JSON.stringify(output, null, 2) : tool.render(output));
    return 0;
  } catch (thrown) {
    // Whatever was thrown, it is what the interruption did to the call.
    if (call.signal.aborted) {
      terminal.err('interrupted');
      return INTERRUPTED;
    }
    const error = GatewayError.from(thrown, tool.errors.fallback);
    terminal.err(`${error.code}: ${error.message}`);
    return error.code === 'invalid_request' ? 2 : 1;
  } finally {
    await runtime.close();
  }
}

/** Commander's `error: missing …` in the form of every other error: the code, and what to do, on one line. */
function wrongUsage(text: string, { command }: Tool): string {
  const fault = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[^.)]$/, '$&.');
  return `invalid_request: ${fault} Usage: search-gateway ${command} --help\n`;
}

/** `js_render` → `--js-render`, with the schema's description, choices and default. */
function flagOf(name: string, field: z.ZodType): Option {
  const { enum: choices, default: fallback } = jsonSchema(field, 'input') as { enum?: string[]; default?: unknown };
  const kind = kindOf(field);
  const value =
    kind === 'boolean' ? '' : kind === 'number' ? ' <number>' : ` <${choices ? choices.join('|') : 'text'}>`;
  const shown = fallback === undefined || fallback === false ? '' : ` (default: ${fallback})`;
  return new Option(`--${name.replaceAll('_', '-')}${value}`, `${field.description ?? ''}${shown}`);
}

function toInput(fields: Record<string, z.ZodType>, flags: Record<string, unknown>): Record<string, unknown> {
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.keys(fields).map((name) => [name, flags[camel(name)]]));
}
