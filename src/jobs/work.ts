import { inBackground } from '../callers/caller.js';
import { ERRORS, type GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { type BatchRow, runRow } from '../tools/batch.js';
import type { ToolDeps } from '../tools/tool.js';
import type { Waiting } from './host-queues.js';
import { Places } from './places.js';
import type { Run } from './run.js';

/** How often a place finds no room before that is its result. */
const MOST_TRIES = 10;
/** Visits of an address that ended the process before there was a result; a result says so then. */
const MOST_BEGUN = 3;

const NO_ROOM = 'There is no room for more results of jobs. Make a job of what is left when this one has expired.';
const TOO_LARGE = 'The result is too large to be kept. Ask for this one without a job.';
const NEVER_ENDED = `The gateway went down in ${MOST_BEGUN} visits of this. It is not visited again.`;

interface WorkOptions {
  deps: ToolDeps;
  log: Log;
  now: () => number;
}

/** Works through lists, a few addresses of all of them at once. */
export interface Work {
  add(run: Run): void;
  /** Looks for what may begin now. */
  fill(): void;
  close(): void;
}

export function createWork({ deps, log, now }: WorkOptions): Work {
  const places = new Places(visit, now);
  deps.telemetry?.watch('search_gateway.jobs.running', () => [{ value: places.runs.length }]);
  deps.telemetry?.watch('search_gateway.jobs.waiting', () => [
    { value: places.runs.reduce((sum, { left }) => sum + left, 0) },
  ]);

  async function visit(run: Run, waiting: Waiting): Promise<void> {
    const { index } = waiting;
    const { tool, inputs, fields, callId } = run.order;
    const input = inputs[index] ?? '';
    const refuse = () => keep(run, failed({ index, input }, 'busy', NO_ROOM), true);
    if (run.isFull || !run.results.hasRoom()) return refuse();
    const begun = await run.results.begin(index);
    if (begun === undefined) return run.end();
    if (begun > MOST_BEGUN) return keep(run, failed({ index, input }, tool.errors.fallback, NEVER_ENDED), true);
    const pack = (row: BatchRow, error?: GatewayError) => ({ row, error });
    const inputOf = (argument: string) => ({ ...fields, [tool.argument]: argument });
    const asked = { tool, pack, inputOf, deps, log, signal: run.signal, id: callId };
    const { row, error } = await inBackground(() => runRow(asked, { index, input }));
    if (run.signal.aborted) return run.results.giveBack(index);
    if (error && comesBack(run, index, error)) {
      run.waiting.putBack(waiting);
      await run.results.giveBack(index);
      // Points are the caller's, and so are missed by all jobs of the caller.
      return places.hold(run, now() + (error.retryAfterSeconds ?? 1) * 1000, error.code === 'caller_rate_limited');
    }
    run.tries.delete(index);
    // A failure has its room from the start.
    await keep(run, row, error !== undefined, refuse);
  }

  async function keep(run: Run, row: BatchRow, isSure: boolean, refuse?: () => Promise<void>): Promise<void> {
    const keeping = await run.results.keep(row, isSure);
    if (keeping === 'kept') return run.hasResult();
    if (keeping === 'over') return run.end();
    if (keeping === 'large') return keep(run, failed(row, run.order.tool.errors.fallback, TOO_LARGE), true);
    run.isFull = true;
    await refuse?.();
  }

  return { add: (run) => places.add(run), fill: () => places.fill(), close: () => places.close() };
}

/** Whether it is to be asked for again: callers have to wait for points however long, for room so many times. */
function comesBack({ tries }: Run, index: number, { code }: GatewayError): boolean {
  if (code === 'caller_rate_limited') return true;
  if (code !== 'busy') return false;
  const before = tries.get(index) ?? 0;
  tries.set(index, before + 1);
  return before + 1 < MOST_TRIES;
}

function failed(
  { index, input }: Pick<BatchRow, 'index' | 'input'>,
  outcome: keyof typeof ERRORS,
  message: string,
): BatchRow {
  return { index, input, outcome, message, retryable: ERRORS[outcome].retry };
}
