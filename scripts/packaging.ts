import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { BridgeEnv, GatewayEnv } from '../src/config.js';
import { PROVIDER_WORDS, PROVIDERS } from '../src/providers/all.js';
import { tools } from '../src/tools/registry.js';
import { isPlaceholder } from './placeholders.js';

const TITLE = 'Search and Fetch Gateway';
/** The registry takes a hundred characters. */
const SHORT = 'Web search and page fetching for agents: any provider, clean Markdown, robots.txt respected.';

/** Under which the registry keeps what a publisher wants to say. */
const PUBLISHER = 'io.modelcontextprotocol.registry/publisher-provided';
const NOT_PUBLISHED = {
  status: "The npm package below is not published yet: its name may be anybody's. Until it is, use one of these.",
  http: 'npm start in a clone, then http://127.0.0.1:8080/mcp',
  stdio: 'node /path/to/search-gateway/dist/src/cli.js stdio',
  fromGit: 'npx -y github:OWNER/REPO stdio',
};

/** What a person who installs us in a client may want to set, with the label that the client shows. */
const SETTINGS: Record<string, string | undefined> = {
  SERVICE_SEARCH_PROVIDER: 'Search provider',
  // What a provider that is chosen cannot be without has the beginning of its description as its label.
  ...Object.fromEntries(PROVIDERS.flatMap(({ needs }) => needs).map((name) => [name, undefined])),
  BRIDGE_URL: 'Address of a running gateway',
  BRIDGE_HEADERS: 'HTTP headers for that gateway',
};

interface Package {
  name: string;
  version: string;
  license: string;
  mcpName: string;
  homepage: string;
  keywords: string[];
  engines: { node: string };
  bin: Record<string, string>;
}

const FIELDS: Record<string, z.ZodType> = { ...GatewayEnv.shape, ...BridgeEnv.shape };
const settings = Object.entries(SETTINGS).map(([name, label]) => {
  const field = FIELDS[name] as z.ZodType;
  const description = field.description ?? label ?? name;
  const title = label ?? (description.split(/[,;]/)[0] ?? name).replaceAll('`', '');
  return { name, title, description, isSecret: field.meta()?.secret === true };
});

/** The entry for the MCP registry. Source: its schema of 2025-12-11, and its rules for npm packages. */
export function registryEntry(root: URL): object {
  const { name, version, mcpName, homepage } = readPackage(root);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: mcpName,
    title: TITLE,
    description: SHORT,
    version,
    ...(isPlaceholder(homepage) ? { _meta: { [PUBLISHER]: { note: NOT_PUBLISHED } } } : { websiteUrl: homepage }),
    packages: [
      {
        registryType: 'npm',
        identifier: name,
        version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        packageArguments: [{ type: 'positional', value: 'stdio' }],
        environmentVariables: settings.map(({ name, description, isSecret }) => ({
          name,
          description,
          isRequired: false,
          ...(isSecret && { isSecret }),
          ...(name === 'SERVICE_SEARCH_PROVIDER' && { choices: PROVIDER_WORDS, default: PROVIDERS[0]?.name }),
        })),
      },
    ],
  };
}

/** The manifest of the bundle for desktop clients. Source: MCPB manifest specification 0.3. */
export function bundleManifest(root: URL): object {
  const { name, version, license, keywords, engines, bin } = readPackage(root);
  const entryPoint = `server/${bin[name]}`;
  const keyOf = (setting: string) => setting.toLowerCase();
  return {
    manifest_version: '0.3',
    name,
    display_name: TITLE,
    version,
    description: SHORT,
    author: { name: `The authors of ${name}` },
    license,
    keywords,
    server: {
      type: 'node',
      entry_point: entryPoint,
      mcp_config: {
        command: 'node',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the client fills it in
        args: ['${__dirname}/'.concat(entryPoint), 'stdio'],
        env: Object.fromEntries(settings.map(({ name }) => [name, `\${user_config.${keyOf(name)}}`])),
      },
    },
    tools: tools.map(({ name, description }) => ({ name, description })),
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: engines.node } },
    // Without a default the variable would stay in the text; an empty one counts as unset.
    user_config: Object.fromEntries(
      settings.map(({ name, title, description, isSecret }) => [
        keyOf(name),
        { type: 'string', title, description, required: false, default: '', ...(isSecret && { sensitive: true }) },
      ]),
    ),
  };
}

function readPackage(root: URL): Package {
  return JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Package;
}
