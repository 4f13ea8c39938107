import { SendError } from '../shared/http.js';

/** The time a search has left. `signal` aborts with a SendError as its reason: `timeout`, or `aborted` by the caller. */
export interface Deadline {
  signal: AbortSignal;
  leftMs(): number;
}

/** Runs `task` for at most `ms`, or until `gone` aborts. */
export async function within<T>(ms: number, gone: AbortSignal, task: (deadline: Deadline) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const endsAt = performance.now() + ms;
  const leave = () => controller.abort(new SendError('aborted', { cause: gone.reason }));
  const timer = setTimeout(() => controller.abort(new SendError('timeout')), ms);
  gone.addEventListener('abort', leave, { once: true });
  if (gone.aborted) leave();
  try {
    return await task({ signal: controller.signal, leftMs: () => endsAt - performance.now() });
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
  }
}
