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

t.test('what a browser calls its own origin passes behind a proxy that changes the host, except to MCP', async (t) => {
  const { url } = await gatewayFor(t);
  const from = (site: string) => ({ origin: 'https://tools.example.org', 'sec-fetch-site': site });
  const cases: [path: string, site: string, status: number][] = [
    ['api/v1/search', 'same-origin', 200],
    ['api/v1/search', 'same-site', 403],
    ['api/v1/search', 'cross-site', 403],
    ['mcp', 'same-origin', 403],
  ];
  for (const [path, site, status] of cases) {
    const answer = await postJson(new URL(path, url), { query: 'x' }, from(site));
    t.equal(answer.status, status, `${path} ${site}`);
  }
});
