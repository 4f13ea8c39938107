import t from 'tap';
import { regionOf } from '../../src/drop-in/searxng-region.js';
import { createSearch } from '../../src/providers/create-search.js';
import { createMetasearchHosted } from '../../src/providers/metasearch-hosted.js';
import { createMetasearchPy } from '../../src/providers/metasearch-py.js';
import type { Row, SearchQuery } from '../../src/providers/provider.js';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { gatewayFor } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { PAGES, rowsAbout, serviceFor } from '../metasearch/support.js';
import { noting, type Seen, send } from '../providers/support.js';

const SERVED = { SERVICE_DROP_IN: 'searxng', SERVICE_LOG_LEVEL: 'info' };
const ROWS: Row[] = [
  { title: 'One', url: 'https://one.example/', snippet: 'First', published: '2026-05-05', engines: ['brave', 'bing'] },
  { title: 'Two', url: 'https://two.example/', snippet: '', score: 7 },
];
const NOTHING_ELSE = { answers: [], corrections: [], infoboxes: [], suggestions: [] };
const ANSWER = {
  query: 'solar power',
  results: [
    {
      title: 'One',
      url: 'https://one.example/',
      content: 'First',
      engine: 'brave',
      engines: ['brave', 'bing'],
      category: 'general',
      score: 1,
      positions: [1],
      publishedDate: '2026-05-05',
    },
    {
      title: 'Two',
      url: 'https://two.example/',
      content: '',
      engine: 'search-gateway',
      engines: ['search-gateway'],
      category: 'general',
      score: 0.5,
      positions: [2],
    },
  ],
  ...NOTHING_ELSE,
  unresponsive_engines: [],
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const EMPTY_JSON = { 'content-type': 'application/json' };

interface Asking {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What each reader sends, and what is searched for. */
const READERS: Readonly<Record<string, [Asking, Partial<SearchQuery>?]>> = {
  'mcp-searxng': [
    {
      path: '/search?q=solar+power&format=json&pageno=2&time_range=month&safesearch=2&language=en-US&categories=general',
      headers: { 'user-agent': 'mcp-searxng/2.4.0', authorization: 'Basic dTpw' },
    },
    { page: 2, timelimit: 'm', safesearch: 'on', region: 'us-en' },
  ],
  'LangChain.js and n8n': [
    {
      method: 'POST',
      path: '/search?q=solar+power&numResults=10&pageNumber=1&format=json&imageProxy=true&safesearch=0&language=en',
      headers: EMPTY_JSON,
    },
    { safesearch: 'off', region: 'wt-en' },
  ],
  'LangChain for Python': [
    { path: '/?q=solar+power&format=json&language=en', headers: { accept: '*/*' } },
    { region: 'wt-en' },
  ],
  LibreChat: [
    {
      path: '/search?q=solar+power&format=json&pageno=1&categories=general&language=all&safesearch=1&engines=google,bing,duckduckgo',
      headers: {
        'x-api-key': 'anything',
        'content-type': 'application/json',
        accept: 'application/json, text/plain, */*',
      },
    },
  ],
  'Open WebUI': [
    {
      path: '/search?q=solar+power&format=json&pageno=1&safesearch=1&language=all&time_range=&categories=&theme=simple&image_proxy=0',
      headers: { accept: 'text/html', 'user-agent': 'Open WebUI (https://github.com/open-webui/open-webui) RAG Bot' },
    },
  ],
  Hermes: [{ path: '/search?q=solar+power&format=json&pageno=1', headers: { accept: 'application/json' } }],
  LiteLLM: [{ path: '/search?q=solar+power&format=json', headers: { authorization: 'Bearer anything' } }],
  'LiteLLM with a language': [{ path: '/search?q=solar+power&format=json&language=de' }, { region: 'de-de' }],
  Dify: [{ path: '//search?q=solar+power&format=json&time_range=day&categories=general' }, { timelimit: 'd' }],
  AnythingLLM: [{ path: '/?q=solar+power&format=json' }],
  Perplexica: [
    { path: '/search?format=json&q=solar+power&engines=bing+news%2Cwikipedia&language=en' },
    { region: 'wt-en' },
  ],
  'gpt-researcher': [{ path: '/search?q=solar+power&format=json', headers: { accept: 'application/json' } }],
  OpenClaw: [{ path: '/search?q=solar+power&format=json&categories=general&language=auto' }],
  'a form': [
    { method: 'POST', path: '/search', headers: FORM, body: 'q=solar+power&format=json&pageno=3&timeout_limit=5.5' },
    { page: 3 },
  ],
  'a form at the root': [{ method: 'POST', path: '/', headers: FORM, body: 'q=solar+power&format=json' }],
};

t.test('each reader gets all that it reads, whatever else it asks for', async (t) => {
  const asked: SearchQuery[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return ROWS;
    },
  });
  for (const prefix of ['', '/compat/searxng']) {
    for (const [reader, [{ path, ...request }, query = {}]] of Object.entries(READERS)) {
      asked.length = 0;
      const response = await fetch(`${url.origin}${prefix}${path}`, request);
      t.equal(response.status, 200, reader);
      t.match(response.headers.get('content-type'), /^application\/json\b/);
      t.strictSame(await response.json(), ANSWER);
      const usual = {
        query: 'solar power',
        page: 1,
        limit: 0,
        timelimit: '',
        safesearch: 'moderate',
        region: undefined,
      };
      t.match(asked, [{ ...usual, ...query }], reader);
      t.equal(asked.length, 1, 'asked once');
    }
  }
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.equal(calls.length, 2 * Object.keys(READERS).length);
  t.match(calls[0], { tool: 'web_search', outcome: 'success', contract: 'searxng' });
  t.notMatch(lines.join('\n'), /solar/);
});

t.test('nothing found is an empty list with all its neighbours', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED, search: async () => [] });
  t.strictSame(await (await fetch(new URL('search?q=x&format=json', url))).json(), {
    query: 'x',
    results: [],
    ...NOTHING_ELSE,
    unresponsive_engines: [],
  });
});

t.test('an instance behind us is passed on: dates, engines, who is missing, and a bang as text', async (t) => {
  const seen: Seen[] = [];
  const result = { title: 'Soil', url: 'https://soil.example/', content: 'Earth', engine: 'bing' };
  const results = [{ ...result, engines: ['bing'], score: null, publishedDate: null, img_src: '' }];
  const unresponsive_engines = [
    ['google', 'Suspended: too many requests'],
    ['qwant', '<b>crash of 10.0.0.1</b>'],
  ];
  const address = await listen(
    t,
    noting(seen, (res) => res.end(JSON.stringify({ results, unresponsive_engines }))),
  );
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: createSearch(send, createMetasearchHosted({ address })),
  });
  const answer = await fetch(new URL('search?q=!g+soil&format=json&time_range=week&language=de-AT', url));
  t.match(await answer.json(), {
    results: [{ title: 'Soil', engine: 'bing', engines: ['bing'], score: 1 }],
    unresponsive_engines: [
      ['google', 'too many requests'],
      ['qwant', 'unexpected crash'],
    ],
  });
  t.equal(seen.length, 1);
  const { q, language, time_range } = Object.fromEntries(seen[0]?.query ?? []);
  t.strictSame({ q, language, time_range }, { q: '"!g" soil', language: 'de-AT', time_range: 'week' });
});

t.test('what a metasearch has of its engines is the answer, where one of them never answers', async (t) => {
  const service = await serviceFor(t, {
    mojeek: (res) => res.end(PAGES.mojeek(rowsAbout('compost', 'one', 'two'))),
    brave: () => {},
  });
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: createSearch(send, createMetasearchPy({ address: service.url })),
  });
  const response = await fetch(new URL('search?q=compost&format=json', url));
  t.match(await response.json(), {
    results: [
      { title: 'compost one', engine: 'mojeek', engines: ['mojeek'], score: 1 },
      { title: 'compost two', engine: 'mojeek', score: 0.5 },
    ],
    unresponsive_engines: [['brave', 'timeout']],
  });
});

t.test('a failure is a failure, in words', async (t) => {
  let code: ErrorCode = 'internal';
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () => {
      throw new GatewayError(code);
    },
  });
  const cases = [
    ['provider_rate_limited', 429, '60'],
    ['provider_blocked', 502, '3600'],
    ['provider_unauthorized', 502, null],
    ['provider_failed', 502, '30'],
    ['provider_invalid_response', 502, null],
    ['provider_timeout', 504, '5'],
    ['internal', 500, '5'],
  ] as const;
  for (const format of ['json', 'html']) {
    for (const [thrown, status, wait] of cases) {
      code = thrown;
      const response = await fetch(new URL(`compat/searxng/search?q=canary&format=${format}`, url));
      t.equal(response.status, status, code);
      t.equal(response.headers.get('retry-after'), wait, code);
      t.match(response.headers.get('content-type'), /^application\/json\b/);
      const body = (await response.json()) as object;
      t.strictSame(Object.keys(body), ['error']);
      t.notMatch(JSON.stringify(body), /canary/);
    }
  }
});

t.test('what is asked wrongly is refused as the original does', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: SERVED });
  const noQuery = [
    ['GET', 'search'],
    ['GET', 'search?q='],
    ['GET', 'search?q=%20&format=json'],
    ['GET', '?q='],
    ['POST', 'search'],
    ['POST', 'compat/searxng/'],
  ] as const;
  for (const [method, path] of noQuery) {
    const response = await fetch(new URL(path, url), { method });
    t.equal(response.status, 400, path);
    t.strictSame(await response.json(), { error: 'No query' }, path);
  }
  for (const wrong of ['pageno=0', 'pageno=x', 'safesearch=x']) {
    const response = await fetch(new URL(`search?q=x&format=json&${wrong}`, url));
    t.equal(response.status, 400, wrong);
    t.match(await response.json(), { error: String });
  }
  for (const format of ['csv', 'rss']) {
    const response = await fetch(new URL(`search?q=x&format=${format}`, url));
    t.equal(response.status, 403, format);
    t.match(await response.json(), { error: /json/ });
  }
  t.equal(lines.length, noQuery.length + 5, 'one line each');
});

t.test('what is not understood of an option is no reason to refuse', async (t) => {
  const asked: SearchQuery[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return ROWS;
    },
  });
  const odd = 'language=klingon&time_range=None&safesearch=9&timeout_limit=soon&categories=a&categories=b&engines=';
  t.equal((await fetch(new URL(`search?q=x&format=json&${odd}`, url))).status, 200);
  t.match(asked, [{ region: undefined, timelimit: '', safesearch: 'moderate' }]);
});

t.test('who posts a query string is answered before it leaves, and who gives a time before that', async (t) => {
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: (_query, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const posted = fetch(new URL('search?q=x&format=json', url), { method: 'POST', headers: EMPTY_JSON });
  const limited = fetch(new URL('search?q=x&format=json&timeout_limit=0.01', url));
  for (const response of await Promise.all([posted, limited])) {
    t.equal(response.status, 504);
    t.match(await response.json(), { error: /in time/ });
  }
  t.match(
    lines.map((line) => JSON.parse(line)),
    [{ outcome: 'provider_timeout' }, { outcome: 'provider_timeout' }],
  );
});

t.test('without a format there is a page, in which nothing can run', async (t) => {
  const hostile = {
    title: '<script>a()</script>',
    url: 'https://x.example/?a="&b=<i>',
    snippet: `<img src=x> & 'text'`,
  };
  const { url } = await gatewayFor(t, { env: SERVED, search: async () => [...ROWS, hostile] });
  for (const path of ['search?q=%3C%2Ftitle%3E%3Cb%3E', '?q=%3C%2Ftitle%3E%3Cb%3E&format=html']) {
    const response = await fetch(new URL(path, url));
    t.equal(response.status, 200);
    t.match(response.headers.get('content-type'), /^text\/html; charset=utf-8/);
    t.match(response.headers.get('content-security-policy'), /^default-src 'none'/);
    const page = await response.text();
    t.match(page, '<h3><a href="https://one.example/" rel="noreferrer">One</a></h3><p class="content">First</p>');
    t.equal(page.match(/<article class="result /g)?.length, 3);
    t.match(page, '<title>&lt;/title&gt;&lt;b&gt;</title>');
    t.match(page, 'href="https://x.example/?a=&quot;&amp;b=&lt;i&gt;"');
    t.notMatch(page, /<script|<img|<b>|<i>/);
  }
});

t.test('no page of another site makes a search', async (t) => {
  let asked = 0;
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async () => {
      asked++;
      return [];
    },
  });
  for (const site of ['cross-site', 'same-site']) {
    for (const mode of ['no-cors', 'navigate']) {
      for (const path of ['search?q=x', '?q=x', 'compat/searxng/search?q=x&format=json']) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
        const response = await fetch(new URL(path, url), { headers });
        t.equal(response.status, 403, `${site} ${mode} ${path}`);
        t.match(await response.json(), { error: /origin/ });
      }
    }
  }
  t.equal(asked, 0);
  const typed = await fetch(new URL('search?q=x', url), { headers: { 'sec-fetch-site': 'none' } });
  t.equal(typed.status, 200);
});

t.test('a page of an origin that the operator allows may search', async (t) => {
  const env = { ...SERVED, SERVICE_ALLOWED_ORIGINS: 'https://app.example' };
  const { url } = await gatewayFor(t, { env, search: async () => ROWS });
  const path = new URL('search?q=solar+power&format=json', url);
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://app.example' };
  for (const method of ['GET', 'POST']) {
    const response = await fetch(path, { method, headers });
    t.equal(response.status, 200, method);
    t.equal(response.headers.get('access-control-allow-origin'), 'https://app.example');
    t.equal((await fetch(path, { method, headers: { ...headers, origin: 'https://else.example' } })).status, 403);
  }
});

t.test('of a parameter that stands twice the first counts', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED, search: async () => ROWS });
  const twice = 'search?format=json&q=solar+power&q=wind&format=html&constructor=1&constructor=2';
  t.strictSame(await (await fetch(new URL(twice, url))).json(), ANSWER);
});

t.test('the paths around the search', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  for (const base of ['', 'compat/searxng/']) {
    const config = (await (await fetch(new URL(`${base}config`, url))).json()) as object;
    t.match(config, { categories: ['general'], engines: [{ enabled: true, time_range_support: true }], plugins: [] });
    t.strictSame(await (await fetch(new URL(`${base}autocompleter?q=so`, url))).json(), ['so', []]);
  }
  t.equal(await (await fetch(new URL('compat/searxng/healthz', url))).text(), 'OK');
  t.strictSame(await (await fetch(new URL('healthz', url))).json(), { status: 'ok' }, 'ours at the root');
  t.match(await (await fetch(url)).text(), /<!doctype html>/i, 'so is the page');
  t.match(await (await fetch(new URL('compat/searxng/openapi.json', url))).json(), {
    paths: {
      '/search': {
        get: { parameters: [{ name: 'q', in: 'query' }] },
        post: { requestBody: { content: { 'application/x-www-form-urlencoded': {} } } },
      },
      '/': { get: {}, post: {} },
      '/config': {},
    },
  });
});

t.test('a language becomes a region', async (t) => {
  const cases = [
    ['en-US', 'us-en'],
    ['en-GB', 'gb-en'],
    ['de-AT', 'at-de'],
    ['pt-BR', 'br-pt'],
    ['pt_BR', 'br-pt'],
    ['zh-Hant-TW', 'tw-zh'],
    ['sl', 'si-sl'],
    ['de', 'de-de'],
    ['deu', 'de-de'],
    ['ja', 'jp-ja'],
    ['no', 'no-nb'],
    ['uk', 'ua-uk'],
    ['en', 'wt-en'],
    ['pt', 'wt-pt'],
    ['ca', 'wt-ca'],
    ['es-419', 'wt-es'],
    ['de-XX', 'wt-de'],
    ['all', undefined],
    ['Auto', undefined],
    ['', undefined],
    ['xx', undefined],
    ['und', undefined],
    ['klingon', undefined],
    ['de-', undefined],
    ['../..', undefined],
  ] as const;
  for (const [language, region] of cases) t.equal(regionOf(language), region, language);
});
