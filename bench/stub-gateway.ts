/**
 * A gateway for benchmarks, ended with its input. Without an argument its provider answers ten rows at once, so that
 * what is left is the cost of the faces; with a base URL it asks a SearXNG there.
 */
import { GatewayEnv } from '../src/config.js';
import { startGateway } from '../src/gateway.js';
import { createSearchFrom } from '../src/providers/index.js';
import type { Search } from '../src/providers/provider.js';
import { readEnv } from '../src/shared/env.js';
import { createSend } from '../src/shared/http.js';
import { createLog } from '../src/shared/log.js';
import { rows } from './rows.js';

function searchAt(address: string): Search {
  const settings = {
    SERVICE_SEARCH_PROVIDER: 'metasearch_hosted',
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: address,
  };
  return createSearchFrom(readEnv(GatewayEnv, settings), createSend({ timeoutMs: 15_000, maxBytes: 4 * 1024 * 1024 }));
}

const address = process.argv[2];
const gateway = await startGateway(readEnv(GatewayEnv, { SERVICE_PORT: '0' }), {
  search: address ? searchAt(address) : async () => rows,
  fetchPage: async ({ url }) => ({ title: '', url, snippet: '', markdown: '.' }),
  workerReachable: async () => true,
  log: createLog('bench', 'error', process.stdout),
});
console.log(gateway.url.href);
process.stdin.resume().on('end', () => process.exit(0));
