import t from 'tap';
import type { SearchQuery } from '../../src/providers/provider.js';
import { type ErrorCode, type FETCH_CATEGORIES, GatewayError, type SEARCH_CODES } from '../../src/shared/errors.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';

const SERVED = { SERVICE_DROP_IN: 'firecrawl', SERVICE_LOG_LEVEL: 'info' };
const PAGE = 'https://one.example/page';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Row ${at}`,
    url: `https://row${at}.example/`,
    snippet: `S ${at}`,
  }));

async function failing(t: Teardown, error: GatewayError) {
  const fail = async () => {
    throw error;
  };
  return gatewayFor(t, { env: SERVED, search: fail, fetchPage: fail });
}

t.test('a page is read, in both versions and wherever clients look', async (t) => {
  const asked: unknown[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async (request) => {
      asked.push(request);
      return {
        ...{
          title: 'A page',
          url: 'https://one.example/final',
          snippet: 'About',
          markdown: 'Text.',
          lang: 'de',
          site: 'S',
        },
        ...{ byline: 'N. N.', published: '2026-01-02', modified: '2026-01-03', content_type: 'text/html' },
      };
    },
  });
  const paths = ['v2/scrape', 'v1/scrape', 'scrape', '/v2/scrape', 'v2/scrape/'].flatMap((path) => [
    path,
    `compat/firecrawl/${path}`,
  ]);
  for (const path of paths) {
    const { status, body, headers } = await postJson(new URL(`${url.origin}/${path}`), {
      url: PAGE,
      formats: ['markdown'],
      onlyMainContent: true,
      headers: {},
      actions: [],
      waitFor: 3000,
      mobile: null,
      skipTlsVerification: true,
      location: { country: 'US' },
      origin: 'js-sdk',
    });
    t.equal(status, 200, path);
    t.match(headers.get('content-type'), /^application\/json/);
    t.strictSame(
      body,
      {
        success: true,
        data: {
          success: true,
          markdown: 'Text.',
          metadata: {
            title: 'A page',
            description: 'About',
            language: 'de',
            author: 'N. N.',
            publishedTime: '2026-01-02',
            modifiedTime: '2026-01-03',
            ogSiteName: 'S',
            contentType: 'text/html',
            url: 'https://one.example/final',
            sourceURL: PAGE,
            statusCode: 200,
          },
        },
      },
      path,
    );
  }
  t.strictSame(asked[0], { url: PAGE, js_render: undefined }, 'no option forces a browser');
  t.equal(lines.length, paths.length, 'one line each');
  t.match(JSON.parse(lines[0] ?? ''), { msg: 'call', tool: 'fetch_url', outcome: 'success', contract: 'firecrawl' });
});

t.test('the scheme of an address may be left out', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  const { body } = await postJson(new URL('v2/scrape', url), { url: 'one.example/page' });
  t.match(body.data.metadata, { url: PAGE, sourceURL: PAGE });
});

t.test('of the formats those that can be are served, and the others named', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }) => ({
      title: '',
      url,
      snippet: '',
      markdown: 'See [one](https://one.example/a), [it](https://one.example/a) and [two](https://two.example/).',
    }),
  });
  const scrape = async (options: object, version = 'v2') =>
    (await postJson(new URL(`${version}/scrape`, url), { url: PAGE, ...options })).body;
  for (const version of ['v2', 'v1']) {
    for (const formats of [undefined, null, [], ['markdown'], [{ type: 'markdown' }]]) {
      const { data, warning } = await scrape({ formats }, version);
      t.type(data.markdown, 'string');
      t.notOk(data.links ?? data.warning ?? warning, 'and nothing else');
    }
    const { data, warning } = await scrape(
      {
        formats: [
          'markdown',
          'rawHtml',
          { type: 'screenshot', fullPage: true },
          'links',
          'json',
          'secret-x',
          'secret-y',
        ],
      },
      version,
    );
    t.strictSame(data.links, ['https://one.example/a', 'https://two.example/'], 'addresses, each once');
    t.equal(warning, 'Not served, and left out: rawHtml, screenshot, json, unknown formats.');
    t.equal(data.warning, warning);
    t.notOk((await scrape({ formats: ['links'] }, version)).data.markdown);
    t.strictSame(
      await scrape({ formats: ['html', { type: 'summary' }] }, version),
      { success: false, code: 'BAD_REQUEST', error: 'formats: this gateway serves markdown and links only.' },
      version,
    );
  }
});

t.test('options that would change the page are refused or named', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: SERVED });
  const scrape = (options: object) => postJson(new URL('v2/scrape', url), { url: PAGE, ...options });
  t.match(await scrape({ actions: [{ type: 'click' }] }), {
    status: 400,
    body: { success: false, code: 'SCRAPE_ACTIONS_NOT_SUPPORTED', error: String },
  });
  const { body } = await scrape({
    headers: { cookie: 'c' },
    onlyMainContent: false,
    excludeTags: ['nav'],
    includeTags: [],
  });
  t.equal(body.warning, 'Not served, and ignored: headers, excludeTags, onlyMainContent.');
  for (const options of [{ formats: 5 }, { formats: [1] }, { timeout: 'soon' }, { timeout: -1 }, { url: 1 }]) {
    t.match(await scrape(options), { status: 400, body: { success: false, code: 'BAD_REQUEST', error: String } });
  }
  t.equal(lines.length, 7, 'one line each');
});

const FETCH_FAILURES: Record<(typeof FETCH_CATEGORIES)[number], [number, string]> = {
  invalid_request: [400, 'BAD_REQUEST'],
  not_found: [404, 'not_found'],
  forbidden: [403, 'forbidden'],
  robots_denied: [403, 'robots_denied'],
  rate_limited: [429, 'rate_limited'],
  timeout: [408, 'SCRAPE_TIMEOUT'],
  unreachable: [200, 'SCRAPE_DNS_RESOLUTION_ERROR'],
  upstream_error: [500, 'upstream_error'],
  extraction_failed: [422, 'extraction_failed'],
};
const SEARCH_FAILURES: Record<(typeof SEARCH_CODES)[number], [number, string]> = {
  invalid_request: [400, 'BAD_REQUEST'],
  provider_blocked: [500, 'provider_blocked'],
  provider_rate_limited: [429, 'provider_rate_limited'],
  provider_unauthorized: [500, 'provider_unauthorized'],
  provider_timeout: [408, 'provider_timeout'],
  provider_failed: [500, 'provider_failed'],
  provider_invalid_response: [500, 'provider_invalid_response'],
  internal: [500, 'internal'],
};

for (const [path, failures] of [
  ['scrape', FETCH_FAILURES],
  ['search', SEARCH_FAILURES],
] as const) {
  for (const [code, [status, word]] of Object.entries(failures)) {
    t.test(`${path}: ${code} is ${status} ${word}`, async (t) => {
      const error = new GatewayError(code as ErrorCode);
      const { url } = await failing(t, error);
      for (const version of ['v2', 'v1']) {
        const answer = await postJson(new URL(`${version}/${path}`, url), { url: PAGE, query: 'x' });
        t.equal(answer.status, status);
        t.match(answer.headers.get('content-type'), /^application\/json/);
        t.strictSame(answer.body, { success: false, code: word, error: error.message });
        const { retryAfterSeconds } = error;
        t.equal(answer.headers.get('retry-after'), retryAfterSeconds === undefined ? null : String(retryAfterSeconds));
      }
    });
  }
}

t.test('an outage of our page reader is not a site that is not there, and our own overload is 503', async (t) => {
  const outage = await failing(
    t,
    new GatewayError('unreachable', { reason: 'reader_unreachable', retryAfterSeconds: 5 }),
  );
  t.match(await postJson(new URL('v2/scrape', outage.url), { url: PAGE }), {
    status: 500,
    body: { success: false, code: 'unreachable' },
  });
  const overload = await failing(t, new GatewayError('busy', { retryAfterSeconds: 7 }));
  const answer = await postJson(new URL('v2/scrape', overload.url), { url: PAGE });
  t.match(answer, { status: 503, body: { success: false, code: 'busy' } });
  t.equal(answer.headers.get('retry-after'), '7');
});

t.test('a client that gives less time than we do is answered before it is over', async (t) => {
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: (_query, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    fetchPage: (_request, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const signal = AbortSignal.timeout(1_000);
  const ask = async (path: string, body: object) => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, timeout: 1_000 }),
      signal,
    });
    return { status: response.status, body: await response.json() };
  };
  const [page, found] = await Promise.all([ask('v2/scrape', { url: PAGE }), ask('v2/search', { query: 'x' })]);
  t.match(page, { status: 408, body: { success: false, code: 'SCRAPE_TIMEOUT' } });
  t.notOk(page.body.details);
  t.match(found, { status: 408, body: { success: false, code: 'provider_timeout' } });
});

t.test('a search gives rows, in the form of its version', async (t) => {
  const asked: SearchQuery[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return rows(20).slice(0, query.limit || 20);
    },
  });
  const search = async (path: string, options: object = {}) =>
    (await postJson(new URL(path, url), { query: 'cats', ...options })).body;
  const [first, second] = rows(2).map(({ url, title, snippet }) => ({ url, title, description: snippet }));
  for (const path of ['v2/search', 'compat/firecrawl/v2/search', 'search', 'compat/firecrawl/search']) {
    t.strictSame(
      await search(path, { limit: 2 }),
      {
        success: true,
        data: {
          web: [
            { ...first, position: 1 },
            { ...second, position: 2 },
          ],
        },
      },
      path,
    );
  }
  t.strictSame(await search('v1/search', { limit: 2 }), { success: true, data: [first, second] });
  t.equal((await search('v2/search')).data.web.length, 10, 'so many unless asked');
  t.equal((await search('v1/search', { scrapeOptions: { formats: [] } })).data.length, 5);
  t.equal((await search('v2/search', { limit: 3, scrapeOptions: {} })).data.web.length, 3);
  t.notOk((await search('v2/search', { limit: 3, scrapeOptions: {} })).data.web[0].markdown, 'no pages');
  for (const options of [
    { query: ' ' },
    { query: 1 },
    { limit: 0 },
    { limit: 101 },
    { scrapeOptions: { formats: ['html'] } },
  ]) {
    const { status, body } = await postJson(new URL('v2/search', url), { query: 'x', ...options });
    t.match({ status, body }, { status: 400, body: { success: false, code: 'BAD_REQUEST' } }, JSON.stringify(options));
  }
});

t.test('nothing found is an empty list', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED, search: async () => [] });
  const ask = async (path: string) => (await postJson(new URL(path, url), { query: 'x' })).body;
  t.strictSame(await ask('v2/search'), { success: true, data: { web: [] } });
  t.strictSame(await ask('v1/search'), { success: true, data: [] });
});

t.test('time, place and sites of a search are ours', async (t) => {
  const asked: SearchQuery[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    search: async (query) => {
      asked.push(query);
      return [
        { title: 'a', url: 'https://a.example/', snippet: '' },
        { title: 'b', url: 'https://www.a.example/x', snippet: '' },
        { title: 'c', url: 'https://nota.example/', snippet: '' },
        { title: 'd', url: 'https://b.example/', snippet: '' },
      ];
    },
  });
  const search = async (options: object) => {
    const { body } = await postJson(new URL('v2/search', url), { query: 'x', ...options });
    return { ...body, asked: asked.at(-1) };
  };
  for (const [tbs, timelimit] of [
    ['qdr:h', 'd'],
    ['qdr:d', 'd'],
    ['qdr:w', 'w'],
    ['sbd:1,qdr:m', 'm'],
    ['qdr:y', 'y'],
    ['cdr:1,cd_min:1/1/2025,cd_max:2/1/2025', ''],
    ['', ''],
  ]) {
    t.equal((await search({ tbs })).asked?.timelimit, timelimit, tbs || 'empty');
  }
  for (const [place, region] of [
    [{ country: 'DE' }, 'de'],
    [{ country: 'us', lang: 'en' }, 'us-en'],
    [{ lang: 'EN' }, 'wt-en'],
    [{ country: 'Germany' }, undefined],
    [{ country: '', lang: null, location: 'San Francisco' }, undefined],
  ] as const) {
    t.equal((await search(place)).asked?.region, region, JSON.stringify(place));
  }
  await search({ includeDomains: ['A.example', '*.b.example'], limit: 1 });
  t.match(asked.at(-1), { query: 'x', include_domains: ['a.example', 'b.example'], limit: 1 });
  await search({ includeDomains: [], excludeDomains: ['a.example'] });
  t.match(asked.at(-1), { include_domains: undefined, exclude_domains: ['a.example'] });
  t.match(await search({ includeDomains: ['two words'] }), { error: /includeDomains\.0: expected a domain/ });
  t.match(await search({ includeDomains: ['a.example'], excludeDomains: ['b.example'] }), { success: false });
});

t.test('of the sources the web is served', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  const search = (options: object) => postJson(new URL('v2/search', url), { query: 'x', ...options });
  for (const sources of [[], ['web'], [{ type: 'web', tbs: 'x' }], ['web', 'alexandria']]) {
    const { status, body } = await search({ sources });
    t.equal(status, 200);
    t.notOk(body.warning);
  }
  t.match((await search({ sources: ['web', 'news', { type: 'images' }] })).body.warning, /left out: news, images\./);
  t.match((await search({ categories: ['github'] })).body.warning, /ignored: categories\./);
  t.match(await search({ sources: ['news'] }), { status: 400, body: { success: false, code: 'BAD_REQUEST' } });
});

t.test('a search reads the first few pages where it asks for formats', async (t) => {
  const read: string[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: SERVED,
    search: async () => rows(7),
    fetchPage: async ({ url }, signal) => {
      read.push(url);
      if (url.includes('row1.')) throw new GatewayError('robots_denied');
      if (url.includes('row2.')) {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      return { title: 'A page', url: `${url}final`, snippet: 'About', markdown: 'Text.' };
    },
  });
  const options = {
    query: 'x',
    timeout: 1_000,
    scrapeOptions: { formats: ['markdown', { type: 'html' }], headers: null },
  };
  const { status, body } = await postJson(new URL('v2/search', url), options);
  t.equal(status, 200);
  t.equal(body.warning, 'Not served, and left out: html. Only the first 5 pages were read.');
  t.equal(read.length, 5);
  const { web } = body.data;
  t.equal(web.length, 7);
  t.match(web[0], {
    ...{ url: 'https://row0.example/', title: 'Row 0', description: 'S 0', position: 1, markdown: 'Text.' },
    metadata: {
      title: 'A page',
      url: 'https://row0.example/final',
      sourceURL: 'https://row0.example/',
      statusCode: 200,
    },
  });
  t.strictSame(web[1], {
    ...{ url: 'https://row1.example/', title: 'Row 1', description: 'S 1', position: 2 },
    metadata: { sourceURL: 'https://row1.example/', error: new GatewayError('robots_denied').message },
  });
  t.match(web[2].metadata.error, new GatewayError('timeout').message, 'what is not there in time');
  t.strictSame(web[6], { url: 'https://row6.example/', title: 'Row 6', description: 'S 6', position: 7 }, 'not read');
  t.notMatch(JSON.stringify(body), /:null/);
  t.equal(lines.filter((line) => line.includes('"call"')).length, 6, 'a line for each call');
});

t.test('credits are a constant', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  const read = async (path: string) => (await fetch(new URL(path, url))).json();
  t.match(await read('v2/team/credit-usage'), {
    success: true,
    data: { remainingCredits: Number, planCredits: Number, billingPeriodStart: String, billingPeriodEnd: String },
  });
  t.match(await read('v1/team/credit-usage'), { success: true, data: { remaining_credits: Number } });
});

t.test('what is not served is 404 in words that clients show', async (t) => {
  const { url } = await gatewayFor(t, { env: SERVED });
  for (const path of [
    ...['v2/crawl', 'v1/crawl', 'compat/firecrawl/v2/crawl', 'v2/extract', 'v1/deep-research', 'v2/concurrency-check'],
    ...['compat/firecrawl/v2/agent', 'compat/firecrawl/nowhere', 'v2/team/x'],
  ]) {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(new URL(path, url), { method });
      t.equal(response.status, 404, path);
      t.match(await response.json(), { success: false, code: 'not_served', error: /In place of a crawl/ });
    }
  }
  const wrongMethod = await fetch(new URL('v2/scrape', url));
  t.equal(wrongMethod.status, 405);
  t.match(await wrongMethod.json(), { success: false, code: 'BAD_REQUEST', error: String });
  t.match(await postJson(new URL('v2/scrape', url), '{'), {
    status: 400,
    body: { success: false, code: 'BAD_REQUEST' },
  });
});

t.test('a search at the root is for whom it is meant, and so is its failure', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl,open_webui' },
    search: async ({ query }) => {
      if (query === 'fails') throw new GatewayError('provider_failed');
      return rows(1);
    },
  });
  const search = (body: object) => postJson(new URL('search', url), body);
  t.match((await search({ query: 'x', limit: 1 })).body, { data: { web: [{ title: 'Row 0' }] } });
  t.match((await search({ query: 'x', scrapeOptions: {} })).body, { data: { web: [{ title: 'Row 0' }] } });
  t.match((await search({ query: 'x', count: 1 })).body, [{ link: 'https://row0.example/' }]);
  t.match(await search({ query: 'fails', limit: 1 }), { status: 500, body: { success: false } });
  t.strictSame(Object.keys((await search({ query: 'fails', count: 1 })).body), ['error', 'code']);
});

t.test('no line and no error says what was asked for', async (t) => {
  const error = new GatewayError('extraction_failed', { cause: new Error('canary') });
  const { url, lines } = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl', SERVICE_LOG_LEVEL: 'debug' },
    search: async () => [{ title: 'canary', url: 'https://canary.example/', snippet: 'canary' }],
    fetchPage: async () => {
      throw error;
    },
  });
  const urls = ['https://canary.example/'];
  const headers = { authorization: 'Bearer canary', 'x-api-key': 'canary' };
  const post = (path: string, body: unknown) => postJson(new URL(path, url), body, headers);
  const { body: job } = await post('v2/batch/scrape', { urls });
  const bodies = [
    (await post('v2/scrape', { url: urls[0], formats: ['canary'], canary: 1 })).body,
    (await post('v2/scrape', { url: urls[0] })).body,
    (await post('v2/scrape', { url: 'canary' })).body,
    (await post('v2/map', { url: urls[0] })).body,
    (await post('v2/batch/scrape', { urls: ['canary'] })).body,
    (await post('v2/search', { query: 'canary', limit: 'canary' })).body,
    (await post('v2/search', '{"canary')).body,
    await (await fetch(new URL('v2/batch/scrape/canary', url))).json(),
    await (await fetch(job.url, { headers })).json(),
  ];
  t.notMatch(JSON.stringify(bodies), /canary/);
  await post('v2/search', { query: 'canary', scrapeOptions: { formats: ['markdown'] } });
  t.ok(lines.length > bodies.length);
  t.notMatch(lines.join(''), /canary/);
  t.notMatch(lines.join(''), job.id, 'an id holds addresses');
});
