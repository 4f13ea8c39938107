import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { parse as parseToml } from 'smol-toml';
import t, { type Test } from 'tap';
import { announcedUrl, run, settingsFor, smallWeb, start } from '../helpers/product.js';
import { ROOT } from '../helpers/root.js';

const EXAMPLES = join(ROOT, 'examples/clients');
/** Where a gateway listens that is given no settings; the examples say so, the test's gateway has a free port. */
const DEFAULT_URL = 'http://127.0.0.1:8080/mcp';
/** What a reader puts their own clone in place of. */
const CLONE = '/path/to/search-gateway/';

interface Entry {
  command?: string;
  args?: string[];
  env?: Record<string, string>;
  url?: string;
  headers?: Record<string, string>;
}

/** The one server that a configuration has, found where the client looks for it. */
function entryIn(text: string, format: string): Entry {
  const config = (format === 'toml' ? parseToml(text) : JSON.parse(text)) as Record<string, never>;
  const { mcpServers, servers, mcp_servers, nodes } = config as Record<string, Record<string, Entry>>;
  const named = mcpServers ?? servers ?? mcp_servers;
  if (named) return named.web ?? {};
  if (Array.isArray(config)) return config[0];
  return { url: (nodes?.[0] as { parameters?: { endpointUrl?: string } } | undefined)?.parameters?.endpointUrl };
}

const files = readdirSync(EXAMPLES).filter((name) => /\.(stdio|bridge|http)\.(json|toml)$/.test(name));
const keyed = readdirSync(EXAMPLES).filter((name) => name.includes('-key.'));
const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');

/** A stranger's machine: an empty home, an empty folder to be in, and nothing on the path but Node and the system's own. */
function nothingInstalled(t: Test) {
  const place = mkdtempSync(join(tmpdir(), 'stranger-'));
  t.teardown(() => rmSync(place, { recursive: true, force: true, maxRetries: 3 }));
  const [cwd, home] = [join(place, 'empty'), join(place, 'home')];
  for (const folder of [cwd, home]) mkdirSync(folder);
  return { cwd, env: { PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(':'), HOME: home } };
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

t.test('every example, and what connect prints, works for a stranger', async (t) => {
  const web = await smallWeb(t);
  const settings = settingsFor(web);
  const page = new URL('page', web).href;
  const gateway = await start(t, ['start'], settings);
  const { origin } = announcedUrl(gateway.output().stderr);
  const here = (text: string) => text.replace(DEFAULT_URL, `${origin}/mcp`).replace(CLONE, ROOT);
  const stranger = nothingInstalled(t);

  const entries = new Map<string, Entry>();
  const add = ({ command, args, env, url }: Entry, file: string) => {
    t.ok(command ?? url, file);
    // What a client runs or asks, once: many say the same, beside fields that are the client's own.
    const used = here(JSON.stringify({ command, args, env, url }));
    entries.set(used, JSON.parse(used));
  };
  for (const file of files) {
    const [name = '', way = '', format = ''] = file.split('.');
    const text = readFileSync(join(EXAMPLES, file), 'utf8');
    t.match(text, way === 'stdio' ? CLONE : DEFAULT_URL, file);
    add(entryIn(text, format), file);
    const printed = await run(['connect', name, ...(way === 'stdio' ? [] : ['--url', `${origin}/mcp`])], stranger.env);
    t.match(printed, { code: 0 }, file);
    t.equal(
      printed.stdout,
      here(text).replace('"node"', JSON.stringify(process.execPath)),
      `${file} is what connect prints, with the stranger's own paths`,
    );
    add(entryIn(printed.stdout, format), `connect ${name}`);
  }
  for (const [, line = ''] of readme.matchAll(/^\w+ mcp add web -- (.*)$/gm)) {
    const [command = '', ...args] = line.split(' ');
    add({ command, args }, line);
  }

  for (const { command, args = [], env, url } of entries.values()) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    t.teardown(() => client.close());
    await client.connect(
      command
        ? new StdioClientTransport({
            command,
            args,
            cwd: stranger.cwd,
            env: { ...stranger.env, ...settings, ...env },
            stderr: 'ignore',
          })
        : new StreamableHTTPClientTransport(new URL(String(url))),
    );
    await usesBothTools(t, client, page, [command ?? url, ...args].join(' '));
    await client.close();
  }

  for (const script of [
    readFileSync(join(EXAMPLES, 'curl.http.sh'), 'utf8'),
    (await run(['connect', 'curl'], stranger.env)).stdout,
  ]) {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script, 'curl.http.sh', `${origin}/mcp`], stranger);
    const [listed, searched] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    t.equal(listed.result.tools.length, 2, 'curl lists');
    t.match(searched.result.structuredContent, { results: [{ title: String }] }, 'curl searches');
    t.match(script, `:-${DEFAULT_URL}}`);
  }
  t.strictSame(readdirSync(stranger.cwd), [], 'nothing was left there');
});

const KEY = 'the-key-of-a-stranger-who-may-call';

/** Where each client keeps a key that its configuration only names. */
const NAMED = /\$\{(?:env:)?SEARCH_GATEWAY_KEY\}|\$\{input:search-gateway-key\}|\bKEY\b/g;

/** The headers that a client would send for what is in its file, with the key in its place. */
function headersOf(text: string, format: string): Record<string, string> {
  const own = JSON.stringify(entryIn(text, format)).replace(NAMED, KEY);
  const { headers, env } = JSON.parse(own) as Entry;
  const { BRIDGE_HEADERS: line = '' } = env ?? {};
  const [, name, value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  if (name) return { [name]: value };
  if (headers) return headers;
  // Each of these says of its own field that it is sent as a bearer token.
  const isBearer = [
    /"bearer_token_env_var":"SEARCH_GATEWAY_KEY"/,
    new RegExp(`"auth_type":"bearer","key":"${KEY}"`),
    /"authentication": "bearerAuth"[\s\S]*"httpBearerAuth"/,
  ].some((sign) => sign.test(own) || sign.test(text));
  return isBearer ? { authorization: `Bearer ${KEY}` } : {};
}

t.test('what is for a gateway that wants a key shows it there', async (t) => {
  const web = await smallWeb(t);
  const gateway = await start(t, ['gateway'], { ...settingsFor(web), SERVICE_API_KEYS: `stranger:${KEY}` });
  const { origin } = announcedUrl(gateway.output().stderr);
  const url = `${origin}/mcp`;
  const stranger = nothingInstalled(t);
  const here = (text: string) => text.replace(DEFAULT_URL, url).replace(CLONE, ROOT);
  t.equal(keyed.length, 9);
  for (const file of keyed) {
    const [name = '', , format = ''] = file.split('.');
    const text = readFileSync(join(EXAMPLES, file), 'utf8');
    const printed = await run(['connect', name, '--key', '--url', url], stranger.env);
    t.equal(printed.stdout, here(text).replace('"node"', JSON.stringify(process.execPath)), file);
    if (format === 'sh') {
      const asked = (env: object) =>
        promisify(execFile)('/bin/sh', ['-c', text, 'curl', url], { ...stranger, env: { ...stranger.env, ...env } });
      const { stdout } = await asked({ SEARCH_GATEWAY_KEY: KEY });
      t.match(stdout, /"web_search"/, file);
      t.match((await asked({})).stdout, /"error"/, 'and without it nothing');
      continue;
    }
    const client = new Client({ name: 'test', version: '1' });
    t.teardown(() => client.close());
    const { command, args = [], env = {} } = entryIn(here(text), format);
    const headers = headersOf(text, format);
    t.match(headers, command ? { Authorization: `Bearer ${KEY}` } : /./, file);
    const transport = command
      ? new StdioClientTransport({
          command,
          args,
          cwd: stranger.cwd,
          env: { ...stranger.env, BRIDGE_HEADERS: String(env.BRIDGE_HEADERS).replace(NAMED, KEY) },
          stderr: 'ignore',
        })
      : new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
    await client.connect(transport);
    t.equal((await client.listTools()).tools.length, 2, file);
    await client.close();
  }
});

t.test('the table names every file, and no other', async (t) => {
  const linked = [...readme.matchAll(/\]\(([\w-]+\.(?:stdio|bridge|http)(?:-key)?\.\w+)\)/g)].map(([, name]) => name);
  t.strictSame(linked.sort(), [...files, ...keyed, 'curl.http.sh'].sort());
});
