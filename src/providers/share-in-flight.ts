import { SendError } from '../shared/http.js';
import type { Row, Search, SearchQuery } from './provider.js';

interface Flight {
  rows: Promise<Row[]>;
  callers: number;
  abandoned: AbortController;
}

/**
 * Identical searches under way at the same time become one. A caller who leaves is rejected at once and does not
 * disturb the others; the search itself is aborted when the last one left.
 */
export function shareInFlight(search: Search): Search {
  const flights = new Map<string, Flight>();

  function start(key: string, query: SearchQuery): Flight {
    const abandoned = new AbortController();
    const flight = { rows: search(query, abandoned.signal), callers: 0, abandoned };
    const land = () => flights.get(key) === flight && flights.delete(key);
    flight.rows.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return (query, signal) => {
    if (signal.aborted) return Promise.reject(new SendError('aborted', { cause: signal.reason }));
    const key = keyOf(query);
    const flight = flights.get(key) ?? start(key, query);
    flight.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(new SendError('aborted', { cause: signal.reason }));
        flight.callers -= 1;
        if (flight.callers > 0) return;
        flights.delete(key);
        flight.abandoned.abort();
      };
      const stay = () => signal.removeEventListener('abort', leave);
      signal.addEventListener('abort', leave, { once: true });
      flight.rows.finally(stay).then(resolve, reject);
    });
  };
}

function keyOf({ query, engine, region, timelimit, safesearch, page, limit }: SearchQuery): string {
  return JSON.stringify([query, engine, region, timelimit, safesearch, page, limit]);
}
