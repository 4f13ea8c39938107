import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { BytesInFlight } from '../../src/shared/bytes-in-flight.js';
import { createSend } from '../../src/shared/http.js';
import { listen } from '../../src/shared/server.js';
import { eventStream } from '../helpers/event-stream.js';
import { never } from '../helpers/failure.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen as listenTo } from '../helpers/listen.js';

/** More than the buffers of both ends hold. */
const LARGE_BYTES = 14_000_000;
const large = { title: '', url: 'https://one.example/', snippet: '', markdown: 'x'.repeat(LARGE_BYTES) };
const JSON_TYPE = { 'content-type': 'application/json' };
/** Pages come in one piece, as large as they are. */
const WHOLE = { SERVICE_MCP_MAX_LENGTH: '0' };
const ROOMY = { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '1000000000' };
const ASKED = JSON.stringify({ url: 'https://one.example/' });

/** Requests one after the other on a connection of their own, which nobody reads. */
function ask(t: Test, url: URL, path: string, body?: string, times = 1): Socket {
  const socket = connect(Number(url.port), '127.0.0.1').on('error', () => {});
  t.teardown(() => socket.destroy());
  const type = body ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n` : '';
  socket.write(
    `${body ? 'POST' : 'GET'} /${path} HTTP/1.1\r\nhost: ${url.host}\r\n${type}\r\n${body ?? ''}`.repeat(times),
  );
  return socket;
}

/** Resolves when the other end has cut a connection; one that is not read learns of it by writing only. */
async function cut(socket: Socket): Promise<void> {
  const poke = setInterval(() => socket.write('\r\n'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(poke);
}

const callOver = (id: number) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'fetch_url', arguments: { url: 'https://one.example/' } },
  });

t.test('who reads nothing of an answer, or next to nothing, is dropped; an idle event stream is not', async (t) => {
  const { url } = await gatewayFor(t, { maxStalledMs: 500, env: ROOMY, fetchPage: async () => large });
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  const dripping = ask(t, url, 'api/v1/fetch', ASKED);
  const drip = setInterval(() => dripping.read(1), 20);
  const stalled = [
    ...Array.from({ length: 8 }, () => ask(t, url, 'api/v1/fetch', ASKED)),
    ask(t, url, 'mcp', callOver(1)),
    // Many documents one behind the other.
    ask(t, url, 'docs/swagger-ui-bundle.js', undefined, 12),
    dripping,
  ];
  await Promise.all(stalled.map(cut));
  clearInterval(drip);
  const headers = { 'content-type': 'application/json' };
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
  t.equal((await fetch(at, { method: 'POST', headers, body: ping })).status, 202);
  t.match(JSON.parse((await stream.next()).data), { id: 2 });
  await stream.cancel();
});

t.test('who reads slowly keeps the answer, however long that takes', async (t) => {
  const { url } = await gatewayFor(t, { maxStalledMs: 1000, fetchPage: async () => large });
  const socket = ask(t, url, 'api/v1/fetch', ASKED);
  let bytes = 0;
  let pauseAt = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    if (bytes >= LARGE_BYTES) break;
    if (bytes < pauseAt) continue;
    pauseAt += 250_000;
    await delay(40);
  }
  t.ok(bytes > LARGE_BYTES);
});

t.test('the rule is that of every server', async (t) => {
  const handler: RequestListener = (_req, res) => void res.end(Buffer.alloc(LARGE_BYTES));
  const bind = { host: '127.0.0.1', port: 0, setting: 'TEST_PORT', maxStalledMs: 200 };
  const { url, close } = await listen(handler, bind);
  t.teardown(() => close(0));
  await cut(ask(t, url, ''));
  t.pass('it is dropped');
});

/** A client that has begun to read its answer and stops there. */
async function holding(t: Test, url: URL): Promise<Socket> {
  const socket = ask(t, url, 'api/v1/fetch', ASKED);
  await once(socket, 'readable');
  return socket;
}

t.test('above the bound on bytes in flight calls are refused at once, on every face', async (t) => {
  let fetched = 0;
  const fetchPage = async () => {
    fetched++;
    return large;
  };
  const { url } = await gatewayFor(t, { env: { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '14000000' }, fetchPage });
  const socket = await holding(t, url);
  const paged = await postJson(new URL('api/v1/fetch', url), { url: 'https://one.example/' });
  t.match(paged, { status: 503, body: { error: 'busy' } });
  t.equal(paged.headers.get('retry-after'), '5');
  t.equal(paged.headers.get('connection'), 'close', 'nor is the connection kept');
  const search = await postJson(new URL('api/v1/search', url), { query: 'x' });
  t.match(search, { status: 503, body: { code: 'busy', error: /busy.* in 5 seconds/ } });
  t.equal(search.headers.get('retry-after'), '5');
  const accept = { accept: 'application/json, text/event-stream' };
  const called = await postJson(new URL('mcp', url), callOver(1), accept);
  t.match(called, { status: 503, body: { error: { code: -32603, message: /busy.* in 5 seconds/ } } });
  t.equal(called.headers.get('retry-after'), '5');
  t.equal(fetched, 1, 'nothing was fetched for them');
  t.equal((await fetch(new URL('openapi.json', url))).status, 200, 'documents are served');
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const listed = await fetch(new URL('mcp', url), { method: 'POST', headers: { ...accept, ...JSON_TYPE }, body: list });
  t.equal(listed.status, 200, 'and so are the lists of MCP');
  await listed.text();
  socket.destroy();
  // The gateway learns of a closed connection in its own time.
  let status = 503;
  while (status === 503)
    status = (await postJson(new URL('api/v1/fetch', url), { url: 'https://one.example/' })).status;
  t.equal(status, 200, 'who leaves makes room');
});

t.test('an answer that finds no room is not sent; the first one always is', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '20000000' },
    fetchPage: async () => large,
  });
  await holding(t, url);
  const refused = await postJson(new URL('api/v1/fetch', url), { url: 'https://one.example/' });
  t.match(refused, { status: 503, body: { error: 'busy' } });
  t.equal(refused.headers.get('retry-after'), '5');
  const headers = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
  const called = await fetch(new URL('mcp', url), { method: 'POST', headers, body: callOver(1) });
  t.match(await called.text(), /busy \(temporary\): The gateway is busy.* in 5 seconds/);
  t.equal((await postJson(new URL('api/v1/search', url), { query: 'x' })).status, 200, 'a small one finds room');
  const low = await gatewayFor(t, {
    env: { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '1048576' },
    fetchPage: async () => large,
  });
  t.equal((await postJson(new URL('api/v1/fetch', low.url), { url: 'https://one.example/' })).status, 200);
});

t.test('answers that wait behind another one of their connection count', async (t) => {
  const fetchPage = async () => ({ ...large, markdown: 'x'.repeat(5_000_000) });
  const { url } = await gatewayFor(t, { env: { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '14000000' }, fetchPage });
  const socket = ask(t, url, 'api/v1/fetch', ASKED, 8);
  let status = 200;
  while (status === 200)
    status = (await postJson(new URL('api/v1/fetch', url), { url: 'https://one.example/' })).status;
  t.equal(status, 503);
  socket.destroy();
});

t.test('what is being received counts as well', async (t) => {
  const inFlight = new BytesInFlight(1000);
  const open: ServerResponse[] = [];
  const base = await listenTo(t, (req, res) => {
    res.write('x'.repeat(600));
    if (req.url === '/open') open.push(res);
    else res.end();
  });
  const send = createSend({ timeoutMs: 60_000, maxBytes: 2000, inFlight });
  const first = send({ url: new URL('open', base) }, never);
  let refused: unknown;
  while (!refused)
    refused = await send({ url: base }, never).then(
      () => undefined,
      (thrown) => thrown,
    );
  t.match(refused, { name: 'GatewayError', code: 'busy', status: 503, retryAfterSeconds: 5 });
  for (const res of open) res.end('x'.repeat(900));
  t.equal((await first).body.length, 1500, 'one that is alone is received, whatever the bound');
  t.equal((await send({ url: base }, never)).status, 200, 'and then there is room');
});

t.test('what a batch keeps until its last answer counts, and is forgotten with its client', async (t) => {
  const { url } = await gatewayFor(t, {
    env: { ...WHOLE, SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: '14000000' },
    fetchPage: async () => large,
    search: ({ query }) => (query === 'late' ? new Promise(() => {}) : Promise.resolve([])),
  });
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  const post = (message: unknown) =>
    fetch(at, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(message) }).then(({ status }) => status);
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
  await stream.next();
  const late = { name: 'web_search', arguments: { query: 'late' } };
  const calls = [JSON.parse(callOver(1)), { jsonrpc: '2.0', id: 2, method: 'tools/call', params: late }];
  t.equal(await post(calls), 202);
  const search = async () => (await postJson(new URL('api/v1/search', url), { query: 'x' })).status;
  let status = 200;
  while (status === 200) status = await search();
  t.equal(status, 503);
  await stream.cancel();
  while (status === 503) status = await search();
  t.equal(status, 200);
});
