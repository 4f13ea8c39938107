/** Nothing exported and nothing logged holds a canary, a host or a port of what was asked, however a call ends. */
import t from 'tap';
import { collectorFor } from '../helpers/collector.js';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { announcedUrl, run, start } from '../helpers/product.js';

const CANARY = /canary/i;
const HTML = { 'content-type': 'text/html', 'x-canary': 'canary', 'set-cookie': 'canary=1' };
const HEADERS = {
  'user-agent': 'canary-agent',
  'x-canary': 'canary',
  authorization: 'Bearer canary',
  baggage: 'canary=1',
  tracestate: 'canary=1',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'canary', version: 'canary' },
  traceparent: HEADERS.traceparent,
  tracestate: 'canary=1',
  baggage: 'canary=1',
};

/** What the queries and paths below bring about. */
const SEARCHES = ['good', 'status-401', 'status-403', 'status-429', 'status-500', 'junk', 'hang', ''];
const PAGES = [
  ...['good', 'denied', 'status-401', 'status-404', 'status-408', 'status-429', 'status-500', 'picture', 'reset'],
  ...['http://canary-host.invalid/', 'http://canary:canary@canary.example/', 'canary'],
];
const SEARCH_OUTCOMES = [
  'success',
  'invalid_request',
  ...['unauthorized', 'rate_limited', 'failed'].map((w) => `provider_${w}`),
];
const OUTCOMES = {
  web_search: [...SEARCH_OUTCOMES, 'provider_invalid_response', 'provider_timeout'],
  fetch_url: [
    ...['success', 'invalid_request', 'not_found', 'forbidden', 'robots_denied', 'rate_limited', 'timeout'],
    ...['unreachable', 'upstream_error', 'extraction_failed'],
  ],
};

t.test('no exported byte and no log line at debug holds a canary, over REST, MCP and stdio', async (t) => {
  const collector = await collectorFor(t);
  const web = await listen(t, (req, res) => {
    const asked = req.url ?? '';
    const status = Number(/status-(\d+)/.exec(asked)?.[1] ?? 200);
    if (asked.includes('hang')) return;
    if (asked.startsWith('/robots')) return res.writeHead(200).end('User-agent: *\nDisallow: /canary-denied\n');
    if (asked.includes('reset')) return req.socket.destroy();
    if (asked.includes('picture')) return res.writeHead(200, { 'content-type': 'image/canary' }).end('canary');
    if (asked.includes('web/search') && !asked.includes('junk') && status === 200) {
      const row = { title: 'canary', url: 'https://canary.example/', description: 'canary' };
      return res.writeHead(200, HTML).end(JSON.stringify({ type: 'search', web: { results: [row] } }));
    }
    res.writeHead(status, 'Canary reason', HTML);
    res.end('<title>canary title</title><p>canary text that is long enough to be read as a page.</p>');
  });
  const env = {
    SERVICE_PORT: '0',
    SERVICE_LOG_LEVEL: 'debug',
    SERVICE_SEARCH_PROVIDER: 'api_a',
    SERVICE_API_A_ADDRESS: new URL('canary-path', web).href,
    SERVICE_API_A_TOKEN: 'canary-token',
    SERVICE_API_A_MIN_INTERVAL_MS: '0',
    SERVICE_SESSION_SECRET: 'canary-secret',
    SERVICE_TRACING_ENABLED: 'true',
    SERVICE_TRACING_ENDPOINT: collector.url.href,
    OTEL_RESOURCE_ATTRIBUTES: 'canary=canary',
    OTEL_SERVICE_NAME: 'canary',
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    CRAWL_WORKER_USER_AGENT: 'CanaryBot/1',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_OTEL_ENABLED: 'true',
    CRAWL_WORKER_OTEL_ENDPOINT: collector.url.href,
  };
  const { output, child, exited } = await start(t, ['start'], env);
  const gateway = announcedUrl(output().stdout);
  const calls = [
    ...SEARCHES.map((kind) => ({ name: 'web_search', arguments: { query: kind && `canary ${kind}` } })),
    ...PAGES.map((page) => ({
      name: 'fetch_url',
      arguments: { url: page.includes('canary') ? page : new URL(`canary-${page}`, web).href },
    })),
    { name: 'canary_tool', arguments: {} },
  ];
  const messages = calls.map((call, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { ...call, _meta: META },
  }));
  const paths: Record<string, string> = { web_search: 'search', fetch_url: 'fetch', canary_tool: 'canary' };
  const overRest = calls.map(({ name, arguments: input }) =>
    postJson(new URL(`api/v1/${paths[name]}?canary=canary`, gateway), input, HEADERS),
  );
  const overMcp = messages.map((message) =>
    postJson(new URL('mcp?canary', gateway), message, {
      ...HEADERS,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': message.params.name,
    }),
  );
  const rendered = postJson(new URL('api/v1/fetch', gateway), {
    url: new URL('canary-good', web).href,
    js_render: true,
  });
  await Promise.all([...overRest, ...overMcp, rendered]);
  child.kill('SIGTERM');
  t.equal(await exited, 0);
  // Without what hangs: the end of the input gives the last answers two seconds.
  const lines = messages.filter((message) => !JSON.stringify(message).includes('hang'));
  const stdio = await run(['stdio'], env, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  t.equal(stdio.code, 0);

  const told = collector.points('search_gateway.tool.calls').map(({ attributes }) => attributes);
  for (const [tool, outcomes] of Object.entries(OUTCOMES)) {
    const seen = told.filter((facts) => facts['gen_ai.tool.name'] === tool);
    const missing = outcomes.filter((code) => !seen.some((facts) => facts['search_gateway.outcome'] === code));
    t.strictSame(missing, [], `${tool}: every outcome was brought about`);
  }
  const names = new Set(collector.spans().map(({ name }) => name));
  for (const name of [
    'tools/call web_search',
    'POST /api/v1/fetch',
    'POST /extract',
    'robots',
    'static load',
    'browser',
  ])
    t.ok(names.has(name), name);
  const transports = collector.points('mcp.server.operation.duration').map(({ attributes }) => attributes);
  t.strictSame(new Set(transports.map((facts) => facts['network.transport'])), new Set(['tcp', 'pipe']));

  const logs = output().stdout + output().stderr + stdio.stderr;
  t.ok(logs.split('\n').length > calls.length, 'it did log');
  t.notMatch(logs, CANARY);
  t.notMatch(logs, new RegExp(`:${web.port}\\b`));
  // Nothing is compressed, so the bytes hold every text as it is, whatever field it is in.
  for (const { body } of collector.received) {
    const bytes = body.toString('latin1');
    t.notMatch(bytes, CANARY);
    t.notMatch(bytes, /127\.0\.0\.1|localhost|https?:\/\//);
  }
  for (const text of collector.strings())
    if (text.includes(web.port)) t.notMatch(text, new RegExp(`\\b${web.port}\\b`));
  const searched = collector.received.reduce((sum, { body }) => sum + body.length, 0);
  t.comment(
    `searched: ${searched} bytes of ${collector.received.length} exports, ${Buffer.byteLength(logs)} bytes of logs`,
  );
});
