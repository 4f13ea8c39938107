/** `search-gateway connect`: what it prints is this installation's, and what it writes changes nothing else. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import t, { type Test } from 'tap';
import { CLI, run } from '../helpers/product.js';

const STDIO = { command: process.execPath, args: [CLI, 'stdio'] };
const URL_OF_GATEWAY = 'http://127.0.0.1:9999/mcp';
const DEFAULT_URL = 'http://127.0.0.1:8080/mcp';

/** A home of somebody, with one file in it; `connect` runs there. */
function homeWith(t: Test, path: string, text?: string) {
  const home = t.testdir({});
  const file = join(home, path);
  if (text !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const connect = (...args: string[]) =>
    run(['connect', ...args], { HOME: home, XDG_CONFIG_HOME: join(home, 'config') });
  const read = () => readFileSync(file, 'utf8');
  const backups = () => readdirSync(dirname(file)).filter((name) => name.endsWith('.backup'));
  return { home, file, connect, read, backups };
}

t.test('without a client they are listed; an unknown one is told with what may be meant', async (t) => {
  const { connect } = homeWith(t, '.x');
  const listed = await connect();
  t.equal(listed.code, 0);
  for (const name of [
    'claude-desktop',
    'claude-code',
    'cursor',
    'vscode',
    'lm-studio',
    'codex',
    'open-webui',
    'n8n',
    'curl',
  ])
    t.match(listed.stdout, new RegExp(`^${name} `, 'm'), name);
  const cases = [
    ['cursr', /Did you mean cursor\?/],
    ['LMStudio', /Did you mean lm-studio\?/],
    ['claude', /Did you mean claude-desktop or claude-code\?/],
    ['visual', /Known are claude-desktop, /],
  ] as const;
  for (const [wanted, told] of cases) t.match(await connect(wanted), { code: 2, stdout: '', stderr: told }, wanted);
});

t.test('what is printed is the configuration of this installation, or of the gateway that is named', async (t) => {
  const { connect } = homeWith(t, '.x');
  const printed = async (...args: string[]) => JSON.parse((await connect(...args)).stdout);
  t.strictSame(await printed('cursor'), { mcpServers: { web: STDIO } });
  t.strictSame(await printed('cursor', '--name', 'mine'), { mcpServers: { mine: STDIO } });
  t.strictSame(await printed('vscode', '--url', URL_OF_GATEWAY), {
    servers: { web: { type: 'http', url: URL_OF_GATEWAY } },
  });
  t.strictSame(await printed('cursor', '--url', 'http://127.0.0.1:9999'), {
    mcpServers: { web: { url: URL_OF_GATEWAY } },
  });
  t.match(await printed('claude-desktop', '--url', URL_OF_GATEWAY), {
    mcpServers: { web: { ...STDIO, args: [CLI, 'stdio', '--url', URL_OF_GATEWAY] } },
  });
  t.match(parseToml((await connect('codex')).stdout), { mcp_servers: { web: STDIO } });
  for (const url of ['127.0.0.1:9999', 'ftp://host/', 'http:host', 'http://u:p@host/'])
    t.match(await connect('cursor', '--url', url), { code: 2, stdout: '' }, url);
});

const json = JSON.stringify({ command: process.execPath, args: [CLI, 'stdio'] }, null, '\t');
const tabbed = json.replaceAll('\n', '\n\t\t');
const spaced = (indent: string, value: unknown) => JSON.stringify(value, null, '  ').replaceAll('\n', `\n${indent}`);
const typed = { type: 'stdio', ...STDIO };
const writes: [what: string, client: string, path: string, before: string, after: string][] = [
  [
    'a neighbour in a hand of its own',
    'cursor',
    '.cursor/mcp.json',
    '{\n\t"mcpServers": {\n\t\t"other": {"command": "x",   "env": {"K":"v"}}\n\t},\n\t"more": [1,2]\n}',
    `{\n\t"mcpServers": {\n\t\t"other": {"command": "x",   "env": {"K":"v"}},\n\t\t"web": ${tabbed}\n\t},\n\t"more": [1,2]\n}`,
  ],
  [
    'all on one line',
    'cursor',
    '.cursor/mcp.json',
    '{"a":1,"mcpServers":{"other":{}}}',
    `{"a":1,"mcpServers":{"other":{},\n  "web": ${spaced('  ', STDIO)}\n}}`,
  ],
  [
    'no servers yet',
    'claude-code',
    '.claude.json',
    '{\n  "userID": "x"\n}\n',
    `{\n  "userID": "x",\n  "mcpServers": ${spaced('  ', { web: typed })}\n}\n`,
  ],
  [
    'servers that are null',
    'cursor',
    '.cursor/mcp.json',
    '{\n  "mcpServers": null,\n  "more": 1\n}\n',
    `{\n  "mcpServers": ${spaced('  ', { web: STDIO })},\n  "more": 1\n}\n`,
  ],
  ['an empty file', 'lm-studio', '.lmstudio/mcp.json', '', `{\n  "mcpServers": ${spaced('  ', { web: STDIO })}\n}\n`],
  [
    'comments, trailing commas, and lines that end as on Windows',
    'vscode',
    'config/Code/User/mcp.json',
    '// mine\r\n{\r\n  "servers": {\r\n    "o": {}, // first\r\n    /* last */\r\n  },\r\n}\r\n',
    `// mine\r\n{\r\n  "servers": {\r\n    "o": {}, // first\r\n    /* last */\r\n    "web": ${spaced('    ', typed).replaceAll('\n', '\r\n')},\r\n  },\r\n}\r\n`,
  ],
  [
    'a comment behind the last one',
    'vscode',
    'config/Code/User/mcp.json',
    '{\n  "servers": {\n    "o": {} // first\n  }\n}\n',
    `{\n  "servers": {\n    "o": {}, // first\n    "web": ${spaced('    ', typed)}\n  }\n}\n`,
  ],
  [
    'a mark of the byte order',
    'cursor',
    '.cursor/mcp.json',
    '\ufeff{}',
    `\ufeff{\n  "mcpServers": ${spaced('  ', { web: STDIO })}\n}`,
  ],
  [
    'TOML without our table',
    'codex',
    '.codex/config.toml',
    '# mine\nmodel = "o"\n[mcp_servers.other]\ncommand="x" # keep',
    `# mine\nmodel = "o"\n[mcp_servers.other]\ncommand="x" # keep\n\n[mcp_servers.web]\ncommand = ${JSON.stringify(process.execPath)}\nargs = [${JSON.stringify(CLI)}, "stdio"]\nstartup_timeout_sec = 60\ntool_timeout_sec = 60\n`,
  ],
  [
    'TOML with an older table of ours, and words that look like one',
    'codex',
    '.codex/config.toml',
    'n = 9223372036854775807\nx = """\n[mcp_servers.web]\n"""\n[ mcp_servers . "web" ] # ours\nstartup_timeout_sec = 60\ntool_timeout_sec = 60\ncommand = "npx"\nargs = [\n  "-y",\n  "search-gateway", "stdio",\n]\n\n# keys\n[mcp_servers.web.env]\nA = "1"\n',
    `n = 9223372036854775807\nx = """\n[mcp_servers.web]\n"""\n[ mcp_servers . "web" ] # ours\nstartup_timeout_sec = 60\ntool_timeout_sec = 60\ncommand = ${JSON.stringify(process.execPath)}\nargs = [${JSON.stringify(CLI)}, "stdio"]\n\n# keys\n[mcp_servers.web.env]\nA = "1"\n`,
  ],
];
for (const [what, client, path, before, after] of writes) {
  t.test(`--write: ${what}`, async (t) => {
    const { connect, file, read, backups } = homeWith(t, path, before);
    chmodSync(file, 0o640);
    const first = await connect(client, '--write');
    t.match(first, { code: 0, stdout: /^\+.*(web|command)/m }, 'the difference is shown');
    t.equal(read(), after);
    t.equal(statSync(file).mode & 0o777, 0o640, 'who may read it stays');
    const [backup = ''] = backups();
    t.equal(readFileSync(join(dirname(file), backup), 'utf8'), before, 'what it was is kept');

    t.match(await connect(client, '--write'), { code: 0, stdout: '', stderr: /already/ });
    t.equal(read(), after, 'the second time changes nothing');
    t.equal(backups().length, 1);

    t.match(await connect(client, '--write', '--url', DEFAULT_URL), { code: 0 });
    t.match(read(), DEFAULT_URL);
    t.notMatch(read(), CLI, 'the other way is gone');
    t.match(await connect(client, '--write'), { code: 0 }, 'and back');
    t.equal(backups().length, 3, 'no copy is written over');
  });
}

t.test('a file that is not there is made, with its folders', async (t) => {
  const { connect, read, backups } = homeWith(t, 'config/Claude/claude_desktop_config.json');
  t.match(await connect('claude-desktop', '--write'), { code: 0 });
  t.strictSame(JSON.parse(read()), { mcpServers: { web: STDIO } });
  t.strictSame(backups(), []);
});

t.test("keys of the entry's own stay, and a file behind a link is changed where it is", async (t) => {
  const before = { mcpServers: { web: { command: 'npx', args: ['-y', 'search-gateway', 'stdio'], env: { A: 'b' } } } };
  const { home, connect, read, file } = homeWith(t, 'real.json', JSON.stringify(before));
  const link = join(home, 'link.json');
  symlinkSync(file, link);
  t.match(await connect('cursor', '--write', '--file', link), { code: 0 });
  t.strictSame(JSON.parse(read()), { mcpServers: { web: { ...STDIO, env: { A: 'b' } } } });
});

t.test('what a link leads to is made where it is missing, and the link stays', async (t) => {
  const { home, connect, read } = homeWith(t, 'kept/real.json');
  symlinkSync('kept/real.json', join(home, 'middle.json'));
  symlinkSync('middle.json', join(home, 'link.json'));
  t.match(await connect('cursor', '--write', '--file', join(home, 'link.json')), { code: 0 });
  t.strictSame(JSON.parse(read()), { mcpServers: { web: STDIO } });
  t.ok(lstatSync(join(home, 'link.json')).isSymbolicLink());
  symlinkSync('round.json', join(home, 'round.json'));
  const round = await connect('cursor', '--write', '--file', join(home, 'round.json'));
  t.match(round, { code: 1, stderr: /left as it is: .*ELOOP/ });
});

t.test('an address is ours where it is the one that is asked for, or the one that the examples have', async (t) => {
  const at = (url: string) => JSON.stringify({ mcpServers: { web: { url, headers: { A: 'b' } } } });
  for (const [was, becomes] of [
    ['http://localhost:8080/mcp', URL_OF_GATEWAY],
    ['http://gateway.example/mcp', 'https://gateway.example/mcp'],
  ] as const) {
    const { connect, file, read } = homeWith(t, 'there/file', at(was));
    t.match(await connect('cursor', '--write', '--file', file, '--url', becomes), { code: 0 }, was);
    t.equal(JSON.parse(read()).mcpServers.web.url, becomes);
  }
});

const refusals: [what: string, client: string, before: string, told: RegExp][] = [
  ['what is no JSON', 'cursor', '{ "mcpServers": {', /line 1 is not valid JSON/],
  ['comments where the client has none', 'cursor', '{\n// x\n}', /line 2 is not valid JSON/],
  ['a list', 'cursor', '[]', /no table of settings/],
  ['servers that are none', 'cursor', '{"mcpServers": []}', /`mcpServers` is no table/],
  ['an entry that is none', 'cursor', '{"mcpServers": {"web": 1}}', /`web` is no server/],
  [
    "somebody else's entry",
    'cursor',
    '{"mcpServers": {"web": {"command": "secret-server"}}}',
    /another server called `web`.*--name/,
  ],
  [
    "somebody else's address",
    'cursor',
    '{"mcpServers": {"web": {"url": "https://x.example/mcp"}}}',
    /another server called `web`/,
  ],
  [
    'another server of this machine',
    'cursor',
    '{"mcpServers": {"web": {"url": "http://localhost:3000/mcp", "headers": {"A": "secret-server"}}}}',
    /another server called `web`/,
  ],
  ['the same key twice', 'cursor', '{"mcpServers": {"a": {}}, "mcpServers": {"b": {}}}', /cannot be changed safely/],
  ['what is no TOML', 'codex', 'a = 1\n[x\n', /line \d is not valid TOML/],
  ['a table in one line', 'codex', 'mcp_servers = { other = { command = "x" } }\n', /cannot be changed safely/],
  [
    'a table in one line of ours',
    'codex',
    'mcp_servers = { web = { url = "http://localhost:8080/mcp" } }\n',
    /cannot be changed safely/,
  ],
];
for (const [what, client, before, told] of refusals) {
  t.test(`left as it is: ${what}`, async (t) => {
    const { connect, file, read, backups } = homeWith(t, 'there/file', before);
    const { code, stdout, stderr } = await connect(client, '--write', '--file', file);
    t.strictSame({ code, stdout }, { code: 1, stdout: '' });
    t.match(stderr, told);
    t.notMatch(stderr, /secret-server|x\.example/, 'nothing of it is quoted');
    t.equal(read(), before);
    t.strictSame(backups(), []);
  });
}

t.test('wrong usage is told, and writes nothing', async (t) => {
  const { connect, file } = homeWith(t, 'file.json');
  for (const args of [
    ['n8n', '--write'],
    ['curl', '--write', '--file', file],
    ['cursor', '--file', file],
    ['cursor', '--name', 'a b'],
    ['--write'],
  ])
    t.match(await connect(...args), { code: 2, stdout: '', stderr: /^invalid_request: / }, args.join(' '));
  t.notOk(existsSync(file));
});
