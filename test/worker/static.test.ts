import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import t from 'tap';
import { classifyAddress } from '../../src/shared/address.js';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import { PACE } from '../../worker/loaders/http-body.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { createPageMemory } from '../../worker/page-memory.js';
import { DATA, noise } from '../helpers/binary.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';

const userAgent = 'TestBot/1.0 (+https://bot.example)';
const PAGE = '<!doctype html><title>Hello</title><p>World';
const KiB = 1024;

type Options = Partial<Parameters<typeof createStaticLoader>[0]>;

/** A loader in a world where every name is this machine, and where 127.0.0.1 alone is public. */
function loaderOf(t: Teardown, options: Options = {}) {
  const guard = createGuard({
    allowPrivateNetworks: false,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    classify: (ip) => (ip === '127.0.0.1' ? 'public' : classifyAddress(ip)),
  });
  t.teardown(() => guard.close());
  return createStaticLoader({ guard, permit: async () => {}, userAgent, ...options });
}

/** What becomes of a page served by `handler`: `mediaType: text`, or the code of the failure. */
async function outcomeOf(t: Teardown, handler: RequestListener, options?: Options, signal = never): Promise<string> {
  const site = await listen(t, handler);
  return loaderOf(t, options)(site, signal).then(
    ({ mediaType, text }) => `${mediaType}: ${text}`,
    (failure) => (failure instanceof GatewayError ? failure.code : String(failure)),
  );
}

const answer =
  (status: number, headers: Record<string, string | string[]> = {}, body: string | Buffer = PAGE): RequestListener =>
  (_req, res) =>
    res.writeHead(status, headers).end(body);
const html = { 'content-type': 'text/html' };

function* repeat(chunk: Buffer) {
  for (;;) yield chunk;
}

const statuses = [
  [200, `text/html: ${PAGE}`],
  [203, `text/html: ${PAGE}`],
  [204, 'extraction_failed'],
  [300, 'upstream_error'],
  [301, 'upstream_error'],
  [304, 'upstream_error'],
  [400, 'upstream_error'],
  [401, 'forbidden'],
  [402, 'upstream_error'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [408, 'timeout'],
  [410, 'not_found'],
  [418, 'upstream_error'],
  [429, 'rate_limited'],
  [500, 'upstream_error'],
  [503, 'upstream_error'],
  [504, 'timeout'],
  [599, 'upstream_error'],
] as const;

for (const [status, expected] of statuses) {
  t.test(`status ${status} becomes ${expected}`, async (t) => {
    t.equal(await outcomeOf(t, answer(status, html)), expected);
  });
}

t.test('a challenge that its head owns up to is forbidden, whatever its status', async (t) => {
  t.equal(await outcomeOf(t, answer(503, { ...html, 'cf-mitigated': 'challenge' })), 'forbidden');
  t.equal(await outcomeOf(t, answer(202, { ...html, 'x-amzn-waf-action': 'challenge' })), 'forbidden');
});

const types = [
  ['text/html; charset=utf-8', PAGE, `text/html: ${PAGE}`],
  ['TEXT/HTML', PAGE, `text/html: ${PAGE}`],
  ['application/xhtml+xml', PAGE, `application/xhtml+xml: ${PAGE}`],
  ['text/plain', PAGE, `text/plain: ${PAGE}`],
  ['text/plain', '\u0001\u0002', 'extraction_failed'],
  ['text/markdown', '# Hi', 'text/markdown: # Hi'],
  ['text/x-markdown', '# Hi', 'text/markdown: # Hi'],
  ['application/json', '{"a":1}', 'application/json: {"a":1}'],
  ['application/ld+json', '{"a":1}', 'application/ld+json: {"a":1}'],
  ['application/rss+xml', '<rss/>', 'application/rss+xml: <rss/>'],
  ['application/atom+xml;type=feed', '<feed/>', 'application/atom+xml: <feed/>'],
  ['text/xml', '<a/>', 'text/xml: <a/>'],
  ['image/svg+xml', '<svg/>', 'extraction_failed'],
  [undefined, '<?xml version="1.0"?><rss/>', 'text/xml: <?xml version="1.0"?><rss/>'],
  [undefined, `\n ${PAGE}`, `text/html: \n ${PAGE}`],
  [undefined, '<!-- x --><p>y', 'text/html: <!-- x --><p>y'],
  [undefined, '<paragraph>', 'text/plain: <paragraph>'],
  [undefined, 'words', 'text/plain: words'],
  [undefined, '\u0000\u0001', 'extraction_failed'],
  ['nonsense', PAGE, `text/html: ${PAGE}`],
  ['*/*', PAGE, `text/html: ${PAGE}`],
  ['application/unknown', PAGE, `text/html: ${PAGE}`],
  ['text/html', '', 'extraction_failed'],
  ['text/html', ' \n\t', 'extraction_failed'],
  ['image/png', PAGE, 'extraction_failed'],
  ['application/pdf', '%PDF-1.7', 'application/pdf: '],
  ['application/x-pdf', '%PDF-1.7', 'application/pdf: '],
  [undefined, '%PDF-1.7', 'application/pdf: '],
  ['text/plain', '%PDF-1.7', 'text/plain: %PDF-1.7'],
  ['application/octet-stream', PAGE, `text/html: ${PAGE}`],
  ['text/csv; charset=utf-8', 'a,b', 'text/csv: a,b'],
  ['text/x-python', 'a = 1', 'text/x-python: a = 1'],
  ['application/yaml', 'a: 1', 'application/yaml: a: 1'],
  ['application/openapi+yaml', 'a: 1', 'application/openapi+yaml: a: 1'],
  ['application/x-ndjson', '{}', 'application/x-ndjson: {}'],
  ['text/event-stream', 'data: 1', 'extraction_failed'],
  ['text/rtf', '{\\rtf1 a}', 'extraction_failed'],
  ['text/a`b', 'a', 'extraction_failed'],
  ['application/x-tar', 'a', 'extraction_failed'],
] as const;

for (const [type, body, expected] of types) {
  t.test(`${JSON.stringify(body).slice(0, 24)} as ${type} is ${expected.slice(0, 24)}`, async (t) => {
    t.equal(await outcomeOf(t, answer(200, type ? { 'content-type': type } : {}, body)), expected);
  });
}

for (const [title, body] of Object.entries(DATA)) {
  for (const type of ['text/html', 'text/html; charset=utf-8', 'application/xhtml+xml', 'text/markdown', undefined]) {
    t.test(`${title} as ${type} is extraction_failed`, async (t) => {
      t.equal(await outcomeOf(t, answer(200, type ? { 'content-type': type } : {}, body)), 'extraction_failed');
    });
  }
}

const odd = [
  ['a stray NUL', 'text/html', '<p>a\0b'],
  ['a NUL here and there', 'text/html', `<p>${`${'word '.repeat(100)}\0`.repeat(9)}`],
  ['a stray NUL', 'text/markdown', '# A few\0 words'],
  ['a stray NUL at its end', 'application/json', '{"a":1}\0'],
  ['form feeds and escapes', 'text/html', '<p>\f\x1b'.repeat(100)],
  ['a stray control character, without a type', undefined, '<!doctype html><p>a\x01b'],
] as const;

for (const [title, type, body] of odd) {
  t.test(`a page with ${title} is a page`, async (t) => {
    t.equal(
      await outcomeOf(t, answer(200, type ? { 'content-type': type } : {}, body)),
      `${type ?? 'text/html'}: ${body}`,
    );
  });
}

for (const type of ['text/html; charset=utf-16', 'text/html', undefined]) {
  t.test(`UTF-16 without a mark is a page as ${type}`, async (t) => {
    const body = Buffer.from(`${PAGE} ž`, 'utf16le');
    t.equal(await outcomeOf(t, answer(200, type ? { 'content-type': type } : {}, body)), `text/html: ${PAGE} ž`);
  });
}

t.test('a PDF that is called HTML is a PDF', async (t) => {
  t.equal(await outcomeOf(t, answer(200, html, '%PDF-1.7')), 'application/pdf: ');
});

t.test('the body of a type that is no page is not loaded', async (t) => {
  let closed: Promise<unknown> | undefined;
  const endless: RequestListener = (_req, res) => {
    closed = once(res, 'close');
    pipeline(
      Readable.from(repeat(Buffer.alloc(64 * KiB))),
      res.writeHead(200, { 'content-type': 'video/mp4' }),
      () => {},
    );
  };
  t.equal(await outcomeOf(t, endless), 'extraction_failed');
  await closed;
});

const codings = [
  ['gzip', gzipSync(PAGE)],
  ['X-GZIP', gzipSync(PAGE)],
  ['br', brotliCompressSync(PAGE)],
  ['deflate', deflateSync(PAGE)],
  ['deflate', deflateRawSync(PAGE)],
  ['identity', Buffer.from(PAGE)],
  ['gzip, br', brotliCompressSync(gzipSync(PAGE))],
] as const;

for (const [coding, body] of codings) {
  t.test(`content coding ${coding} is undone`, async (t) => {
    t.equal(await outcomeOf(t, answer(200, { ...html, 'content-encoding': coding }, body)), `text/html: ${PAGE}`);
  });
}

const broken = [
  ['a body in a coding we do not know', 'compress', Buffer.concat([Buffer.from([0x1f, 0x9d, 0x90]), noise(3_000)])],
  ['octets in no coding', 'gzip', noise(3_000)],
  ['octets that are no brotli', 'br', noise(3_000)],
  ['gzip that is damaged', 'gzip', Buffer.concat([gzipSync(PAGE).subarray(0, 12), noise(3_000)])],
  ['a tower of codings', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(PAGE)))],
] as const;

for (const [title, coding, body] of broken) {
  t.test(`${title} is extraction_failed`, async (t) => {
    t.equal(await outcomeOf(t, answer(200, { ...html, 'content-encoding': coding }, body)), 'extraction_failed');
  });
}

t.test('a compressed body that ends early is taken as far as it goes', async (t) => {
  const text = PAGE + 'x'.repeat(1000);
  const body = gzipSync(text, { level: 0 }).subarray(0, -20);
  const outcome = await outcomeOf(t, answer(200, { ...html, 'content-encoding': 'gzip' }, body));
  t.match(outcome, /^text\/html: <!doctype html>.*x$/s);
});

t.test('a page at the cap passes, one octet more does not', async (t) => {
  const maxBytes = 200 * KiB;
  const page = PAGE.padEnd(maxBytes, '.');
  t.equal(await outcomeOf(t, answer(200, html, page), { maxBytes }), `text/html: ${page}`);
  t.equal(await outcomeOf(t, answer(200, html, `${page}.`), { maxBytes }), 'extraction_failed');
});

t.test('an endless page is cut at the cap', async (t) => {
  const endless: RequestListener = (_req, res) =>
    pipeline(Readable.from(repeat(Buffer.alloc(64 * KiB, 'x'))), res.writeHead(200, html), () => {});
  t.equal(await outcomeOf(t, endless, { maxBytes: 300 * KiB }), 'extraction_failed');
});

t.test('a compression bomb is not unpacked beyond the cap', async (t) => {
  const bomb = gzipSync(Buffer.alloc(256 * KiB * KiB, 'x'));
  const before = process.memoryUsage().rss;
  const bombs = answer(200, { ...html, 'content-encoding': 'gzip' }, bomb);
  t.equal(await outcomeOf(t, bombs, { maxBytes: KiB * KiB }), 'extraction_failed');
  t.ok(process.memoryUsage().rss - before < 64 * KiB * KiB);
});

const network = [
  ['a connection that is reset', (req) => void req.socket.resetAndDestroy(), 'unreachable'],
  ['a connection that is closed', (req) => void req.socket.destroy(), 'unreachable'],
  [
    'a body that breaks off',
    (_req, res) => void res.writeHead(200, html).write(PAGE, () => res.destroy()),
    'unreachable',
  ],
  ['an answer that is no HTTP', (req) => void req.socket.end('SSH-2.0-OpenSSH\r\n'), 'upstream_error'],
  ['a body that never comes', (_req, res) => void res.writeHead(200, html).flushHeaders(), 'timeout'],
  ['a body that stops half-way', (_req, res) => void res.writeHead(200, html).write(PAGE), 'timeout'],
  ['no answer', () => {}, 'timeout'],
] satisfies [string, RequestListener, string][];

for (const [title, handler, expected] of network) {
  t.test(`${title} is ${expected}`, async (t) => {
    t.equal(await outcomeOf(t, handler, { timeoutMs: expected === 'timeout' ? 100 : 5_000 }), expected);
  });
}

t.test('a closed port is unreachable', async (t) => {
  t.match(await failureOf(loaderOf(t)(new URL('http://127.0.0.1:1/'), never)), { code: 'unreachable' });
});

t.test('a failing TLS handshake is unreachable', async (t) => {
  const server = createServer((socket) => socket.end('no TLS here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  t.match(await failureOf(loaderOf(t)(new URL(`https://a.example:${port}/`), never)), { code: 'unreachable' });
});

t.test('the caller’s signal ends a load, before and during it', async (t) => {
  t.equal(await outcomeOf(t, answer(200, html), {}, AbortSignal.abort()), 'timeout');
  t.equal(await outcomeOf(t, () => {}, {}, AbortSignal.timeout(50)), 'timeout');
  const gone = new AbortController();
  let closed: Promise<unknown> | undefined;
  const leaving: RequestListener = (_req, res) => {
    closed = once(res, 'close');
    gone.abort();
  };
  t.equal(await outcomeOf(t, leaving, {}, gone.signal), 'timeout');
  await closed;
});

t.test('a failure names neither address nor host', async (t) => {
  const failure = await failureOf(loaderOf(t)(new URL('http://canary.internal/canary?canary'), never));
  t.match(failure, { code: 'unreachable' });
  t.notMatch(failure.message, /canary/);
});

t.test('the request says who we are and what we read', async (t) => {
  const echo: RequestListener = (req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url: req.url, ...req.headers }));
  const site = await listen(t, echo);
  const { text } = await loaderOf(t)(new URL('/%zz/%E9?q=%', site), never);
  const { url, host, ...headers } = JSON.parse(text);
  t.equal(url, '/%zz/%E9?q=%');
  t.equal(host, site.host);
  t.same(headers['user-agent'], userAgent);
  t.match(headers.accept, /^text\/markdown, text\/html;/);
  t.match(headers, { 'accept-language': /^en/, 'accept-encoding': 'gzip, deflate, br' });
  t.notMatch(headers, { cookie: String });
});

t.test('a PDF is handed on as it came', async (t) => {
  const pdf = Buffer.from([...Buffer.from('%PDF-1.7'), 0, 0xff, 0xe9]);
  const site = await listen(
    t,
    answer(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' }, gzipSync(pdf)),
  );
  t.same((await loaderOf(t)(site, never)).bytes, pdf);
});

t.test('XML is decoded as it declares', async (t) => {
  const xml = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><rss>\xb1</rss>', 'latin1');
  const site = await listen(t, answer(200, { 'content-type': 'application/rss+xml' }, xml));
  t.match((await loaderOf(t)(site, never)).text, /ą/);
});

t.test('text is decoded, whatever the charset', async (t) => {
  const site = await listen(
    t,
    answer(200, { 'content-type': 'text/html; charset=shift_jis' }, Buffer.from([0x82, 0xa0])),
  );
  t.equal((await loaderOf(t)(site, never)).text, 'あ');
});

/** A site whose every address redirects, and what the loader asked and was told on its way. */
const redirectTo = (location: string, status = 302): RequestListener => answer(status, { location });

for (const status of [300, 301, 302, 303, 307, 308]) {
  t.test(`${status} is followed, and the page knows where it was found`, async (t) => {
    const site = await listen(t, (req, res) =>
      req.url === '/a%20b?c' ? answer(200, html)(req, res) : redirectTo('./a b?c#d', status)(req, res),
    );
    t.equal((await loaderOf(t)(site, never)).url.href, new URL('/a%20b?c', site).href);
  });
}

t.test('a Location in raw UTF-8 is followed', async (t) => {
  const site = await listen(t, (req, res) =>
    req.url === '/' ? redirectTo(Buffer.from('/é').toString('latin1'))(req, res) : answer(200, html)(req, res),
  );
  t.equal((await loaderOf(t)(site, never)).url.pathname, '/%C3%A9');
});

const hops =
  (count: number): RequestListener =>
  (req, res) => {
    const done = Number(req.url?.slice(1));
    (done < count ? redirectTo(`/${done + 1}`) : answer(200, html))(req, res);
  };

t.test('ten redirects are followed, eleven are upstream_error', async (t) => {
  t.equal(await outcomeOf(t, hops(10)), `text/html: ${PAGE}`);
  t.equal(await outcomeOf(t, hops(11)), 'upstream_error');
  t.equal(await outcomeOf(t, redirectTo('/')), 'upstream_error');
});

const destinations = [
  ['ftp://a.example/', 'upstream_error'],
  ['file:///etc/passwd', 'upstream_error'],
  ['http://user:pass@a.example/', 'upstream_error'],
  ['http://[::1', 'upstream_error'],
  ['', 'upstream_error'],
  ['http://127.0.0.2/', 'unreachable'],
  ['http://2130706434/', 'unreachable'],
  ['http://[::ffff:127.0.0.2]/', 'unreachable'],
  ['http://169.254.169.254/latest/', 'unreachable'],
  ['http://localhost/', 'unreachable'],
  ['//metadata.google.internal/', 'unreachable'],
] as const;

for (const [location, expected] of destinations) {
  t.test(`a redirect to "${location}" is ${expected}`, async (t) => {
    t.equal(await outcomeOf(t, redirectTo(location)), expected);
  });
}

t.test('a name that moves to a private address between two hops reaches nothing there', async (t) => {
  const site = await listen(t, redirectTo('/next'));
  let connections = 0;
  const canary = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(Number(site.port), '127.0.0.2');
  await once(canary, 'listening');
  t.teardown(() => canary.close());
  let asked = 0;
  const guard = createGuard({
    allowPrivateNetworks: false,
    lookup: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    classify: (ip) => (ip === '127.0.0.1' ? 'public' : classifyAddress(ip)),
  });
  t.teardown(() => guard.close());
  // Closing the connection makes the second hop dial again.
  const permit = async () => guard.agents.http.destroy();
  const load = loaderOf(t, { guard, permit });
  t.match(await failureOf(load(new URL(`http://rebinding.example:${site.port}/`), never)), { code: 'unreachable' });
  t.equal(asked, 2);
  t.equal(connections, 0);
});

t.test('permit is asked for each hop after the first, before it is requested', async (t) => {
  const events: string[] = [];
  const site = await listen(t, (req, res) => {
    events.push(`request ${req.url}`);
    hops(2)(req, res);
  });
  const permit = async (target: URL) => void events.push(`permit ${target.pathname}`);
  await loaderOf(t, { permit })(new URL('/0', site), never);
  t.same(events, ['request /0', 'permit /1', 'request /1', 'permit /2', 'request /2']);
});

t.test('a hop that is not permitted is not requested', async (t) => {
  const requested: (string | undefined)[] = [];
  const handler: RequestListener = (req, res) => {
    requested.push(req.url);
    hops(2)(req, res);
  };
  const permit = async () => {
    throw new GatewayError('robots_denied');
  };
  t.equal(await outcomeOf(t, handler, { permit }), 'robots_denied');
  t.same(requested, ['/']);
});

t.test('hops on one site share a connection', async (t) => {
  const ports = new Set<number | undefined>();
  const site = await listen(t, (req, res) => {
    ports.add(req.socket.remotePort);
    hops(5)(req, res);
  });
  await loaderOf(t)(site, never);
  t.equal(ports.size, 1);
});

for (const addresses of [
  ['::1', '127.0.0.1'],
  ['127.0.0.3', '::1', '127.0.0.1'],
]) {
  t.test(`a site that answers at the last of ${addresses} only is loaded, from judged addresses`, async (t) => {
    const judged: string[] = [];
    const guard = createGuard({
      allowPrivateNetworks: false,
      lookup: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      classify: (ip) => {
        judged.push(ip);
        return 'public';
      },
    });
    t.teardown(() => guard.close());
    const site = await listen(t, answer(200, html)); // on 127.0.0.1 alone
    t.equal((await loaderOf(t, { guard })(new URL(`http://a.example:${site.port}/`), never)).text, PAGE);
    t.strictSame(judged, addresses);
  });
}

t.test('two fetches of one site share a connection', async (t) => {
  const ports = new Set<number | undefined>();
  const site = await listen(t, (req, res) => {
    ports.add(req.socket.remotePort);
    answer(200, html)(req, res);
  });
  const load = loaderOf(t);
  await load(site, never);
  await load(site, never);
  t.equal(ports.size, 1);
});

t.test('a kept connection that the server closes is replaced', async (t) => {
  let requests = 0;
  const site = await listen(t, (req, res) => {
    requests += 1;
    if (requests === 2) req.socket.resetAndDestroy();
    else answer(200, html)(req, res);
  });
  const load = loaderOf(t);
  await load(site, never);
  t.equal((await load(site, never)).text, PAGE);
  t.equal(requests, 3);
});

t.test('a kept connection on which no head comes in time is not tried again', async (t) => {
  let requests = 0;
  const site = await listen(t, (req, res) => {
    requests += 1;
    if (requests === 1) answer(200, html)(req, res);
  });
  const load = loaderOf(t, { pace: { ...PACE, headMs: 50 } });
  await load(site, never);
  t.match(await failureOf(load(site, never)), { code: 'timeout' });
  t.equal(requests, 2);
});

/** Follows `/0` → `/1` with the given cookies set on the first, from one host to another; tells what the second got. */
async function cookieAfter(t: Teardown, setCookie: string[], from: string, to: string): Promise<string> {
  const site = await listen(t, (req, res) => {
    const location = `http://${to}:${site.port}/1`;
    if (req.url === '/0') return answer(302, { location, 'set-cookie': setCookie })(req, res);
    return answer(200, { 'content-type': 'text/plain' }, `got ${req.headers.cookie ?? 'none'}`)(req, res);
  });
  const { text } = await loaderOf(t)(new URL(`http://${from}:${site.port}/0`), never);
  return text.slice('got '.length);
}

const cookies = [
  ['go back to their host', ['a=1; Path=/; HttpOnly', 'b=2'], 'a.example', 'a.example', 'a=1; b=2'],
  ['are replaced by name', ['a=1', 'a=2'], 'a.example', 'a.example', 'a=2'],
  [
    'are deleted',
    ['a=1', 'b=2', 'a=; Max-Age=0', 'b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    'a.example',
    'a.example',
    'none',
  ],
  ['stay with their host', ['a=1'], 'a.example', 'b.example', 'none'],
  ['stay with their very host', ['a=1'], 'a.example', 'www.a.example', 'none'],
  ['go to the domain they name', ['a=1; Domain=.a.example'], 'a.example', 'www.a.example', 'a=1'],
  ['cannot name another domain', ['a=1; Domain=b.example'], 'a.example', 'b.example', 'none'],
  ['cannot name a part of a label', ['a=1; Domain=a.example'], 'xa.example', 'a.example', 'none'],
  ['cannot name a top-level domain', ['a=1; Domain=example'], 'a.example', 'b.example', 'none'],
  ['that are secure need TLS', ['a=1; Secure'], 'a.example', 'a.example', 'none'],
  ['without a name are none', ['=1', ''], 'a.example', 'a.example', 'none'],
] as const;

for (const [title, setCookie, from, to, expected] of cookies) {
  t.test(`cookies ${title}`, async (t) => {
    t.equal(await cookieAfter(t, [...setCookie], from, to), expected);
  });
}

t.test('cookies do not outlive the fetch', async (t) => {
  const site = await listen(t, (req, res) =>
    answer(200, { 'content-type': 'text/plain', 'set-cookie': 'a=1' }, req.headers.cookie ?? 'none')(req, res),
  );
  const load = loaderOf(t);
  await load(site, never);
  t.equal((await load(site, never)).text, 'none');
});

t.test('a page that waits for memory comes no faster, and is not taken for slow', async (t) => {
  const windowMs = 20;
  const site = await listen(t, answer(200, { 'content-type': 'text/plain' }, 'word '.repeat(100_000)));
  const memory = createPageMemory(1);
  const other = memory.open('other');
  other.grow(100, never);
  const load = loaderOf(t, { pace: { headMs: 20_000, windowMs, leastBytes: KiB } });
  const hold = memory.open('site');
  const loading = load(site, never, hold);
  loading.catch(() => {}); // heard below
  await delay(10 * windowMs);
  other.close();
  t.equal((await loading).text.length, 500_000);
  t.equal(hold.reach(500_000, never), undefined, 'all of it is charged');
});
