import type { SearchQuery } from './provider.js';

/** Rows that a service gives where no number is asked for, and at most. */
interface Rows {
  usual: number;
  most: number;
}

/**
 * Where a page begins and ends in the list of a service that has no pages: asked for as many rows as reach to its end, the
 * service gives the pages before as well, which are cut off. Undefined for a page beyond the most rows.
 */
export function placeOf({ page, limit }: SearchQuery, { usual, most }: Rows): { from: number; to: number } | undefined {
  const rows = Math.min(limit > 0 ? limit : usual, most);
  const from = (page - 1) * rows;
  return from < most ? { from, to: Math.min(from + rows, most) } : undefined;
}
