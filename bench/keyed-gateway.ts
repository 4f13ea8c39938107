/** A gateway for benchmarks with so many keys as its argument says, the last one `bench/keys.ts` knows; ended with its input. */
import { digestOf, type Key } from '../src/callers/keys.js';
import { GatewayEnv } from '../src/config.js';
import { startGateway } from '../src/gateway.js';
import { readEnv } from '../src/shared/env.js';
import { createLog } from '../src/shared/log.js';
import { rows } from './rows.js';

const [count = '0', key = '', perMinute = '0'] = process.argv.slice(2);
const keys: Key[] = Array.from({ length: Number(count) }, (_, at) => ({
  name: `caller-${at}`,
  digest: digestOf(at === Number(count) - 1 ? key : `the-key-of-caller-${at}`),
}));

const settings = readEnv(GatewayEnv, { SERVICE_PORT: '0', SERVICE_RATE_LIMIT_PER_MINUTE: perMinute });
const gateway = await startGateway(settings, {
  search: async () => rows,
  fetchPage: async ({ url }) => ({ title: 'A page', url, snippet: 'About it', markdown: 'Text.' }),
  workerReachable: async () => true,
  keys: keys.length > 0 ? () => keys : undefined,
  log: createLog('bench', 'error', process.stdout),
});
console.log(gateway.url.href);
process.stdin.resume().on('end', () => process.exit(0));
