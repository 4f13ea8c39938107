import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { endsAt } from '../shared/bounded.js';
import type { Store } from '../shared/store/store.js';

/** Who does not say within this time that it is still at it has died. */
const CLAIM_MS = 3_000;
const RENEWAL_MS = 1_000;
/** Between two looks at what the other has left; doubled each time, up to the last. */
const FIRST_LOOK_MS = 25;
const LAST_LOOK_MS = 250;
/** For so long nobody waits for a page of which a visit has left nothing: it failed, or may not be kept, or is too large. */
const APART_MS = 30_000;

interface Work<Result> {
  /** What another replica's visit has left. */
  look(): Promise<Result | undefined>;
  visit(): Promise<Result>;
  /** Called when it turns out that another one is at it. */
  waits(): void;
}

/** `visit`, unless another replica is at the same one: then what that leaves, and `visit` where it leaves nothing. */
export type VisitAmong = <Result>(key: string, signal: AbortSignal, work: Work<Result>) => Promise<Result>;

/**
 * Identical visits of replicas become one, as far as the store can tell. Nobody waits for another for more than half of the
 * time that it has, so that its own visit may still succeed.
 */
export function createSharedVisits(store: Store): VisitAmong {
  return async (key, signal, { look, visit, waits }) => {
    const owner = randomUUID();
    const [claimed, apart] = [['visit', key] as const, ['apart', key] as const];
    const claim = () => store.claim(claimed, owner, CLAIM_MS);
    const begun = performance.now();
    const halfTime = begun + (endsAt(signal) - begun) / 2;

    let isMine = await claim();
    if (isMine === false) waits();
    for (let ms = FIRST_LOOK_MS; isMine === false; ms = Math.min(2 * ms, LAST_LOOK_MS)) {
      if (performance.now() >= halfTime || (await store.heldMs(apart))) break;
      await delay(ms, undefined, { signal });
      isMine = await claim();
      // Looked at after the claim, since who has given it back has kept its page before.
      const found = await look();
      if (found !== undefined) {
        if (isMine) void store.release(claimed, owner);
        return found;
      }
      if (isMine) void store.hold(apart, APART_MS);
    }
    if (!isMine) return visit();
    const renewal = setInterval(claim, RENEWAL_MS).unref();
    try {
      return await visit();
    } finally {
      clearInterval(renewal);
      void store.release(claimed, owner);
    }
  };
}
