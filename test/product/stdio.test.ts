import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import t from 'tap';
import { listen } from '../helpers/listen.js';
import { CLI, run, startStdio } from '../helpers/product.js';
import { pathInRoot } from '../helpers/root.js';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const modern = (id: number, method: string, version = '2026-07-28') =>
  request(id, method, { _meta: { ...META, 'io.modelcontextprotocol/protocolVersion': version } });
const initialize = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 't', version: '1' },
});

/** Pipes messages in and reads the answers by id; every line of stdout must be JSON-RPC. */
async function converse(messages: (object | string)[], env: Record<string, string> = {}) {
  const input = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message))).join('\n');
  const { code, stdout, stderr } = await run(['stdio'], env, `${input}\n`);
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, stderr, lines, byId: new Map(lines.map((line) => [line.id, line])) };
}

t.test('2025 era: initialize, then the tools; the end of input ends the process', async (t) => {
  const { code, byId, lines } = await converse([
    initialize,
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    request(2, 'tools/list'),
  ]);
  t.equal(code, 0);
  t.match(byId.get(1), { result: { protocolVersion: '2025-11-25' } });
  t.equal(byId.get(2).result.tools.length, 2);
  t.ok(lines.every((line) => line.jsonrpc === '2.0'));
});

t.test('2026 era: the version is checked on every message', async (t) => {
  const { byId } = await converse([
    modern(1, 'server/discover'),
    modern(2, 'tools/list'),
    modern(3, 'tools/list', '2031-01-01'),
  ]);
  t.match(byId.get(1).result, { supportedVersions: ['2026-07-28'] });
  t.equal(byId.get(2).result.tools.length, 2);
  t.match(byId.get(3).error, { code: -32022, data: { supported: ['2026-07-28'], requested: '2031-01-01' } });
});

t.test('nothing but JSON-RPC on stdout, even at debug and after bad input', async (t) => {
  const { lines, code } = await converse(
    [
      'this is not JSON',
      '{"jsonrpc":"2.0"}',
      initialize,
      request(2, 'tools/call', { name: 'fetch_url', arguments: { url: 'nope' } }),
    ],
    { SERVICE_LOG_LEVEL: 'debug', CRAWL_WORKER_LOG_LEVEL: 'debug' },
  );
  t.equal(code, 0);
  t.ok(lines.every((line) => line.jsonrpc === '2.0'));
  t.match(lines.find((line) => line.id === 2)?.result, { isError: true, content: [{ text: /^invalid_request/ }] });
});

t.test('what a library prints goes to stderr', async (t) => {
  const noise = pathInRoot('test/fixtures/noise.cjs');
  const { lines, stderr } = await converse([initialize], { NODE_OPTIONS: `--require ${noise}` });
  t.match(lines, [{ jsonrpc: '2.0', id: 1 }]);
  t.match(stderr, /noise of a library\nnoise without console/);
});

t.test('a crash says nothing on stdout, and what the error says nowhere', async (t) => {
  const crash = pathInRoot('test/fixtures/crash.cjs');
  const { child, ask, answers } = startStdio(t, { NODE_OPTIONS: `--require ${crash}` });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await ask(initialize);
  child.kill('SIGUSR2');
  t.strictSame(await once(child, 'close'), [1, null]);
  t.match(await answers.next(), { done: true });
  t.match(stderr, /"msg":"uncaught exception"/);
  t.notMatch(stderr, 'secret');
});

t.test('a call in flight does not keep the process when the input ends', async (t) => {
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const web = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    asked();
  });
  const { child, ask, answers } = startStdio(t, { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' });
  await ask(initialize);
  const call = request(2, 'tools/call', { name: 'fetch_url', arguments: { url: `${web.origin}/never` } });
  child.stdin.write(`${JSON.stringify(call)}\n`);
  await isAsked;
  child.stdin.end();
  t.strictSame(await once(child, 'close'), [0, null]);
  t.match(await answers.next(), { done: true }, 'and was not answered');
});

t.test('the browser is started by the first call that needs it', async (t) => {
  const folder = t.testdir({ browser: '#!/bin/sh\ntouch "$(dirname "$0")/started"\nexit 1\n' });
  chmodSync(`${folder}/browser`, 0o755);
  const web = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.setHeader('content-type', 'text/html').end('<article><p>A page that needs no browser at all.</p></article>');
  });
  const { ask } = startStdio(t, {
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_BROWSER_PATH: `${folder}/browser`,
  });
  const fetchPage = (id: number, given: object) =>
    ask(request(id, 'tools/call', { name: 'fetch_url', arguments: { url: web.href, ...given } }));
  await ask(initialize);
  t.match(await fetchPage(2, {}), { result: { content: [{ text: /needs no browser/ }] } });
  t.notOk(existsSync(`${folder}/started`));
  t.match(await fetchPage(3, { js_render: true }), { result: { isError: true } });
  t.ok(existsSync(`${folder}/started`));
});

t.test('a cancelled call leaves nothing to wait for at the end of the input', async (t) => {
  const web = await listen(t, () => {});
  const { code, byId } = await converse(
    [
      initialize,
      request(2, 'tools/call', { name: 'fetch_url', arguments: { url: `${web.origin}/never` } }),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } },
    ],
    { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' },
  );
  t.equal(code, 0);
  t.notOk(byId.has(2));
});

t.test('a wrong setting ends it with code 2, on stderr', async (t) => {
  const { code, stderr, lines } = await converse([], {
    SERVICE_LOG_LEVEL: 'loud',
    CRAWL_WORKER_USER_AGENT: 'Mozilla/5.0',
  });
  t.equal(code, 2);
  t.match(stderr, /SERVICE_LOG_LEVEL/);
  t.match(stderr, /CRAWL_WORKER_USER_AGENT/);
  t.equal(lines.length, 0);
});

t.test(
  'starting binds no port and launches no process',
  { skip: process.platform !== 'linux' && 'reads /proc' },
  async (t) => {
    const child = spawn(process.execPath, [CLI, 'stdio'], {
      env: { PATH: process.env.PATH },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    t.teardown(() => child.kill());
    const answers = createInterface({ input: child.stdout });
    const answered = new Promise((resolve) => answers.once('line', resolve));
    child.stdin.write(`${JSON.stringify(modern(1, 'tools/list'))}\n`);
    await answered;
    t.strictSame(listeningSockets(child.pid ?? 0), []);
    t.equal(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim(), '');
  },
);

/** Inodes of sockets in state LISTEN (0A) that the process holds open. */
function listeningSockets(pid: number): string[] {
  const held = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const tables = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1));
  return tables
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && inode && held.has(inode))
    .map((columns) => String(columns[9]));
}
