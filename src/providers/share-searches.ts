import { SendError } from '../shared/http.js';
import { shareInFlight } from '../shared/share-in-flight.js';
import type { Search, SearchQuery } from './provider.js';

/** Identical searches under way are one. @throws SendError aborted for a caller who leaves */
export function shareSearches(search: Search): Search {
  return shareInFlight(search, { keyOf, leftWith: (cause) => new SendError('aborted', { cause }) });
}

function keyOf({ max_age: _, ...query }: SearchQuery): string {
  return JSON.stringify(Object.entries(query).sort());
}
