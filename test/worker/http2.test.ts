import { once } from 'node:events';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext, createServer, type Server, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { classifyAddress } from '../../src/shared/address.js';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import type { Pace } from '../../worker/loaders/http-body.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { createRobots } from '../../worker/robots.js';
import { never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { certificate } from '../helpers/secure-site.js';

const PAGE = '<!doctype html><title>Hello</title><p>World';
const html = { 'content-type': 'text/html' };

type Handler = (req: Http2ServerRequest, res: Http2ServerResponse) => void;

async function portOf(t: Teardown, server: Http2SecureServer | Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** For it `site.test` is this machine, which counts as public unless it is told otherwise. */
function guardOf(t: Teardown, isPublic = true) {
  const guard = createGuard({
    allowPrivateNetworks: false,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    classify: (ip) => (isPublic && ip === '127.0.0.1' ? 'public' : classifyAddress(ip)),
  });
  guard.agents.https.options.ca = certificate.cert;
  t.teardown(() => guard.close());
  return guard;
}

function loaderOf(t: Teardown, isPublic = true, pace: Pace = { headMs: 1_000, windowMs: 500, leastBytes: 1 }) {
  const load = createStaticLoader({
    guard: guardOf(t, isPublic),
    permit: async () => {},
    userAgent: 'TestBot/1.0',
    pace,
  });
  return (port: number, path = '/') =>
    load(new URL(`https://site.test:${port}${path}`), never).then(
      ({ text, url }) => `${url.pathname} ${text}`,
      (failure) => (failure instanceof GatewayError ? `${failure.code} ${failure.reason}` : String(failure)),
    );
}

async function http2Site(t: Teardown, handler: Handler) {
  const server = createSecureServer(certificate, handler);
  let sessions = 0;
  const connections: TLSSocket[] = [];
  server.on('secureConnection', (connection) => connections.push(connection));
  server.on('session', (session) => {
    sessions += 1;
    t.teardown(() => session.destroy());
  });
  return { port: await portOf(t, server), sessions: () => sessions, cut: () => connections.at(-1)?.destroy() };
}

t.test('a host that speaks HTTP/2 alone is read, again too', async (t) => {
  const { port, sessions } = await http2Site(t, (req, res) => {
    const { host, 'user-agent': agent, 'accept-encoding': codings } = { host: req.authority, ...req.headers };
    res.writeHead(200, { 'content-type': 'text/plain' }).end([req.httpVersion, host, agent, codings].join(' '));
  });
  const load = loaderOf(t);
  for (const visit of [1, 2])
    t.equal(await load(port), `/ 2.0 site.test:${port} TestBot/1.0 gzip, deflate, br`, `visit ${visit}`);
  t.equal(sessions(), 2);
});

t.test('redirects, cookies, codings and statuses are the same over HTTP/2', async (t) => {
  const { port } = await http2Site(t, (req, res) => {
    if (req.url === '/') return void res.writeHead(302, { location: '/new', 'set-cookie': ['a=1', 'b=2'] }).end();
    if (req.url !== '/new') return void res.writeHead(404, html).end();
    const body = gzipSync(`${PAGE} ${req.headers.cookie}`);
    res.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(body);
  });
  const load = loaderOf(t);
  t.equal(await load(port), `/new ${PAGE} a=1; b=2`);
  t.match(await load(port, '/none'), /^not_found/);
});

t.test('a body over HTTP/2 that stops or breaks off fails', async (t) => {
  const { port } = await http2Site(t, (req, res) => {
    res.writeHead(200, html).write(PAGE);
    if (req.url === '/breaks') setImmediate(() => res.stream.close(2));
  });
  const load = loaderOf(t);
  t.equal(await load(port, '/stops'), 'timeout slow');
  t.match(await load(port, '/breaks'), /^(?:upstream_error|unreachable)/);
});

t.test('a head over HTTP/2 that does not come is a timeout', async (t) => {
  const { port } = await http2Site(t, () => {});
  t.match(await loaderOf(t)(port), /^timeout/);
});

t.test('a private address is not dialled for HTTP/2', async (t) => {
  const { port, sessions } = await http2Site(t, (_req, res) => void res.end(PAGE));
  t.equal(await loaderOf(t, false)(port), 'unreachable address_loopback');
  t.equal(sessions(), 0);
});

t.test('a host that speaks another protocol stays unreachable', async (t) => {
  const port = await portOf(t, createServer({ ...certificate, ALPNProtocols: ['imap'] }));
  t.equal(await loaderOf(t)(port), 'unreachable tls');
});

t.test('a host with both, or without a word about it, is asked in HTTP/1.1', async (t) => {
  const both = createSecureServer({ ...certificate, allowHTTP1: true }, (req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain', connection: 'close' }).end(req.httpVersion);
  });
  t.equal(await loaderOf(t)(await portOf(t, both)), '/ 1.1');
});

t.test('a host is told by which name it is asked, and may speak what browsers still speak', async (t) => {
  const names: string[] = [];
  const server = createHttpsServer(
    {
      SNICallback(name, done) {
        names.push(name);
        done(null, createSecureContext({ ...certificate, ciphers: 'AES128-SHA', maxVersion: 'TLSv1.2' }));
      },
      ciphers: 'AES128-SHA',
      maxVersion: 'TLSv1.2',
    },
    (_req, res) => void res.writeHead(200, { ...html, connection: 'close' }).end(PAGE),
  );
  t.equal(await loaderOf(t)(await portOf(t, server)), `/ ${PAGE}`);
  t.strictSame(names, ['site.test']);
});

for (const [title, end] of [
  ['the stream is reset', (res: Http2ServerResponse) => res.stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
  ['the stream is cancelled', (res: Http2ServerResponse) => res.stream.close(constants.NGHTTP2_CANCEL)],
  [
    'the server goes away',
    (res: Http2ServerResponse) => res.stream.session?.destroy(constants.NGHTTP2_INTERNAL_ERROR as never),
  ],
  ['the connection breaks', (_res: Http2ServerResponse, cut: () => void) => cut()],
] as const) {
  t.test(`what came before ${title} is the page if it is whole`, async (t) => {
    const words = 'The river rose in the night. '.repeat(20_000);
    const pages: Record<string, string> = { '/whole': `<html>${words}</html>`, '/cut': `<html>${words}` };
    const { port, cut } = await http2Site(t, ({ url }, res) => {
      res.writeHead(200, html);
      res.write(pages[url ?? ''] ?? '', () => setTimeout(() => end(res, cut), 100));
    });
    const load = loaderOf(t);
    t.equal(await load(port, '/whole'), `/whole ${pages['/whole']}`);
    t.match(await load(port, '/cut'), /^(?:unreachable|upstream_error) /);
  });
}

t.test('a server that goes away politely ends what it began', async (t) => {
  const { port } = await http2Site(t, (_req, res) => {
    res.writeHead(200, html).write(PAGE);
    res.stream.session?.goaway(constants.NGHTTP2_NO_ERROR, res.stream.id);
    setTimeout(() => res.end(PAGE), 50);
  });
  t.equal(await loaderOf(t)(port), `/ ${PAGE}${PAGE}`);
});

t.test('a whole page whose stream stays open is not waited for', async (t) => {
  const { port } = await http2Site(t, (_req, res) => void res.writeHead(200, html).write('<html>A page.</html>'));
  const hour = 3_600_000;
  t.equal(await loaderOf(t, true, { headMs: hour, windowMs: hour, leastBytes: 1 })(port), '/ <html>A page.</html>');
});

t.test('robots.txt of a host that speaks HTTP/2 alone is obeyed, where redirects lead too', async (t) => {
  const { port } = await http2Site(t, ({ url }, res) => {
    if (url === '/robots.txt') return void res.writeHead(301, { location: '/rules.txt' }).end();
    if (url === '/rules.txt') return void res.end('User-agent: *\nDisallow: /private');
    if (url === '/moved') return void res.writeHead(302, { location: '/private' }).end();
    res.writeHead(200, html).end(PAGE);
  });
  const guard = guardOf(t);
  const robots = createRobots({ guard, userAgent: 'TestBot/1.0', timeoutMs: 10_000 });
  const load = createStaticLoader({ guard, permit: robots.check, userAgent: 'TestBot/1.0' });
  const url = (path: string) => new URL(`https://site.test:${port}${path}`);
  await t.resolves(robots.check(url('/page'), never));
  await t.rejects(robots.check(url('/private'), never), { code: 'robots_denied' });
  await t.rejects(load(url('/moved'), never), { code: 'robots_denied' });
  const plain = await listen(t, (req, res) => void res.writeHead(302, { location: url(req.url ?? '').href }).end());
  t.equal((await load(new URL('/page', `http://site.test:${new URL(plain).port}`), never)).text, PAGE);
});
