import t from 'tap';
import { judgeToken } from '../../src/callers/access-token.js';
import { metadataAddresses, readIssuer, sendToIssuer } from '../../src/callers/issuer.js';
import { createIssuerKeys } from '../../src/callers/issuer-keys.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { issuerFor } from '../helpers/issuer.js';
import { listen, type Teardown } from '../helpers/listen.js';

const AUDIENCE = 'https://gateway.example/mcp';

/** A judge whose clock the test turns. */
async function judgeOf(t: Teardown) {
  const issuer = await issuerFor(t);
  const clock = { ms: 0 };
  const keys = createIssuerKeys(
    () => readIssuer(issuer.url, sendToIssuer()),
    () => clock.ms,
  );
  const wanted = { isOurs: (audience: string) => audience === AUDIENCE, scopes: [] };
  const judge = async (token: string | Promise<string>) => {
    try {
      return Object.keys(await judgeToken(await token, keys, wanted))[0];
    } catch (thrown) {
      return (thrown as { fault: string }).fault;
    }
  };
  const read = () => issuer.asked.filter((path) => path === '/keys').length;
  return { issuer, clock, judge, read };
}

t.test('metadata is looked for where MCP says, in this order', async (t) => {
  const paths = (issuer: string) => metadataAddresses(issuer).map(({ pathname }) => pathname);
  for (const issuer of ['https://a.example', 'https://a.example/']) {
    t.strictSame(paths(issuer), ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']);
  }
  t.strictSame(paths('https://a.example/realms/web'), [
    '/.well-known/oauth-authorization-server/realms/web',
    '/.well-known/openid-configuration/realms/web',
    '/realms/web/.well-known/openid-configuration',
  ]);
});

for (const [path, place] of [
  ['', 'oauth-authorization-server'],
  ['', 'openid-configuration'],
  ['/realms/web', 'oauth-authorization-server'],
  ['/realms/web', 'openid-configuration'],
  ['/realms/web', '/realms/web/.well-known/openid-configuration'],
] as const) {
  t.test(`an issuer ${path ? 'with' : 'without'} a path is read at ${place}`, async (t) => {
    const issuer = await issuerFor(t, { path, place });
    const { issuer: name, count } = await readIssuer(`${issuer.url}/`, sendToIssuer());
    t.strictSame([name, count], [issuer.url, 1]);
  });
}

for (const alg of ['RS256', 'PS512', 'ES384', 'EdDSA']) {
  t.test(`${alg} is taken`, async (t) => {
    const issuer = await issuerFor(t, { alg });
    const keys = createIssuerKeys(() => readIssuer(issuer.url, sendToIssuer()));
    const judged = await judgeToken(await issuer.token(AUDIENCE), keys, { isOurs: () => true, scopes: [] });
    t.match(judged, { caller: /^oauth:/ });
  });
}

t.test('an issuer that cannot be used is told by its fault', async (t) => {
  const issuer = await issuerFor(t);
  const fault = () => readIssuer(issuer.url, sendToIssuer()).then(String, ({ fault }) => fault);
  const big = JSON.stringify({ issuer: issuer.url, jwks_uri: issuer.url, more: 'x'.repeat(300_000) });
  const cases: [expected: string, status: number, body: string][] = [
    ['unreachable', 503, ''],
    ['no_metadata', 404, ''],
    ['no_metadata', 200, '<html>'],
    ['no_metadata', 200, '[]'],
    ['no_metadata', 200, JSON.stringify({ issuer: issuer.url, jwks_uri: 'file:///etc/passwd' })],
    ['no_metadata', 200, big],
    ['other_issuer', 200, JSON.stringify({ issuer: 'https://other.example', jwks_uri: `${issuer.url}/keys` })],
  ];
  for (const [expected, status, body] of cases) {
    issuer.instead = (_req, res) => res.writeHead(status).end(body);
    t.equal(await fault(), expected, body.slice(0, 40));
  }
  issuer.instead = (req) => req.socket.destroy();
  t.equal(await fault(), 'unreachable');
  issuer.instead = undefined;
  for (const jwk of [{ kty: 'oct', k: 'AAAA' }, { use: 'enc' }]) {
    issuer.keys.clear();
    await issuer.addKey('one', jwk as never);
    t.equal(await fault(), 'no_keys');
  }
});

t.test('a key that nobody knows makes us look, once in a while', async (t) => {
  const { issuer, clock, judge, read } = await judgeOf(t);
  t.equal(await judge(issuer.token(AUDIENCE)), 'caller');
  await issuer.addKey('two');
  issuer.keys.delete('one');
  t.equal(await judge(issuer.token(AUDIENCE)), 'caller', 'a new key counts at once');
  t.equal(read(), 2);
  const made = (_: unknown, n: number) => judge(issuer.token(AUDIENCE, { header: { kid: `made up ${n}` } }));
  t.strictSame(await Promise.all(Array.from({ length: 20 }, made)), Array(20).fill('fault'));
  t.equal(read(), 2, 'who makes up keys asks nobody');
  clock.ms += 10_000;
  issuer.instead = (_req, res) => res.writeHead(503).end();
  t.equal(await made(0, 1), 'unreachable', 'nobody knows whether it is a newer one');
  clock.ms += 7_000;
  t.equal(await made(0, 2), 'unreachable');
  t.equal(await judge(issuer.token(AUDIENCE)), 'caller');
});

t.test('keys are asked for anew, and once for all who wait', async (t) => {
  const { issuer, clock, judge, read } = await judgeOf(t);
  const all = () => Promise.all(Array.from({ length: 10 }, () => judge(issuer.token(AUDIENCE))));
  t.strictSame(await all(), Array(10).fill('caller'));
  t.equal(read(), 1);
  clock.ms += 10 * 60_000;
  t.strictSame(await all(), Array(10).fill('caller'));
  t.equal(read(), 2);
  const old = await issuer.token(AUDIENCE);
  issuer.keys.clear();
  await issuer.addKey('two');
  clock.ms += 10 * 60_000;
  t.equal(await judge(old), 'fault', 'a key that was withdrawn counts no more');
});

t.test('while the issuer is down, keys count for an hour; then nobody is let in until it is back', async (t) => {
  const { issuer, clock, judge } = await judgeOf(t);
  const token = () => issuer.token(AUDIENCE);
  t.equal(await judge(token()), 'caller');
  issuer.instead = (req) => req.socket.destroy();
  clock.ms += 59 * 60_000;
  t.equal(await judge(token()), 'caller');
  clock.ms += 2 * 60_000;
  t.equal(await judge(token()), 'unreachable');
  const asked = issuer.asked.length;
  t.equal(await judge(token()), 'unreachable');
  t.equal(await judge('of-nobody'), 'fault', 'what is no token needs no issuer');
  t.equal(issuer.asked.length, asked, 'it is left alone for a while');
  issuer.instead = undefined;
  clock.ms += 5_000;
  t.equal(await judge(token()), 'caller');
});

t.test('a gateway starts without its issuer, lets nobody in, and says when to come back', async (t) => {
  const gone = await listen(t, (req) => req.socket.destroy());
  const { url, lines } = await gatewayFor(t, {
    env: { SERVICE_OAUTH_ISSUER: gone.origin, SERVICE_LOG_LEVEL: 'warn' },
  });
  const token = await (await issuerFor(t)).token(url.origin);
  const answer = await postJson(new URL('api/v1/search', url), { query: 'x' }, { authorization: `Bearer ${token}` });
  t.match(answer, { status: 503, body: { code: 'busy', error: /Try again in 5 seconds/ } });
  t.equal(answer.headers.get('retry-after'), '5');
  t.match(
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'issuer not read'),
    [{ fault: 'unreachable' }],
  );
  t.notMatch(lines.join(''), gone.port);
});
