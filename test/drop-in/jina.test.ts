import { request } from 'node:http';
import t from 'tap';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { parseTarget } from '../../src/shared/target.js';
import { gatewayFor } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';

const MARKDOWN = `# Head\n\n${'Some words of a text. '.repeat(40)}\n`;
const JSON_ONLY = { accept: 'application/json' };

/** A gateway that serves the Reader; `visited` is what it was asked to read, `searched` what to search for. */
async function reader(t: Teardown, { contracts = 'jina', rows = 2, fails }: Partial<Wanted> = {}) {
  const visited: object[] = [];
  const searched: object[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: contracts, SERVICE_LOG_LEVEL: 'info' },
    fetchPage: async (page) => {
      visited.push(page);
      if (fails?.()) throw new GatewayError(fails() as ErrorCode);
      const { href } = parseTarget(page.url);
      return { title: 'A page', url: href, snippet: 'About', markdown: MARKDOWN, published: '2026-01-02' };
    },
    search: async (query) => {
      searched.push(query);
      if (fails?.()) throw new GatewayError(fails() as ErrorCode);
      const all = ['one', 'two'].map((name) => ({
        title: name,
        url: `https://${name}.example/`,
        snippet: `On ${name}`,
      }));
      return all.slice(0, query.limit || rows);
    },
  });
  return { url, lines, visited, searched };
}

interface Wanted {
  contracts: string;
  rows: number;
  fails(): ErrorCode | undefined;
}

/** GETs a path as it is written, without the repairs of a URL parser. */
function get(base: URL, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = base;
    const asked = request({ hostname, port, path, headers }, async (res) => {
      let text = '';
      for await (const chunk of res.setEncoding('utf8')) text += chunk;
      resolve({ status: res.statusCode ?? 0, type: res.headers['content-type'] ?? '', text });
    });
    asked.on('error', reject).end();
  });
}

t.test('an address after the path is read, with its query, however it is written', async (t) => {
  const { url, visited, lines } = await reader(t);
  for (const rest of [
    'https://example.org/x?y=1&url=z',
    'https:/example.org/x?y=1&url=z',
    '/https://example.org/x?y=1&url=z',
    encodeURIComponent('https://example.org/x?y=1&url=z'),
    `?url=${encodeURIComponent('https://example.org/x?y=1&url=z')}`,
  ]) {
    const { status, type, text } = await get(url, `/compat/jina/${rest}`);
    t.equal(status, 200, rest);
    t.equal(type, 'text/plain; charset=utf-8');
    t.equal(
      text,
      `Title: A page\n\nURL Source: https://example.org/x?y=1&url=z\n\nPublished Time: 2026-01-02\n\nMarkdown Content:\n${MARKDOWN}`,
    );
  }
  t.equal((await get(url, '/COMPAT//jina//https://example.org/A//b')).status, 200);
  t.match(visited.at(-1), { url: 'https://example.org/A//b' });
  t.match(JSON.parse(lines.at(-1) ?? ''), { tool: 'fetch_url', contract: 'jina', outcome: 'success' });
  t.equal(lines.length, 6, 'one line each');
  t.notMatch(lines.join('\n'), /example/);
});

t.test('a POST says what to read as JSON or as a form', async (t) => {
  const { url, visited } = await reader(t);
  const post = (body: string, type: string) =>
    fetch(new URL('compat/jina', url), { method: 'POST', body, headers: { 'content-type': type, ...JSON_ONLY } });
  for (const [body, type] of [
    ['{"url":"https://example.org/#/part","maxTokens":20}', 'application/json'],
    [`url=${encodeURIComponent('https://example.org/#/part')}&maxTokens=20`, 'application/x-www-form-urlencoded'],
  ] as const) {
    const response = await post(body, type);
    t.equal(response.status, 200);
    const { data } = (await response.json()) as { data: { content: string } };
    t.ok(data.content.length <= 80, 'cut');
    t.match(visited.at(-1), { url: 'https://example.org/#/part' });
  }
  t.equal((await post('{}', 'application/json')).status, 400);
});

t.test('who accepts JSON alone gets it, a stream alone one event, and anybody else text', async (t) => {
  const { url } = await reader(t);
  const path = '/compat/jina/https://example.org/';
  for (const accept of ['*/*', 'text/plain', 'application/json, text/plain, */*', 'text/html,*/*;q=0.8', 'image/png']) {
    t.match(await get(url, path, { accept }), { type: /^text\/plain/, text: /^Title: / }, accept);
  }
  const json = await get(url, path, JSON_ONLY);
  t.match(json.type, /^application\/json/);
  const tokens = Math.ceil(MARKDOWN.length / 4);
  t.strictSame(JSON.parse(json.text), {
    code: 200,
    status: 20000,
    data: {
      title: 'A page',
      description: 'About',
      url: 'https://example.org/',
      content: MARKDOWN,
      publishedTime: '2026-01-02',
      usage: { tokens },
    },
    meta: { usage: { tokens } },
  });
  const { type, text } = await get(url, path, { accept: 'text/event-stream' });
  t.match(type, /^text\/event-stream/);
  const [, data = ''] = /^event: data\ndata: (.*)\n\n$/.exec(text) ?? [];
  t.match(JSON.parse(data), { title: 'A page', content: MARKDOWN });
});

t.test('headers say how a page is read', async (t) => {
  const { url, visited } = await reader(t);
  const read = (headers: Record<string, string>) =>
    get(url, '/compat/jina/https://example.org/', { ...JSON_ONLY, ...headers });
  for (const [headers, status] of [
    [{ 'x-respond-with': 'markdown' }, 200],
    [{ 'x-return-format': 'Content' }, 200],
    [{ 'x-return-format': 'html' }, 400],
    [{ 'x-respond-with': 'screenshot' }, 400],
    [{ 'x-timeout': '20', dnt: '1', 'x-robots-txt': 'x', 'x-with-links-summary': 'all', 'x-locale': 'de' }, 200],
    [{ 'x-timeout': 'soon' }, 400],
    [{ 'x-token-budget': '10000' }, 200],
    [{ 'x-token-budget': '10' }, 409],
    [{ 'x-token-budget': '100', 'x-max-tokens': '50' }, 200],
  ] as const) {
    const answer = await read(headers as Record<string, string>);
    t.equal(answer.status, status, JSON.stringify(headers));
    t.match(JSON.parse(answer.text), { code: status });
  }
  const cut = JSON.parse((await read({ 'x-max-tokens': '50' })).text).data;
  t.ok(cut.content.length > 0 && cut.content.length <= 200);
  t.match(cut, { warning: String, usage: { tokens: Math.ceil(cut.content.length / 4) } });
  await read({ 'x-no-cache': 'false', 'x-engine': 'browser' });
  t.match(visited.at(-1), { max_age: 0, js_render: true });
  await read({ 'x-cache-tolerance': '30' });
  t.match(visited.at(-1), { max_age: 30 });
  await read({ 'x-cache-tolerance': '0' });
  t.match(visited.at(-1), { max_age: 0 });
  t.equal((await read({ 'x-cache-tolerance': 'any' })).status, 200);
  t.equal((visited.at(-1) as { max_age?: number }).max_age, undefined);
});

t.test("a page that takes longer than its client's time is 408", async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'jina' },
    fetchPage: (_page, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const { status, text } = await get(url, '/compat/jina/https://example.org/', { ...JSON_ONLY, 'x-timeout': '0.1' });
  t.equal(status, 408);
  t.match(JSON.parse(text), { code: 408, status: 40801, data: null });
});

t.test('failures have a number and a name, and for readers of text a sentence', async (t) => {
  let code: ErrorCode = 'internal';
  const { url } = await reader(t, { fails: () => code });
  const search = ['/compat/jina/search?q=x', '/compat/jina/x'];
  const page = ['/compat/jina/https://example.org/'];
  for (const [paths, failure, status, number] of [
    [page, 'not_found', 404, 40403],
    [page, 'forbidden', 403, 40301],
    [page, 'robots_denied', 403, 40301],
    [page, 'rate_limited', 429, 42901],
    [page, 'timeout', 408, 40801],
    [page, 'unreachable', 422, 42206],
    [page, 'upstream_error', 422, 42206],
    [page, 'extraction_failed', 422, 42206],
    [search, 'provider_blocked', 503, 50301],
    [search, 'provider_rate_limited', 429, 42901],
    [search, 'internal', 500, 50001],
  ] as const) {
    code = failure;
    const { message } = new GatewayError(failure);
    for (const path of paths) {
      const json = await get(url, path, JSON_ONLY);
      t.equal(json.status, status, failure);
      t.match(JSON.parse(json.text), { data: null, code: status, status: number, message, name: String });
      t.match(JSON.parse(json.text).readableMessage, message);
      t.match(await get(url, path), { status, text: message, type: /^text\/plain/ });
    }
  }
  const event = await get(url, '/compat/jina/search?q=x', { accept: 'text/event-stream' });
  t.match(event, { status: 500, text: /^event: error\ndata: \{"data":null,"code":500,/ });
});

t.test('words are searched for', async (t) => {
  const { url, searched } = await reader(t);
  for (const path of ['/search?q=cats+dogs&num=1', '/cats%20dogs?num=1', '/Search/?q=cats%20dogs&count=1']) {
    const { status, text } = await get(url, `/compat/jina${path}`, JSON_ONLY);
    t.equal(status, 200, path);
    t.match(JSON.parse(text), { code: 200, status: 20000 });
    t.strictSame(JSON.parse(text).data, [
      { title: 'one', url: 'https://one.example/', description: 'On one', content: 'On one' },
    ]);
    t.match(searched.at(-1), { query: 'cats dogs', limit: 1, page: 1 });
  }
  await get(url, '/compat/jina/search?q=x&gl=de&hl=fr&page=2&site=one.example&site=two.example');
  const include_domains = ['one.example', 'two.example'];
  t.match(searched.at(-1), { query: 'x', include_domains, region: 'de-fr', page: 2 });
  await get(url, '/compat/jina/search?q=x&site=one.example&num=3');
  t.match(searched.at(-1), { include_domains: ['one.example'], limit: 3 });
  const { text } = await get(url, '/compat/jina/search?q=x');
  t.match(text, '[1] Title: one\n[1] URL Source: https://one.example/\n[1] Description: On one\n\n[2] Title: two');
});

t.test("Open WebUI's search posts words and a count to the address itself", async (t) => {
  const { url, searched } = await reader(t);
  for (const path of ['compat/jina', 'compat/jina/', 'compat/jina/search']) {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { ...JSON_ONLY, 'content-type': 'application/json', authorization: 'canary', 'x-retain-images': 'none' },
      body: '{"q":"cats","count":2}',
    });
    t.equal(response.status, 200, path);
    t.match(await response.json(), { data: [{ title: 'one', url: 'https://one.example/', content: 'On one' }, {}] });
    t.match(searched.at(-1), { query: 'cats', limit: 2 });
  }
});

t.test('a search that finds nothing is 422', async (t) => {
  const { url } = await reader(t, { rows: 0 });
  const { status, text } = await get(url, '/compat/jina/search?q=x', JSON_ONLY);
  t.equal(status, 422);
  t.match(JSON.parse(text), { data: null, status: 42206 });
});

t.test('no page of another site may have anything read or searched for', async (t) => {
  const { url, visited, searched } = await reader(t, { contracts: 'jina,jina_root' });
  for (const path of [
    '/https://example.org/',
    '/?url=https://example.org/',
    '/compat/jina/https://example.org/',
    '/compat/jina/x',
    '/compat/jina/search?q=x',
  ]) {
    for (const mode of ['navigate', 'no-cors']) {
      const { status } = await get(url, path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode });
      t.equal(status, 403, `${mode} ${path}`);
    }
  }
  t.strictSame([visited, searched], [[], []]);
});

t.test('at the root only addresses are taken, and only when it is asked for', async (t) => {
  const { url, visited } = await reader(t, { contracts: 'jina_root' });
  t.match(await get(url, '/https://example.org/x?y=1'), { status: 200, text: /^Title: A page/ });
  t.match(await get(url, '/https:/example.org/x?y=1'), { status: 200 });
  t.match(await get(url, '/?url=https%3A%2F%2Fexample.org%2F'), { status: 200 });
  t.equal((await fetch(url, { method: 'POST', body: '{"url":"https://example.org/"}' })).status, 200);
  t.equal(visited.length, 4);
  t.match(await get(url, '/'), { status: 200, text: /<!doctype html>/i });
  for (const path of ['/healthz', '/openapi.json', '/docs', '/ui/style.css']) {
    t.equal((await get(url, path)).status, 200, path);
  }
  t.equal((await get(url, '/mcp')).status, 405);
  t.equal((await get(url, '/cats')).status, 404);
  t.equal((await get(url, '/compat/jina/https://example.org/')).status, 404, 'the other place was not asked for');
  t.equal(visited.length, 4);

  const all = await reader(t, { contracts: 'all' });
  t.equal((await get(all.url, '/https://example.org/')).status, 404);
  t.equal((await get(all.url, '/compat/jina/https://example.org/')).status, 200);
});
