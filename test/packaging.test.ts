import t from 'tap';
import { bundleManifest, registryEntry } from '../scripts/packaging.js';
import { BridgeEnv, GatewayEnv } from '../src/config.js';
import { readEnv } from '../src/shared/env.js';
import { inRoot } from './helpers/root.js';

const ROOT = inRoot('.');

interface Entry {
  name: string;
  title: string;
  description: string;
  packages: { identifier: string; version: string; environmentVariables: { name: string }[] }[];
}

interface Manifest {
  server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } };
  user_config: Record<string, { title: string; description: string; default: string }>;
}

t.test('the registry entry keeps the limits of the registry', async (t) => {
  const { name, title, description, packages } = registryEntry(ROOT) as Entry;
  t.match(name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  for (const text of [title, description]) t.ok(text.length >= 1 && text.length <= 100, text);
  t.match(packages, [{ identifier: 'search-gateway', version: /^\d+\.\d+\.\d+/ }]);
});

t.test('a client that fills in nothing gets our defaults', async (t) => {
  const { server, user_config } = bundleManifest(ROOT) as Manifest;
  const filled = Object.entries(server.mcp_config.env).map(([name, value]) => {
    const key = /^\$\{user_config\.(\w+)\}$/.exec(value)?.[1] ?? '';
    return [name, user_config[key]?.default];
  });
  const env = Object.fromEntries(filled);
  t.strictSame(readEnv(GatewayEnv, env), readEnv(GatewayEnv, {}));
  t.strictSame(readEnv(BridgeEnv, env), readEnv(BridgeEnv, {}));
  t.equal(server.mcp_config.args[0], `\${__dirname}/${server.entry_point}`);
});
