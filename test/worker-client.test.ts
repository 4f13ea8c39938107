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
    'over HTTP': createWorkerClient(silent, send, 1),
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
  t.match(await codeOf(400, 'invalid_request'), { code: 'invalid_request' });
  t.match(await codeOf(503, 'timeout'), { code: 'timeout' });
  t.match(await codeOf(403, 'invalid_request'), { code: 'extraction_failed' }, 'the worker was asked in a wrong way');
  t.match(await codeOf(200, 'made up'), { code: 'extraction_failed' });
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
