import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError } from '../shared/errors.js';
import type { Store } from '../shared/store/store.js';

const MINUTE_S = 60;
const POLICY = '"minute"';

/** What a caller has left, as the headers of draft-ietf-httpapi-ratelimit-headers-10 say it. */
export interface Left {
  policy: string;
  limit: string;
}

/** A call that counts for one point, until it is known what it cost. */
export interface Entry {
  /** `caller_rate_limited` with the seconds to wait, where the point was not there: only what costs nothing is for this call. */
  refusal?: GatewayError | undefined;
  /** Gives back what it did not cost, takes what it cost beyond that. */
  settle(cost: number): Promise<Left>;
}

export interface Limit {
  enter(caller: string): Promise<Entry>;
}

type Spent = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>;

/**
 * So many points a minute for each caller: of all replicas together where they share a store, of this process alone while
 * it is away. What was spent meanwhile counts here, so that a store that comes and goes opens nothing.
 */
export function createLimit(perMinute: number, store?: Store): Limit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });

  /** Both count: whichever has more is what a caller has spent. */
  async function spend(caller: string, points: number): Promise<Spent> {
    const [here, shared] = await Promise.all([
      points < 0 ? limiter.reward(caller, -points) : limiter.penalty(caller, points),
      store?.count(['limit', caller], points, MINUTE_S * 1000),
    ]);
    if (!shared || shared.points <= here.consumedPoints) return here;
    return { consumedPoints: shared.points, msBeforeNext: shared.leftMs };
  }

  return {
    async enter(caller) {
      let now = await spend(caller, 1);
      const retryAfterSeconds = Math.max(1, Math.ceil(now.msBeforeNext / 1000));
      const isOver = now.consumedPoints > perMinute;
      return {
        refusal: isOver ? new GatewayError('caller_rate_limited', { retryAfterSeconds }) : undefined,
        async settle(cost) {
          if (cost !== 1) now = await spend(caller, cost - 1);
          const left = Math.max(0, perMinute - now.consumedPoints);
          return {
            policy: `${POLICY};q=${perMinute};w=${MINUTE_S}`,
            limit: `${POLICY};r=${left};t=${Math.ceil(now.msBeforeNext / 1000)}`,
          };
        },
      };
    },
  };
}

/** `limit`, with `onLeft` told what its caller has left after each call. */
export function hearing(limit: Limit, onLeft: (left: Left) => void): Limit {
  return {
    async enter(caller) {
      const { refusal, settle } = await limit.enter(caller);
      const settled = async (cost: number) => {
        const left = await settle(cost);
        onLeft(left);
        return left;
      };
      return { refusal, settle: settled };
    },
  };
}
