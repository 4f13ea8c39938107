import type { z } from 'zod';
import { currentCaller, kindOf } from '../callers/caller.js';
import { noRoom } from '../shared/bytes-in-flight.js';
import type { CallFacts, Say } from '../shared/call-facts.js';
import { currentCallId } from '../shared/call-id.js';
import { type ErrorCode, GatewayError, SHARED_CODES } from '../shared/errors.js';
import type { Phase } from '../shared/fetch-contract.js';
import { lineFields, withLineFields } from '../shared/line-fields.js';
import { type Log, levelOf } from '../shared/log.js';
import { noTelemetry, secondsSince } from '../shared/telemetry.js';
import { expected } from './expected.js';
import { fetchUrl } from './fetch-url.js';
import { lenient } from './lenient.js';
import type { Call, Kept, Tool, ToolDeps } from './tool.js';
import { webSearch } from './web-search.js';

/** Every operation, in the order in which they are listed everywhere. */
export const tools: readonly Tool[] = [webSearch, fetchUrl];

/**
 * One call of a tool, under the id of the request that asks for it, or one of its own. Counted until `endCall`. `onPhase`
 * hears what it is at.
 */
export function createCall(
  tool: Tool,
  { calls }: Pick<ToolDeps, 'calls'>,
  signal: AbortSignal,
  log: Log,
  onPhase: (phase: Phase) => void = () => {},
): Call {
  calls?.began();
  const facts: CallFacts = {};
  const say = (more: CallFacts) => {
    if (more.phase && more.phase !== facts.phase) onPhase(more.phase);
    Object.assign(facts, more);
  };
  return {
    id: currentCallId(),
    tool: tool.operation ?? tool.name,
    signal,
    log,
    startedAt: performance.now(),
    facts,
    say,
  };
}

/**
 * The only path into a handler: validates in, runs, validates out, and turns whatever is thrown into one of the
 * tool's own error codes. Every face of the gateway calls it, and each says how it ended with `endCall`.
 * @throws GatewayError with one of `tool.errors.codes`, or of `SHARED_CODES`
 */
export async function runTool(tool: Tool, rawInput: unknown, deps: ToolDeps, call: Call): Promise<unknown> {
  const input = checkedInput(tool, rawInput, call.say);
  const { refusal, settle } = await entered(deps, call);
  try {
    // What is kept costs nothing, so it is there without a point too.
    const asked = refusal ? { ...deps, ...keptOnly(deps, refusal) } : deps;
    const handle = async () => withLineFields({ call: call.id }, () => tool.handle(input, asked, call));
    const output = tool.output.parse(await (deps.calls ? deps.calls.unlessCut(handle) : handle()));
    await settle(call.facts.cost ?? 1);
    return output;
  } catch (thrown) {
    const found = own(tool, thrown);
    // It knows the seconds.
    const error = found.code === 'caller_rate_limited' ? (refusal ?? found) : found;
    // What nobody was asked for costs nothing.
    await settle(error.code === 'invalid_request' ? 0 : 1);
    throw error;
  }
}

/** Counts the call for its caller; `settle` says what it cost, `refusal` why it may cost nothing. */
async function entered({ limit }: ToolDeps, { say }: Call) {
  const caller = currentCaller();
  if (!limit || caller === undefined) return { settle: async () => {} };
  const { refusal, settle } = await limit.enter(caller);
  return { refusal, settle: async (cost: number) => say({ ...(await settle(cost)) }) };
}

/** @throws GatewayError the refusal, where nothing is kept */
function keptOnly({ kept }: ToolDeps, refusal: GatewayError): Kept {
  if (!kept) throw refusal;
  return kept;
}

/** What was sent, as the schema means it; `say` hears the names that it does not have. @throws GatewayError invalid_request */
export function checkedInput(
  { input: schema, aliases }: Pick<Tool, 'input' | 'aliases'>,
  raw: unknown,
  say: Say,
): Record<string, unknown> {
  const { input, ignored } = lenient(schema, raw, aliases);
  if (ignored.length > 0) say({ ignored });
  const checked = schema.safeParse(input, { error: expected });
  if (!checked.success) throw invalidInput(checked.error);
  return checked.data;
}

/** Refuses an answer of so many bytes that finds no room; with none, a call that had better not begin. @throws GatewayError busy */
export function checkRoom({ inFlight }: ToolDeps, bytes?: number): void {
  const hasRoom = !inFlight || (bytes === undefined ? !inFlight.isFull : inFlight.fits(bytes));
  if (!hasRoom) throw noRoom();
}

/** The summary of a call, as its one log line and in telemetry. */
export function endCall(call: Call, { telemetry = noTelemetry, calls }: ToolDeps, error?: GatewayError): void {
  const outcome = outcomeOf(call, error);
  const reason = outcome === 'aborted' ? undefined : error?.reason;
  const { contract, caller } = lineFields();
  const facts = {
    'gen_ai.tool.name': call.tool,
    'search_gateway.outcome': outcome,
    ...(contract && { 'search_gateway.contract': contract }),
    ...(caller && { 'search_gateway.caller': kindOf(caller) }),
  };
  const why = reason && { 'search_gateway.reason': reason };
  calls?.ended(outcome);
  telemetry.tell({ ...facts, ...why });
  telemetry.add('search_gateway.tool.calls', 1, { ...facts, ...why });
  telemetry.record('search_gateway.tool.duration', secondsSince(call.startedAt), facts);
  const status = outcome === 'aborted' ? undefined : (error?.status ?? 200);
  const { cache, provider, phase } = call.facts;
  const about = {
    ...(reason && { reason }),
    ...(cache && { cache }),
    ...(provider && { provider }),
    ...(error && phase && { phase }),
  };
  const fields = { call: call.id, tool: call.tool, outcome, ...about, status, ms: elapsedMs(call) };
  const level = levelOf(status ?? 0);
  call.log[level]({ ...fields, ...(level === 'error' && { err: error?.cause }) }, 'call');
}

/** `success`, an error code, or `aborted` when nobody waits any more. */
function outcomeOf({ signal }: Call, error: GatewayError | undefined): ErrorCode | 'success' | 'aborted' {
  if (!error) return 'success';
  return signal.aborted ? 'aborted' : error.code;
}

function elapsedMs({ startedAt }: Call): number {
  return Math.round(performance.now() - startedAt);
}

function own(tool: Tool, thrown: unknown): GatewayError {
  const error = GatewayError.from(thrown, tool.errors.fallback);
  const isOwn = [...tool.errors.codes, ...SHARED_CODES].includes(error.code);
  return isOwn ? error : new GatewayError(tool.errors.fallback, { cause: thrown });
}

/** Names each wrong field and what was expected, never the value. */
function invalidInput(error: z.ZodError): GatewayError {
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
  return new GatewayError('invalid_request', { message: `The request is not valid. ${faults.join('; ')}.` });
}
