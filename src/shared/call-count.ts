import { GatewayError } from './errors.js';

/** Of the replica, or the restart, that takes the place of this process. */
const RETRY_AFTER_SECONDS = 5;

/** How many calls of a process are under way, and what becomes of them while it stops. */
export interface CallCount {
  began(): void;
  ended(outcome: string): void;
  /** From now on what ends is counted. The result says how many calls were answered, and how many were not. */
  stopping(): () => { drained: number; cut: number };
  /** What `work` comes to, unless the calls are cut first. @throws GatewayError busy */
  unlessCut<T>(work: () => Promise<T>): Promise<T>;
  /** Ends what is under way, and what still comes, as busy. Returns whether anything was. */
  cut(): boolean;
}

export function createCallCount(): CallCount {
  const waiting = new Set<(stopped: GatewayError) => void>();
  let underWay = 0;
  let drained = 0;
  let cut = 0;
  let isCut = false;
  return {
    began() {
      underWay++;
    },
    ended(outcome) {
      underWay--;
      if (outcome === 'aborted' || (isCut && outcome !== 'success')) cut++;
      else drained++;
    },
    stopping() {
      drained = 0;
      cut = 0;
      return () => ({ drained, cut: cut + underWay });
    },
    async unlessCut(work) {
      if (isCut) throw stopped();
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      });
    },
    cut() {
      isCut = true;
      for (const reject of waiting) reject(stopped());
      return underWay > 0;
    },
  };
}

function stopped(): GatewayError {
  return new GatewayError('busy', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'The gateway is being stopped. Call again in a few seconds.',
  });
}
