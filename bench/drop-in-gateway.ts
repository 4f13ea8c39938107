/** A gateway for benchmarks that serves every drop-in contract, with a search and pages that cost nothing; ended with its input. */
import { GatewayEnv } from '../src/config.js';
import { startGateway } from '../src/gateway.js';
import { readEnv } from '../src/shared/env.js';
import { createLog } from '../src/shared/log.js';
import { rows } from './rows.js';

const PARAGRAPH = 'A paragraph of the page, with words enough to look like one of a real page.\n\n';
/** 8,000 characters, as most pages have. */
const markdown = PARAGRAPH.repeat(Math.ceil(8_000 / PARAGRAPH.length));

const gateway = await startGateway(readEnv(GatewayEnv, { SERVICE_PORT: '0', SERVICE_DROP_IN: 'all' }), {
  search: async () => rows,
  fetchPage: async ({ url }) => ({ title: 'A page', url, snippet: 'About it', markdown }),
  workerReachable: async () => true,
  log: createLog('bench', 'error', process.stdout),
});
console.log(gateway.url.href);
process.stdin.resume().on('end', () => process.exit(0));
