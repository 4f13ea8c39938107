import t from 'tap';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor } from '../helpers/gateway.js';
import { overStdio } from '../helpers/stdio.js';

/** Stands for anything that a client may send: no error may repeat it. */
const CANARY = 'canary-7f3a';

const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

t.test('errors over Streamable HTTP have standard codes and never repeat what the client sent', async (t) => {
  const { url, lines } = await gatewayFor(t);
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
  const list = request('tools/list', { _meta: META });
  const cases: [what: string, headers: Record<string, string>, body: unknown, status: number, code: number][] = [
    ['another method in the header', { ...modern, 'mcp-method': CANARY }, list, 400, -32020],
    ['another version in the header', { ...modern, 'mcp-protocol-version': CANARY }, list, 400, -32020],
    ['no header', {}, list, 400, -32020],
    ['no envelope', modern, request('tools/list'), 400, -32602],
    [
      'a version of the future',
      { ...modern, 'mcp-protocol-version': CANARY },
      request('tools/list', { _meta: { ...META, 'io.modelcontextprotocol/protocolVersion': CANARY } }),
      400,
      -32022,
    ],
    ['an unknown method', { ...modern, 'mcp-method': CANARY }, request(CANARY, { _meta: META }), 404, -32601],
    ['an unknown tool', {}, request('tools/call', { name: CANARY, arguments: {} }), 200, -32602],
    ['a call without a name', {}, request('tools/call', { [CANARY]: CANARY, name: 1 }), 200, -32602],
    ['a malformed initialize', {}, request('initialize', { protocolVersion: 5, [CANARY]: CANARY }), 200, -32602],
    ['a malformed tools/list', {}, request('tools/list', { cursor: { [CANARY]: 1 } }), 200, -32602],
    [
      'a subscription without its filter',
      { ...modern, 'mcp-method': 'subscriptions/listen' },
      request('subscriptions/listen', { [CANARY]: CANARY, _meta: META }),
      200,
      -32602,
    ],
    ['a version that never was', { 'mcp-protocol-version': '2025-01-01' }, request('tools/list'), 400, -32600],
    ['an Accept without an event stream', { accept: 'application/json' }, request('tools/list'), 406, -32600],
    ['no message', {}, { [CANARY]: CANARY }, 400, -32600],
    ['a batch of no messages', {}, [CANARY], 400, -32600],
  ];
  for (const [what, headers, body, status, code] of cases) {
    const response = await fetch(new URL('mcp', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    t.equal(response.status, status, what);
    t.match(text, new RegExp(`"code":${code}\\b`), what);
    t.notMatch(text, CANARY, what);
    t.notMatch(text, /SubscriptionFilter/, 'nor is it the words of the library');
  }
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'mcp request');
  t.strictSame(
    logged.map(({ code }) => code),
    cases.map(([, , , , code]) => code),
    'one line each',
  );
  t.notMatch(lines.join(''), CANARY);
});

t.test('a refusal says what its revision asks for', async (t) => {
  const { url } = await gatewayFor(t);
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'web_search' };
  const wrong = { name: 'web_search', arguments: 5 };
  const stated = { name: 'web_search', arguments: { query: 'x' }, requestState: 5 };
  const envelope = /params\._meta must name io\.modelcontextprotocol\/protocolVersion/;
  const parameters = /do not fit the method\. Check their names and types/;
  const version = /MCP-Protocol-Version names no revision .* Send one of 2026-07-28, 2025-11-25/;
  const cases: [what: string, headers: Record<string, string>, body: object, code: number, message: RegExp][] = [
    ['2026-07-28 without the envelope', modern, request('tools/call', wrong), -32602, envelope],
    ['2026-07-28, wrong arguments', modern, request('tools/call', { ...wrong, _meta: META }), -32602, parameters],
    ['2025 era, wrong arguments', {}, request('tools/call', wrong), -32602, parameters],
    ['a state that is no text', modern, request('tools/call', { ...stated, _meta: META }), -32602, parameters],
    ['2025 era, wrong initialize', {}, request('initialize', { protocolVersion: 5 }), -32602, parameters],
    ['a word for a version', { 'mcp-protocol-version': 'banana' }, request('tools/list'), -32600, version],
    ['a version to come', { 'mcp-protocol-version': '2031-01-01' }, request('tools/list'), -32600, version],
    ['a version that never was', { 'mcp-protocol-version': '2025-01-01' }, request('tools/list'), -32600, version],
  ];
  for (const [what, headers, body, code, message] of cases) {
    const response = await fetch(new URL('mcp', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
    t.match(JSON.parse(json), { error: { code, message } }, what);
  }

  const legacy = overStdio(t);
  legacy.say(request('tools/call', wrong));
  t.match(await legacy.next(), { error: { code: -32602, message: parameters } });
  const stdio = overStdio(t);
  stdio.say(request('tools/list', { _meta: META }));
  await stdio.next();
  stdio.say(request('tools/list'));
  t.match(await stdio.next(), { error: { code: -32602, message: envelope } });
  stdio.say(request('tools/call', { ...wrong, _meta: META }));
  t.match(await stdio.next(), { error: { code: -32602, message: parameters } });
});

t.test('what a revision asks for in the data of an error stays', async (t) => {
  const { url } = await gatewayFor(t);
  for (const version of ['2031-01-01', 'v999.0.0']) {
    const response = await fetch(new URL('mcp', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        'mcp-method': 'tools/list',
      },
      body: JSON.stringify(
        request('tools/list', { _meta: { ...META, 'io.modelcontextprotocol/protocolVersion': version } }),
      ),
    });
    t.match(await response.json(), {
      id: 1,
      error: { code: -32022, data: { supported: ['2026-07-28'], requested: version } },
    });
  }
});

t.test('the same over stdio and HTTP+SSE', async (t) => {
  const cases: [request: object, code: number][] = [
    [request('initialize', { protocolVersion: 5, [CANARY]: CANARY }), -32602],
    [request('tools/call', { name: CANARY, arguments: {} }), -32602],
    [request('tools/list', { cursor: { [CANARY]: 1 } }), -32602],
    [request(CANARY), -32601],
  ];
  const { say, next } = overStdio(t);
  const { url } = await gatewayFor(t);
  const stream = await eventStream(new URL('mcp/sse', url));
  const at = new URL((await stream.next()).data, url);
  for (const [message, code] of cases) {
    say(message);
    const viaStdio = await next();
    t.match(viaStdio, { id: 1, error: { code } });
    await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) });
    t.strictSame(JSON.parse((await stream.next()).data), viaStdio);
    t.notMatch(JSON.stringify(viaStdio), CANARY);
  }
  await stream.cancel();
});
