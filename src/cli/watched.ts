import { type Send, SendError } from '../shared/http.js';
import { type NoAnswer, whyBusy, whyNoAnswer } from './no-answer.js';

/** Whoever takes longer than this for one answer is slow: `/readyz` and many clients wait no longer. */
const SLOW_MS = 2_000;

/** What became of the last request. */
export interface Watched {
  ask: Send;
  /** Undefined while there was an answer, other than that it is busy. */
  noAnswer(): NoAnswer | undefined;
  /** Text about the slowest answer, when one was slow. */
  slow(): string | undefined;
}

/** `send`, and how it went. */
export function watch(send: Send): Watched {
  let noAnswer: NoAnswer | undefined;
  let slowestMs = 0;
  return {
    ask: async (request, ends) => {
      const startedAt = performance.now();
      try {
        const response = await send(request, ends);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        noAnswer = whyBusy(response.status);
        return response;
      } catch (thrown) {
        // What is too large did answer.
        const answered = thrown instanceof SendError && thrown.reason === 'too_large';
        noAnswer = answered ? undefined : whyNoAnswer(thrown, request.url.hostname);
        throw thrown;
      }
    },
    noAnswer: () => noAnswer,
    slow: () => (slowestMs > SLOW_MS ? `slow: one answer took ${(slowestMs / 1000).toFixed(1)} s` : undefined),
  };
}
