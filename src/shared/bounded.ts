import { setMaxListeners } from 'node:events';

/** What the signal says: out of time, or why who waited has left. */
interface Reasons {
  late(): unknown;
  left(reason: unknown): unknown;
}

const REASONS: Reasons = {
  late: () => new DOMException('out of time', 'TimeoutError'),
  left: (reason) => reason,
};

/** Until when what a signal ends may go on. A signal says itself that its time is over, but not when it will be. */
const ENDS_AT = new WeakMap<AbortSignal, number>();

/** When the time that a signal gives is over, on the clock of `performance.now()`; Infinity for one that has no time limit. */
export function endsAt(signal: AbortSignal): number {
  return ENDS_AT.get(signal) ?? Number.POSITIVE_INFINITY;
}

/** `signal`, of which is known that its time will be over then. */
export function ending(signal: AbortSignal, at: number): AbortSignal {
  ENDS_AT.set(signal, at);
  return signal;
}

/**
 * Runs `work` under a signal that fires after `ms`, or with the first of `gone`. A plain timer and plain listeners, since
 * Node 20 lets the timer of `AbortSignal.any([…, AbortSignal.timeout(ms)])` be collected as garbage, and then it never
 * fires; what `any` made of other signals is collected likewise. The one way to set a time limit here.
 */
export async function bounded<T>(
  ms: number,
  gone: AbortSignal | readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
  { late, left }: Reasons = REASONS,
): Promise<T> {
  const ends = new AbortController();
  setMaxListeners(0, ends.signal); // one signal serves all that a fetch does at once
  const signals = gone instanceof AbortSignal ? [gone] : gone;
  ending(ends.signal, Math.min(performance.now() + ms, ...signals.map(endsAt)));
  const leave = ({ target }: { target: unknown }) => ends.abort(left((target as AbortSignal).reason));
  const timer = setTimeout(() => ends.abort(late()), ms);
  for (const signal of signals) {
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave({ target: signal });
  }
  try {
    return await work(ends.signal);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', leave);
  }
}
