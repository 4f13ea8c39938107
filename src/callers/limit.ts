import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError } from '../shared/errors.js';

const MINUTE_S = 60;
const POLICY = '"minute"';

/** What a caller has left, as the headers of draft-ietf-httpapi-ratelimit-headers-10 say it. */
export interface Left {
  policy: string;
  limit: string;
}

/** A call that was let in for one point, until it is known what it cost. */
export interface Entry {
  /** Gives back what it did not cost, takes what it cost beyond that. */
  settle(cost: number): Promise<Left>;
}

export interface Limit {
  /** @throws GatewayError caller_rate_limited, with the seconds to wait */
  enter(caller: string): Promise<Entry>;
}

/** So many points a minute for each caller, in this process. */
export function createLimit(perMinute: number): Limit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
  return {
    async enter(caller) {
      let now = await consumed(limiter, caller);
      return {
        async settle(cost) {
          if (cost < 1) now = await limiter.reward(caller, 1);
          else if (cost > 1) now = await limiter.penalty(caller, cost - 1);
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

async function consumed(limiter: RateLimiterMemory, caller: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(caller);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const retryAfterSeconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
    throw new GatewayError('caller_rate_limited', { retryAfterSeconds });
  }
}
