import { request } from 'node:http';
import { Validator } from '@seriousme/openapi-schema-validator';
import t from 'tap';
import { CONTRACT_NAMES } from '../../src/drop-in/contracts.js';
import { prefixOf } from '../../src/drop-in/mounted.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

t.test('nothing is served that was not asked for', async (t) => {
  const { url } = await gatewayFor(t);
  for (const path of ['search', 'compat/open-webui/search', 'compat/open-webui/openapi.json']) {
    t.equal((await postJson(new URL(path, url), { query: 'x', count: 1 })).status, 404, path);
  }
});

t.test('our own paths stay ours', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'all' } });
  t.strictSame(await (await fetch(new URL('healthz', url))).json(), { status: 'ok' });
  t.match(await (await fetch(url)).text(), /<!doctype html>/i);
  t.match(await (await fetch(new URL('openapi.json', url))).json(), { info: { title: 'Search and Fetch Gateway' } });
  t.equal((await postJson(new URL('api/v1/search', url), { query: 'x' })).body[0].title, 'One');
});

t.test('the Reader at the root leaves refusals of other contracts to them', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'tavily,jina_root' } });
  for (const [path, status] of [
    ['compat/tavily/search', 405],
    ['search', 405],
    ['compat/tavily/nowhere', 404],
    ['usage', 404],
  ] as const) {
    const response = await fetch(new URL(path, url));
    t.equal(response.status, status, path);
    t.match(await response.json(), { detail: { error: String } }, path);
  }
  t.match(await (await fetch(new URL('nowhere', url))).json(), { code: 'invalid_request' });
  t.match(await (await fetch(new URL('openapi.json', url))).json(), { info: { title: 'Search and Fetch Gateway' } });
});

t.test('each contract is described at its own address', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'open_webui' } });
  const response = await fetch(new URL('compat/open-webui/openapi.json', url));
  t.equal(response.status, 200);
  t.match(await response.json(), { openapi: '3.1.0', servers: [{ url: './' }], paths: { '/search': { post: {} } } });

  const all = await gatewayFor(t, { env: { SERVICE_DROP_IN: CONTRACT_NAMES.join(',') } });
  for (const name of CONTRACT_NAMES) {
    const answer = await fetch(new URL(`${prefixOf(name).slice(1)}/openapi.json`, all.url));
    // What is only tools of MCP describes itself.
    if (answer.status === 404 && name === 'chatgpt') continue;
    const document = (await answer.json()) as object;
    const { valid, errors } = await new Validator().validate({ ...document });
    t.ok(valid, `${name}: ${JSON.stringify(errors)}`);
    t.match(document, { servers: [{ url: name === 'jina_root' ? '../../' : './' }] }, name);
  }
});

t.test(
  'what cannot be read, is not there or takes another method is refused in the words of the contract',
  async (t) => {
    const { url, lines } = await gatewayFor(t, {
      env: { SERVICE_DROP_IN: 'open_webui', SERVICE_LOG_LEVEL: 'info', SERVICE_ALLOWED_HOSTS: 'gateway.example' },
    });
    const search = new URL('compat/open-webui/search', url);
    for (const [body, status] of [
      ['{', 400],
      ['[]', 400],
      ['', 400],
      ['null', 400],
      [`{"query":"${'x'.repeat(1024 * 1024)}"}`, 413],
    ] as const) {
      const answer = await postJson(search, body);
      t.equal(answer.status, status, body.slice(0, 10));
      t.match(answer.body, { error: String, code: 'invalid_request' });
    }
    t.equal((await postJson(new URL('compat/open-webui/nowhere', url), {})).status, 404);
    const wrongMethod = await fetch(search);
    t.equal(wrongMethod.status, 405);
    t.equal(wrongMethod.headers.get('allow'), 'POST');
    t.match(await wrongMethod.json(), { error: String, code: 'invalid_request' });
    const origin = await postJson(search, { query: 'x', count: 1 }, { origin: 'https://evil.example' });
    t.match(origin, { status: 403, body: { error: String, code: 'forbidden' } });
    t.equal(lines.length, 8, 'one line each');
  },
);

t.test('a client that is gone ends its call', async (t) => {
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'open_webui' },
    search: (_query, signal) =>
      new Promise((_resolve, reject) => {
        asked.destroy();
        signal.addEventListener('abort', () => {
          ended();
          reject(signal.reason);
        });
      }),
  });
  const asked = request(new URL('search', url), { method: 'POST' }).on('error', () => {});
  asked.end(JSON.stringify({ query: 'x', count: 1 }));
  await end;
});

t.test('at a path that contracts share, each gets what is meant for it', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'all', SERVICE_LOG_LEVEL: 'info' } });
  for (const [path, body, contract] of [
    ['search?q=x&format=json', '{}', 'searxng'],
    ['search', '{"query":"x","limit":3}', 'firecrawl'],
    ['search', '{"query":"x","scrapeOptions":{}}', 'firecrawl'],
    ['search', '{"query":"x","count":3}', 'open_webui'],
    ['search', '{"query":"x"}', 'tavily'],
    ['search', '{"query":"x","max_results":3,"api_key":"y"}', 'tavily'],
  ] as const) {
    t.equal((await postJson(new URL(path, url), body)).status, 200, body);
    t.match(JSON.parse(lines.at(-1) ?? ''), { tool: 'web_search', contract }, `${path} ${body}`);
  }
  t.equal((await postJson(new URL('search', url), '{"words":"x"}')).status, 400);
});

t.test('no form of another site makes us visit a page', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'firecrawl' } });
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'content-type': 'text/plain' };
  const body = JSON.stringify({ url: 'https://one.example/' });
  const response = await fetch(new URL('v2/scrape', url), { method: 'POST', headers, body });
  t.equal(response.status, 403);
  t.match(await response.json(), { success: false, code: 'forbidden' });
});
