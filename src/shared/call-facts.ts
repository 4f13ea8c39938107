/** How an answer came about, beside what it says: for its head, its log line and the metrics. Never content. */
export interface CallFacts {
  /** Whether the answer was kept from before, was asked about and kept, or was fetched for this call. */
  cache?: CacheState;
  /** Seconds since the site or the provider last said it. */
  age?: number;
}

export type CacheState = 'hit' | 'revalidated' | 'miss';

/** Adds to the facts of a call; who answers many calls at once says it to each. */
export type Say = (facts: CallFacts) => void;

/** The header that carries each fact over REST. */
export const FACT_HEADERS = { cache: 'x-cache', age: 'age' } as const satisfies Record<keyof CallFacts, string>;

/** The facts as headers. */
export function factHeaders(facts: CallFacts): Record<string, string> {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [FACT_HEADERS[name as keyof CallFacts], String(value)]));
}
