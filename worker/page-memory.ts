/** The memory of one page, from its first octet until it is read. */
export interface Hold {
  /** Takes room for `bytes` more: at once, or when there is some. Rejects with the signal's reason when it fires first. */
  grow(bytes: number, signal: AbortSignal): Promise<void> | undefined;
  /** Takes what is missing to `bytes` in all. */
  reach(bytes: number, signal: AbortSignal): Promise<void> | undefined;
  /** Gives all of it back. */
  close(): void;
}

export interface PageMemory {
  /** `lane` is whose page it is: a caller's, or a host's. */
  open(lane: string): Hold;
}

interface Held {
  readonly lane: string;
  bytes: number;
  /** Those of them that are within the bound. */
  counted: number;
}

interface Waiting {
  held: Held;
  bytes: number;
  start(): void;
}

/**
 * Bounds the octets of all pages that are being loaded, or wait to be read. A lane may have as much as it leaves free, so
 * that many that are greedy leave something for the next one. One page at a time need not fit: it may always grow to the
 * end, beside `maxBytes`. Hence pages that have each a part never wait for each other.
 */
export function createPageMemory(maxBytes: number): PageMemory {
  const byLane = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let free = maxBytes;
  let beside: Held | undefined;

  const ofLane = (lane: string) => byLane.get(lane) ?? 0;

  function count(held: Held, bytes: number): void {
    free -= bytes;
    held.counted += bytes;
    const left = ofLane(held.lane) + bytes;
    if (left > 0) byLane.set(held.lane, left);
    else byLane.delete(held.lane);
  }

  function takes(held: Held, bytes: number): boolean {
    const fits = ofLane(held.lane) + bytes <= free;
    if (!fits) beside ??= held;
    const isBeside = beside === held;
    if (!fits && !isBeside) return false;
    if (!isBeside) count(held, bytes);
    held.bytes += bytes;
    return true;
  }

  function whenFree(held: Held, bytes: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(one);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const one: Waiting = { held, bytes, start };
      if (signal.aborted) return leave();
      waiting.add(one);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function release(held: Held): void {
    count(held, -held.counted);
    held.bytes = 0;
    if (beside === held) beside = undefined;
    for (const one of waiting) {
      if (!takes(one.held, one.bytes)) continue;
      waiting.delete(one);
      one.start();
    }
  }

  return {
    open(lane) {
      const held: Held = { lane, bytes: 0, counted: 0 };
      const grow: Hold['grow'] = (bytes, signal) => (takes(held, bytes) ? undefined : whenFree(held, bytes, signal));
      return {
        grow,
        reach: (bytes, signal) => (bytes > held.bytes ? grow(bytes - held.bytes, signal) : undefined),
        close: () => release(held),
      };
    },
  };
}
