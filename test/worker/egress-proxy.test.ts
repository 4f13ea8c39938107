import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard, type Guard } from '../../src/shared/guard.js';
import { createEgressProxy } from '../../worker/loaders/egress-proxy.js';
import { listen, type Teardown } from '../helpers/listen.js';

/** Lets every name in `.test` through to loopback and records what it was asked; the rest is for the real guard. */
function recordingGuard(): Guard & { dialled: string[] } {
  const strict = createGuard({ allowPrivateNetworks: false, lookup: () => Promise.reject(new Error('no DNS')) });
  const dialled: string[] = [];
  return {
    ...strict,
    dialled,
    async connect(hostname, port, signal) {
      dialled.push(`${hostname}:${port}`);
      if (hostname === 'slow.test') throw new GatewayError('timeout');
      if (!hostname.endsWith('.test')) return strict.connect(hostname, port, signal);
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
      return socket;
    },
  };
}

async function createProxy(t: Teardown, options: { maxBytes?: number; idleMs?: number } = {}) {
  const guard = recordingGuard();
  const proxy = await createEgressProxy({ guard, maxBytes: 1_000_000, idleMs: 10_000, ...options });
  t.teardown(() => proxy.close());
  const pass = proxy.admit();
  const port = Number(new URL(proxy.url).port);
  /** Writes `lines` on a connection of its own and reads to its end. */
  const say = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return read(socket);
  };
  const credential = `proxy-authorization: ${pass.authorization}`;
  return { ...proxy, guard, pass, port, say, credential };
}

async function read(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const chunk of socket) text += chunk;
  } catch {
    text += '<reset>';
  }
  return text;
}

/** Resolves with what has been received as soon as it matches. */
function received(socket: Socket, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (pattern.test(text)) resolve(text);
    });
  });
}

const close = 'connection: close';

t.test('without a valid credential nothing is opened, and the answer is 407', async (t) => {
  const { say, guard, pass } = await createProxy(t);
  const wrong = `proxy-authorization: Basic ${Buffer.from(`${pass.username}:wrong`).toString('base64')}`;
  for (const header of ['x-none: 1', wrong])
    for (const head of ['GET http://site.test/ HTTP/1.1', 'CONNECT site.test:443 HTTP/1.1'])
      t.match(await say(head, 'host: site.test', header, close), /^HTTP\/1\.1 407 .*proxy-authenticate: Basic/is);
  t.strictSame(guard.dialled, []);
});

t.test('a credential ends with its pass', async (t) => {
  const { say, credential, pass } = await createProxy(t);
  pass.close();
  t.match(await say('CONNECT site.test:443 HTTP/1.1', credential), /^HTTP\/1\.1 407 /);
});

t.test('an absolute-form request is sent on, without what concerns one connection only', async (t) => {
  const { say, credential } = await createProxy(t);
  const site = await listen(t, (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      res.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('connection', 'x-hop').setHeader('x-hop', 'gone');
      res.setHeader('x-egress-refusal', 'timeout').setHeader('proxy-authenticate', 'Basic realm="x"');
      res.writeHead(201).end(`${req.method} ${req.url} ${body} ${req.rawHeaders.join('|')}`);
    });
  });
  const answer = await say(
    `POST http://site.test:${site.port}/a%20b?c=d HTTP/1.1`,
    'host: other.test',
    credential,
    'connection: close, x-private',
    'proxy-connection: keep-alive',
    'x-private: 1',
    'x-kept: 1',
    'te: trailers',
    'content-length: 4',
    '',
    'body',
  );
  t.match(answer, /^HTTP\/1\.1 201 /);
  t.match(answer, 'POST /a%20b?c=d body');
  t.match(answer, `host|site.test:${site.port}|`);
  t.match(answer, 'x-kept|1');
  t.match(answer, /set-cookie: a=1\r\nset-cookie: b=2/i);
  t.notMatch(answer, /x-private|proxy-|x-hop|other\.test|trailers|x-egress-refusal/i);
});

t.test('an answer that switches protocols is 502 at once, and its connection is closed', async (t) => {
  const { say, credential, pass } = await createProxy(t);
  const left: Promise<unknown>[] = [];
  const site = await listen(t, ({ socket }) => {
    left.push(once(socket, 'close'));
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\nx');
  });
  const url = new URL(`http://site.test:${site.port}/`);
  const answer = await say(`GET ${url} HTTP/1.1`, 'host: x', credential, close);
  t.match(answer, /^HTTP\/1\.1 502 /);
  t.equal(pass.refusalOf(url), undefined, 'the site did answer');
  t.equal((await Promise.all(left)).length, 1);
});

t.test('a request to switch protocols is sent on as a plain one', async (t) => {
  const { say, credential } = await createProxy(t);
  const site = await listen(t, ({ headers }, res) => res.end(`asked for ${headers.upgrade}`));
  const upgrade = ['connection: upgrade, close', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const answer = await say(`GET http://site.test:${site.port}/ HTTP/1.1`, 'host: x', credential, ...upgrade);
  t.match(answer, /^HTTP\/1\.1 200 .*asked for undefined/s);
});

t.test('CONNECT gives a tunnel', async (t) => {
  const { port, credential, guard } = await createProxy(t);
  const site = await listen(t, (_req, res) => res.end('through the tunnel'));
  const socket = connect(port, '127.0.0.1');
  socket.write(`CONNECT site.test:${site.port} HTTP/1.1\r\n${credential}\r\n\r\n`);
  t.match(await received(socket, /\r\n\r\n/), /^HTTP\/1\.1 200 /);
  socket.write('GET / HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n\r\n');
  t.match(await read(socket), 'through the tunnel');
  t.strictSame(guard.dialled, [`site.test:${site.port}`]);
});

t.test('what the guard refuses is 502 without detail, and the loader can ask why', async (t) => {
  const { say, credential, pass } = await createProxy(t);
  const cases = [
    ['http://127.0.0.1:8000/', 'unreachable'],
    ['http://[::1]:8000/', 'unreachable'],
    ['http://localhost/', 'unreachable'],
    ['http://169.254.169.254/', 'unreachable'],
    ['http://unknown.example/', 'unreachable'],
    ['http://closed.test:1/', 'unreachable'],
    ['http://slow.test/', 'timeout'],
  ] as const;
  for (const [address, refusal] of cases) {
    const url = new URL(address);
    const authority = `${url.hostname}:${url.port || 80}`;
    const answers = [
      await say(`GET ${address} HTTP/1.1`, `host: ${url.host}`, credential, close),
      await say(`CONNECT ${authority} HTTP/1.1`, credential),
    ];
    for (const answer of answers) {
      t.match(answer, /^HTTP\/1\.1 502 /);
      t.match(answer, `x-egress-refusal: ${refusal}`);
      t.match(answer, /\r\n\r\n(?:0\r\n\r\n)?$/, 'no body');
    }
    t.equal(pass.refusalOf(url)?.code, refusal);
  }
  t.equal(pass.refusalOf(new URL('http://other.test/')), undefined);
});

t.test("Chromium's own hosts are refused, whoever asks", async (t) => {
  const { say, credential, guard } = await createProxy(t);
  for (const host of ['update.googleapis.com', 'clients2.google.com', 'accounts.google.com', 'accounts.google.com.'])
    t.match(await say(`CONNECT ${host}:443 HTTP/1.1`, credential), /^HTTP\/1\.1 502 /);
  t.strictSame(guard.dialled, []);
});

t.test('what is no address of a page is 400', async (t) => {
  const { say, credential, guard } = await createProxy(t);
  for (const target of ['/', 'ftp://site.test/', 'https://site.test/', 'http://'])
    t.match(await say(`GET ${target} HTTP/1.1`, 'host: x', credential, close), /^HTTP\/1\.1 400 /);
  for (const target of ['site.test', 'http://site.test:80', 'user@site.test:80', 'site.test:99999', ':80'])
    t.match(await say(`CONNECT ${target} HTTP/1.1`, credential), /^HTTP\/1\.1 400 /);
  t.strictSame(guard.dialled, []);
});

t.test('a pass that has used up its bytes is cut, and no other pass with it', async (t) => {
  const { say, credential, pass, admit } = await createProxy(t, { maxBytes: 100_000 });
  const site = await listen(t, (_req, res) =>
    res.writeHead(200, { 'content-length': 200_000 }).end('x'.repeat(200_000)),
  );
  const request = `GET http://site.test:${site.port}/ HTTP/1.1`;
  const other = admit();
  t.ok((await say(request, 'host: x', credential, close)).length < 200_000);
  t.equal(pass.exhausted, true);
  t.equal(other.exhausted, false);
  t.match(await say(request, 'host: x', credential, close), /^HTTP\/1\.1 407 /);
});

t.test('bytes in a tunnel count both ways', async (t) => {
  const { port, credential, pass } = await createProxy(t, { maxBytes: 50_000 });
  const site = await listen(t, (req) => req.resume());
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`CONNECT site.test:${site.port} HTTP/1.1\r\n${credential}\r\n\r\n`);
  await received(socket, /\r\n\r\n/);
  socket.write('x'.repeat(60_000));
  await new Promise((resolve) => socket.once('close', resolve));
  t.equal(pass.exhausted, true);
});

t.test('a connection on which nothing moves is a timeout', async (t) => {
  const { say, credential, pass } = await createProxy(t, { idleMs: 50 });
  const site = await listen(t, () => {});
  const url = new URL(`http://site.test:${site.port}/`);
  t.match(await say(`GET ${url} HTTP/1.1`, 'host: x', credential, close), 'x-egress-refusal: timeout');
  t.match(await say(`CONNECT ${url.host} HTTP/1.1`, credential), /^HTTP\/1\.1 200 /);
  t.equal(pass.refusalOf(url)?.code, 'timeout');
});

t.test('a site that breaks off does not look like a whole answer', async (t) => {
  const { say, credential } = await createProxy(t);
  const site = await listen(t, (_req, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('half');
    setImmediate(() => res.destroy());
  });
  t.match(await say(`GET http://site.test:${site.port}/ HTTP/1.1`, 'host: x', credential), /half(?:<reset>)?$/);
});

t.test('close() ends tunnels', async (t) => {
  const { port, credential, close: closeProxy } = await createProxy(t);
  const site = await listen(t, () => {});
  const socket = connect(port, '127.0.0.1');
  socket.write(`CONNECT site.test:${site.port} HTTP/1.1\r\n${credential}\r\n\r\n`);
  await received(socket, /\r\n\r\n/);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await closeProxy();
  await ended;
});
