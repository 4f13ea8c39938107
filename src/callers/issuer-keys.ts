import type { Published } from './issuer.js';

/** Keys are asked for anew after this long. */
const FRESH_MS = 10 * 60_000;
/** While the issuer does not answer, they count for this long. */
const USABLE_MS = 60 * 60_000;
/** Between two times that a key which nobody knows makes us ask: anybody can make one up. */
const COOL_DOWN_MS = 10_000;
/** After the issuer did not answer. */
export const RETRY_MS = 5_000;

export interface IssuerKeys {
  /** What the issuer published of late. @throws IssuerError when that is not known */
  current(): Promise<Published>;
  /** What came after `known`; undefined while nothing newer can be asked for. @throws IssuerError */
  after(known: Published): Promise<Published | undefined>;
}

/** Keeps what `read` found, and asks for all who wait at once. */
export function createIssuerKeys(read: () => Promise<Published>, now: () => number = Date.now): IssuerKeys {
  let kept: Published | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let failure: { thrown: unknown; at: number } | undefined;
  let flight: Promise<Published> | undefined;

  const readNow = async (): Promise<Published> => {
    try {
      kept = await read();
      readAt = now();
      failure = undefined;
      return kept;
    } catch (thrown) {
      failure = { thrown, at: now() };
      throw thrown;
    } finally {
      flight = undefined;
    }
  };
  const readOnce = (): Promise<Published> => {
    if (failure && now() - failure.at < RETRY_MS) return Promise.reject(failure.thrown);
    flight ??= readNow();
    return flight;
  };
  return {
    async current() {
      if (kept && now() - readAt < FRESH_MS) return kept;
      try {
        return await readOnce();
      } catch (thrown) {
        if (kept && now() - readAt < USABLE_MS) return kept;
        throw thrown;
      }
    },
    async after(known) {
      if (kept !== known) return kept;
      if (!flight && now() - renewedAt < COOL_DOWN_MS) {
        // Then it is not known whether there is a newer one.
        if (failure) throw failure.thrown;
        return undefined;
      }
      renewedAt = now();
      return readOnce();
    },
  };
}
