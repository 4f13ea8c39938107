import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { fetchUrl } from './fetch-url.js';
import { lenient } from './lenient.js';
import type { Call, Tool, ToolDeps } from './tool.js';
import { webSearch } from './web-search.js';

/** Every operation, in the order in which they are listed everywhere. */
export const tools: readonly Tool[] = [webSearch, fetchUrl];

export function createCall(tool: Tool, signal: AbortSignal, log: Log): Call {
  const id = randomUUID();
  return { id, signal, log: log.child({ call: id, tool: tool.name }, true) };
}

/**
 * The only path into a handler: validates in, runs, validates out, and turns whatever is thrown into one of the
 * tool's own error codes. Every face of the gateway calls it, and each writes the call's one log line with `logCall`.
 * @throws GatewayError with one of `tool.errors.codes`
 */
export async function runTool(tool: Tool, rawInput: unknown, deps: ToolDeps, call: Call): Promise<unknown> {
  const input = tool.input.safeParse(lenient(tool.input, rawInput));
  if (!input.success) throw invalidInput(input.error);
  try {
    return tool.output.parse(await tool.handle(input.data, deps, call));
  } catch (thrown) {
    throw own(tool, thrown);
  }
}

/** The summary of a call: `outcome` is `success`, an error code, or `aborted` when nobody waits any more. */
export function logCall(call: Call, startedAt: number, error?: GatewayError): void {
  const ms = Math.round(performance.now() - startedAt);
  if (!error) return void call.log.info({ outcome: 'success', status: 200, ms }, 'call');
  if (call.signal.aborted) return void call.log.info({ outcome: 'aborted', ms }, 'call');
  const fields = { outcome: error.code, status: error.status, ms };
  if (error.status >= 500) call.log.error({ ...fields, err: error.cause }, 'call');
  else call.log.info(fields, 'call');
}

function own(tool: Tool, thrown: unknown): GatewayError {
  const error = GatewayError.from(thrown, tool.errors.fallback);
  const isOwn = (tool.errors.codes as readonly ErrorCode[]).includes(error.code);
  return isOwn ? error : new GatewayError(tool.errors.fallback, { cause: thrown });
}

/** Names each wrong field and what was expected, never the value. */
function invalidInput(error: z.ZodError): GatewayError {
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
  return new GatewayError('invalid_request', { message: `The request is not valid. ${faults.join('; ')}.` });
}
