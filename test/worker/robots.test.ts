import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { createGuard } from '../../src/shared/guard.js';
import { createRobots } from '../../worker/robots.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { inRoot } from '../helpers/root.js';

const userAgent = 'TestBot/1.0 (+https://bot.example)';
const DENY_X = 'User-agent: *\nDisallow: /x\n';

type Options = Partial<Parameters<typeof createRobots>[0]>;

/** Robots in a world where every name is this machine. */
function robotsOf(t: Teardown, options: Options = {}) {
  const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
  const guard = createGuard({ allowPrivateNetworks: true, lookup });
  t.teardown(() => guard.close());
  return createRobots({ guard, userAgent, timeoutMs: 5_000, ...options });
}

function* repeat(text: string) {
  for (;;) yield text;
}

/** What `/x` gets from a site whose robots.txt is answered by `handler`: "allowed" or the code of the refusal. */
async function decisionOn(t: Teardown, handler: RequestListener, options?: Options): Promise<string> {
  const site = await listen(t, handler);
  return decide(robotsOf(t, options), new URL('/x', site));
}

async function decide({ check }: ReturnType<typeof createRobots>, target: URL, signal = never): Promise<string> {
  return check(target, signal).then(
    () => 'allowed',
    (refusal) => refusal.code,
  );
}

const file =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    res.writeHead(200, headers).end(body);

const statuses = [
  [200, 'robots_denied'],
  [204, 'allowed'],
  [304, 'allowed'],
  [400, 'allowed'],
  [401, 'allowed'],
  [403, 'allowed'],
  [404, 'allowed'],
  [410, 'allowed'],
  [429, 'allowed'],
  [500, 'robots_denied'],
  [503, 'robots_denied'],
  [520, 'robots_denied'],
] as const;

for (const [status, expected] of statuses) {
  t.test(`a robots.txt with status ${status} is ${expected}`, async (t) => {
    t.equal(await decisionOn(t, (_req, res) => res.writeHead(status).end(DENY_X)), expected);
  });
}

/** Answers `count` redirects and then `last`; each may name another host. */
const redirecting =
  (count: number, last: RequestListener, host = ''): RequestListener =>
  (req, res) => {
    const done = Number(new URL(req.url ?? '/', 'http://x').searchParams.get('done'));
    if (done >= count) return last(req, res);
    const origin = host && `http://${host}:${req.socket.localPort}`;
    res.writeHead(301, { location: `${origin}/robots.txt?done=${done + 1}` }).end();
  };

const redirects = [
  ['five redirects are followed', redirecting(5, file(DENY_X)), 'robots_denied'],
  ['six are not, as if there were no file', redirecting(6, file(DENY_X)), 'allowed'],
  ['a redirect to another host is followed', redirecting(1, file(DENY_X), 'other.example'), 'robots_denied'],
  ['a redirect to nowhere is no file', redirecting(2, (_req, res) => res.writeHead(404).end()), 'allowed'],
  ['a redirect to a failure is a failure', redirecting(2, (_req, res) => res.writeHead(500).end()), 'robots_denied'],
  ['a redirect without address is no file', (_req, res) => void res.writeHead(301).end(), 'allowed'],
  [
    'a redirect to another scheme is no file',
    (_req, res) => void res.writeHead(301, { location: 'ftp://a/' }).end(),
    'allowed',
  ],
] satisfies [string, RequestListener, string][];

for (const [title, handler, expected] of redirects) {
  t.test(title, async (t) => t.equal(await decisionOn(t, handler), expected));
}

t.test('a redirect to a private address is unreachable', async (t) => {
  const site = await listen(t, redirecting(1, file(''), '127.0.0.2'));
  const guard = createGuard({
    allowPrivateNetworks: false,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    classify: (ip) => (ip === '127.0.0.1' ? 'public' : 'loopback'),
  });
  t.teardown(() => guard.close());
  t.equal(await decide(robotsOf(t, { guard }), new URL(`http://site.example:${site.port}/`)), 'unreachable');
});

const pad = (bytes: number) => '# padding\n'.repeat(bytes / 10);
const bodies = [
  ['gzip', file(gzipSync(DENY_X), { 'content-encoding': 'gzip' }), 'robots_denied'],
  ['a byte order mark and CRLF', file(`\ufeff${DENY_X.replaceAll('\n', '\r\n')}`), 'robots_denied'],
  ['another media type', file(DENY_X, { 'content-type': 'application/octet-stream' }), 'robots_denied'],
  ['a page instead of a file', file('<!doctype html><p>Disallow: /x'), 'allowed'],
  ['a rule at 499 KiB', file(`User-agent: *\n${pad(499 * 1024)}Disallow: /x\n`), 'robots_denied'],
  ['a rule at 501 KiB', file(`User-agent: *\n${pad(501 * 1024)}Disallow: /x\n`), 'allowed'],
  ['a rule that is cut', file(`${'User-agent: *\n'.padEnd(500 * 1024 - 13, '#')}\nDisallow: /x/only/this`), 'allowed'],
  ['five megabytes', file(DENY_X + pad(5_000_000)), 'robots_denied'],
  ['five megabytes, gzip', file(gzipSync(DENY_X + pad(5_000_000)), { 'content-encoding': 'gzip' }), 'robots_denied'],
] satisfies [string, RequestListener, string][];

for (const [title, handler, expected] of bodies) {
  t.test(`${title} is ${expected}`, async (t) => t.equal(await decisionOn(t, handler), expected));
}

t.test('an endless file is cut and obeyed', async (t) => {
  const endless: RequestListener = (_req, res) => {
    const more = Readable.from(repeat(pad(65_000)));
    res.write(DENY_X);
    pipeline(more, res, () => {});
  };
  t.equal(await decisionOn(t, endless), 'robots_denied');
});

t.test('a host that is down is unreachable', async (t) => {
  t.equal(await decide(robotsOf(t), new URL('http://127.0.0.1:1/x')), 'unreachable');
});

t.test('a connection that is reset is unreachable', async (t) => {
  t.equal(await decisionOn(t, (req) => req.socket.resetAndDestroy()), 'unreachable');
});

t.test('a failing TLS handshake is unreachable', async (t) => {
  const server = createServer((socket) => socket.end('no TLS here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { port } = server.address() as { port: number };
  t.equal(await decide(robotsOf(t), new URL(`https://127.0.0.1:${port}/x`)), 'unreachable');
});

t.test('a name that does not resolve is unreachable', async (t) => {
  const guard = createGuard({ allowPrivateNetworks: false, lookup: () => Promise.reject(new Error('ENOTFOUND')) });
  t.equal(await decide(robotsOf(t, { guard }), new URL('http://nowhere.example/')), 'unreachable');
});

t.test('a host that never answers is a timeout', async (t) => {
  t.equal(await decisionOn(t, () => {}, { timeoutMs: 50 }), 'timeout');
});

t.test('a body that never ends is a timeout', async (t) => {
  t.equal(await decisionOn(t, (_req, res) => res.write(DENY_X), { timeoutMs: 50 }), 'timeout');
});

t.test('the file is asked for with our identity, and our group is obeyed', async (t) => {
  const seen: (string | undefined)[] = [];
  const handler: RequestListener = (req, res) => {
    seen.push(req.url, req.headers['user-agent']);
    res.end('User-agent: testbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n');
  };
  const site = await listen(t, handler);
  const robots = robotsOf(t);
  t.equal(await decide(robots, new URL('/x', site)), 'robots_denied');
  t.equal(await decide(robots, new URL('/y', site)), 'allowed');
  t.same(seen, ['/robots.txt', userAgent]);
});

/** A site that counts how often its robots.txt was asked for and answers with the status and body of the moment. */
async function countingSite(t: Teardown, state = { status: 200, body: DENY_X }) {
  const seen = { state, count: 0, url: new URL('http://x') };
  seen.url = new URL(
    '/x',
    await listen(t, (_req, res) => {
      seen.count += 1;
      res.writeHead(seen.state.status).end(seen.state.body);
    }),
  );
  return seen;
}

t.test('all who wait share one fetch, and one who leaves does not end it', async (t) => {
  const site = await countingSite(t);
  const robots = robotsOf(t);
  const gone = new AbortController();
  const leaver = decide(robots, site.url, gone.signal);
  const stayers = [decide(robots, site.url), decide(robots, site.url)];
  gone.abort();
  t.equal(await leaver, 'timeout');
  t.same(await Promise.all(stayers), ['robots_denied', 'robots_denied']);
  t.equal(site.count, 1);
});

t.test('the fetch ends with the last who waits, and says nothing about the site', async (t) => {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  let silent = true;
  const site = await listen(t, (_req, res) => {
    if (!silent) return void res.end(DENY_X);
    res.once('close', closed);
    asked();
  });
  const robots = robotsOf(t);
  const gone = new AbortController();
  const waiting = [decide(robots, new URL('/x', site), gone.signal), decide(robots, new URL('/y', site), gone.signal)];
  await isAsked;
  gone.abort();
  t.same(await Promise.all(waiting), ['timeout', 'timeout']);
  await isClosed;
  silent = false;
  t.equal(await decide(robots, new URL('/x', site)), 'robots_denied');
});

t.test('rules are kept for an hour, each origin its own', async (t) => {
  const [site, other] = [await countingSite(t), await countingSite(t, { status: 404, body: '' })];
  let now = 1;
  const robots = robotsOf(t, { now: () => now });
  t.equal(await decide(robots, site.url), 'robots_denied');
  t.equal(await decide(robots, other.url), 'allowed');
  site.state = { status: 404, body: '' };
  now += 3_599_000;
  t.equal(await decide(robots, site.url), 'robots_denied');
  now += 2_000;
  t.equal(await decide(robots, site.url), 'allowed');
  t.same([site.count, other.count], [2, 1]);
});

t.test('a failure is kept for half a minute', async (t) => {
  const site = await countingSite(t, { status: 500, body: '' });
  let now = 1;
  const robots = robotsOf(t, { now: () => now });
  t.equal(await decide(robots, site.url), 'robots_denied');
  site.state = { status: 404, body: '' };
  now += 29_000;
  t.equal(await decide(robots, site.url), 'robots_denied');
  now += 2_000;
  t.equal(await decide(robots, site.url), 'allowed');
});

t.test('rules we had outlive a failure of the site', async (t) => {
  const site = await countingSite(t, { status: 200, body: 'User-agent: *\nDisallow: /y\n' });
  let now = 1;
  const robots = robotsOf(t, { now: () => now });
  t.equal(await decide(robots, site.url), 'allowed');
  site.state = { status: 503, body: '' };
  now += 3_601_000;
  t.equal(await decide(robots, site.url), 'allowed');
  t.equal(await decide(robots, new URL('/y', site.url)), 'robots_denied');
  t.equal(site.count, 2);
});

t.test('a refusal names neither address nor host', async (t) => {
  const failure = await failureOf(robotsOf(t).check(new URL('http://127.0.0.1:1/canary'), never));
  t.notMatch(failure.message, /canary|127/);
});

interface AccessCase {
  id: string;
  tier: 'rfc' | 'edge';
  expect: 'allow' | 'deny';
  robots_fetch: {
    status?: number;
    body?: string;
    encoding?: 'gzip';
    content_type?: string;
    redirects?: number;
    redirect_host?: string;
    redirect_loop?: boolean;
    pad_before_rule_bytes?: number;
    pad_after_rule_bytes?: number | 'endless';
  };
}

/** The site a case describes; `undefined` for the few whose subject is not the file (tested above by hand). */
function siteOf({ robots_fetch: { status, body = '', ...how } }: AccessCase): RequestListener | undefined {
  if (how.redirect_loop) return redirecting(Number.POSITIVE_INFINITY, file(''));
  if (status === undefined || how.pad_after_rule_bytes === 'endless' || 'cut_in_rule' in how) return undefined;
  const padded = how.pad_before_rule_bytes
    ? `User-agent: *\n${pad(how.pad_before_rule_bytes)}Disallow: /x\n${pad(how.pad_after_rule_bytes ?? 0)}`
    : body;
  const sent = how.encoding ? gzipSync(padded) : padded;
  const headers = {
    ...(how.encoding && { 'content-encoding': how.encoding }),
    ...(how.content_type && { 'content-type': how.content_type }),
  };
  const last: RequestListener = (_req, res) => res.writeHead(status, headers).end(sent);
  return redirecting(how.redirects ?? 0, last, how.redirect_host && 'other.example');
}

const corpus = inRoot('../shared/corpus/robots/access.json');
const skip = existsSync(corpus) ? false : 'the corpus is not beside this checkout';
t.test('the access rules of the robots corpus are kept', { skip }, async (t) => {
  const cases: AccessCase[] = JSON.parse(readFileSync(corpus, 'utf8'));
  for (const access of cases) {
    const handler = siteOf(access);
    if (!handler) continue;
    const decision = await decisionOn(t, handler);
    t.equal(decision === 'allowed' ? 'allow' : 'deny', access.expect, access.id);
  }
});
