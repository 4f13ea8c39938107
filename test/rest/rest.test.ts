import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { ERRORS, type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { createSend } from '../../src/shared/http.js';
import { fenced } from '../../src/tools/fence.js';
import { tools } from '../../src/tools/registry.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

t.test('search answers a bare array', async (t) => {
  const { url } = await gatewayFor(t);
  const { status, body, headers } = await postJson(new URL('api/v1/search', url), { query: 'x' });
  t.equal(status, 200);
  t.strictSame(body, [{ title: 'One', url: 'https://one.example/', snippet: 'First' }]);
  t.equal(headers.get('cache-control'), 'no-store');
  t.equal(headers.get('x-content-type-options'), 'nosniff');
  t.match(headers.get('x-request-id'), /^[\w-]{36}$/);
});

t.test('every answer, of REST and of MCP, says that it is no document to load, frame or keep', async (t) => {
  const { url } = await gatewayFor(t);
  for (const path of ['api/v1/search', 'mcp', 'healthz', 'nowhere']) {
    const { headers } = await fetch(new URL(path, url));
    t.match(Object.fromEntries(headers), {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  }
});

t.test('arguments that a tool does not have are named after the answer, in what a header can carry', async (t) => {
  const { url } = await gatewayFor(t);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
  t.teardown(() => client.close());
  const cases: [invented: Record<string, unknown>, header: string | RegExp | null, note: string | RegExp][] = [
    [{}, null, ''],
    [{ max_results: 3 }, null, ''],
    [{ summary: true, include_images: 'no' }, 'summary, include_images', 'summary, include_images'],
    [{ limit: 2, count: 3 }, 'count', 'count'],
    [{ 'größe\r\nx-evil: 1': 1 }, 'gr%C3%B6%C3%9Fex-evil%3A%201', 'größex-evil: 1'],
    [{ ['x'.repeat(100)]: 1 }, 'x'.repeat(40), 'x'.repeat(40)],
    [Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a${at}`, 1])), /a9, %E2%80%A6$/, /a9, …$/],
  ];
  for (const [invented, header, note] of cases) {
    const input = { query: 'x', ...invented };
    const { status, headers } = await postJson(new URL('api/v1/search', url), input);
    t.equal(status, 200);
    t.match(headers.get('x-ignored-arguments'), header);
    const { content } = (await client.callTool({ name: 'web_search', arguments: input })) as {
      content: { text: string }[];
    };
    const [, told = ''] =
      /\n\nNote: web_search has no argument (.*); it was ignored\.$/.exec(content[0]?.text ?? '') ?? [];
    t.match(told, note);
  }
  const failed = await postJson(new URL('api/v1/search', url), { summary: true });
  t.equal(failed.status, 400);
  t.equal(failed.headers.get('x-ignored-arguments'), 'summary');
  t.match(await client.callTool({ name: 'web_search', arguments: { words: 'x' } }), {
    isError: true,
    content: [
      { text: /^invalid_request: .*query: missing, .*\n\nNote: web_search has no argument words; it was ignored\.$/ },
    ],
  });
});

t.test('what is known of a page is told on every face, and its text once', async (t) => {
  const about = {
    title: 'A page',
    url: 'https://page.example/',
    snippet: 'About it',
    byline: 'Jane Doe',
    published: '2024-03-05T10:00:00+01:00',
    site: 'The\nTimes',
    lang: 'en',
    canonical: 'https://page.example/canonical',
  };
  const { url } = await gatewayFor(t, { fetchPage: async () => ({ ...about, markdown: 'Some *text*.' }) });
  const { body } = await postJson(new URL('api/v1/fetch', url), { url: about.url });
  const place = { length: 12, start_index: 0 };
  t.strictSame(body, { ...about, markdown: 'Some *text*.', ...place });
  const params = { name: 'fetch_url', arguments: { url: about.url } };
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
  t.teardown(() => client.close());
  const { content, structuredContent } = await client.callTool(params);
  t.strictSame(structuredContent, { ...about, ...place });
  t.equal(
    (content as { text: string }[])[0]?.text,
    fenced(
      'Title: A page\nBy Jane Doe · 2024-03-05 · The Times · en · https://page.example/canonical\n' +
        'URL: https://page.example/\n\nSome *text*.',
    ),
  );
});

t.test('an invalid address is told by the name of its field', async (t) => {
  const send = createSend({ timeoutMs: 1000, maxBytes: 1000 });
  const { url } = await gatewayFor(t, { fetchPage: createWorkerClient(new URL('http://127.0.0.1:1/'), send) });
  for (const input of [
    {},
    { url: '' },
    { url: 'ftp://canary.example/' },
    { url: 7 },
    { url: 'https://x.example', js_render: 'so' },
  ]) {
    const { status, body } = await postJson(new URL('api/v1/fetch', url), input);
    t.equal(status, 400);
    t.match(body, {
      error: 'invalid_request',
      retryable: false,
      message: /The request is not valid\. (url|js_render): /,
    });
    t.notMatch(body.message, /canary/);
  }
});

t.test('nothing matched is an empty array', async (t) => {
  const { url } = await gatewayFor(t, { search: async () => [] });
  const { body } = await postJson(new URL('api/v1/search', url), { query: 'x' });
  t.strictSame(body, []);
});

t.test('fetch answers title, url, snippet and markdown', async (t) => {
  const { url } = await gatewayFor(t);
  const { body } = await postJson(new URL('api/v1/fetch', url), { url: 'https://page.example/' });
  const place = { length: 12, start_index: 0 };
  t.strictSame(body, {
    title: 'A page',
    url: 'https://page.example/',
    snippet: '',
    markdown: 'Some *text*.',
    ...place,
  });
});

t.test('each error code has the status of the table and the body of its tool', async (t) => {
  for (const tool of tools) {
    for (const code of tool.errors.codes) {
      const fail = async () => {
        throw new GatewayError(code);
      };
      const { url } = await gatewayFor(t, { search: fail, fetchPage: fail });
      const answer = await postJson(new URL(`api/v1${tool.rest}`, url), tool.examples.input);
      t.equal(answer.status, ERRORS[code].status, `${tool.name} ${code}`);
      const { message, retry: retryable } = ERRORS[code];
      t.strictSame(
        answer.body,
        tool.rest === '/fetch' ? { error: code, message, retryable } : { error: message, code },
      );
      const wait = Number(answer.headers.get('retry-after'));
      t.ok(retryable ? wait > 0 : wait === 0 || code === 'provider_blocked', `${code} says when to try again`);
    }
  }
});

t.test('what nobody named becomes the fallback of the tool, and its text stays inside', async (t) => {
  const fail = async () => {
    throw new TypeError('canary-4711 https://canary.example/');
  };
  const { url, lines } = await gatewayFor(t, { search: fail, fetchPage: fail });
  const expected: Record<string, ErrorCode> = { '/search': 'internal', '/fetch': 'extraction_failed' };
  for (const tool of tools) {
    const { status, body } = await postJson(new URL(`api/v1${tool.rest}`, url), tool.examples.input);
    t.equal(status, 500);
    t.equal(body.code ?? body.error, expected[tool.rest]);
    t.notMatch(JSON.stringify(body), /canary/);
  }
  t.notMatch(lines.join(''), /canary/);
  t.equal(lines.filter((line) => JSON.parse(line).level === 50).length, 2, 'a 5xx is logged at error');
});

t.test('requests that HTTP already refuses', async (t) => {
  const { url } = await gatewayFor(t);
  const json = { 'content-type': 'application/json' };
  const cases: [what: string, path: string, init: RequestInit, status: number][] = [
    ['malformed JSON', 'search', { method: 'POST', headers: json, body: '{"query":' }, 400],
    ['no body', 'search', { method: 'POST', headers: json }, 400],
    ['neither body nor type', 'fetch', { method: 'POST' }, 400],
    ['broken gzip', 'fetch', { method: 'POST', headers: { ...json, 'content-encoding': 'gzip' }, body: 'no' }, 400],
    [
      'nesting without end',
      'search',
      { method: 'POST', headers: json, body: `{"query":${'['.repeat(9e3)}${']'.repeat(9e3)}}` },
      400,
    ],
    ['another content type', 'search', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
    ['no content type', 'fetch', { method: 'POST', body: new Uint8Array([123, 125]) }, 415],
    ['an unknown coding', 'fetch', { method: 'POST', headers: { ...json, 'content-encoding': 'x' }, body: '{}' }, 415],
    ['a body over 100 kB', 'search', { method: 'POST', headers: json, body: `"${'x'.repeat(110_000)}"` }, 413],
    ['GET', 'search', {}, 405],
    ['DELETE', 'fetch', { method: 'DELETE' }, 405],
    ['an unknown path', 'nothing', {}, 404],
  ];
  for (const [what, path, init, status] of cases) {
    const response = await fetch(new URL(`api/v1/${path}`, url), init);
    t.equal(response.status, status, what);
    const body = await response.json();
    t.equal(body.code ?? body.error, 'invalid_request', `${what}: typed body`);
    if (status === 405) t.equal(response.headers.get('allow'), 'POST');
  }
});

t.test('JSON that is no object is told from what is no JSON, and both from no body', async (t) => {
  const { url } = await gatewayFor(t);
  const cases: [body: string, message: RegExp][] = [
    ...['null', '"canary"', '1', 'true', '[]', '["canary"]'].map((body): [string, RegExp] => [
      body,
      /input: expected a JSON object/,
    ]),
    ['{"canary', /not valid JSON/],
    ['canary', /not valid JSON/],
    ['', /body is missing\. Send a JSON object/],
  ];
  for (const [text, message] of cases) {
    const { status, body } = await postJson(new URL('api/v1/search', url), text);
    t.match({ status, body }, { status: 400, body: { code: 'invalid_request', error: message } }, text);
    t.notMatch(body.error, /canary/);
  }
});

t.test('a body is missing where the request announces none at all', async (t) => {
  const { url } = await gatewayFor(t);
  for (const headers of [{ 'content-type': 'application/json' }, {}]) {
    const request = httpRequest(new URL('api/v1/search', url), { method: 'POST', headers });
    request.useChunkedEncodingByDefault = false;
    request.end();
    const [response] = await once(request, 'response');
    t.equal(response.statusCode, 400);
    t.match(JSON.parse(await readText(response)), { error: /body is missing/ });
  }
});

t.test('exactly one log line for each request, without its content', async (t) => {
  const { url, lines } = await gatewayFor(t);
  await postJson(new URL('api/v1/search', url), { query: 'canary-query' });
  await postJson(new URL('api/v1/fetch', url), { url: 'https://canary.example/path' });
  await postJson(new URL('api/v1/search', url), '{"canary');
  await postJson(new URL('api/v1/canary', url), {});
  t.equal(lines.length, 4);
  t.notMatch(lines.join(''), /canary/);
  t.match(
    lines.map((line) => JSON.parse(line)),
    [
      { level: 30, tool: 'web_search', outcome: 'success', status: 200 },
      { level: 30, tool: 'fetch_url', outcome: 'success', status: 200 },
      { level: 30, tool: 'web_search', outcome: 'invalid_request', status: 400 },
      { level: 30, outcome: 'invalid_request', status: 404 },
    ],
  );
});

t.test('a client that goes away cancels the call', async (t) => {
  const gone = new AbortController();
  const cancelled = new Promise<void>((resolve) => {
    t.teardown(() => {});
    const search = (_query: unknown, signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          resolve();
          reject(signal.reason);
        });
        gone.abort();
      });
    gatewayFor(t, { search }).then(({ url }) =>
      fetch(new URL('api/v1/search', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"x"}',
        signal: gone.signal,
      }).catch(() => {}),
    );
  });
  await t.resolves(cancelled);
});

t.test('browsers: own origin may use REST, a foreign one only when allowed', async (t) => {
  const { url } = await gatewayFor(t, { env: { SERVICE_ALLOWED_ORIGINS: 'https://app.example' } });
  const search = new URL('api/v1/search', url);
  const from = (origin: string) => postJson(search, { query: 'x' }, { origin });
  t.equal((await from(url.origin)).status, 200);
  t.equal((await from('https://evil.example')).status, 403);
  t.equal((await from('null')).status, 403);
  const allowed = await from('https://app.example');
  t.equal(allowed.status, 200);
  t.equal(allowed.headers.get('access-control-allow-origin'), 'https://app.example');
  const preflight = await fetch(search, { method: 'OPTIONS', headers: { origin: 'https://app.example' } });
  t.equal(preflight.status, 204);
});

t.test('health: up, ready, and not ready without a worker', async (t) => {
  const { url } = await gatewayFor(t);
  for (const path of ['healthz', 'api/v1/healthz', 'readyz']) {
    const response = await fetch(new URL(path, url));
    t.equal(response.status, 200, path);
    t.strictSame(await response.json(), { status: 'ok' });
  }
});

t.test('a wrong method is 405 with the right ones, everywhere', async (t) => {
  const { url } = await gatewayFor(t);
  const readOnly = [
    'healthz',
    'api/v1/healthz',
    'readyz',
    'openapi.json',
    'docs',
    'docs/start.js',
    'docs/swagger-ui.css',
  ];
  const cases: [path: string, method: string, allow: string][] = [
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      readOnly.map((path) => [path, method, 'GET, HEAD'] as [string, string, string]),
    ),
    ['api/v1/search', 'GET', 'POST'],
    ['api/v1/fetch', 'OPTIONS', 'POST'],
  ];
  for (const [path, method, allow] of cases) {
    const response = await fetch(new URL(path, url), { method });
    t.equal(response.status, 405, `${method} ${path}`);
    t.equal(response.headers.get('allow'), allow);
    const body = (await response.json()) as { error: string; code?: string };
    t.equal(body.code ?? body.error, 'invalid_request');
  }
  for (const path of readOnly) t.equal((await fetch(new URL(path, url), { method: 'HEAD' })).status, 200, path);
});

t.test('whatever is asked leaves one line, with the route and without the path or query', async (t) => {
  const { url, lines } = await gatewayFor(t, { env: { SERVICE_ALLOWED_ORIGINS: 'https://app.example' } });
  const origin = { origin: 'https://app.example' };
  const cases: [path: string, init: RequestInit, line: object][] = [
    ['docs?canary', {}, { level: 30, method: 'GET', route: '/docs', status: 200 }],
    ['docs/', { redirect: 'manual' }, { level: 30, route: '/docs/', status: 308 }],
    ['docs/start.js', {}, { level: 30, route: '/docs/start.js', status: 200 }],
    ['openapi.json', {}, { level: 30, route: '/openapi.json', status: 200 }],
    ['openapi.json?canary', { method: 'PUT' }, { level: 30, route: '/openapi.json', status: 405 }],
    ['api/v1/search?canary', {}, { level: 30, tool: 'web_search', route: '/api/v1/search', status: 405 }],
    ['api/v1/search', { method: 'OPTIONS', headers: origin }, { level: 30, method: 'OPTIONS', status: 204 }],
    ['canary', {}, { level: 30, outcome: 'invalid_request', status: 404 }],
    ['docs/canary', {}, { level: 30, outcome: 'invalid_request', status: 404 }],
    ['healthz?canary', {}, { level: 30, route: '/healthz', status: 200 }],
    ['readyz', {}, { level: 30, route: '/readyz', status: 200 }],
    ['healthz', { method: 'POST' }, { level: 30, route: '/healthz', status: 405 }],
    ['READYZ/', { method: 'PUT' }, { level: 30, route: '/readyz', status: 405 }],
    ['api/v1/healthz', {}, { level: 30, route: '/api/v1/healthz', status: 200 }],
    ['docs', { method: 'PUT' }, { level: 30, route: '/docs', status: 405 }],
    ['docs/', { method: 'PUT' }, { level: 30, route: '/docs/', status: 405 }],
    ['docs/start.js', { method: 'PUT' }, { level: 30, route: '/docs/start.js', status: 405 }],
  ];
  for (const [path, init, line] of cases) {
    lines.length = 0;
    await (await fetch(new URL(path, url), init)).text();
    t.match(JSON.parse(lines[0] ?? '{}'), line, path);
    t.equal(lines.length, 1, path);
    t.notMatch(lines[0], /canary/);
  }
});
