import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t from 'tap';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const info = { name: 'test', version: '1' };
const url = 'https://one.example/';
const params = { name: 'fetch_url', arguments: { url } };
const CUT = { isError: true, content: [{ type: 'text', text: /^busy \(temporary\): The gateway is being stopped/ }] };

t.test('who must be cut at a stop is told so, on every face', async (t) => {
  let begun = 0;
  let allBegun = () => {};
  const FACES = 8;
  const begin = new Promise<void>((resolve) => {
    allBegun = resolve;
  });
  const gateway = await gatewayFor(t, {
    env: { SERVICE_DROP_IN: 'firecrawl' },
    fetchPage: (_request, _signal, say) => {
      say?.({ phase: 'reading' });
      if (++begun === FACES) allBegun();
      return new Promise(() => {});
    },
  });
  const at = (path: string) => new URL(path, gateway.url);
  const modern = new ModernClient(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await modern.connect(new ModernHttp(at('mcp')));
  const http = new Client(info);
  await http.connect(new StreamableHTTPClientTransport(at('mcp/http')));
  const sse = new Client(info);
  await sse.connect(new SSEClientTransport(at('mcp/sse')));
  t.teardown(() => Promise.all([modern.close(), http.close(), sse.close()]));

  const asked = [
    postJson(at('api/v1/fetch'), { url }),
    lines(at('api/v1/fetch'), { url }),
    lines(at('api/v1/fetch/batch'), { urls: [url, 'https://two.example/'] }),
    postJson(at('compat/firecrawl/v2/scrape'), { url }),
    modern.callTool(params),
    http.callTool(params),
    sse.callTool(params),
  ];
  await begin;
  await gateway.close(0);
  const [rest, stream, batch, scrape, ...overMcp] = await Promise.all(asked);

  t.match(rest, { status: 503, body: { error: 'busy' } });
  t.match((rest as Awaited<ReturnType<typeof postJson>>).headers.get('retry-after'), /^\d+$/);
  t.match(
    stream,
    [{ phase: 'reading' }, { outcome: 'busy', status: 503 }],
    'a stream that has begun ends with an event',
  );
  t.match(batch, [{ outcome: 'busy' }, { outcome: 'busy' }], 'each row of a list');
  t.match(scrape, { status: 503, body: { success: false } });
  t.match(overMcp, [CUT, CUT, CUT]);
});

async function lines(to: URL, body: object): Promise<unknown[]> {
  const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
  const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
