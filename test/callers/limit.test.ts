import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import { createLimit } from '../../src/callers/limit.js';
import { openCaches } from '../../src/cli/open-caches.js';
import { GatewayEnv } from '../../src/config.js';
import { readEnv } from '../../src/shared/env.js';
import { GatewayError } from '../../src/shared/errors.js';
import { noTelemetry } from '../../src/shared/telemetry.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const page = (url: string) => ({ title: '', url, snippet: '', markdown: 'Text.' });

async function limited(t: Parameters<typeof gatewayFor>[0], perMinute: number, env: Record<string, string> = {}) {
  const keys = () => parseKeys('anne:the-key-of-the-first-caller,bert:the-key-of-another-caller') ?? [];
  const gateway = await gatewayFor(t, {
    env: {
      SERVICE_RATE_LIMIT_PER_MINUTE: String(perMinute),
      SERVICE_DROP_IN: 'all',
      SERVICE_LOG_LEVEL: 'info',
      ...env,
    },
    keys,
    fetchPage: async ({ url }, _signal, say = () => {}) => {
      say({ cache: url.includes('kept') ? 'hit' : 'miss' });
      return { ...page(url), ...(url.includes('app') && { rendering: 'browser' as const }) };
    },
  });
  const post = (path: string, body: object, key = 'the-key-of-the-first-caller') =>
    postJson(new URL(path, gateway.url), body, { 'x-api-key': key });
  return { ...gateway, post };
}

t.test('a search and a visit cost one, a rendered page five, what is kept or wrong nothing', async (t) => {
  const { post } = await limited(t, 20);
  const left = async (path: string, body: object) => {
    const { headers } = await post(path, body);
    t.equal(headers.get('ratelimit-policy'), '"minute";q=20;w=60');
    return Number(/^"minute";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  t.equal(await left('api/v1/search', { query: 'x' }), 19);
  t.equal(await left('api/v1/fetch', { url: 'https://one.example/' }), 18);
  t.equal(await left('api/v1/fetch', { url: 'https://kept.example/' }), 18);
  t.equal(await left('api/v1/fetch', { url: 'https://app.example/' }), 13);
  t.equal((await post('api/v1/search', {})).status, 400);
  t.equal(await left('api/v1/search', { query: 'x', read: 1 }), 11, 'the page that was read too');
});

t.test('a page that a search reads costs what it costs alone', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_RATE_LIMIT_PER_MINUTE: '20' },
    search: async () =>
      ['kept', 'app', 'one', 'gone'].map((name) => ({ title: name, url: `https://${name}.example/`, snippet: '' })),
    fetchPage: async ({ url }, _signal, say = () => {}) => {
      if (url.includes('gone')) throw new GatewayError('not_found');
      say({ cache: url.includes('kept') ? 'hit' : 'miss' });
      return { ...page(url), ...(url.includes('app') && { rendering: 'browser' as const }) };
    },
  });
  const left = async (read: number) => {
    const { headers } = await postJson(new URL('api/v1/search', url), { query: 'x', read });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  t.equal(await left(1), 19, 'none for what is kept');
  t.equal(await left(2), 13, 'five for what is rendered');
  t.equal(await left(4), 5, 'one for what was visited in vain');
});

t.test('what is kept is there for a caller without points', async (t) => {
  const settings = readEnv(GatewayEnv, {});
  const visited: string[] = [];
  const caches = openCaches(settings, noTelemetry, {
    visit: async ({ url }) => {
      visited.push(url);
      return page(url);
    },
    search: async ({ query }) => [{ title: query, url: `https://${query}.example/`, snippet: '' }],
  });
  const { url } = await gatewayFor(t, { env: { SERVICE_RATE_LIMIT_PER_MINUTE: '3' }, ...caches });
  const ask = (path: string, body: object) => postJson(new URL(path, url), body);
  await ask('api/v1/search', { query: 'one' });
  await ask('api/v1/fetch', { url: 'https://one.example/' });
  await ask('api/v1/fetch', { url: 'https://two.example/' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask('api/v1/fetch', { url: 'https://one.example/' })),
  );
  t.strictSame(new Set(answers.map(({ status }) => status)), new Set([200]));
  t.match(await ask('api/v1/search', { query: 'one' }), { status: 200, body: [{ title: 'one' }] });
  t.match(await ask('api/v1/search', { query: 'one', read: 1 }), { status: 200, body: [{ markdown: 'Text.' }] });
  t.equal((await ask('api/v1/search', { query: 'two' })).status, 429);
  t.equal((await ask('api/v1/search', { query: 'one', max_age: 0 })).status, 429);
  const refused = await ask('api/v1/fetch', { url: 'https://three.example/' });
  t.match(refused, { status: 429, body: { error: 'caller_rate_limited', message: /in \d+ seconds/ } });
  t.match(refused.headers.get('ratelimit'), /^"minute";r=0;t=\d+$/, 'what is left is said of a refusal too');
  t.match(refused.headers.get('retry-after'), /^\d+$/);
  t.strictSame(visited, ['https://one.example/', 'https://two.example/']);
});

t.test('a search whose pages are not all kept is refused without points', async (t) => {
  const caches = openCaches(readEnv(GatewayEnv, {}), noTelemetry, {
    visit: async ({ url }) => page(url),
    search: async () => [{ title: 'One', url: 'https://one.example/', snippet: '' }],
  });
  const { url } = await gatewayFor(t, { env: { SERVICE_RATE_LIMIT_PER_MINUTE: '1' }, ...caches });
  const ask = (body: object) => postJson(new URL('api/v1/search', url), body);
  t.equal((await ask({ query: 'x' })).status, 200);
  t.match(await ask({ query: 'x', read: 1 }), { status: 429, body: { code: 'caller_rate_limited' } });
});

t.test('the contracts of others say what is left too', async (t) => {
  const { post } = await limited(t, 4);
  const left = async (path: string, body: object) => (await post(path, body)).headers.get('ratelimit');
  t.match(await left('compat/tavily/search', { query: 'x' }), /^"minute";r=3;/);
  t.match(await left('compat/firecrawl/v2/scrape', { url: 'https://one.example/' }), /^"minute";r=2;/);
  t.match(await left('compat/tavily/extract', { urls: ['https://two.example/', 'https://3.example/'] }), /;r=0;/);
  t.match(await left('compat/firecrawl/v2/search', { query: 'x' }), /;r=0;/, 'of a refusal too');
});

t.test('above it a caller is refused on every face, until the minute is over; another is not', async (t) => {
  const { url, post, lines } = await limited(t, 2);
  await post('api/v1/search', { query: 'x' });
  await post('api/v1/search', { query: 'x' });
  const refused = await post('api/v1/search', { query: 'x' });
  t.match(refused, { status: 429, body: { code: 'caller_rate_limited', error: /Try again in \d+ seconds/ } });
  t.match(refused.headers.get('retry-after'), /^\d+$/);
  t.match(await post('api/v1/fetch', { url: 'https://one.example/' }), {
    status: 429,
    body: { error: 'caller_rate_limited', retryable: true },
  });
  t.match(await post('compat/firecrawl/v2/search', { query: 'x' }), { status: 429, body: { success: false } });
  t.match(await post('compat/tavily/search', { query: 'x' }), { status: 429, body: { detail: { error: String } } });
  const client = new Client({ name: 'test', version: '1' });
  const headers = { 'x-api-key': 'the-key-of-the-first-caller' };
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url), { requestInit: { headers } }));
  t.teardown(() => client.close());
  t.match(await client.listTools(), { tools: [{}, {}] }, 'a list costs nothing');
  t.match(await client.callTool({ name: 'web_search', arguments: { query: 'x' } }), {
    isError: true,
    content: [{ text: /^caller_rate_limited \(temporary\): .* in \d+ seconds/ }],
  });
  t.equal((await post('api/v1/search', { query: 'x' }, 'the-key-of-another-caller')).status, 200);
  t.equal(lines.filter((line) => JSON.parse(line).outcome === 'caller_rate_limited').length, 5);
});

t.test('each address of a list costs its own', async (t) => {
  const { url } = await limited(t, 3);
  const response = await fetch(new URL('api/v1/fetch/batch', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'the-key-of-the-first-caller' },
    body: JSON.stringify({ urls: [1, 2, 3, 4, 5].map((n) => `https://${n}.example/`) }),
  });
  const rows = (await response.text()).trim().split('\n');
  const outcomes = rows.map((row) => JSON.parse(row).outcome).sort();
  t.strictSame(outcomes, ['caller_rate_limited', 'caller_rate_limited', 'success', 'success', 'success']);
});

t.test('without keys a caller is an address, the one that trusted proxies tell', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_RATE_LIMIT_PER_MINUTE: '1' } });
  const status = async (from: string) =>
    (await postJson(new URL('api/v1/search', url), { query: 'x' }, { 'x-forwarded-for': from })).status;
  t.equal(await status('192.0.2.1'), 200);
  t.equal(await status('192.0.2.1'), 429);
  t.equal(await status('192.0.2.2'), 200);
  t.equal(await status('203.0.113.9, 192.0.2.2'), 429, 'what a client says of itself counts for nothing');
  const direct = await gatewayFor(t, {
    env: { SERVICE_RATE_LIMIT_PER_MINUTE: '1', SERVICE_TRUSTED_PROXIES: '198.51.100.1' },
  });
  const ask = async (from: string) =>
    (await postJson(new URL('api/v1/search', direct.url), { query: 'x' }, { 'x-forwarded-for': from })).status;
  t.equal(await ask('192.0.2.1'), 200);
  t.equal(await ask('192.0.2.2'), 429);
});

t.test('many at once are let in as far as there are points', async (t) => {
  const limit = createLimit(10);
  const entered = await Promise.all(Array.from({ length: 50 }, () => limit.enter('one')));
  t.equal(entered.filter(({ refusal }) => !refusal).length, 10);
});
