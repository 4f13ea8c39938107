import type { LoaderKind } from './page.js';

/** What a fetch waits for: its host's turn, one of the worker's places, or a thread. */
export type WaitsFor = 'host' | 'place' | 'thread';

/** One fetch, as it waits and goes on. */
export interface Wait {
  /** It waits for this from now on. */
  begins(what: WaitsFor): void;
  ends(): void;
}

interface Entry {
  kind: LoaderKind;
  what: WaitsFor;
  sinceMs: number;
}

/** Which fetches wait, for what and since when. */
export class Waits {
  /** Who has waited longest for what it waits for comes first. */
  readonly #entries = new Set<Entry>();

  open(kind: LoaderKind): Wait {
    let entry: Entry | undefined;
    const ends = () => void (entry && this.#entries.delete(entry));
    return {
      begins: (what) => {
        ends();
        entry = { kind, what, sinceMs: performance.now() };
        this.#entries.add(entry);
      },
      ends,
    };
  }

  count(kind: LoaderKind, what?: WaitsFor): number {
    let count = 0;
    for (const entry of this.#entries) if (entry.kind === kind && (what ?? entry.what) === entry.what) count++;
    return count;
  }

  /** For how long the oldest one waits; 0 when none does. */
  ageSeconds(kind: LoaderKind): number {
    for (const entry of this.#entries) if (entry.kind === kind) return (performance.now() - entry.sinceMs) / 1000;
    return 0;
  }
}
