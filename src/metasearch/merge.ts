import type { Row } from '../providers/provider.js';
import { canonicalUrl } from './canonical-url.js';

/** What one engine found, best first. */
export interface EnginePage {
  name: string;
  rows: readonly Row[];
  /** What only such pages have comes after all the rest. */
  suspect?: boolean;
}

export interface MergedRow extends Row {
  /** The engines that found it, in their fixed order. */
  engines: string[];
}

/** Of reciprocal-rank fusion: how little the first ranks differ. Source: Cormack, Clarke, Büttcher, SIGIR 2009. */
const K = 60;

interface Found {
  row: Row;
  rank: number;
  snippet: string;
  score: number;
  engines: string[];
  suspect: boolean;
}

/**
 * The rows of several engines as one list: each page once, ordered by the sum of 1 / (60 + rank) over the engines that
 * found it. Title and URL are those of the engine that ranked it best, as given; the snippet is the longest. Equal
 * scores keep the order of ranks, then of `pages`, so that the answer does not depend on which engine was faster.
 */
export function mergePages(pages: readonly EnginePage[]): MergedRow[] {
  const found = new Map<string, Found>();
  for (const { name, rows, suspect = false } of pages) {
    for (const [i, row] of rows.entries()) {
      const rank = i + 1;
      const key = canonicalUrl(row.url);
      const known = found.get(key);
      if (!known) found.set(key, { row, rank, snippet: row.snippet, score: weight(rank), engines: [name], suspect });
      else {
        add(known, name, row, rank);
        known.suspect &&= suspect;
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(a.suspect) - Number(b.suspect) || b.score - a.score || a.rank - b.rank)
    .map(({ row, snippet, engines }) => ({ ...row, snippet, engines }));
}

function add(known: Found, name: string, row: Row, rank: number): void {
  if (row.snippet.length > known.snippet.length) known.snippet = row.snippet;
  // An engine that lists a page twice has one vote.
  if (known.engines.includes(name)) return;
  known.engines.push(name);
  known.score += weight(rank);
  if (rank < known.rank) {
    known.row = row;
    known.rank = rank;
  }
}

function weight(rank: number): number {
  return 1 / (K + rank);
}
