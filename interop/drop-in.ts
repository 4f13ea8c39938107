import { type Operation, tryClients } from './drop-in/try-clients.js';
import { printTable } from './table.js';
import { Offline } from './tools.js';

const COLUMNS = ['search', 'search and read', 'scrape', 'batch', 'refused', 'unreachable', 'empty', 'slow', 'blocked'];
const MOST_WORDS = 110;

/**
 * Other products' clients against our drop-in contracts: whether each operation came out as its client has to see it and
 * how many requests it took, then what each client said. Skipped where they cannot be installed.
 */
export async function dropIn(): Promise<boolean> {
  const matrix: string[][] = [];
  const words: (string | number)[][] = [];
  let isWhole = true;
  try {
    await tryClients(({ name, client: told, operations }) => {
      const client = told ?? `${name}, which ended early`;
      isWhole &&= told !== undefined;
      matrix.push([client, ...COLUMNS.map((name) => cell(operations.find(({ operation }) => operation === name)))]);
      for (const { operation, exchanges, ms, said } of operations) {
        const statuses = exchanges.map(({ answer }) => answer?.status ?? 'left').join(' ');
        words.push([
          client,
          operation,
          statuses,
          ms,
          said.replace(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, MOST_WORDS),
        ]);
      }
    });
  } catch (thrown) {
    if (!(thrown instanceof Offline)) throw thrown;
    console.log(`skipped: ${thrown.message}`);
    return true;
  }
  printTable(['client', ...COLUMNS], matrix);
  console.log('\nIn brackets: requests to the gateway. What each client made of it:\n');
  printTable(['client', 'operation', 'status', 'ms', 'its own outcome'], words);
  return isWhole && matrix.every((row) => row.slice(1).every((it) => /^(ok|–)/.test(it)));
}

function cell(operation: Operation | undefined): string {
  if (!operation) return '–';
  const { isExpected, exchanges, wanted } = operation;
  if (!isExpected) return `unexpected (${exchanges.length})`;
  return exchanges.length === wanted ? `ok (${wanted})` : `${exchanges.length} requests, not ${wanted}`;
}
