import { Command, InvalidArgumentError, Option } from 'commander';
import type { z } from 'zod';
import { GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { TYPED_HINT, typedAddress } from '../shared/typed-address.js';
import { jsonSchema } from '../tools/json-schema.js';
import { kindOf } from '../tools/lenient.js';
import { createCall, runTool, tools } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';
import { EXIT, exitCodeOf } from './exit-code.js';
import { showStatus, type Terminal } from './terminal.js';
import type { Via } from './via-gateway.js';

export interface ToolRuntime {
  deps: ToolDeps;
  log: Log;
  close(): Promise<void>;
}

/** One command for each tool; `open` makes what the handlers need, only when one runs. Resolves to the exit code. */
export function toolCommands(
  open: () => Promise<ToolRuntime>,
  terminal: Terminal,
  exit: (code: number) => void,
  openVia: (url: string) => Promise<Via>,
): Command[] {
  return tools.map((tool) => {
    const fields = tool.input.shape as Record<string, z.ZodType>;
    const words = `${tool.argument}${tool.takesWords ? '...' : ''}`;
    const command = new Command(tool.command)
      .description(tool.title)
      // Optional to the parser only, since a list takes its place.
      .argument(`[${words}]`, `${fields[tool.argument]?.description ?? ''}${tool.takesAddress ? TYPED_HINT : ''}`)
      .usage(`[options] <${words}>`)
      .option('--json', 'print the result as JSON, the body that REST answers')
      .addHelpText('after', `\n${tool.description}`);
    for (const [name, field] of Object.entries(fields))
      if (name !== tool.argument) for (const option of flagsOf(name, field)) command.addOption(option);
    command
      .option('--file <path>', `take each ${tool.argument} from a line of this file (- for stdin), print JSON Lines`)
      .option('--jobs <number>', 'with --file: how many at once (default: 4)', toJobs)
      .option('--output <path>', 'with --file: add the results to this file, and skip what is done there');
    if (tool.list) command.option('--via <url>', 'with --file: as a job of the running gateway at this address');
    command.configureOutput({ outputError: (text, write) => write(wrongUsage(text, tool)) });
    return command.action(async (words: string | string[] | undefined, flags: CommandFlags) => {
      const argument = [words ?? []].flat();
      const given = toInput(fields, flags);
      const inputOf = (typed: string) => ({
        ...given,
        [tool.argument]: tool.takesAddress ? typedAddress(typed) : typed,
      });
      const { file, jobs, output, via } = flags;
      if (file === undefined && argument.length === 0) command.error(`missing required argument '${tool.argument}'`);
      if (file !== undefined && argument.length > 0)
        command.error(`give either a ${tool.argument} or --file, not both`);
      if (file === undefined && (jobs !== undefined || output !== undefined || via !== undefined))
        command.error(tool.list ? '--jobs, --output and --via go with --file' : '--jobs and --output go with --file');
      if (jobs !== undefined && via !== undefined)
        command.error('give either --jobs or --via: the gateway has places of its own');
      if (file === undefined) {
        const input = inputOf(argument.join(' '));
        return exit(await runOnce(tool, input, flags.json === true, await open(), terminal));
      }
      // Loaded when there is a list: most calls have none.
      const { BatchFileError, runBatch } = await import('./batch.js');
      try {
        exit(
          await runBatch(
            { tool, inputOf, file, jobs: jobs ?? 4, output, via: via === undefined ? undefined : () => openVia(via) },
            open,
            terminal,
          ),
        );
      } catch (thrown) {
        if (!(thrown instanceof BatchFileError)) throw thrown;
        terminal.err(`invalid_request: ${thrown.message}`);
        exit(EXIT.usage);
      }
    });
  });
}

interface CommandFlags extends Record<string, unknown> {
  json?: boolean;
  file?: string;
  jobs?: number;
  output?: string;
  via?: string;
}

function toJobs(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('Expected 1–99.');
  return Number(text);
}

async function runOnce(
  tool: Tool,
  input: unknown,
  json: boolean,
  runtime: ToolRuntime,
  terminal: Terminal,
): Promise<number> {
  let phase = '';
  const call = createCall(tool, runtime.deps, terminal.interrupted, runtime.log, (now) => {
    phase = `, ${now}`;
  });
  const startedAt = performance.now();
  const seconds = () => Math.floor((performance.now() - startedAt) / 1000);
  const clear = showStatus(terminal.screen, () => `${tool.title}${phase} … ${seconds()} s`);
  try {
    const output = await runTool(tool, input, runtime.deps, call);
    clear();
    terminal.out(json ? JSON.stringify(output, null, 2) : await shown(tool.render(output), terminal));
    return EXIT.success;
  } catch (thrown) {
    clear();
    // Whatever was thrown, it is what the interruption did to the call.
    if (call.signal.aborted) {
      terminal.err('interrupted');
      return EXIT.interrupted;
    }
    const error = GatewayError.from(thrown, tool.errors.fallback);
    terminal.err(`${error.code}: ${error.message}`);
    return exitCodeOf(error);
  } finally {
    await runtime.close();
  }
}

/** A pipe gets the text as every other face does. */
async function shown(text: string, { forPeople, colours }: Terminal): Promise<string> {
  if (!forPeople && !colours) return text;
  const { paint } = await import('./paint.js');
  return paint(text, colours);
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

/** `js_render` → `--js-render`; and `--no-js-render` where being without the flag is a third thing. */
function flagsOf(name: string, field: z.ZodType): Option[] {
  const flag = flagOf(name, field);
  const isOpen = kindOf(field) === 'boolean' && field.safeParse(undefined).data === undefined;
  return isOpen ? [flag, new Option(flag.long?.replace('--', '--no-') ?? '', `${name} false`)] : [flag];
}

/** With the schema's description, choices and default. */
function flagOf(name: string, field: z.ZodType): Option {
  const { enum: choices, default: fallback } = jsonSchema(field, 'input') as { enum?: string[]; default?: unknown };
  const kind = kindOf(field);
  const value =
    kind === 'boolean' ? '' : kind === 'number' ? ' <number>' : ` <${choices ? choices.join('|') : 'text'}>`;
  const shown = fallback === undefined || fallback === false ? '' : ` (default: ${fallback})`;
  const option = new Option(`--${name.replaceAll('_', '-')}${value}`, `${field.description ?? ''}${shown}`);
  // Told to completion only: what is wrong, the schema says as on every other face.
  if (choices) option.argChoices = choices;
  return option;
}

function toInput(fields: Record<string, z.ZodType>, flags: Record<string, unknown>): Record<string, unknown> {
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.keys(fields).map((name) => [name, flags[camel(name)]]));
}
