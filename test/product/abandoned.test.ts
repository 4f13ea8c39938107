/** A caller that leaves takes nothing with it: sockets, places, threads and pages of the browser are free again. */
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as V1Sse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as V1Stdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as V1Http } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t, { type Test } from 'tap';
import { listen } from '../helpers/listen.js';
import { announcedUrl, CLI, settingsFor, start } from '../helpers/product.js';
import { type Scraped, scrapeUntil } from '../helpers/prometheus.js';
import { skip } from '../worker/browser-site.js';

/** A number that can be waited for. */
function countOf() {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    add(more: number) {
      count += more;
      for (const look of waiting) look();
    },
    reaches: (wanted: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (count !== wanted) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Pages that never end, each in its way. */
async function endlessSite(t: Test) {
  const open = countOf();
  const html = { 'content-type': 'text/html' };
  const site = await listen(t, ({ url = '' }, res) => {
    if (url === '/robots.txt') return void res.writeHead(404).end();
    // A page that is read for longer than anybody waits.
    if (url.startsWith('/heavy')) return void res.writeHead(200, html).end(`<p>${'<b>word </b>'.repeat(600_000)}`);
    // A page whose script never ends.
    if (url.startsWith('/busy')) return void res.writeHead(200, html).end('<p>A page.</p><script>for (;;);</script>');
    open.add(1);
    res.once('close', () => open.add(-1));
  });
  return { site, open };
}

const kinds = ['static', 'browser'] as const;
const W = 'search_gateway_worker_';

/** Of everything that a fetch takes, how much is taken. */
function taken({ value }: Scraped): number {
  const of = (name: string, kind?: string) => Number(value(`${W}${name}`, kind ? { kind } : {}));
  const perKind = kinds.flatMap((kind) =>
    ['fetches_running', 'fetches_waiting', 'places_busy'].map((name) => of(name, kind)),
  );
  return [...perKind, of('threads_busy'), of('threads_waiting'), of('browser_pages')].reduce((a, b) => a + b);
}

/** Of each page, whether its fetch has come as far as it can. */
const begun: Record<string, (scraped: Scraped) => boolean> = {
  silent: ({ value }) => value(`${W}places_busy`, { kind: 'static' }) === 1,
  heavy: ({ value }) => value(`${W}threads_busy`) === 1,
  busy: ({ value }) => value(`${W}browser_pages`) === 1,
  'silent, rendered': ({ value }) => value(`${W}browser_pages`) === 1,
};

/** Asks for a page, and leaves when told to. */
type Leave = () => unknown;
type Face = (input: { url: string; js_render: boolean }) => Promise<Leave> | Leave;

function overHttp(gateway: URL, path: string, bodyOf: (input: { url: string; js_render: boolean }) => unknown): Face {
  return (input) => {
    const gone = new AbortController();
    fetch(new URL(path, gateway), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(input)),
      signal: gone.signal,
    })
      .then((response) => response.text())
      .catch(() => {});
    return () => gone.abort();
  };
}

type Call = (params: object, options: { signal: AbortSignal }) => Promise<unknown>;

function overMcp(call: Call): Face {
  return (input) => {
    const gone = new AbortController();
    call({ name: 'fetch_url', arguments: input }, { signal: gone.signal }).catch(() => {});
    return () => gone.abort();
  };
}

async function facesOf(t: Test, gateway: URL): Promise<Record<string, Face>> {
  const at = (path: string) => new URL(path, gateway);
  const info = { name: 'test', version: '1' };
  const old = async (transport: Parameters<V1Client['connect']>[0]) => {
    const client = new V1Client(info);
    await client.connect(transport);
    t.teardown(() => client.close());
    return overMcp((params, options) => client.callTool(params as never, undefined, options));
  };
  const modern = new V2Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await modern.connect(new V2Http(at('mcp')));
  t.teardown(() => modern.close());
  const ofBatch = ({ url, js_render }: { url: string; js_render: boolean }) => ({ urls: [url], js_render });
  const bridge = new V1Client(info);
  const command = {
    command: process.execPath,
    args: [CLI, 'stdio', '--url', at('mcp').href],
    stderr: 'ignore' as const,
  };
  await bridge.connect(new V1Stdio(command));
  t.teardown(() => bridge.close());
  return {
    REST: overHttp(gateway, 'api/v1/fetch', (input) => input),
    batch: overHttp(gateway, 'api/v1/fetch/batch', ofBatch),
    'drop-in'({ url, js_render }) {
      const gone = new AbortController();
      const headers = { 'x-engine': js_render ? 'browser' : 'direct' };
      fetch(new URL(`compat/jina/${url}`, gateway), { headers, signal: gone.signal })
        .then((response) => response.text())
        .catch(() => {});
      return () => gone.abort();
    },
    'Streamable HTTP, a closed request': overMcp((params, options) => modern.callTool(params as never, options)),
    'Streamable HTTP, a notification': await old(new V1Http(at('mcp/http'))),
    'HTTP+SSE, a notification': await old(new V1Sse(at('mcp/sse'))),
    'stdio, a notification': overMcp((params, options) => bridge.callTool(params as never, undefined, options)),
    async 'HTTP+SSE, a closed stream'(input) {
      const client = new V1Client(info);
      await client.connect(new V1Sse(at('mcp/sse')));
      client.callTool({ name: 'fetch_url', arguments: input }).catch(() => {});
      return () => client.close();
    },
  };
}

t.test('whatever face the caller came by, all that its fetch took is free when it has left', { skip }, async (t) => {
  const { site, open } = await endlessSite(t);
  const { output } = await start(t, ['start'], {
    ...settingsFor(site),
    SERVICE_DROP_IN: 'jina',
    CRAWL_WORKER_METRICS_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'info',
    CRAWL_WORKER_TIMEOUT_SECONDS: '600',
  });
  const metrics = new URL(/"metrics":"([^"]+)"/.exec(output().stdout)?.[1] ?? '');
  for (const [name, face] of Object.entries(await facesOf(t, announcedUrl(output().stderr)))) {
    for (const [page, hasBegun] of Object.entries(begun)) {
      const rendered = page !== 'silent' && page !== 'heavy';
      const url = new URL(`${page}/${encodeURIComponent(name)}`, site).href;
      const leave = await face({ url, js_render: rendered });
      await scrapeUntil(metrics, hasBegun);
      const leftAt = performance.now();
      await leave();
      await scrapeUntil(metrics, (scraped) => taken(scraped) === 0);
      await open.reaches(0);
      t.comment(`${name}, ${page}: ${Math.round(performance.now() - leftAt)} ms`);
      t.pass(`${name}, ${page}`);
    }
  }
});

t.test('a call that a client over stdio cancels lets go of its site, with the worker inside', { skip }, async (t) => {
  const { site, open } = await endlessSite(t);
  const client = new V1Client({ name: 'test', version: '1' });
  const env = { PATH: process.env.PATH ?? '', ...settingsFor(site) };
  await client.connect(new V1Stdio({ command: process.execPath, args: [CLI, 'stdio'], stderr: 'ignore', env }));
  t.teardown(() => client.close());
  const face = overMcp((params, options) => client.callTool(params as never, undefined, options));
  for (const js_render of [false, true]) {
    const leave = await face({ url: new URL('silent', site).href, js_render });
    await open.reaches(1);
    await leave();
    await open.reaches(0);
    t.pass(js_render ? 'rendered' : 'as it came');
  }
});
