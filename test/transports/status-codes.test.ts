/** What 2026-07-28 says of each HTTP request, asked of both endpoints without any client library. */
import http from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor } from '../helpers/gateway.js';

const VERSION = 'io.modelcontextprotocol/protocolVersion';
const META = { [VERSION]: '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const PAGE = 'https://app.example';

const PACK = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };

type Headers = Record<string, string | undefined>;

const naming = (method: string, name?: string): Headers => ({
  ...JSON_TYPE,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': method,
  'mcp-name': name,
});
const ask = (method: string, params: object = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params: { ...params, _meta: META },
});
const list = ask('tools/list');
const call = (name: string, args: unknown = { query: 'x' }) => ask('tools/call', { name, arguments: args });
const inBase64 = (text: string) => `=?base64?${Buffer.from(text).toString('base64')}?=`;
const calling = naming('tools/call', 'web_search');
const listing = naming('tools/list');

type Row = [what: string, headers: Headers, body: unknown, status: number, answer?: object];
const error = (code: number, id: unknown = 1) => ({ error: { code, message: String }, id });
const isList = { id: 1, result: { resultType: 'complete', ttlMs: Number, cacheScope: /^(public|private)$/ } };
const isRows = { id: 1, result: { resultType: 'complete', structuredContent: { results: [{ title: 'One' }] } } };
const isFailure = { id: 1, result: { resultType: 'complete', isError: true, content: [{ type: 'text' }] } };

const ROWS: Row[] = [
  ['discovery', naming('server/discover'), ask('server/discover'), 200, { result: { capabilities: { tools: {} } } }],
  ['a list', listing, list, 200, isList],
  ['a call', calling, call('web_search'), 200, isRows],
  ['a name in base64', naming('tools/call', inBase64('web_search')), call('web_search'), 200, isRows],
  ['another name in base64', naming('tools/call', inBase64('fetch_url')), call('web_search'), 400, error(-32020)],
  ['broken base64', naming('tools/call', '=?base64?###?='), call('web_search'), 400, error(-32020)],
  [
    'no MCP-Protocol-Version',
    { ...calling, 'mcp-protocol-version': undefined },
    call('web_search'),
    400,
    error(-32020),
  ],
  ['no Mcp-Method', { ...calling, 'mcp-method': undefined }, call('web_search'), 400, error(-32020)],
  ['no Mcp-Name', naming('tools/call'), call('web_search'), 400, error(-32020)],
  ['another Mcp-Name', naming('tools/call', 'fetch_url'), call('web_search'), 400, error(-32020)],
  ['Mcp-Method in capitals', naming('TOOLS/LIST'), list, 400, error(-32020)],
  [
    'a version of the 2025 era in the envelope',
    { ...listing, 'mcp-protocol-version': '2025-11-25' },
    { ...list, params: { _meta: { ...META, [VERSION]: '2025-11-25' } } },
    400,
    { error: { code: -32022, data: { supported: ['2026-07-28'], requested: '2025-11-25' } } },
  ],
  ['no capabilities', listing, { ...list, params: { _meta: { [VERSION]: '2026-07-28' } } }, 400, error(-32602)],
  ['no parameters', listing, { ...list, params: undefined }, 400, error(-32602)],
  ...['ping', 'initialize', 'logging/setLevel', 'resources/list', 'prompts/list'].map(
    (method): Row => [method, naming(method), ask(method), 404, error(-32601)],
  ),
  ['an unknown tool', naming('tools/call', 'nope'), call('nope'), 200, error(-32602)],
  ['arguments that are no object', calling, call('web_search', 'x'), 200, error(-32602)],
  ['wrong arguments', calling, call('web_search', { query: '' }), 200, isFailure],
  [
    'a page that its site refuses',
    naming('tools/call', 'fetch_url'),
    call('fetch_url', { url: 'https://one.example/' }),
    200,
    isFailure,
  ],
  ['no JSON', listing, '{', 400, error(-32700, null)],
  ['nothing', listing, '', 400, error(-32700, null)],
  ['a batch', listing, [list], 400, error(-32600, null)],
  ['no id', listing, { ...list, id: null }, 400, error(-32600, null)],
  ['another JSON-RPC', listing, { ...list, jsonrpc: '1.0' }, 400, error(-32600)],
  ['null', listing, null, 400, error(-32600, null)],
  ['a number', listing, 1, 400, error(-32600, null)],
  ['another content type', { ...listing, 'content-type': 'text/plain' }, list, 415, error(-32600, null)],
  ['no content type', { ...listing, 'content-type': undefined }, list, 415, error(-32600, null)],
  [
    'another charset',
    { ...listing, 'content-type': 'application/json; charset=latin1' },
    list,
    415,
    error(-32600, null),
  ],
  ['UTF-8 by name', { ...listing, 'content-type': 'Application/JSON;charset="UTF-8"' }, list, 200, isList],
  ['a body over 1 MB', listing, { ...list, params: 'x'.repeat(1_100_000) }, 413, error(-32600, null)],
  ['nesting without end', listing, '['.repeat(9e3) + ']'.repeat(9e3), 400, error(-32600, null)],
  [
    'a session and an event of the 2025 era',
    { ...listing, 'mcp-session-id': 'x', 'last-event-id': '1' },
    list,
    200,
    isList,
  ],
  ['a notification', naming('notifications/x'), { ...ask('notifications/x'), id: undefined }, 202],
  ['an answer', listing, { jsonrpc: '2.0', id: 1, result: {} }, 202],
];

const denied = async () => {
  throw new GatewayError('robots_denied');
};

for (const path of ['mcp', 'mcp/http']) {
  t.test(`each row of the revision's status codes at /${path}`, async (t) => {
    const { url } = await gatewayFor(t, { fetchPage: denied });
    for (const [what, headers, body, status, answer] of ROWS) {
      const given = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await send(new URL(path, url), { method: 'POST', headers }, given);
      t.equal(response.status, status, what);
      t.notOk('mcp-session-id' in response.headers, `${what}: no session`);
      if (answer) t.match(JSON.parse(response.text), answer, what);
      else t.equal(response.text, '', what);
    }
  });

  t.test(`CORS at /${path}: on whatever an allowed page gets, on nothing that another gets`, async (t) => {
    const { url } = await gatewayFor(t, { env: { SERVICE_ALLOWED_ORIGINS: PAGE } });
    const at = new URL(path, url);
    const started = {
      ...ask('initialize'),
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    };
    const asked: [status: number, method: string, headers: Headers, body?: string][] = [
      [200, 'POST', listing, JSON.stringify(list)],
      [200, 'POST', JSON_TYPE, JSON.stringify(started)],
      [202, 'POST', JSON_TYPE, JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })],
      [400, 'POST', listing, '{'],
      [400, 'POST', calling, JSON.stringify(list)],
      [403, 'POST', { ...listing, host: 'evil.example' }, JSON.stringify(list)],
      [404, 'POST', naming('ping'), JSON.stringify(ask('ping'))],
      [404, 'POST', { ...JSON_TYPE, 'mcp-session-id': 'gone' }, JSON.stringify({ ...list, params: {} })],
      [405, 'GET', { accept: 'text/event-stream' }],
      [405, 'PUT', {}],
      [406, 'POST', { ...JSON_TYPE, accept: 'application/json' }, JSON.stringify({ ...list, params: {} })],
      [413, 'POST', listing, 'x'.repeat(1_100_000)],
      [415, 'POST', { 'content-type': 'text/plain' }, '{}'],
      [204, 'OPTIONS', { 'access-control-request-method': 'POST', 'access-control-request-headers': 'mcp-method' }],
    ];
    for (const [status, method, headers, body] of asked) {
      const allowed = await send(at, { method, headers: { ...headers, origin: PAGE } }, body);
      t.match(
        { ...allowed, text: undefined },
        {
          status,
          headers: {
            'access-control-allow-origin': PAGE,
            vary: /origin/i,
            'access-control-expose-headers': /mcp-session-id/,
          },
        },
        `${method} ${status}`,
      );
      const foreign = await send(at, { method, headers: { ...headers, origin: 'https://evil.example' } }, body);
      t.equal(foreign.status, 403, `${method} ${status} from elsewhere`);
      t.strictSame(
        Object.keys(foreign.headers).filter((name) => name.startsWith('access-control-')),
        [],
      );
    }
    const preflight = await send(at, { method: 'OPTIONS', headers: { origin: PAGE } });
    t.match(preflight.headers['access-control-allow-methods'], /GET.*POST.*DELETE/);
    for (const name of [
      'content-type',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'mcp-session-id',
      'last-event-id',
    ]) {
      t.match(preflight.headers['access-control-allow-headers'], name);
    }
  });
}

t.test('a packed body is unpacked, and refused once it unpacks to more than is taken', async (t) => {
  const { url } = await gatewayFor(t);
  const at = new URL('mcp', url);
  const post = (coding: string, body: Buffer) =>
    send(at, { method: 'POST', headers: { ...listing, 'content-encoding': coding } }, body);
  const text = JSON.stringify(list);
  for (const [coding, pack] of Object.entries(PACK)) t.match(await post(coding, pack(text)), { status: 200 }, coding);
  t.match(await post('gzip', gzipSync('x'.repeat(1_100_000))), { status: 413 });
  t.match(await post('gzip', Buffer.from(text)), { status: 400 }, 'not what it says');
  t.match(await post('gzip', gzipSync(text).subarray(0, -10)), { status: 400 }, 'not complete');
  t.match(await post('zstd', Buffer.from(text)), { status: 415 });
  t.match(await post('gzip', gzipSync(text)), { status: 200 }, 'none of it breaks the gateway');
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Every request as given: `fetch` adds headers of its own and keeps some back. */
function send(
  url: URL,
  { method, headers }: { method: string; headers: Headers },
  body?: string | Buffer,
): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers: given as Record<string, string> }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    request.on('error', reject).end(body);
  });
}
