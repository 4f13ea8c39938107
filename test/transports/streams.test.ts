import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { Duplex, PassThrough } from 'node:stream';
import t, { type Test } from 'tap';
import { createLog } from '../../src/shared/log.js';
import { listen as listenOn } from '../../src/shared/server.js';
import { openEventStream } from '../../src/transports/event-stream.js';
import { createMcpServerFactory } from '../../src/transports/mcp-server.js';
import { createSse } from '../../src/transports/sse.js';
import { createStreamableHttp } from '../../src/transports/streamable-http.js';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const MODERN = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'web_search' };
const call = (id: number, name: string, args: object, meta?: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args, ...(meta && { _meta: meta }) },
  });
const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } },
});

/** Both transports with heartbeats of a few milliseconds, and searches that end when `finish` is called. */
async function quickHeart(t: Test, heartbeatMs: number, maxStreams?: number) {
  const log = createLog('gateway', 'error', new PassThrough());
  let finish: () => void = () => {};
  const search = () => new Promise<never[]>((resolve) => (finish = () => resolve([])));
  const fetchPage = async () => ({ title: '', url: 'https://one.example/', snippet: '', markdown: 'x' });
  const factory = createMcpServerFactory({ search, fetchPage }, log, '0');
  const options = { heartbeatMs, log, ...(maxStreams && { maxStreams }) };
  const sse = createSse(factory, options);
  const streamable = createStreamableHttp(factory, { ...options, sessionSecret: undefined });
  const url = await listen(t, async (req, res) => {
    if (req.url === '/sse') return sse.open(res, '/mcp/message');
    const chunks = await req.toArray();
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    await streamable.handle(Object.assign(req, { body }), res, '/mcp');
  });
  t.teardown(() => streamable.close());
  const openSession = async () => {
    const opened = await fetch(url, { method: 'POST', headers: HEADERS, body: initialize });
    await opened.text();
    return { 'mcp-session-id': opened.headers.get('mcp-session-id') ?? '' };
  };
  return { url, finish: () => finish(), openSession };
}

/** Reads until two heartbeats came; then what else came is the caller's. */
async function untilHeartbeats(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const read = async () => {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: true });
    return done;
  };
  while ((text.match(/^:/gm)?.length ?? 0) < 2) if (await read()) break;
  return {
    beats: text.match(/^: ?\w+$/gm)?.length ?? 0,
    rest: async () => {
      while (!(await read()));
      return text;
    },
    cancel: () => reader.cancel(),
  };
}

t.test('heartbeats are comments on every open stream, a running call included', async (t) => {
  const { url, finish, openSession } = await quickHeart(t, 5);
  const session = await openSession();
  const events = { accept: 'text/event-stream' };
  for (const [what, response] of [
    ['HTTP+SSE', await fetch(new URL('sse', url), { headers: events })],
    ['GET', await fetch(url, { headers: { ...session, ...events } })],
  ] as const) {
    const stream = await untilHeartbeats(response);
    t.ok(stream.beats >= 2, what);
    await stream.cancel();
  }
  for (const [what, headers, meta] of [
    ['2025', session, undefined],
    ['2026-07-28', MODERN, META],
  ] as const) {
    const body = call(1, 'web_search', { query: 'x' }, meta);
    const response = await fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body });
    t.equal(response.headers.get('x-accel-buffering'), 'no', what);
    const stream = await untilHeartbeats(response);
    t.ok(stream.beats >= 2, `a call of ${what}`);
    finish();
    t.match(await stream.rest(), /^data: .*"id":1/m, `${what} is answered`);
  }
});

t.test('GET streams are capped, and one that ends makes room', async (t) => {
  const { url, openSession } = await quickHeart(t, 0, 1);
  const headers = { ...(await openSession()), accept: 'text/event-stream' };
  const first = await fetch(url, { headers });
  const second = await fetch(url, { headers });
  t.equal(second.status, 503);
  t.equal(second.headers.get('retry-after'), '5');
  t.match(await second.json(), { error: { code: -32603, message: /Too many .* in 5 seconds/ } });
  await first.body?.cancel();
  // The server learns of a closed connection in its own time.
  let status = 503;
  while (status !== 200) {
    const response = await fetch(url, { headers });
    status = response.status;
    await response.body?.cancel();
  }
  t.pass('a new stream opens');
});

/** Pages come in one piece, as large as they are. */
const WHOLE = { env: { SERVICE_MCP_MAX_LENGTH: '0' } };

t.test('a page of many megabytes gets through on every stream, also several at once', async (t) => {
  const markdown = 'A line of the page.\n'.repeat(300_000);
  const { url } = await gatewayFor(t, {
    ...WHOLE,
    fetchPage: async ({ url }) => ({ title: '', url, snippet: '', markdown }),
  });
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  for (const id of [1, 2]) {
    await fetch(at, { method: 'POST', headers: HEADERS, body: call(id, 'fetch_url', { url: 'https://one.example/' }) });
  }
  for (const _ of [1, 2]) t.ok((await stream.next()).data.length > markdown.length);
  await stream.cancel();
  const body = call(1, 'fetch_url', { url: 'https://one.example/' });
  const response = await fetch(new URL('mcp', url), { method: 'POST', headers: HEADERS, body });
  t.ok((await response.text()).length > markdown.length);
});

t.test('a client that stops reading loses its stream', async (t) => {
  const markdown = 'x'.repeat(6_000_000);
  const { url } = await gatewayFor(t, {
    ...WHOLE,
    fetchPage: async ({ url }) => ({ title: '', url, snippet: '', markdown }),
  });
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write(`GET /mcp/sse HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
  let head = '';
  while (!/sessionId=[\w-]+/.test(head)) head += String((await once(socket, 'data'))[0]);
  socket.pause();
  socket.on('error', () => {});
  const at = new URL(`mcp/message?${/sessionId=[\w-]+/.exec(head)?.[0]}`, url);
  let status: number | undefined = 202;
  for (let id = 1; status === 202 && id < 50; id++) {
    const body = call(id, 'fetch_url', { url: 'https://one.example/' });
    status = (await fetch(at, { method: 'POST', headers: HEADERS, body })).status;
  }
  t.equal(status, 404, 'its session is gone');
  socket.destroy();
});

/** Drops who reads nothing of a large page for two seconds; `ask` calls on a socket of its own, `answers` tells what ended. */
async function impatient(t: Test) {
  const log = createLog('gateway', 'error', new PassThrough());
  const page = { title: '', url: 'https://one.example/', snippet: '', markdown: 'x'.repeat(LARGE_BYTES) };
  const factory = createMcpServerFactory({ search: async () => [], fetchPage: async () => page }, log, '0');
  const streamable = createStreamableHttp(factory, {
    heartbeatMs: 0,
    sessionSecret: undefined,
    log,
  });
  const answers = new EventEmitter();
  const handler: http.RequestListener = async (req, res) => {
    res.on('close', () => answers.emit('ended'));
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString());
    await streamable.handle(Object.assign(req, { body }), res, '/mcp');
  };
  const bind = { host: '127.0.0.1', port: 0, setting: 'TEST_PORT', maxStalledMs: 2000 };
  const { url, close } = await listenOn(handler, bind);
  t.teardown(() => close(0));
  t.teardown(() => streamable.close());
  const ask = (headers: object, meta?: object) => {
    const socket = connect(Number(url.port), '127.0.0.1');
    socket.on('error', () => {});
    const body = call(1, 'fetch_url', { url: 'https://one.example/' }, meta);
    const head = { host: url.host, ...HEADERS, ...headers, 'content-length': body.length, connection: 'close' };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST / HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    return socket;
  };
  return { ask, answers };
}

/** More than the buffers of both ends hold. */
const LARGE_BYTES = 14_000_000;
const FETCH = { ...MODERN, 'mcp-name': 'fetch_url' };
const LARGE: [what: string, headers: object, meta?: object][] = [
  ['2025', {}],
  ['2026, as JSON', FETCH, META],
  ['2026, as a stream', FETCH, { ...META, progressToken: 1 }],
];

t.test('a client that reads nothing of its answer loses it, whatever the revision', async (t) => {
  const { ask, answers } = await impatient(t);
  let open = LARGE.length;
  const ended = new Promise<void>((resolve) => answers.on('ended', () => --open === 0 && resolve()));
  const sent = LARGE.map(([what, headers, meta]) => ({ what, socket: ask(headers, meta) }));
  await ended;
  for (const { what, socket } of sent) {
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    await once(socket, 'close');
    t.ok(bytes < LARGE_BYTES, what);
  }
});

t.test('a client that reads slowly keeps its answer, however long that takes', async (t) => {
  const { ask } = await impatient(t);
  const read = async ([what, headers, meta]: (typeof LARGE)[number]) => {
    const socket = ask(headers, meta);
    let bytes = 0;
    let pauseAt = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      // An event stream keeps its connection for the next request.
      if (bytes > LARGE_BYTES) socket.destroy();
      if (bytes < pauseAt) return;
      pauseAt += 250_000;
      socket.pause();
      setTimeout(() => socket.resume(), 60);
    });
    await once(socket, 'close');
    t.ok(bytes > LARGE_BYTES, what);
  };
  await Promise.all(LARGE.map(read));
});

t.test('what is ready in one turn leaves in one write', async (t) => {
  const writes: string[] = [];
  const connection = new Duplex({
    read() {},
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  const server = http.createServer();
  server.emit('connection', connection);
  connection.push('GET / HTTP/1.1\r\nhost: one.example\r\n\r\n');
  const [, res] = (await once(server, 'request')) as [unknown, http.ServerResponse];
  const stream = openEventStream(res, 0);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (const data of ['1', '2', '3']) {
    stream.send('message', data);
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
  await turn();
  t.equal(writes.length, 1);
  t.match(writes[0], /data: 1\n.*data: 2\n.*data: 3\n/s);
  stream.send('message', '4');
  await turn();
  t.equal(writes.length, 2, 'and what comes later in the next one');
  stream.send('message', '5');
  stream.close();
  await turn();
  t.match(writes.slice(2).join(''), /data: 5\n\n.*\r\n0\r\n/s, 'nothing is lost at the end');
  connection.destroy();
});

t.test('a client that takes everything is answered; one that takes no event stream is told', async (t) => {
  const { url } = await gatewayFor(t);
  const post = (accept?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(accept && { accept }) };
      const request = http.request(new URL('mcp', url), { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', reject).end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
    });
  t.equal(await post(), 200);
  t.equal(await post('*/*'), 200);
  t.equal(await post('text/*'), 200);
  t.equal(await post('Application/JSON, Text/Event-Stream'), 200, 'media types know no case (RFC 9110, 8.3.1)');
  t.equal(await post('application/json'), 406);
});
