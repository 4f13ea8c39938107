import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import t from 'tap';
import { listen } from '../helpers/listen.js';
import { announcedUrl, CLI, run, settingsFor, smallWeb, start } from '../helpers/product.js';

t.test('a gateway that is killed and started again costs its client no call', async (t) => {
  const web = await smallWeb(t);
  const settings = settingsFor(web);
  const first = await start(t, ['gateway'], settings);
  const { port, origin } = announcedUrl(first.output().stderr);
  const client = new Client({ name: 't', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const args = [CLI, 'stdio', '--url', `${origin}/mcp`];
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args,
      env: { PATH: process.env.PATH ?? '' },
      stderr: 'ignore',
    }),
  );
  t.teardown(() => client.close());
  const call = () => client.callTool({ name: 'web_search', arguments: { query: 'test' } });
  t.match(await call(), { structuredContent: { results: [{ title: String }] } });
  first.child.kill('SIGKILL');
  await first.exited;
  const during = call();
  await start(t, ['gateway'], { ...settings, SERVICE_PORT: port });
  t.match(await during, { structuredContent: { results: [{ title: String }] } });
  t.match(await call(), { structuredContent: { results: [{ title: String }] } });
});

t.test('wrong settings end it with 2 before it says anything, without a word of a header', async (t) => {
  const wrong = ['stdio', '--url', 'http://user:canary@x/mcp', '--header', 'canary'];
  const { code, stdout, stderr } = await run(wrong, { SERVICE_LOG_LEVEL: 'loud' });
  t.match({ code, stdout }, { code: 2, stdout: '' });
  for (const name of ['BRIDGE_URL', 'BRIDGE_HEADERS', 'SERVICE_LOG_LEVEL'])
    t.match(stderr, new RegExp(`^ {2}${name}: `, 'm'));
  t.notMatch(stderr, 'canary');
  const proxied = await run(['stdio', '--url', 'http://gateway.test/mcp'], { HTTPS_PROXY: 'socks5://canary' });
  t.match(proxied, { code: 2, stdout: '', stderr: /^ {2}HTTPS_PROXY: /m });
  t.notMatch(proxied.stderr, 'canary');
});

t.test('headers of the file and of the options are sent together', async (t) => {
  const sent: unknown[] = [];
  const gateway = await listen(t, ({ headers }, res) => {
    sent.push([headers['x-file'], headers['x-option']]);
    res.writeHead(401).end();
  });
  const file = join(t.testdir({ headers: 'X-File: 1\n' }), 'headers');
  const asked = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })}\n`;
  const args = ['stdio', '--url', `${gateway.origin}/mcp`, '--header', 'X-Option: 2'];
  const { code } = await run(args, { BRIDGE_HEADERS_FILE: file }, asked);
  t.equal(code, 0);
  t.ok(sent.length > 0);
  t.strictSame(new Set(sent.map(String)), new Set(['1,2']));
});

t.test('headers without a gateway to send them to are a fault, wherever they come from', async (t) => {
  const file = join(t.testdir({ headers: 'X-File: canary\n' }), 'headers');
  const cases: [args: string[], env: Record<string, string>][] = [
    [[], { BRIDGE_HEADERS: 'X-One: canary' }],
    [[], { BRIDGE_HEADERS_FILE: file }],
    [['--header', 'X-One: canary'], {}],
  ];
  for (const [args, env] of cases) {
    const { code, stdout, stderr } = await run(['stdio', ...args], env);
    t.match({ code, stdout, stderr }, { code: 2, stdout: '', stderr: /^ {2}BRIDGE_URL: expected a value/m });
    t.notMatch(stderr, 'canary');
  }
});

t.test('the end of the input ends it, a session of the gateway too', async (t) => {
  const asked: (string | undefined)[] = [];
  const gateway = await listen(t, (req, res) => {
    asked.push(req.method);
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      if (req.method !== 'POST') return res.writeHead(req.method === 'GET' ? 405 : 204).end();
      const { id, method } = JSON.parse(body);
      const result = {
        initialize: { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 'x', version: '1' } },
      }[method as string];
      const headers = { 'content-type': 'application/json', 'mcp-session-id': 'one' };
      res.writeHead(result ? 200 : id === undefined ? 202 : 404, headers);
      res.end(result && JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  const said = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
  ];
  const { code, stdout } = await run(
    ['stdio'],
    { BRIDGE_URL: `${gateway.origin}/mcp`, BRIDGE_HEADERS: 'X-One: 1\nX-Two: 2' },
    said.map((message) => `${JSON.stringify(message)}\n`).join(''),
  );
  t.equal(code, 0);
  t.match(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    [{ id: 1 }, { id: 2, result: { tools: [] } }],
  );
  t.equal(asked.at(-1), 'DELETE');
});
