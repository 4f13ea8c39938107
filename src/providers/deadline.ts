import { bounded } from '../shared/bounded.js';
import { SendError } from '../shared/http.js';

/** The time a search has left. `signal` aborts with a SendError as its reason: `timeout`, or `aborted` by the caller. */
export interface Deadline {
  signal: AbortSignal;
  leftMs(): number;
}

const REASONS = {
  late: () => new SendError('timeout'),
  left: (cause: unknown) => new SendError('aborted', { cause }),
};

/** Runs `task` for at most `ms`, or until `gone` aborts. */
export async function within<T>(ms: number, gone: AbortSignal, task: (deadline: Deadline) => Promise<T>): Promise<T> {
  const endsAt = performance.now() + ms;
  return bounded(ms, gone, (signal) => task({ signal, leftMs: () => endsAt - performance.now() }), REASONS);
}
