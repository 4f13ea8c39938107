import { createHmac } from 'node:crypto';
import { exportSPKI, importJWK, type JWTPayload, SignJWT } from 'jose';
import t from 'tap';
import { kindOf } from '../../src/callers/caller.js';
import { parseKeys } from '../../src/callers/keys.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { issuerFor } from '../helpers/issuer.js';
import type { Teardown } from '../helpers/listen.js';

const KEY = 'the-key-of-the-first-caller';

async function world(t: Teardown, env: Record<string, string> = {}, withKeys = false) {
  const issuer = await issuerFor(t);
  const gateway = await gatewayFor(t, {
    env: { SERVICE_OAUTH_ISSUER: issuer.url, SERVICE_LOG_LEVEL: 'info', SERVICE_DROP_IN: 'all', ...env },
    ...(withKeys && { keys: () => parseKeys(`first:${KEY}`) ?? [] }),
  });
  const audience = `${gateway.url.origin}/mcp`;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(new URL(path, gateway.url), body, headers);
  const search = (token: string) => post('api/v1/search', { query: 'x' }, { authorization: `Bearer ${token}` });
  return { issuer, ...gateway, audience, post, search };
}

const RPC = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** A face, a request to it, its shape of a failure, and the resource that it belongs to. */
const FACES: [path: string, body: object, shape: object, resource: string][] = [
  ['mcp', RPC, { jsonrpc: '2.0', error: { message: String }, id: null }, '/mcp'],
  ['mcp/http', RPC, { jsonrpc: '2.0', error: {} }, '/mcp/http'],
  ['mcp/message?sessionId=x', RPC, { jsonrpc: '2.0', error: {} }, '/mcp/sse'],
  ['mcp/chatgpt', RPC, { jsonrpc: '2.0', error: {} }, '/mcp/chatgpt'],
  ['compat/chatgpt', RPC, { jsonrpc: '2.0', error: {} }, '/compat/chatgpt'],
  ['api/v1/search', { query: 'x' }, { code: String, error: String }, ''],
  ['api/v1/fetch', { url: 'https://a.example/' }, { error: String, message: String }, ''],
  ['compat/firecrawl/v2/scrape', { url: 'https://a.example/' }, { success: false, error: String }, ''],
  ['compat/tavily/search', { query: 'x' }, { detail: { error: String } }, ''],
];

t.test(
  'every face says where its metadata is, in its own shape: 401, 403 for a scope, 503 while nobody can tell',
  async (t) => {
    const { issuer, url, audience, post } = await world(t, { SERVICE_OAUTH_SCOPES: 'web,read' });
    const lacking = await issuer.token(audience, { claims: { scope: 'web other' } });
    const good = await issuer.token(audience, { claims: { scope: 'read other web' } });
    const challenge = async (token: string | undefined, expected: number, code: RegExp) => {
      for (const [path, body, shape, resource] of FACES) {
        const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const answer = await post(path, body, headers as Record<string, string>);
        t.match(answer, { status: expected, body: shape }, path);
        const told = answer.headers.get('www-authenticate') ?? '';
        if (expected === 503) {
          t.equal(answer.headers.get('retry-after'), '5', path);
          continue;
        }
        t.match(told, code, path);
        t.match(told, 'scope="web read"', path);
        const metadata = `${url.origin}/.well-known/oauth-protected-resource${resource}`;
        t.match(told, `resource_metadata="${metadata}"`, path);
        t.match(await (await fetch(metadata)).json(), { resource: url.origin + resource }, path);
      }
    };
    issuer.instead = (_req, res) => res.writeHead(500).end();
    await challenge(good, 503, /./);
    await challenge(undefined, 401, /^Bearer realm="search-gateway", scope/);
    await challenge('of-nobody-at-all', 401, /error="invalid_token"/);
    issuer.instead = undefined;
    // The issuer is asked again a while after it did not answer; another gateway has not asked it yet.
    const other = await gatewayFor(t, { env: { SERVICE_OAUTH_ISSUER: issuer.url, SERVICE_OAUTH_SCOPES: 'web,read' } });
    const token = await issuer.token(other.url.origin, { claims: { scope: 'web other' } });
    const refused = await postJson(new URL('mcp', other.url), RPC, { authorization: `Bearer ${token}` });
    t.match(refused, { status: 403, body: { error: { message: /scopes/ } } });
    t.match(
      refused.headers.get('www-authenticate'),
      /error="insufficient_scope", scope="web read", resource_metadata=/,
    );
    t.ok(lacking);
  },
);

t.test('a token lets its subject in on every face, and nothing says who that is', async (t) => {
  const { issuer, url, audience, post, search, lines } = await world(t, { SERVICE_OAUTH_SCOPES: 'web' });
  const token = await issuer.token(audience, { claims: { scope: 'web' } });
  for (const [path, body] of FACES.filter(([path]) => !path.startsWith('mcp/message'))) {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
    const { status } = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    t.equal(status, 200, path);
  }
  const ways: Record<string, string>[] = [{ 'x-api-key': token }, { authorization: `bearer  ${token}` }];
  for (const headers of ways) t.equal((await post('api/v1/search', { query: 'x' }, headers)).status, 200);
  t.equal((await search(await issuer.token(audience, { claims: { scp: ['web'], sub: 'bert' } }))).status, 200);
  const callers = lines.map((line) => JSON.parse(line)).flatMap(({ msg, caller }) => (msg === 'call' ? caller : []));
  t.equal(new Set(callers).size, 2);
  for (const caller of callers) t.match(caller, /^oauth:[\w-]{16}$/);
  t.notMatch(lines.join(''), /anne|bert|eyJ/);
  t.equal(issuer.asked.length, 2, 'the issuer was asked once');
});

t.test('a job belongs to its subject', async (t) => {
  const { issuer, url, audience, post } = await world(t);
  const bearer = async (sub: string) => ({
    authorization: `Bearer ${await issuer.token(audience, { claims: { sub } })}`,
  });
  const started = await post('v2/batch/scrape', { urls: ['https://a.example/'] }, await bearer('anne'));
  const status = async (sub: string) =>
    (await fetch(new URL(`v2/batch/scrape/${started.body.id}`, url), { headers: await bearer(sub) })).status;
  t.equal(await status('bert'), 404);
  t.equal(await status('anne'), 200);
});

t.test('each subject has points of its own', async (t) => {
  const { issuer, audience, search } = await world(t, { SERVICE_RATE_LIMIT_PER_MINUTE: '1' });
  const as = async (sub: string) => (await search(await issuer.token(audience, { claims: { sub } }))).status;
  t.strictSame([await as('anne'), await as('anne'), await as('bert')], [200, 429, 200]);
});

t.test('keys and tokens may let in side by side', async (t) => {
  const { issuer, audience, search, url, post } = await world(t, {}, true);
  t.equal((await search(KEY)).status, 200);
  t.equal((await search(await issuer.token(audience))).status, 200);
  const wrong = await post('api/v1/search', { query: 'x' }, { 'x-api-key': 'of-nobody-at-all' });
  t.match(wrong, { status: 401, body: { error: /a key, or an access token/ } });
  t.match(wrong.headers.get('www-authenticate'), /error="invalid_token".*resource_metadata=/);
  const document = await (await fetch(new URL('openapi.json', url))).json();
  t.match(document, {
    security: [{ bearer: [] }, { key: [] }, { token: [] }],
    components: { securitySchemes: { token: { bearerFormat: 'JWT' } } },
  });
});

t.test('what is no token for us is 401, and nothing tells of it', async (t) => {
  const { issuer, audience, search, post, lines, url } = await world(t);
  const now = Math.floor(Date.now() / 1000);
  const good = await issuer.token(audience);
  const [head = '', body = '', signature = ''] = good.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { jwk, privateKey } = issuer.keys.get('one') as NonNullable<ReturnType<typeof issuer.keys.get>>;
  const spki = await exportSPKI((await importJWK(jwk)) as never);
  const hmac = (secret: string) => {
    const text = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: 'one' })}.${body}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const claims = (more: JWTPayload) => issuer.token(audience, { claims: more });
  const header = (more: object) => issuer.token(audience, { header: more as Record<string, unknown> });
  const stranger = await issuerFor(t);
  const cases: Record<string, string | Promise<string>> = {
    'of another audience': issuer.token('https://other.example/mcp'),
    'of a page of ours that is no resource': issuer.token(`${url.origin}/mcp/other`),
    'of our name with more behind it': issuer.token(`${audience}.evil.example`),
    'without audience': claims({ aud: undefined }),
    'with an audience that is no text': claims({ aud: { toString: audience } as never }),
    'with scopes that are no text': claims({ scope: { toString: '' }, aud: 'https://other.example' }),
    'of another issuer': claims({ iss: 'https://other.example' }),
    'without issuer': claims({ iss: undefined }),
    'signed by another issuer': stranger.token(audience, { claims: { iss: issuer.url } }),
    expired: claims({ exp: now - 60 }),
    'without expiry': claims({ exp: undefined }),
    'of the future': claims({ nbf: now + 60 }),
    'without subject': claims({ sub: undefined }),
    'with an empty subject': claims({ sub: '' }),
    'of another type': header({ typ: 'dpop+jwt' }),
    'of a type that is no text': header({ typ: 1 }),
    'with a critical header': new SignJWT({ iss: issuer.url, aud: audience, sub: 'anne', exp: now + 60 })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt', crit: ['b64'], b64: true })
      .sign(privateKey),
    'without signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'without signature, with one': `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.${signature}`,
    'signed with the public key': hmac(spki),
    'signed with the public key as it is published': hmac(JSON.stringify(jwk)),
    'with another body': `${head}.${encode({ iss: issuer.url, aud: audience, sub: 'root', exp: now + 60 })}.${signature}`,
    'with a key of its own': header({ kid: 'unknown', jwk, jku: `${stranger.url}/keys` }),
    'cut short': good.slice(0, -1),
    'in five parts': `${good}.x.y`,
    'of nothing': '..',
    'of junk': `${'%7B'.repeat(9)}.a.b`,
    nested: `${Buffer.from('['.repeat(2000)).toString('base64url')}.${body}.${signature}`,
    long: `${head}.${'A'.repeat(9000)}.${signature}`,
  };
  for (const [name, token] of Object.entries(cases)) {
    const answer = await search(await token);
    t.match(answer, { status: 401, body: { code: 'unauthorized' } }, name);
    t.match(answer.headers.get('www-authenticate'), /error="invalid_token"/, name);
    t.notMatch(JSON.stringify(answer.body), /eyJ|example|anne/, name);
  }
  const large = await post('compat/tavily/search', { query: 'x', api_key: `${head}.${'A'.repeat(99_000)}.x` });
  t.equal(large.status, 401, 'of 100 kB, in a body');
  const ofHead = await fetch(new URL('mcp', url), { headers: { authorization: `Bearer ${'A'.repeat(100_000)}` } });
  t.equal(ofHead.status, 431, 'of 100 kB, in a head');
  t.equal((await search(good)).status, 200);
  t.notMatch(lines.join(''), /eyJ|anne|root|other\.example/);
  t.equal(stranger.asked.length, 0, 'nobody else is asked');
});

t.test('what is a token for us comes in many forms', async (t) => {
  const { issuer, audience, search, url } = await world(t);
  const { origin, port } = url;
  const now = Math.floor(Date.now() / 1000);
  await issuer.addKey('two');
  const cases: Record<string, Promise<string>> = {
    'for our address': issuer.token(origin),
    'for our address with a slash': issuer.token(`${origin}/`),
    'for an address by another name of this machine': issuer.token(`http://localhost:${port}/mcp`),
    'for an event stream': issuer.token(`${origin}/mcp/sse`),
    'for several': issuer.token('', { claims: { aud: ['https://other.example', audience] } }),
    'of the older type': issuer.token(audience, { header: { typ: 'JWT' } }),
    'of the whole type': issuer.token(audience, { header: { typ: 'application/at+jwt' } }),
    'of no type': issuer.token(audience, { header: { typ: undefined } }),
    'that names no key': issuer.token(audience, { header: { kid: undefined } }),
    'expired a moment ago, by our clock': issuer.token(audience, { claims: { exp: now - 1 } }),
  };
  for (const [name, token] of Object.entries(cases)) t.equal((await search(await token)).status, 200, name);
});

t.test('an audience that the operator names is the only one', async (t) => {
  const { issuer, audience, search } = await world(t, { SERVICE_OAUTH_AUDIENCE: 'api://gateway' });
  t.equal((await search(await issuer.token('api://gateway'))).status, 200);
  t.equal((await search(await issuer.token(audience))).status, 401);
});

t.test('an audience that is our own address is all of ours', async (t) => {
  const address = 'https://gateway.example/web';
  const env = { SERVICE_ADDRESS: address, SERVICE_OAUTH_AUDIENCE: address };
  const { issuer, audience, search } = await world(t, env);
  for (const own of [address, `${address}/`, `${address}/mcp`])
    t.equal((await search(await issuer.token(own))).status, 200, own);
  for (const other of ['https://gateway.example', 'https://gateway.example/mcp', audience])
    t.equal((await search(await issuer.token(other))).status, 401, other);
});

t.test('a page that may call can read how to be let in', async (t) => {
  const origin = 'https://app.example';
  const { post } = await world(t, { SERVICE_ALLOWED_ORIGINS: origin });
  const { status, headers } = await post('mcp', RPC, { origin });
  t.equal(status, 401);
  t.equal(headers.get('access-control-allow-origin'), origin);
  t.match(headers.get('access-control-expose-headers'), 'www-authenticate');
});

t.test('metrics have one name for all subjects', async (t) => {
  t.strictSame(['oauth:AAAAAAAAAAAAAAAA', 'first'].map(kindOf), ['oauth', 'first']);
});

t.test('without an issuer there is nothing of all this', async (t) => {
  const { url } = await gatewayFor(t, { keys: () => parseKeys(`first:${KEY}`) ?? [] });
  for (const path of ['', '/mcp'])
    t.equal((await fetch(new URL(`.well-known/oauth-protected-resource${path}`, url))).status, 404);
  const refused = await postJson(new URL('mcp', url), RPC);
  t.equal(refused.headers.get('www-authenticate'), 'Bearer realm="search-gateway"');
});
