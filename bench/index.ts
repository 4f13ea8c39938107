/** `npm run bench [-- NAME … [OPTION …]]`: runs the named benchmarks, or all. Most figures are CPU milliseconds, which other load disturbs little. */
import { benchBrowserWorker } from './browser-worker.js';
import { benchCache } from './cache.js';
import { benchCalls } from './calls.js';
import { benchGateway, benchWorkers } from './capacity.js';
import { benchChain } from './chain.js';
import { benchDropIn } from './drop-in.js';
import { benchExtract } from './extract.js';
import { benchFairness } from './fairness.js';
import { benchKeys } from './keys.js';
import { benchLoad } from './load.js';
import { benchMcp } from './mcp.js';
import { benchMcpMemory } from './mcp-memory.js';
import { benchReading } from './reading.js';
import { benchRendering } from './rendering.js';
import { benchSearch } from './search.js';
import { benchStart } from './start.js';
import { benchWorker } from './worker.js';
import { benchWorth } from './worth.js';

const [asked, options] = split(process.argv.slice(2));

const BENCHES: Record<string, () => Promise<void>> = {
  start: benchStart,
  calls: () => benchCalls(),
  mcp: async () => {
    await benchMcp();
    await benchMcpMemory();
  },
  search: benchSearch,
  chain: benchChain,
  'drop-in': benchDropIn,
  worker: benchWorker,
  load: benchLoad,
  fairness: benchFairness,
  keys: benchKeys,
  'browser-worker': benchBrowserWorker,
  workers: benchWorkers,
  gateway: benchGateway,
  reading: async () => {
    await benchReading(options);
    await benchCache();
  },
  rendering: benchRendering,
  extract: () => benchExtract(options),
  worth: () => benchWorth(options),
};

const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`no such benchmark; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await bench();
}
// Clients keep their connections open; nothing waits for them.
process.exit();

/** Names come first; what follows the first `--` option is for the benchmark. */
function split(args: string[]): [names: string[], options: string[]] {
  const end = args.findIndex((arg) => arg.startsWith('--'));
  return end < 0 ? [args, []] : [args.slice(0, end), args.slice(end)];
}
