import { createChain } from '../src/providers/chain.js';
import type { Search, SearchQuery } from '../src/providers/provider.js';
import { shareSearches } from '../src/providers/share-searches.js';
import { median } from './child.js';

const ROUNDS = 21;
const SEARCHES = 2_000;
const ROWS = Array.from({ length: 10 }, (_, i) => ({
  title: `Row ${i}`,
  url: `https://${i}.example/`,
  snippet: 'Text',
}));

/** What a chain costs whose first provider is well, beside that provider alone. In one process, without a network. */
export async function benchChain(): Promise<void> {
  const alone = shareSearches(async () => ROWS);
  const links = ['first', 'second', 'third'].map((name) => ({ name, search: alone }));
  const ways = { alone, chain: createChain(links), hedged: createChain(links, { hedge: true }) };
  const rounds: Record<keyof typeof ways, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ alone: await cpuOf(ways.alone), chain: await cpuOf(ways.chain), hedged: await cpuOf(ways.hedged) });
  }
  const of = (way: keyof typeof ways) => median(rounds.map((round) => round[way])) ?? 0;
  for (const way of ['chain', 'hedged'] as const) {
    console.log(
      `${way}, first provider well: ${(of(way) - of('alone')).toFixed(4)} ms CPU beside ${of('alone').toFixed(4)} ms alone`,
    );
  }
}

/** CPU milliseconds of one search. */
async function cpuOf(search: Search): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < SEARCHES; at++) await search(queryOf(at), new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / SEARCHES;
}

function queryOf(at: number): SearchQuery {
  return { query: `words ${at}`, engine: 'auto', timelimit: '', safesearch: 'moderate', page: 1, limit: 0 };
}
