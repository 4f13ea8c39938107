/** A gateway whose provider answers ten rows at once: what is left is the cost of the faces. Ends with its input. */
import { GatewayEnv } from '../src/config.js';
import { startGateway } from '../src/gateway.js';
import { readEnv } from '../src/shared/env.js';
import { createLog } from '../src/shared/log.js';

const rows = Array.from({ length: 10 }, (_, i) => ({
  title: `Result number ${i}`,
  url: `https://example.org/${i}`,
  snippet: 'A snippet of the usual length, which says something about the page and holds the words asked for.',
}));
const gateway = await startGateway(readEnv(GatewayEnv, { SERVICE_PORT: '0' }), {
  search: async () => rows,
  fetchPage: async ({ url }) => ({ title: '', url, snippet: '', markdown: '.' }),
  workerReachable: async () => true,
  log: createLog('bench', 'error', process.stdout),
});
console.log(gateway.url.href);
process.stdin.resume().on('end', () => process.exit(0));
