import type { ErrorCode } from '../shared/errors.js';
import type { Store } from '../shared/store/store.js';

/** Faults by which a provider says that it has had enough of us all; any other may be the matter of one replica alone. */
const SHARED = ['provider_blocked', 'provider_rate_limited'] as const satisfies readonly ErrorCode[];

/** Why a provider rests, and for how long yet. */
export interface Rest {
  code: ErrorCode;
  leftMs: number;
}

/** The rests of one provider of all replicas together. */
export interface SharedRests {
  /** Tells the others, where it concerns them. */
  began(code: ErrorCode, ms: number): void;
  /** The one that lasts longest; undefined when there is none, or nobody to ask. */
  current(): Promise<Rest | undefined>;
}

/** `provider` is its name, whatever the settings call it. */
export function sharedRests(store: Store, provider: string): SharedRests {
  const nameOf = (code: ErrorCode) => ['rest', `${provider} ${code}`] as const;
  return {
    began(code, ms) {
      if (SHARED.some((shared) => shared === code)) void store.hold(nameOf(code), ms);
    },
    async current() {
      const rests = await Promise.all(
        SHARED.map(async (code) => ({ code, leftMs: (await store.heldMs(nameOf(code))) ?? 0 })),
      );
      return rests.filter(({ leftMs }) => leftMs > 0).sort((a, b) => b.leftMs - a.leftMs)[0];
    },
  };
}
