/** `npm run interop [-- PART …]`: tries the built product with other people's programs; each part prints a table. */
import { behindNginx } from './behind-nginx.js';
import { conformance } from './conformance.js';
import { dropIn } from './drop-in.js';
import { helm } from './helm.js';
import { packages } from './packages.js';
import { proxies } from './proxies.js';
import { replicas } from './replicas.js';
import { inspector, mcpProxy, mcpRemote, supergateway } from './third-party.js';

/** Each prints what it found and tells whether all of it is well. */
const PARTS: Record<string, () => Promise<boolean>> = {
  conformance,
  replicas,
  nginx: behindNginx,
  proxies,
  inspector,
  'mcp-remote': mcpRemote,
  supergateway,
  'mcp-proxy': mcpProxy,
  packages,
  'drop-in': dropIn,
  helm,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`no such part; there are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const failed: string[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  if (!(await run())) failed.push(name);
}
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall is well');
process.exit(failed.length > 0 ? 1 : 0);
