/** How the commands that are made of tools end when they do not end well. */
import { createServer } from 'node:net';
import t from 'tap';
import { ownerOf, parseKeys } from '../../src/callers/keys.js';
import { tools } from '../../src/tools/registry.js';
import { listen } from '../helpers/listen.js';
import { run, runInterrupted, settingsFor } from '../helpers/product.js';

/** Content type of a TLS record. Source: RFC 8446, section 5.1. */
const TLS_HANDSHAKE = 22;

t.test('wrong usage of a tool names the code and the help', async (t) => {
  const cases: [args: string[], fault: RegExp][] = [
    [['search'], /missing required argument 'query'\./],
    [['search', 'x', '--limit'], /option '--limit <number>' argument missing\./],
    [['search', 'x', '--limits', '1'], /unknown option '--limits' \(Did you mean --limit\?\)/],
    [['fetch'], /missing required argument 'url'\./],
    [
      ['fetch', 'https://one.example/', 'https://two.example/'],
      /too many arguments[^.]*\. Expected 1 argument but got 2\./,
    ],
  ];
  for (const [args, fault] of cases) {
    const { code, stdout, stderr } = await run(args);
    t.match({ code, stdout }, { code: 2, stdout: '' }, args.join(' '));
    t.match(stderr, new RegExp(`^invalid_request: ${fault.source} Usage: search-gateway ${args[0]} --help\n$`));
  }
  t.match((await run(['fetch', '--help'])).stdout, /^Usage: search-gateway fetch .*<url>\n/);
  t.match((await run(['search', '--help'])).stdout, /^Usage: search-gateway search .*<query\.\.\.>\n/);
});

t.test('an address without a scheme is https, alone and in a list; any other scheme is refused', async (t) => {
  const first: number[] = [];
  const web = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      first.push(bytes[0] ?? 0);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  t.teardown(() => web.close());
  const { port } = web.address() as { port: number };
  const env = { CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true' };
  const typed = [`127.0.0.1:${port}/x`, `LOCALHOST:${port}?x`];
  for (const args of [...typed.map((address) => [address]), ['--file', '-']]) {
    first.length = 0;
    const { code, stderr } = await run(['fetch', ...args], env, typed.join('\n'));
    t.equal(code, 3, stderr);
    t.match(stderr, /unreachable/);
    t.ok(first.length > 0, args.join(' '));
    t.ok(first.every((byte) => byte === TLS_HANDSHAKE));
  }
  for (const other of ['ftp://127.0.0.1/', 'mailto:x', 'javascript:1', 'word'])
    t.match(
      await run(['fetch', other], env),
      { code: 2, stdout: '', stderr: /^invalid_request: .*absolute http/ },
      other,
    );
  const listed = await run(['fetch', '--file', '-'], env, 'mailto:x\n');
  t.match(listed, { code: 1, stdout: '"input":"mailto:x","outcome":"invalid_request"' });
  for (const { command, takesAddress } of tools)
    t.equal(/https:\/\/ may be left out/.test((await run([command, '--help'])).stdout), takesAddress === true, command);
});

t.test('a new key is shown once, and its line lets it in', async (t) => {
  const { code, stdout, stderr } = await run(['keys', 'new', 'anne']);
  t.equal(code, 0);
  const [, key = ''] = /^(sg_\S+)$/m.exec(stderr) ?? [];
  t.equal(ownerOf(parseKeys(stdout) ?? [], key), 'anne');
  t.match(await run(['keys', 'new', 'a b']), { code: 2, stdout: '', stderr: /^invalid_request: a name has/ });
});

t.test('Ctrl-C ends a command with 130 and says no more than that', async (t) => {
  for (const args of [
    ['search', 'slow'],
    ['fetch', '/hang'],
    ['fetch', '/hang', '--js-render'],
  ]) {
    let ask: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const web = await listen(t, ({ url }, res) => void (url === '/robots.txt' ? res.writeHead(404).end() : ask()));
    const [command = '', argument = '', ...flags] = args;
    const word = command === 'fetch' ? new URL(argument, web).href : argument;
    const ran = runInterrupted([command, word, ...flags], settingsFor(web), asked);
    t.strictSame(await ran, { code: 130, stdout: '', stderr: 'interrupted\n' }, args.join(' '));
  }
});
