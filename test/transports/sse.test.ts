import { PassThrough } from 'node:stream';
import t from 'tap';
import { createLog } from '../../src/shared/log.js';
import { createMcpServerFactory } from '../../src/transports/mcp-server.js';
import { createSse } from '../../src/transports/sse.js';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

t.test('the stream announces an absolute path and carries the answers', async (t) => {
  const { url } = await gatewayFor(t);
  const stream = await eventStream(new URL('mcp/sse', url));
  t.match(stream.response.headers.get('content-type'), /^text\/event-stream/);
  t.equal(stream.response.headers.get('x-accel-buffering'), 'no');
  const { event, data } = await stream.next();
  t.equal(event, 'endpoint');
  t.match(data, /^\/mcp\/message\?sessionId=[\w-]+$/);
  t.equal(
    (
      await fetch(new URL(data, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(initialize),
      })
    ).status,
    202,
  );
  const answer = await stream.next();
  t.equal(answer.event, 'message');
  t.match(JSON.parse(answer.data), { id: 1, result: { protocolVersion: '2024-11-05' } });
  await stream.cancel();
});

t.test('where to post: below a trusted prefix, or at SERVICE_ADDRESS', async (t) => {
  const announced = async (env: Record<string, string>, headers: Record<string, string>) => {
    const { url } = await gatewayFor(t, { env });
    const stream = await eventStream(new URL('mcp/sse', url), headers);
    const { data } = await stream.next();
    await stream.cancel();
    return data.replace(/\?.*/, '');
  };
  const prefix = { 'x-forwarded-prefix': '/tools/web/' };
  t.equal(await announced({}, prefix), '/tools/web/mcp/message');
  t.equal(
    await announced({ SERVICE_TRUSTED_PROXIES: '192.0.2.1' }, prefix),
    '/mcp/message',
    'the proxy is not trusted',
  );
  t.equal(await announced({}, { 'x-forwarded-prefix': '//evil.example' }), '/mcp/message', 'no path');
  t.equal(await announced({ SERVICE_ADDRESS: 'https://x.example/gw/' }, prefix), 'https://x.example/gw/mcp/message');
});

t.test('a session that is not open here is 404, a body that is no message 400, other methods 405', async (t) => {
  const { url } = await gatewayFor(t);
  t.equal((await postJson(new URL('mcp/message?sessionId=gone', url), initialize)).status, 404);
  t.equal((await postJson(new URL('mcp/message', url), initialize)).status, 404);
  const stream = await eventStream(new URL('mcp/sse', url));
  const { data } = await stream.next();
  t.equal((await postJson(new URL(data, url), { hello: 1 })).status, 400);
  t.equal((await postJson(new URL(data, url), '{')).status, 400);
  await stream.cancel();
  t.equal((await fetch(new URL('mcp/sse', url), { method: 'POST' })).status, 405);
  t.equal((await fetch(new URL('mcp/message', url))).status, 405);
  const head = await fetch(new URL('mcp/sse', url), { method: 'HEAD' });
  t.match({ status: head.status, allow: head.headers.get('allow') }, { status: 405, allow: 'GET' });
});

t.test('a batch is answered in one event under the revision that has them, and is 400 in others', async (t) => {
  const { url } = await gatewayFor(t);
  const batch = [2, 3].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  for (const protocolVersion of ['2025-03-26', '2024-11-05', '2025-06-18']) {
    const stream = await eventStream(new URL('mcp/sse', url));
    const at = new URL((await stream.next()).data, url);
    await send(at, { ...initialize, params: { ...initialize.params, protocolVersion } });
    await stream.next();
    const response = await send(at, batch);
    if (protocolVersion === '2025-03-26') {
      t.equal(response.status, 202);
      const answers = JSON.parse((await stream.next()).data);
      t.equal(answers.length, 2);
      t.match(answers, [
        { id: 2, result: {} },
        { id: 3, result: {} },
      ]);
    } else {
      t.equal(response.status, 400, protocolVersion);
      t.match(await response.json(), { id: null, error: { code: -32600 } });
    }
    await stream.cancel();
  }
});

function send(at: URL, message: unknown) {
  const headers = { 'content-type': 'application/json' };
  return fetch(at, { method: 'POST', headers, body: JSON.stringify(message) });
}

t.test('stopping the gateway ends idle streams', async (t) => {
  const { url, close } = await gatewayFor(t);
  const stream = await eventStream(new URL('mcp/sse', url));
  await stream.next();
  await close(5_000);
  t.ok(await stream.ended());
});

t.test('a cancelled call does not keep the gateway from stopping', async (t) => {
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const search = () => {
    asked();
    return new Promise<never>(() => {});
  };
  const { url, close } = await gatewayFor(t, { search });
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  const post = (message: object) =>
    fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    });
  await post(initialize);
  await stream.next();
  await post({ id: 2, method: 'tools/call', params: { name: 'web_search', arguments: { query: 'x' } } });
  await isAsked;
  await post({ method: 'notifications/cancelled', params: { requestId: 2 } });
  await close(60_000);
  t.ok(await stream.ended());
});

t.test('streams are capped, and a client that leaves makes room', async (t) => {
  const log = createLog('gateway', 'error', new PassThrough());
  const search = async () => [];
  const fetchPage = async () => ({ title: '', url: 'https://one.example/', snippet: '', markdown: 'x' });
  const factory = createMcpServerFactory({ search, fetchPage }, log, '0');
  const sse = createSse(factory, { heartbeatMs: 0, log, maxStreams: 2 });
  const url = await listen(t, (_req, res) => void sse.open(res, '/mcp/message'));
  const first = await eventStream(url);
  const second = await eventStream(url);
  const full = await fetch(url);
  t.equal(full.status, 503);
  t.equal(full.headers.get('retry-after'), '5');
  t.match(await full.json(), { error: { code: -32603, message: /Too many .* in 5 seconds/ } });
  await first.cancel();
  // The server learns of a closed connection in its own time.
  let status = 503;
  while (status !== 200) {
    const response = await fetch(url);
    status = response.status;
    await response.body?.cancel();
  }
  t.pass('a new stream opens');
  await second.cancel();
});
