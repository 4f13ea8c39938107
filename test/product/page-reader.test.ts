/** What a caller is told when not the page but the crawl worker fails, whichever way it comes. */
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t, { type Test } from 'tap';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { bridgeTo } from '../helpers/bridge.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { workerFor } from '../helpers/worker.js';

const call = { name: 'fetch_url', arguments: { url: 'https://page.example/canary' } };
const info = { name: 'test', version: '1' };

async function gatewayBefore(t: Test, worker: URL) {
  const send = createSend({ timeoutMs: 30_000, maxBytes: 1_000_000 });
  return gatewayFor(t, { fetchPage: createWorkerClient(worker, send) });
}

/** The text of the failed call on each face of MCP. */
async function textsOf(t: Test, gateway: URL, params = call): Promise<[face: string, text: string][]> {
  const at = (path: string) => new URL(path, gateway);
  const v1 = async (transport: Parameters<V1Client['connect']>[0]) => {
    const client = new V1Client(info);
    await client.connect(transport);
    t.teardown(() => client.close());
    return client.callTool(params);
  };
  const v2 = async () => {
    const client = new V2Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new V2Http(at('mcp')));
    t.teardown(() => client.close());
    return client.callTool(params);
  };
  const bridge = async () => {
    const { call } = await bridgeTo(t, at('mcp'), 'modern');
    return (await call(params.name, params.arguments)).result;
  };
  const results = {
    '2025-11-25': await v1(new V1Http(at('mcp'))),
    '2026-07-28': await v2(),
    'HTTP+SSE': await v1(new V1Sse(at('mcp/sse'))),
    bridge: await bridge(),
  };
  return Object.entries(results).map(([face, result]) => {
    const { isError, content } = result as { isError?: boolean; content: { text: string }[] };
    t.equal(isError, true, face);
    return [face, content[0]?.text ?? ''];
  });
}

t.test('a page reader that is not there is told as such on every face, and logged with its kind', async (t) => {
  const { url, lines } = await gatewayBefore(t, new URL('http://127.0.0.1:1/'));
  const { status, headers, body } = await postJson(new URL('api/v1/fetch', url), call.arguments);
  t.equal(status, 502);
  t.equal(headers.get('retry-after'), '5');
  t.match(body, {
    error: 'unreachable',
    retryable: true,
    message: /^The gateway's page reader \(crawl worker\) is not /,
  });
  t.notMatch(body.message, /js_render|canary/);
  const texts = await textsOf(t, url);
  for (const [face, text] of texts) t.equal(text, `unreachable (temporary): ${body.message}`, face);
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.equal(calls.length, 1 + texts.length);
  const kind = 'SendError < RequestError ECONNREFUSED';
  for (const line of calls)
    t.match(line, { level: 50, outcome: 'unreachable', reason: 'reader_unreachable', status: 502 });
  for (const line of calls) t.ok(line.err.kind.startsWith(kind), line.err.kind);
});

t.test('a page reader that is busy is told as such on every face, with the seconds, and asked once', async (t) => {
  let asked = 0;
  const worker = await listen(t, (req, res) => {
    asked++;
    req.resume();
    res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' });
    res.end('{"markdown":"","success":false,"error":"timeout"}');
  });
  const { url } = await gatewayBefore(t, worker);
  const { status, headers, body } = await postJson(new URL('api/v1/fetch', url), call.arguments);
  t.equal(status, 503);
  t.equal(headers.get('retry-after'), '7');
  const message = 'The gateway is busy. Try again in 7 seconds.';
  t.strictSame(body, { error: 'busy', message, retryable: true });
  t.equal(asked, 1);
  for (const [face, text] of await textsOf(t, url)) t.equal(text, `busy (temporary): ${message}`, face);
});

t.test('a site that says how long to wait is passed on, rendered or not, up to a day', async (t) => {
  const answers: Record<string, [status: number, retryAfter?: string]> = {
    '/120': [429, '120'],
    '/unsaid': [429],
    '/nonsense': [429, 'soon'],
    '/long': [429, '99999999'],
    '/down': [503, '7'],
    '/date': [429, new Date(Date.now() + 1e9).toUTCString()],
    '/gone': [404, '120'],
  };
  const site = await listen(t, (req, res) => {
    const [status, wait] = answers[req.url ?? ''] ?? [404];
    res.writeHead(status, { 'content-type': 'text/html', ...(wait && { 'retry-after': wait }) }).end('<p>No.</p>');
  });
  const { url } = await gatewayBefore(t, await workerFor(t));
  const expected = [
    ['/120', 429, '120', 'The site asks to slow down. Try again in 120 seconds.'],
    ['/unsaid', 429, '60', 'The site asks to slow down. Try again later.'],
    ['/nonsense', 429, '60', 'The site asks to slow down. Try again later.'],
    ['/long', 429, '86400', 'The site asks to slow down. Try again in 86400 seconds.'],
    ['/date', 429, '86400', 'The site asks to slow down. Try again in 86400 seconds.'],
    ['/down', 502, '7', 'The site answered with an error. Try again in 7 seconds.'],
    ['/gone', 404, null, 'The page does not exist (any more). Check the address or search for another one.'],
  ] as const;
  for (const js_render of [false, true]) {
    for (const [path, code, wait, message] of expected) {
      const input = { url: new URL(path, site).href, js_render };
      const { status, headers, body } = await postJson(new URL('api/v1/fetch', url), input);
      t.equal(status, code, path);
      t.equal(headers.get('retry-after'), wait, path);
      t.equal(body.message, message, path);
    }
  }
});

t.test('an application without its scripts comes with the advice to render it, on every face', async (t) => {
  const shell =
    '<title>Mill</title><div id="root">Loading…</div><script type="module" src="/assets/index.js"></script>';
  const site = await listen(t, (_req, res) => res.setHeader('content-type', 'text/html').end(shell));
  const { url } = await gatewayBefore(t, await workerFor(t));
  const params = { name: 'fetch_url', arguments: { url: site.href, js_render: false } };
  const { status, body } = await postJson(new URL('api/v1/fetch', url), params.arguments);
  t.equal(status, 500);
  t.match(body, { error: 'extraction_failed', retryable: false, message: /js_render true/ });
  for (const [face, text] of await textsOf(t, url, params)) t.equal(text, `extraction_failed: ${body.message}`, face);
});
