import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import t from 'tap';
import { checkHost } from '../../src/shared/http-guard.js';
import { asHost } from '../helpers/as-host.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { workerFor } from '../helpers/worker.js';
import { serviceFor } from '../metasearch/support.js';

t.test('which names pass depends on where the service is bound, and on the list', async (t) => {
  const cases: [bound: string, allowed: string[] | undefined, host: string, passes: boolean][] = [
    ['127.0.0.1', undefined, 'localhost:8000', true],
    ['127.0.0.1', undefined, '127.0.0.2:8000', true],
    ['::1', undefined, '[::1]:8000', true],
    ['localhost', undefined, 'LOCALHOST', true],
    ['LOCALHOST', undefined, 'evil.example', false],
    ['0:0:0:0:0:0:0:1', undefined, 'evil.example', false],
    ['::ffff:127.0.0.1', undefined, 'evil.example', false],
    ['::ffff:10.0.0.1', undefined, 'crawl-worker', true],
    ['127.0.0.1', undefined, 'evil.example', false],
    ['127.0.0.1', undefined, 'localhost.evil.example', false],
    ['127.0.0.1', undefined, '127.0.0.1.evil.example', false],
    ['127.0.0.1', undefined, '10.0.0.1:8000', false],
    ['127.0.0.1', undefined, 'crawl-worker:8000', false],
    ['127.0.0.1', ['crawl-worker'], 'Crawl-Worker:8000', true],
    ['0.0.0.0', undefined, 'crawl-worker:8000', true],
    ['::', undefined, 'worker.web.svc.cluster.local:8000', true],
    ['0.0.0.0', ['crawl-worker'], 'evil.example', false],
    ['0.0.0.0', ['crawl-worker'], 'localhost', true],
  ];
  for (const [bound, allowed, host, passes] of cases) {
    const app = express();
    app.use(checkHost({ bound, allowed }));
    app.use((_req, res) => void res.end());
    app.use(((thrown, _req, res, _next) => void res.status(thrown.status).end()) as express.ErrorRequestHandler);
    const { status } = await asHost(await listen(t, app), host);
    t.equal(status, passes ? 200 : 403, `${host} at ${bound}${allowed ? ` with ${allowed}` : ''}`);
  }
});

t.test('two Host headers are 400 wherever the service is bound, in the shape of the face', async (t) => {
  const local = await gatewayFor(t);
  const open = await gatewayFor(t, { env: { SERVICE_HOST: '0.0.0.0' } });
  const worker = await workerFor(t);
  const metasearch = await serviceFor(t, { bing: () => ({}) });
  const two = ['host', 'localhost', 'HOST', 'evil.example'];
  for (const [{ port }, path, shape] of [
    [local.url, 'openapi.json', { code: 'invalid_request', error: /more than one Host/ }],
    [local.url, 'mcp', { id: null, error: { code: -32600, message: /more than one Host/ } }],
    [open.url, 'mcp', { id: null, error: { code: -32600, message: /more than one Host/ } }],
    [worker, 'healthz', { success: false, error: 'invalid_request' }],
    [metasearch.url, 'search/text', { detail: /more than one Host/ }],
  ] as const) {
    const { status, body } = await withHeaders(new URL(path, `http://127.0.0.1:${port}`), two);
    t.equal(status, 400, path);
    t.match(JSON.parse(body), shape);
  }
});

/** A GET with these header lines, name and value in turn. */
function withHeaders(url: URL, headers: string[]) {
  return new Promise<{ status?: number | undefined; body: string }>((resolve, reject) => {
    http
      .get(url, { headers, setHost: false }, async (res) => resolve({ status: res.statusCode, body: await text(res) }))
      .on('error', reject);
  });
}

const post = { method: 'POST', headers: { 'content-type': 'application/json' } };

t.test('a loopback worker answers nobody under a foreign name, in its own shape', async (t) => {
  const worker = await workerFor(t);
  const body = JSON.stringify({ url: 'http://127.0.0.1:1/' });
  const refused = await asHost(new URL('extract', worker), 'evil.example', { ...post, body });
  t.equal(refused.status, 403);
  t.match(JSON.parse(refused.body), { success: false, markdown: '', error: 'invalid_request' });
  t.equal((await asHost(new URL('extract', worker), 'localhost', { ...post, body })).status, 200);
});

t.test('the health of a worker says what a fetch under the same name would meet', async (t) => {
  const local = await workerFor(t);
  const open = await workerFor(t, { CRAWL_WORKER_HOST: '0.0.0.0' });
  const healthOf = async ({ port }: URL, host: string) =>
    (await asHost(new URL(`http://127.0.0.1:${port}/healthz`), host)).status;
  t.equal(await healthOf(local, 'named-in-etc-hosts'), 403);
  t.equal(await healthOf(local, '127.0.0.1'), 200);
  t.equal(await healthOf(local, 'localhost'), 200);
  t.equal(await healthOf(open, '10.0.0.7'), 200, 'probes come by address');
  t.equal(await healthOf(open, 'crawl-worker'), 200);
});

t.test('a worker bound to every address is found by the name of its container', async (t) => {
  const worker = await workerFor(t, { CRAWL_WORKER_HOST: '0.0.0.0' });
  const { status } = await asHost(new URL(`http://127.0.0.1:${worker.port}/extract`), 'crawl-worker:8000', {
    ...post,
    body: '{"url":"http://127.0.0.1:1/"}',
  });
  t.equal(status, 200);
});

t.test('the metasearch service likewise', async (t) => {
  const { url } = await serviceFor(t, { bing: () => ({}) });
  const refused = await asHost(new URL('search/text?query=', url), 'evil.example');
  t.equal(refused.status, 403);
  t.match(JSON.parse(refused.body), { detail: /^This host name is not served here/ });
  t.equal((await asHost(new URL('search/text?query=', url), 'localhost')).status, 422);
  t.equal((await asHost(new URL('health', url), 'evil.example')).status, 200);
});

t.test('no web page makes a worker or the metasearch service go anywhere', async (t) => {
  const worker = await workerFor(t);
  const { url } = await serviceFor(t, { bing: () => ({}) });
  const cases: [what: string, headers: Record<string, string>, passes: boolean][] = [
    ['a script', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false],
    ['an image of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, false],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true],
    ['a program', { 'sec-fetch-mode': 'cors' }, true],
  ];
  for (const [what, headers, passes] of cases) {
    const body = JSON.stringify({ url: 'http://127.0.0.1:1/' });
    const fetched = await asHost(new URL('extract', worker), 'localhost', {
      method: 'POST',
      headers: { ...headers, ...post.headers },
      body,
    });
    t.equal(fetched.status, passes ? 200 : 403, `worker: ${what}`);
    t.match(JSON.parse(fetched.body), { success: false, error: passes ? 'unreachable' : 'invalid_request' });
    const searched = await asHost(new URL('search/text?query=', url), 'localhost', { headers });
    t.equal(searched.status, passes ? 422 : 403, `metasearch: ${what}`);
    if (!passes) t.match(JSON.parse(searched.body), { detail: /^No web page may call/ });
  }
});

t.test('a refusal of the gateway is forbidden, in the shape of the face, with one log line', async (t) => {
  const { url, lines } = await gatewayFor(t);
  const origin = { origin: 'https://evil.example' };
  const cases: [path: string, shape: object][] = [
    ['api/v1/search', { error: /origin may not call/, code: 'forbidden' }],
    ['api/v1/fetch', { error: 'forbidden' }],
    ['API/v1/Fetch/', { error: 'forbidden' }],
    ['openapi.json', { error: /origin may not call/, code: 'forbidden' }],
    ['mcp', { jsonrpc: '2.0', id: null, error: { code: -32600, message: /origin may not call/ } }],
  ];
  for (const [path, shape] of cases) {
    lines.length = 0;
    const { status, body } = await postJson(new URL(path, url), {}, origin);
    t.equal(status, 403, path);
    t.match(body, shape);
    t.match(
      lines.map((line) => JSON.parse(line)),
      [{ level: 30, outcome: 'forbidden', status: 403 }],
    );
    t.equal(lines.length, 1);
    const rebound = await asHost(new URL(path, url), 'evil.example', { ...post, body: '{}' });
    t.equal(rebound.status, 403);
    t.match(lines.map((line) => JSON.parse(line)).slice(1), [{ level: 30, outcome: 'forbidden', status: 403 }]);
    t.equal(lines.length, 2);
    t.notMatch(lines.join(''), /evil/);
  }
});

/** What every face is asked, and how it answers whom it lets in. */
const FACES: [method: string, path: string, status: number, body?: object][] = [
  ['POST', 'mcp', 200, { jsonrpc: '2.0', id: 1, method: 'ping' }],
  ['POST', 'mcp/http', 200, { jsonrpc: '2.0', id: 1, method: 'ping' }],
  ['GET', 'mcp/sse', 200],
  ['POST', 'mcp/message?sessionId=none', 404, { jsonrpc: '2.0', id: 1, method: 'ping' }],
  ['POST', 'api/v1/search', 200, { query: 'x' }],
  ['POST', 'api/v1/fetch', 200, { url: 'https://one.example/' }],
  ['GET', '', 200],
  ['GET', 'docs', 200],
  ['GET', 'openapi.json', 200],
  ['GET', 'healthz', 200],
  ['GET', 'readyz', 200],
];
const ACCEPT = { accept: 'application/json, text/event-stream' };

/** The status that each face answers to a request with these headers, and the body of a refusal. */
async function ask({ port }: URL, headers: Record<string, string>) {
  return Promise.all(
    FACES.map(async ([method, path, passing, body]) => {
      const options = { method, headers: { ...post.headers, ...ACCEPT, ...headers } };
      const request = http
        .request(new URL(path, `http://127.0.0.1:${port}`), options)
        .end(body && JSON.stringify(body));
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      const refused = response.statusCode === 403 ? JSON.parse(await text(response)) : undefined;
      request.destroy();
      return { face: `${method} /${path}`, passing, status: response.statusCode, refused };
    }),
  );
}

t.test('our own origin is the scheme and Host that was called, if nobody else can own that host', async (t) => {
  const local = (await gatewayFor(t)).url;
  const open = (await gatewayFor(t, { env: { SERVICE_HOST: '0.0.0.0' } })).url;
  const listing = { SERVICE_HOST: '0.0.0.0', SERVICE_ALLOWED_HOSTS: 'tools.example,[2001:db8::7]' };
  const listed = (await gatewayFor(t, { env: listing })).url;
  const told = { SERVICE_HOST: '0.0.0.0', SERVICE_ADDRESS: 'https://tools.example/web' };
  const announced = (await gatewayFor(t, { env: told })).url;
  const distrustful = (await gatewayFor(t, { env: { ...listing, SERVICE_TRUSTED_PROXIES: '10.0.0.1' } })).url;
  const https = { 'x-forwarded-proto': 'https' };
  const cases: [base: URL, host: string, origin: string, passes: boolean, more?: Record<string, string>][] = [
    [local, 'localhost:8080', 'http://localhost:8080', true],
    [local, '127.0.0.1:8080', 'http://127.0.0.1:8080', true],
    [local, '[::1]:8080', 'http://[::1]:8080', true],
    [local, 'LocalHost', 'http://localhost', true],
    [local, 'localhost:80', 'http://localhost', true],
    [local, 'localhost:8080', 'http://localhost:3000', false],
    [local, 'localhost:8080', 'http://localhost', false],
    [local, 'localhost:8080', 'http://127.0.0.1:8080', false],
    [local, 'localhost:8080', 'https://localhost:8080', false],
    [local, 'localhost:8080', 'https://localhost:8080', true, https],
    [local, 'localhost:8080', 'http://localhost:8080', false, https],
    [local, 'localhost:8080', 'null', false],
    [local, 'localhost:8080', '', false],
    [local, 'localhost:8080', 'http://localhost:8080, http://localhost:8080', false],
    [local, 'localhost:8080', 'http://localhost:8080.evil.example', false],
    [local, 'localhost:8080', 'http://evil.example', false, { 'sec-fetch-site': 'same-origin' }],
    [local, 'evil.example', 'http://evil.example', false],
    [local, '10.0.0.7', 'http://10.0.0.7', true],
    [local, '10.0.0.7', 'http://10.0.0.8', false],
    [open, 'evil.example', 'http://evil.example', false],
    [open, 'evil.example:8080', 'http://evil.example:8080', false, { 'sec-fetch-site': 'same-origin' }],
    [open, 'localhost.evil.example', 'http://localhost.evil.example', false],
    [open, '127.0.0.1.evil.example', 'http://127.0.0.1.evil.example', false],
    [open, '10.0.0.7.example:8080', 'http://10.0.0.7.example:8080', false],
    [open, '10.0.0.7:8080', 'http://10.0.0.7:8080', true],
    [open, '[fd00::7]:8080', 'http://[fd00::7]:8080', true],
    [open, '10.0.0.7:8080', 'http://10.0.0.8:8080', false],
    [open, 'localhost', 'http://localhost', true],
    [listed, 'tools.example', 'http://tools.example', true],
    [listed, 'Tools.Example:8080', 'http://tools.example:8080', true],
    [listed, 'tools.example', 'https://tools.example', true, https],
    [listed, 'tools.example:443', 'https://tools.example', true, { 'x-forwarded-proto': 'HTTPS, http' }],
    [listed, 'tools.example', 'https://tools.example', false],
    [listed, '[2001:db8::7]', 'http://[2001:db8::7]', true],
    [listed, '10.0.0.7:8080', 'http://10.0.0.7:8080', true],
    [listed, 'evil.example', 'http://evil.example', false],
    [listed, '127.0.0.1:8080', 'https://tools.example', false, { 'sec-fetch-site': 'same-origin' }],
    [distrustful, 'tools.example', 'https://tools.example', false, https],
    [distrustful, 'tools.example', 'http://tools.example', true, https],
    [announced, '127.0.0.1:8080', 'https://tools.example', true],
    [announced, 'tools.example', 'http://tools.example', true],
    [announced, 'evil.example', 'http://evil.example', false],
  ];
  for (const [base, host, origin, passes, more] of cases) {
    for (const { face, passing, status, refused } of await ask(base, { host, origin, ...more })) {
      t.equal(status, passes ? passing : 403, `${face}: ${origin} at ${host} ${more ? JSON.stringify(more) : ''}`);
      if (passes) continue;
      if (face.includes('mcp'))
        t.match(refused, { jsonrpc: '2.0', id: null, error: { code: -32600, message: String } });
      else if (face.includes('fetch')) t.match(refused, { error: 'forbidden' });
      else t.match(refused, { code: 'forbidden', error: String });
    }
  }
});

t.test('of what a browser asks for the page of another site, only a navigation to a document passes', async (t) => {
  const { url } = await gatewayFor(t);
  const cases: [what: string, headers: Record<string, string>, documents: boolean, others: boolean][] = [
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false, false],
    ['a picture of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, false, false],
    ['a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, true, false],
    ['a link of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, true, false],
    ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true, true],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, true, true],
    ['a program', { 'sec-fetch-mode': 'cors' }, true, true],
  ];
  for (const [what, headers, documents, others] of cases) {
    for (const { face, passing, status } of await ask(url, headers)) {
      if (face.startsWith('POST /api')) continue;
      const passes = face.includes('mcp') ? others : documents;
      t.equal(status, passes ? passing : 403, `${face}: ${what}`);
    }
  }
});
