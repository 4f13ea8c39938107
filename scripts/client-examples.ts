import { CLIENTS, type Client, DEFAULT_URL, type Way, withKey } from '../src/cli/connect/clients.js';
import { configuration } from '../src/cli/connect/configuration.js';

/** Where a reader's own clone would be; `search-gateway connect` knows it. */
const CLI = '/path/to/search-gateway/dist/src/cli.js';
const WAYS: Record<Client['ways'][number], Way> = {
  stdio: { command: 'node', args: [CLI, 'stdio'] },
  bridge: { command: 'node', args: [CLI, 'stdio', '--url', DEFAULT_URL] },
  http: { url: DEFAULT_URL },
};

/** An example for each client and each way that it knows, and for a gateway that wants a key: the name of its file, and its text. */
export const EXAMPLES: [name: string, text: string][] = CLIENTS.flatMap((client) =>
  client.ways.flatMap((way): [string, string][] => [
    [nameOf(client, way), configuration(client, WAYS[way])],
    ...(way === 'stdio' ? [] : [withKeyOf(client, way)]),
  ]),
);

function withKeyOf(client: Client, way: Client['ways'][number]): [string, string] {
  return [nameOf(client, `${way}-key`), configuration(client, withKey(client, WAYS[way]))];
}

function nameOf({ name, format }: Client, way: string): string {
  return `${name}.${way}.${format.replace('jsonc', 'json')}`;
}

/** The clients with their examples. */
export function clientTable(): string {
  const rows = CLIENTS.map((client) => {
    const link = (way: Client['ways'][number], text = 'file') =>
      client.ways.includes(way) ? `[${text}](${nameOf(client, way)})` : undefined;
    const http = link('http', client.format === 'sh' ? 'script' : 'file') ?? link('bridge', 'bridge');
    const [remote = 'http'] = client.ways.filter((way) => way !== 'stdio');
    const keyed = `[with a key](${nameOf(client, `${remote}-key`)})`;
    return `| ${client.title} | \`${client.name}\` | ${client.where || '\u2013'} | ${http}, ${keyed} | ${link('stdio') ?? '\u2013'} |`;
  });
  return ['| client | name for `connect` | where it goes | http | stdio |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** Where each client keeps its own configuration on each platform, which `connect --write` changes. */
export function clientFileTable(): string {
  const rows = CLIENTS.flatMap(({ name, file }) => {
    if (!file) return [];
    const [place, ...below] = file.folder;
    const path = [...below, file.name];
    const on = (start: string, separator = '/') => `\`${[start, ...path].join(separator)}\``;
    const [mac, linux, windows] =
      place === 'home'
        ? [on('~'), on('~'), on('%USERPROFILE%', '\\')]
        : [on('~/Library/Application Support'), on('~/.config'), on('%APPDATA%', '\\')];
    const moved = file.movedBy ? ` (or in \`$${file.movedBy}\`)` : '';
    return `| \`${name}\` | ${mac}${moved} | ${linux}${moved} | ${windows}${moved} |`;
  });
  return ['| client | macOS | Linux | Windows |', '|---|---|---|---|', ...rows].join('\n');
}
