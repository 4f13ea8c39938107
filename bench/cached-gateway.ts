/** A gateway for benchmarks whose pages cost nothing to visit and are kept; ended with its input. The argument is the length of a page. */
import { openCaches } from '../src/cli/open-caches.js';
import { GatewayEnv } from '../src/config.js';
import { startGateway } from '../src/gateway.js';
import { readEnv } from '../src/shared/env.js';
import { createLog } from '../src/shared/log.js';
import { noTelemetry } from '../src/shared/telemetry.js';

const length = Number(process.argv[2]);
const maxBytes = process.argv[3];
const settings = readEnv(GatewayEnv, {
  SERVICE_PORT: '0',
  SERVICE_CACHE_TTL_SECONDS: '3600',
  ...(maxBytes && { SERVICE_CACHE_MAX_BYTES: maxBytes }),
});
const paragraph = (at: number) => `Paragraph ${at} of the page, with words enough to look like one of a real page.\n\n`;
const visit = async ({ url }: { url: string }) => {
  let markdown = `# ${url}\n\n`;
  for (let at = 0; markdown.length < length; at++) markdown += paragraph(at);
  return { title: 'A page', url, snippet: 'About it', markdown: markdown.slice(0, length) };
};
const gateway = await startGateway(settings, {
  ...openCaches(settings, noTelemetry, { visit, search: async () => [] }),
  workerReachable: async () => true,
  log: createLog('bench', 'error', process.stdout),
});
console.log(gateway.url.href);
process.stdin.resume().on('end', () => process.exit(0));
