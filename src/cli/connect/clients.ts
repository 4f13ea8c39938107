/** How a client reaches us: a program that it starts, or the address of a running gateway; with what shows a key there. */
export type Way =
  | { command: string; args: string[]; env?: Record<string, string> }
  | { url: string; headers?: Record<string, string> };

export type Platform = 'darwin' | 'linux' | 'win32';

/** Where a client keeps its configuration; each path begins with one of the places of `Places`. */
export interface Places {
  home: string;
  /** `%APPDATA%`, `~/Library/Application Support`, or `$XDG_CONFIG_HOME`. */
  appData: string;
  /** Of clients that let a variable say where their folder is. */
  moved(variable: string): string | undefined;
}

export interface Client {
  name: string;
  title: string;
  /** What a person does with the configuration. */
  where: string;
  /** Ways that the client knows by itself; one that knows no HTTP gets the bridge for it. */
  ways: readonly ('stdio' | 'bridge' | 'http')[];
  format: 'json' | 'jsonc' | 'toml' | 'sh';
  /** Its own file, where it has one that a program may edit. */
  file?: { folder: readonly [place: 'home' | 'appData', ...below: string[]]; name: string; movedBy?: string };
  /** How its configuration names a key that is kept elsewhere; where it cannot, what a person puts theirs in place of. */
  key: string;
  /** What stands beside the entries for a key. */
  besideKey?: Record<string, unknown>;
  /** The keys above the entries, which are named. Without it `entry` is the whole file. */
  above?: string;
  entry(way: Way): unknown;
}

/** The name under which clients know us, unless another one is asked for. */
export const ENTRY = 'web';
export const DEFAULT_URL = 'http://127.0.0.1:8080/mcp';

const TITLE = 'Search and Fetch Gateway';
const CALL_SECONDS = 60;
const plain = (way: Way) => way;
/** Of the environment that a client runs in. */
const KEY_VARIABLE = 'SEARCH_GATEWAY_KEY';
const KEY_ITSELF = 'KEY';
const VSCODE_INPUT = 'search-gateway-key';
/** Of the kind Bearer Auth, made in n8n. */
const N8N_CREDENTIAL = 'Search gateway';

const hasKey = (way: Way) => 'headers' in way;
const typed = (way: Way) => ({ type: 'url' in way ? 'http' : 'stdio', ...way });

/** Every client that has an example, in the order of their table. Sources: each client's own documentation. */
export const CLIENTS: readonly Client[] = [
  {
    name: 'claude-desktop',
    title: 'Claude Desktop',
    where: 'Settings, Developer, Edit Config',
    ways: ['stdio', 'bridge'],
    format: 'json',
    file: { folder: ['appData', 'Claude'], name: 'claude_desktop_config.json' },
    key: KEY_ITSELF,
    above: 'mcpServers',
    entry: plain,
  },
  {
    name: 'claude-code',
    title: 'Claude Code',
    where: 'also `.mcp.json` in a project',
    ways: ['stdio', 'http'],
    format: 'json',
    file: { folder: ['home'], name: '.claude.json', movedBy: 'CLAUDE_CONFIG_DIR' },
    key: `\${${KEY_VARIABLE}}`,
    above: 'mcpServers',
    entry: typed,
  },
  {
    name: 'cursor',
    title: 'Cursor',
    where: 'also `.cursor/mcp.json` in a project',
    ways: ['stdio', 'http'],
    format: 'json',
    file: { folder: ['home', '.cursor'], name: 'mcp.json' },
    key: `\${env:${KEY_VARIABLE}}`,
    above: 'mcpServers',
    entry: plain,
  },
  {
    name: 'vscode',
    title: 'VS Code',
    where: 'also `.vscode/mcp.json` in a workspace',
    ways: ['stdio', 'http'],
    format: 'jsonc',
    file: { folder: ['appData', 'Code', 'User'], name: 'mcp.json' },
    key: `\${input:${VSCODE_INPUT}}`,
    besideKey: {
      inputs: [{ type: 'promptString', id: VSCODE_INPUT, description: `Key of the ${TITLE}`, password: true }],
    },
    above: 'servers',
    entry: typed,
  },
  {
    name: 'lm-studio',
    title: 'LM Studio',
    where: 'Program, Install, Edit mcp.json',
    ways: ['stdio', 'http'],
    format: 'json',
    file: { folder: ['home', '.lmstudio'], name: 'mcp.json' },
    key: KEY_ITSELF,
    above: 'mcpServers',
    entry: plain,
  },
  {
    name: 'codex',
    title: 'Codex',
    where: '',
    ways: ['stdio', 'http'],
    format: 'toml',
    file: { folder: ['home', '.codex'], name: 'config.toml', movedBy: 'CODEX_HOME' },
    key: KEY_VARIABLE,
    above: 'mcp_servers',
    entry: (way) => ({
      ...('command' in way ? { ...way, startup_timeout_sec: CALL_SECONDS } : { url: way.url }),
      ...(hasKey(way) && { bearer_token_env_var: KEY_VARIABLE }),
      tool_timeout_sec: CALL_SECONDS,
    }),
  },
  {
    name: 'open-webui',
    title: 'Open WebUI',
    where: '`TOOL_SERVER_CONNECTIONS`, or Admin Settings, External Tools, type MCP',
    ways: ['http'],
    format: 'json',
    key: KEY_ITSELF,
    entry: (way) => [
      {
        type: 'mcp',
        url: 'url' in way ? way.url : '',
        path: '',
        auth_type: hasKey(way) ? 'bearer' : 'none',
        key: hasKey(way) ? KEY_ITSELF : '',
        config: { enable: true },
        info: { id: ENTRY, name: TITLE, description: 'Search the web and read pages' },
      },
    ],
  },
  {
    name: 'n8n',
    title: 'n8n',
    where: 'paste into a workflow, connect the node to an AI Agent',
    ways: ['http'],
    format: 'json',
    key: N8N_CREDENTIAL,
    entry: (way) => ({
      nodes: [
        {
          id: '6f0f4f0e-6a4c-4c3b-9b60-0c5d8f2a1e11',
          name: TITLE,
          type: '@n8n/n8n-nodes-langchain.mcpClientTool',
          typeVersion: 1.2,
          position: [0, 0],
          parameters: {
            endpointUrl: 'url' in way ? way.url : '',
            serverTransport: 'httpStreamable',
            authentication: hasKey(way) ? 'bearerAuth' : 'none',
            include: 'all',
            options: { timeout: CALL_SECONDS * 1000 },
          },
          ...(hasKey(way) && { credentials: { httpBearerAuth: { name: N8N_CREDENTIAL } } }),
        },
      ],
      connections: {},
    }),
  },
  {
    name: 'curl',
    title: 'curl',
    where: 'a shell',
    ways: ['http'],
    format: 'sh',
    key: `$${KEY_VARIABLE}`,
    entry: (way) => ('url' in way ? curlScript(way.url, way.headers) : ''),
  },
];

/** The path of a client's own file, by parts from one of the places. */
export function fileOf({ file }: Client, places: Places): string[] | undefined {
  if (!file) return undefined;
  const moved = file.movedBy && places.moved(file.movedBy);
  const [place, ...below] = file.folder;
  return moved ? [moved, file.name] : [places[place], ...below, file.name];
}

/** `way`, with the key of `client` shown there; a gateway in the client's own process wants none. */
export function withKey({ key }: Client, way: Way): Way {
  const header = { name: 'Authorization', value: `Bearer ${key}` };
  if ('url' in way) return { ...way, headers: { [header.name]: header.value } };
  return { ...way, env: { BRIDGE_HEADERS: `${header.name}: ${header.value}` } };
}

function curlScript(url: string, headers: Record<string, string> = {}): string {
  const more = Object.entries(headers).map(([name, value]) => `    -H "${name}: ${value}" \\\n`);
  return `#!/bin/sh
# Lists the tools and calls one, with nothing but HTTP. 2026-07-28 needs no session: each request says everything itself.
gateway=\${1:-${url}}

ask() {
  method=$1 name=$2 params=$3
  curl -sS --fail-with-body "$gateway" \\
    -H 'Content-Type: application/json' \\
    -H 'Accept: application/json, text/event-stream' \\
    -H 'MCP-Protocol-Version: 2026-07-28' \\
${more.join('')}    -H "Mcp-Method: $method" \${name:+-H "Mcp-Name: $name"} \\
    -d '{"jsonrpc": "2.0", "id": 1, "method": "'"$method"'", "params": {'"$params"'
      "_meta": {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}
      }}}'
  echo
}

ask tools/list '' ''
ask tools/call web_search '"name": "web_search", "arguments": {"query": "robots exclusion protocol"},'
`;
}
