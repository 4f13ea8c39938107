import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createSecureServer } from 'node:tls';
import { got } from 'got';
import t from 'tap';
import { classifyAddress } from '../../src/shared/address.js';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard, type Guard } from '../../src/shared/guard.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';

/** 127.0.0.1 plays a public address, so that a test server can stand on it; all other loopback stays private. */
const classify = (ip: string) => (ip === '127.0.0.1' ? 'public' : classifyAddress(ip));
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));

function guardOf(t: Teardown, lookup: () => Promise<LookupAddress[]>, allowPrivateNetworks = false): Guard {
  const guard = createGuard({ allowPrivateNetworks, lookup, classify });
  t.teardown(() => guard.close());
  return guard;
}

/** A private server that must never be reached: counts the connections it gets on 127.0.0.2. */
async function canary(t: Teardown, port = 0) {
  const seen = { connections: 0, port };
  const server = createServer((socket) => {
    seen.connections += 1;
    socket.destroy();
  });
  server.listen(port, '127.0.0.2');
  await once(server, 'listening');
  t.teardown(() => server.close());
  seen.port = (server.address() as AddressInfo).port;
  return seen;
}

/** The body an agent's request ends with. */
async function bodyOf(url: URL, options: RequestOptions): Promise<string> {
  const [response] = (await once(get(url, options), 'response')) as [IncomingMessage];
  return text(response);
}

const hosts = [
  ['example.com', true],
  ['8.8.8.8', true],
  ['[2606:4700::1]', true],
  ['localhost', false],
  ['db.internal', false],
  ['10.0.0.1', false],
  ['[::1]', false],
  ['[::ffff:8.8.8.8]', false],
] as const;

for (const [host, allowed] of hosts) {
  t.test(`${host} is ${allowed ? 'let through' : 'refused'} before any DNS`, async (t) => {
    const guard = guardOf(t, () => Promise.reject(new Error('asked')));
    if (allowed) t.doesNotThrow(() => guard.judgeHost(host));
    else t.throws(() => guard.judgeHost(host), { code: 'unreachable' });
    t.doesNotThrow(() => guardOf(t, answers(), true).judgeHost(host), 'unless private networks are allowed');
  });
}

const resolutions = [
  [['8.8.8.8'], true],
  [['8.8.8.8', '2606:4700::1'], true],
  [['8.8.8.8', '10.0.0.1'], false],
  [['2606:4700::1', '::1'], false],
  [['64:ff9b::808:808'], false],
  [[], false],
] as const;

for (const [addresses, allowed] of resolutions) {
  t.test(`a name that leads to [${addresses}] is ${allowed ? 'resolved' : 'unreachable'}`, async (t) => {
    const resolved = guardOf(t, answers(...addresses)).resolve('site.example', never);
    if (allowed)
      t.same(
        (await resolved).map(({ address }) => address),
        addresses,
      );
    else t.match(await failureOf(resolved), { code: 'unreachable' });
  });
}

t.test('a literal resolves to itself, without DNS and without brackets', async (t) => {
  const guard = guardOf(t, () => Promise.reject(new Error('asked')));
  t.same(await guard.resolve('[2606:4700::1]', never), [{ address: '2606:4700::1', family: 6 }]);
});

t.test('a name that does not resolve is unreachable', async (t) => {
  const guard = guardOf(t, () => Promise.reject(Object.assign(new Error('canary'), { code: 'ENOTFOUND' })));
  const failure = await failureOf(guard.resolve('canary.example', never));
  t.match(failure, { code: 'unreachable' });
  t.notMatch(failure.message, /canary/);
});

t.test('a resolver that never answers is a timeout once the signal fires', async (t) => {
  const gone = new AbortController();
  const resolved = failureOf(guardOf(t, () => new Promise(() => {})).resolve('site.example', gone.signal));
  gone.abort();
  t.match(await resolved, { code: 'timeout' });
});

t.test(
  'who asks for one name at the same time shares an answer; a failure stands for a moment, a success does not',
  async (t) => {
    let asked = 0;
    let answers = true;
    const guard = guardOf(t, async () => {
      asked++;
      if (!answers) throw new Error('no such name');
      return [{ address: '8.8.8.8', family: 4 }];
    });
    const ask = () => guard.resolve('site.example', never);
    await Promise.all([ask(), ask(), ask()]);
    t.equal(asked, 1);
    await ask();
    t.equal(asked, 2);
    answers = false;
    for (let i = 0; i < 3; i++) t.match(await failureOf(ask()), { code: 'unreachable' });
    t.equal(asked, 3);
  },
);

t.test('connect dials an address that was judged, though the name has moved since', async (t) => {
  const site = await listen(t, (_req, res) => res.end());
  const port = Number(site.port);
  const trap = await canary(t, port);
  let asked = 0;
  const guard = guardOf(t, () => answers(asked++ === 0 ? '127.0.0.1' : '127.0.0.2')());
  const socket = await guard.connect('rebinding.example', port, never);
  t.equal(socket.remoteAddress, '127.0.0.1');
  socket.destroy();
  t.match(await failureOf(guard.connect('rebinding.example', port, never)), { code: 'unreachable' });
  t.equal(trap.connections, 0);
});

t.test('connect goes on to the next address when one refuses', async (t) => {
  const site = await listen(t, (_req, res) => res.end());
  const guard = guardOf(t, answers('::1', '127.0.0.1'), true);
  const socket = await guard.connect('dual.example', Number(site.port), never);
  t.equal(socket.remoteAddress, '127.0.0.1');
  socket.destroy();
});

t.test('connect to a closed port is unreachable', async (t) => {
  t.match(await failureOf(guardOf(t, answers('127.0.0.1')).connect('down.example', 1, never)), { code: 'unreachable' });
});

t.test('connect to a private literal is unreachable and opens nothing', async (t) => {
  const trap = await canary(t);
  const guard = guardOf(t, answers('127.0.0.1'));
  t.match(await failureOf(guard.connect('127.0.0.2', trap.port, never)), { code: 'unreachable' });
  t.equal(trap.connections, 0);
});

t.test('connect gives up when the signal fires', async (t) => {
  const guard = guardOf(t, answers('127.0.0.1'));
  const signal = AbortSignal.abort();
  t.match(await failureOf(guard.connect('site.example', 1, signal)), { code: 'timeout' });
});

t.test('the agents dial the address they judged and keep the connection', async (t) => {
  const site = await listen(t, (req, res) => res.end(`${req.headers.host} ${req.socket.remotePort}`));
  const trap = await canary(t, Number(site.port));
  let asked = 0;
  const guard = guardOf(t, () => answers(asked++ === 0 ? '127.0.0.1' : '127.0.0.2')());
  const url = new URL(`http://rebinding.example:${site.port}/`);
  const first = await bodyOf(url, { agent: guard.agents.http });
  t.match(first, url.host);
  t.equal(await bodyOf(url, { agent: guard.agents.http }), first, 'the kept connection needs no second look-up');
  guard.agents.http.destroy();
  t.match(await failureOf(bodyOf(url, { agent: guard.agents.http })), { code: 'unreachable' });
  t.equal(trap.connections, 0);
});

for (const host of ['127.0.0.2', 'localhost', 'mixed.example']) {
  t.test(`the agents refuse ${host}, and the refusal survives got`, async (t) => {
    const trap = await canary(t);
    const guard = guardOf(t, answers('127.0.0.1', '127.0.0.2'));
    const failure = await failureOf(got(`http://${host}:${trap.port}/`, { agent: guard.agents, retry: { limit: 0 } }));
    t.ok(failure.cause instanceof GatewayError);
    t.match(failure.cause, { code: 'unreachable' });
    t.equal(trap.connections, 0);
  });
}

t.test('TLS asks for the certificate of the name, without a trailing dot', async (t) => {
  const asked: string[] = [];
  const SNICallback = (name: string, done: (error: Error) => void) => {
    asked.push(name);
    done(new Error('no certificate here'));
  };
  const server = createSecureServer({ SNICallback }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const guard = guardOf(t, answers('127.0.0.1'));
  const { port } = server.address() as AddressInfo;
  await failureOf(once(getSecure(`https://site.example.:${port}/`, { agent: guard.agents.https }), 'response'));
  t.same(asked, ['site.example']);
});
