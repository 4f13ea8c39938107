import type { CallFacts } from '../shared/call-facts.js';
import type { FetchedPage } from '../worker-client.js';

/** A rendered page takes about as much of a worker as five others. */
const RENDERED_COST = 5;

/** The points of a page, where callers are limited: none for one that was kept. */
export function pageCost({ rendering }: Pick<FetchedPage, 'rendering'>, { cache }: CallFacts): number {
  if (cache === 'hit') return 0;
  return rendering === 'browser' ? RENDERED_COST : 1;
}
