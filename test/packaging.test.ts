import { readFileSync } from 'node:fs';
import t from 'tap';
import { bundleManifest, registryEntry } from '../scripts/packaging.js';
import { BridgeEnv, GatewayEnv } from '../src/config.js';
import { readEnv } from '../src/shared/env.js';
import { inRoot } from './helpers/root.js';

const ROOT = inRoot('.');

interface Variable {
  name: string;
  description: string;
  choices?: string[];
  default?: string;
}

interface Entry {
  name: string;
  title: string;
  description: string;
  packages: { identifier: string; version: string; environmentVariables: Variable[] }[];
}

interface Manifest {
  server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } };
  user_config: Record<string, { title: string; description: string; default: string }>;
}

t.test('the registry entry keeps the limits of the registry', async (t) => {
  const { name, title, description, packages } = registryEntry(ROOT) as Entry;
  t.match(name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  for (const text of [title, description]) t.ok(text.length >= 1 && text.length <= 100, text);
  const { version, mcpName } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Record<string, string>;
  t.equal(name, mcpName, 'by which the registry knows that the package is ours');
  t.match(packages, [
    {
      registryType: 'npm',
      identifier: 'search-gateway',
      version,
      transport: { type: 'stdio' },
      packageArguments: [{ type: 'positional', value: 'stdio' }],
    },
  ]);
  for (const { environmentVariables } of packages) {
    for (const { name, description, choices = [], default: chosen = '' } of environmentVariables) {
      t.match(name, /^[A-Z][A-Z0-9_]*$/);
      t.match(description, /./);
      t.ok(choices.length === 0 || choices.includes(chosen), name);
    }
  }
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
