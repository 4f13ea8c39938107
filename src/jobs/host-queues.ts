/** A place in the list of a job, and the host that it is at; the empty one of what is no address. */
export interface Waiting {
  index: number;
  host: string;
}

/** What of a list is to be asked for yet. Hosts take turns, so that a long run of one holds nobody up. */
export class HostQueues {
  /** The places of each host, last ones first; the host whose turn it is comes first. */
  readonly #byHost = new Map<string, number[]>();

  /** Of `inputs` all but those at the places `done`. */
  constructor(inputs: readonly string[], done: ReadonlySet<number>) {
    for (const [index, input] of inputs.entries()) {
      if (!done.has(index)) this.putBack({ index, host: hostOf(input) });
    }
    for (const places of this.#byHost.values()) places.reverse();
  }

  get isEmpty(): boolean {
    return this.#byHost.size === 0;
  }

  /** The next one whose host `isFree`; few are not, so few are passed over. */
  take(isFree: (host: string) => boolean): Waiting | undefined {
    for (const [host, places] of this.#byHost) {
      if (!isFree(host)) continue;
      const index = places.pop();
      this.#byHost.delete(host);
      if (places.length > 0) this.#byHost.set(host, places);
      if (index !== undefined) return { index, host };
    }
    return undefined;
  }

  putBack({ index, host }: Waiting): void {
    const places = this.#byHost.get(host);
    if (places) places.push(index);
    else this.#byHost.set(host, [index]);
  }

  clear(): void {
    this.#byHost.clear();
  }
}

function hostOf(input: string): string {
  return URL.canParse(input) ? new URL(input).host : '';
}
