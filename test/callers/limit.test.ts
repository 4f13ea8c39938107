import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import { createLimit } from '../../src/callers/limit.js';
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
  const entered = await Promise.allSettled(Array.from({ length: 50 }, () => limit.enter('one')));
  t.equal(entered.filter(({ status }) => status === 'fulfilled').length, 10);
});
