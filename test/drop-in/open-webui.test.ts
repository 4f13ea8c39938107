import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const SERVED = { SERVICE_DROP_IN: 'open_webui', SERVICE_LOG_LEVEL: 'info' };

t.test('a search gives links, titles and snippets', async (t) => {
  const asked: unknown[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return [{ title: 'One', url: 'https://one.example/', snippet: 'First' }];
    },
  });
  for (const path of ['compat/open-webui/search', 'compat//open-webui/search/', 'search', '/search']) {
    const { status, body } = await postJson(new URL(`${url.origin}/${path}`), { query: 'cats', count: 3, origin: 'x' });
    t.equal(status, 200, path);
    t.strictSame(body, [{ link: 'https://one.example/', title: 'One', snippet: 'First' }], path);
  }
  t.match(asked[0], { query: 'cats', limit: 3 });
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call' || msg === 'request');
  t.equal(calls.length, 4, 'one line each');
  t.match(calls[0], { tool: 'web_search', outcome: 'success', contract: 'open_webui' });
});

t.test('Open WebUI is answered as it asks: keys that are empty, lists that are', async (t) => {
  const asked: unknown[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return [];
    },
  });
  const headers = { 'user-agent': 'Open WebUI (https://github.com/open-webui/open-webui) RAG Bot' };
  for (const authorization of ['Bearer ', 'Bearer a-key']) {
    const search = await fetch(new URL('compat/open-webui/search', url), {
      method: 'POST',
      headers: { ...headers, authorization, accept: '*/*', 'content-type': 'application/json' },
      body: '{"query": "caf\\u00e9 hours", "count": 10}',
    });
    t.equal(search.status, 200);
    t.match(search.headers.get('content-type'), /^application\/json\b/);
    t.strictSame(await search.json(), []);
    const load = await fetch(new URL('compat/open-webui/load', url), {
      method: 'POST',
      headers: { ...headers, authorization, 'content-type': 'application/json' },
      body: '{"urls": ["https://one.example/a?b=c#d"]}',
    });
    t.equal(load.status, 200);
    t.match(await load.json(), [{ page_content: String, metadata: { source: 'https://one.example/a?b=c#d' } }]);
  }
  t.match(asked, [{ query: 'café hours', limit: 10 }, { limit: 10 }]);
});

t.test('at one address each asks in its own way', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'all' } });
  const external = await postJson(new URL('search', url), { query: 'x', count: 3 });
  t.strictSame(external.body, [{ link: 'https://one.example/', title: 'One', snippet: 'First' }]);
  const searxng = await postJson(new URL('search?q=x&format=json', url), '');
  t.match(searxng.body, { results: [{ title: 'One' }] });
  const neither = await postJson(new URL('search', url), { words: 'x' });
  t.equal(neither.status, 400);
  t.match(neither.body, { error: String });
});

t.test('a load takes as many addresses as Open WebUI sends', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  const load = new URL('compat/open-webui/load', url);
  const urls = Array.from({ length: 20 }, (_, i) => `https://one.example/${i}`);
  const { body } = await postJson(load, { urls });
  t.strictSame(
    body.map(({ metadata }: { metadata: { source: string } }) => metadata.source),
    urls,
  );
  t.equal((await postJson(load, { urls: [...urls, 'https://one.example/20'] })).status, 400);
});

t.test('a load leaves out the pages that fail, and names each source as it was asked for', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }) => {
      if (url.includes('gone')) throw new GatewayError('not_found');
      return { title: 'A page', url: 'https://elsewhere.example/', snippet: 'About', markdown: 'Text.' };
    },
  });
  const load = new URL('compat/open-webui/load', url);
  const { status, body } = await postJson(load, { urls: ['https://one.example/#part', 'https://gone.example/'] });
  t.equal(status, 200);
  t.strictSame(body, [
    {
      page_content: 'Text.',
      metadata: { source: 'https://one.example/#part', title: 'A page', description: 'About' },
    },
  ]);
  t.strictSame((await postJson(load, { urls: ['https://gone.example/'] })).body, []);
  t.equal((await postJson(load, { urls: [] })).status, 400);
});

t.test('a failed search has the status and the code of its failure', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () => {
      throw new GatewayError('provider_rate_limited');
    },
  });
  const { status, body, headers } = await postJson(new URL('compat/open-webui/search', url), { query: 'x', count: 1 });
  t.equal(status, 502);
  t.match(body, { code: 'provider_rate_limited', error: /slow down/ });
  t.equal(headers.get('retry-after'), '60');
});
