import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import t from 'tap';
import { createSend } from '../src/shared/http.js';
import {
  createEmbeddedClient,
  createWorkerClient,
  createWorkerProbe,
  type FetchPage,
  toPage,
} from '../src/worker-client.js';
import { failureOf, never } from './helpers/failure.js';
import { listen } from './helpers/listen.js';

const request = { url: 'https://page.example/', js_render: false };
const forever = new Promise<never>(() => {});

t.test('a worker that does not answer in time is a timeout, wherever it runs', async (t) => {
  const silent = await listen(t, () => {});
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1000 });
  const clients: Record<string, FetchPage> = {
    'over HTTP': createWorkerClient(silent, send, { timeoutMs: 1 }),
    'in this process': createEmbeddedClient(async () => () => forever, 1),
    'in this process, still loading': createEmbeddedClient(() => forever, 1),
  };
  for (const [name, fetchPage] of Object.entries(clients))
    t.match(await failureOf(fetchPage(request, never)), { code: 'timeout' }, name);
});

t.test('the deadline reaches a worker in this process', async (t) => {
  const reached = new Promise<void>((resolve) => {
    const fetchPage = createEmbeddedClient(
      async () => (_request, signal) => {
        signal.addEventListener('abort', () => resolve());
        return forever;
      },
      1,
    );
    fetchPage(request, never).catch(() => {});
  });
  await t.resolves(reached);
});

t.test('a caller who leaves is not waited for', async (t) => {
  const fetchPage = createEmbeddedClient(async () => () => forever);
  const left = AbortSignal.abort();
  t.match(await failureOf(fetchPage(request, left)), { code: 'timeout' });
});

t.test('what a worker answers becomes a page or a category', async (t) => {
  const codeOf = (status: number, error: string) =>
    failureOf(
      (async () => {
        const body = JSON.stringify({ markdown: '', success: false, error });
        return toPage({ status, headers: {}, body }, new URL(request.url));
      })(),
    );
  t.match(await codeOf(200, 'not_found'), { code: 'not_found' });
  t.match(await codeOf(400, 'invalid_request'), { code: 'invalid_request', message: /not valid\. url: / });
  t.match(await codeOf(503, 'timeout'), { code: 'timeout', status: 504 });
  t.match(await codeOf(403, 'invalid_request'), { code: 'unreachable' }, 'the worker was asked in a wrong way');
  t.match(await codeOf(200, 'made up'), { code: 'extraction_failed' });
  t.match(await codeOf(200, 'invalid_request'), { code: 'extraction_failed' }, 'no category of a page, and no outage');
});

t.test('null in an answer is absent, and what is not known is ignored', (t) => {
  const page = (answer: object) =>
    toPage({ status: 200, headers: {}, body: JSON.stringify(answer) }, new URL(request.url));
  const nothing = {
    title: null,
    snippet: null,
    byline: null,
    published: null,
    site: null,
    lang: null,
    canonical: null,
  };
  t.strictSame(page({ ...nothing, final_url: null, markdown: 'x', success: true, error: null, engine: { a: null } }), {
    title: '',
    url: request.url,
    snippet: '',
    markdown: 'x',
  });
  t.strictSame(page({ markdown: 'x', success: true, byline: 'Jane' }).byline, 'Jane');
  const blank = { byline: '', published: ' ', site: '', lang: '', canonical: '', final_url: '' };
  t.strictSame(page({ ...blank, markdown: 'x', success: true }), {
    title: '',
    url: request.url,
    snippet: '',
    markdown: 'x',
  });
  const failed = { ...nothing, markdown: null, success: false, error: 'not_found', detail: [null] };
  t.throws(() => page(failed), { code: 'not_found' });
  t.throws(() => page({ ...failed, error: null }), { code: 'extraction_failed' });
  t.throws(() => page({ markdown: null, success: true, error: null }), { code: 'extraction_failed' });
  t.end();
});

t.test('an outage of the worker is told as such, whatever stands at its address', async (t) => {
  const send = createSend({ timeoutMs: 60_000, connectTimeoutMs: 60_000, maxBytes: 1000 });
  const answers: Record<string, RequestListener> = {
    'a web page': (_req, res) => res.end('<h1>Welcome</h1>'),
    'another JSON': (_req, res) => res.end('{"status":"ok"}'),
    'a JSON that is no object': (_req, res) => res.end('null'),
    'an error of a proxy': (_req, res) => res.writeHead(502).end('Bad gateway'),
    'a proxy without a worker': (_req, res) => res.writeHead(503).end('no healthy upstream'),
    'another path': (_req, res) => res.writeHead(404).end('{"detail":"Not Found"}'),
    'half an answer': (_req, res) => {
      res.writeHead(200, { 'content-length': '100' });
      res.write('{"markdown":', () => res.destroy());
    },
    'a closed connection': (req) => req.destroy(),
    'success with an error of HTTP': (_req, res) =>
      res.writeHead(500).end('{"markdown":"x","success":true,"error":""}'),
  };
  const addresses = new Map([['nothing', new URL('http://127.0.0.1:1/')]]);
  for (const [name, answer] of Object.entries(answers)) addresses.set(name, await listen(t, answer));
  for (const [name, address] of addresses) {
    const failure = await failureOf(createWorkerClient(address, send)(request, never));
    t.match(failure, { code: 'unreachable', status: 502, retryAfterSeconds: 5, message: /page reader/ }, name);
    t.notMatch(failure.message, /js_render/);
  }
});

t.test('a worker in this process that cannot be loaded is an outage too, until it can', async (t) => {
  let loads = 0;
  const fetchPage = createEmbeddedClient(async () => {
    if (++loads === 1) throw new Error('canary');
    return async () => ({ markdown: 'x' });
  });
  const failure = await failureOf(fetchPage(request, never));
  t.match(failure, { code: 'unreachable', reason: 'reader_unreachable', message: /page reader/ });
  t.match(await fetchPage(request, never), { markdown: 'x' });
});

t.test('a worker that is late to accept is an outage, one that is late to answer is not', async (t) => {
  // Takes the connection and never its part in TLS.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.teardown(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const send = createSend({ timeoutMs: 60_000, connectTimeoutMs: 1, maxBytes: 1000 });
  const address = new URL(`https://127.0.0.1:${port}/`);
  t.match(await failureOf(createWorkerClient(address, send)(request, never)), { code: 'unreachable' });
});

t.test('a worker that is busy says when to come again', async (t) => {
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1000 });
  const cases = [
    ['2', 2],
    ['0', 1],
    ['100000', 300],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 1],
    [new Date(Date.now() + 86_400_000).toUTCString(), 300],
    ['', 5],
    ['soon', 5],
  ] as const;
  for (const [said, seconds] of cases) {
    const address = await listen(t, (_req, res) =>
      res.writeHead(503, { 'retry-after': said }).end('{"markdown":"","success":false,"error":"timeout"}'),
    );
    const message = `The gateway is busy. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
    t.match(await failureOf(createWorkerClient(address, send)(request, never)), {
      code: 'busy',
      status: 503,
      retryAfterSeconds: seconds,
      message,
    });
  }
});

const HEALTH: [ready: boolean, status: number, body: string][] = [
  [true, 200, '{"status":"ok","browser":"idle"}'],
  [true, 200, '{"status":"degraded","browser":"unavailable"}'],
  [true, 200, '{"status":"ok"}'],
  [false, 200, '<!doctype html><title>Welcome</title>'],
  [false, 200, ''],
  [false, 200, 'ok'],
  [false, 200, '"ok"'],
  [false, 200, '["ok"]'],
  [false, 200, 'null'],
  [false, 200, '{}'],
  [false, 200, '{"status":"down"}'],
  [false, 200, '{"status":200}'],
  [false, 204, ''],
  [false, 301, '{"status":"ok"}'],
  [false, 503, '{"status":"ok"}'],
];
for (const [ready, status, body] of HEALTH)
  t.test(`a worker that answers its health check ${status} ${body} is ${ready ? '' : 'not '}ready`, async (t) => {
    const worker = await listen(t, (_req, res) => res.writeHead(status, { location: '/other' }).end(body));
    t.equal(await createWorkerProbe(worker, createSend({ timeoutMs: 10_000, maxBytes: 1000 }))(), ready);
  });
