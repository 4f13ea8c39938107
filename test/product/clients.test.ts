import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import t, { type Test } from 'tap';
import { announcedUrl, CLI, settingsFor, smallWeb, start } from '../helpers/product.js';
import { ROOT } from '../helpers/root.js';

const EXAMPLES = join(ROOT, 'examples/clients');
/** Where a gateway listens that is given no settings; the examples say so, the test's gateway has a free port. */
const DEFAULT_URL = 'http://127.0.0.1:8080/mcp';

interface Stdio {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

type Entry = Partial<Stdio> & { url?: string };

/** The one server that an example configures, found where the client looks for it. */
function entryOf(file: string): Entry {
  const text = readFileSync(join(EXAMPLES, file), 'utf8');
  if (file.endsWith('.toml')) {
    const [table, ...lines] = text.trim().split('\n');
    t.equal(table, '[mcp_servers.web]', file);
    // The values in use here are written in TOML as in JSON.
    return Object.fromEntries(
      lines.map((line) => {
        const [, key = '', value = ''] = /^(\w+) = (.*)$/.exec(line) ?? [];
        return [key, JSON.parse(value)];
      }),
    );
  }
  const json = JSON.parse(text);
  return json.mcpServers?.web ?? json.servers?.web ?? json[0] ?? { url: json.nodes[0].parameters.endpointUrl };
}

const files = readdirSync(EXAMPLES).filter((name) => /\.(stdio|bridge|http)\.(json|toml)$/.test(name));
const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');

/** A folder in which npx finds the package that was built here, as it would find it in the registry. */
function placeForNpx(t: Test): string {
  const place = mkdtempSync(join(tmpdir(), 'clients-'));
  t.teardown(() => rmSync(place, { recursive: true }));
  const bin = join(place, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{}');
  symlinkSync(ROOT, join(place, 'node_modules/search-gateway'));
  chmodSync(CLI, 0o755);
  symlinkSync(CLI, join(bin, 'search-gateway'));
  return place;
}

async function usesBothTools(t: Test, client: Client, page: string, what: string): Promise<void> {
  const { tools } = await client.listTools();
  t.strictSame(
    tools.map(({ name }) => name),
    ['web_search', 'fetch_url'],
    what,
  );
  const searched = await client.callTool({ name: 'web_search', arguments: { query: 'test' } });
  t.match(searched, { structuredContent: { results: [{ title: String }] } }, what);
  const fetched = await client.callTool({ name: 'fetch_url', arguments: { url: page } });
  t.match(fetched, { content: [{ text: /enough words to be read/ }] }, what);
}

t.test('every example works as it is written', async (t) => {
  const web = await smallWeb(t);
  const settings = settingsFor(web);
  const page = new URL('page', web).href;
  const gateway = await start(t, ['start'], settings);
  const { origin, port } = announcedUrl(gateway.output().stderr);
  const here = (url: string) => url.replace(DEFAULT_URL, `${origin}/mcp`);

  const programs = new Map<string, Stdio>();
  for (const file of files) {
    const { command, args = [], env = {}, url } = entryOf(file);
    if (url) t.equal(url, DEFAULT_URL, file);
    else programs.set(JSON.stringify([command, args, env]), { command: String(command), args, env });
  }
  for (const [, line = ''] of readme.matchAll(/^\w+ mcp add web -- (.*)$/gm)) {
    const [command = '', ...args] = line.split(' ');
    programs.set(JSON.stringify([command, args, {}]), { command, args });
  }
  t.equal(programs.size, 2, 'all clients are told the same: the server itself, or the bridge');

  const cwd = placeForNpx(t);
  for (const { command, args, env } of programs.values()) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } });
    const offline = { npm_config_offline: 'true', npm_config_update_notifier: 'false' };
    await client.connect(
      new StdioClientTransport({
        command,
        args: args.map(here),
        cwd,
        env: { PATH: process.env.PATH ?? '', HOME: cwd, ...settings, ...offline, ...env },
        stderr: 'ignore',
      }),
    );
    t.teardown(() => client.close());
    await usesBothTools(t, client, page, args.join(' '));
  }

  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(here(DEFAULT_URL))));
  t.teardown(() => client.close());
  await usesBothTools(t, client, page, 'http');

  const { stdout } = await promisify(execFile)(join(EXAMPLES, 'curl.http.sh'), [here(DEFAULT_URL)]);
  const [listed, searched] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  t.equal(listed.result.tools.length, 2, 'curl lists');
  t.match(searched.result.structuredContent, { results: [{ title: String }] }, 'curl searches');
  t.match(readFileSync(join(EXAMPLES, 'curl.http.sh'), 'utf8'), `:-${DEFAULT_URL}}`);
  t.ok(port);
});

t.test('the table names every file, and no other', async (t) => {
  const linked = [...readme.matchAll(/\]\(([\w-]+\.(?:stdio|bridge|http)\.\w+)\)/g)].map(([, name]) => name);
  t.strictSame(linked.sort(), [...files, 'curl.http.sh'].sort());
});
