import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connected, type Open, SSE, STREAMABLE } from './clients.js';
import { startGateway } from './gateway.js';
import { startNginx } from './nginx.js';
import { printTable } from './table.js';

/** nginx gives up on a server that sends nothing for so long. */
const IDLE_LIMIT_S = 20;
/** The shortest that can be set. */
const HEARTBEAT_S = 15;
/** Over the limit of nginx, and under that of a fetch. */
const LONG_MS = 26_000;
const PREFIX = '/tools/web';
const OK = 'ok';

/**
 * A gateway below a path prefix, behind nginx that buffers and cuts what is idle: each client calls at once, after having
 * been idle for longer than nginx waits, and for something that takes longer. Without heartbeats the long call has to
 * fail, or this would prove nothing.
 */
export async function behindNginx(): Promise<boolean> {
  const worker = await startWorker();
  const heartbeats = { SERVICE_MCP_HEARTBEAT_ENABLED: 'true', SERVICE_MCP_HEARTBEAT_INTERVAL: String(HEARTBEAT_S) };
  const beating = await startGateway({ ...worker.env, ...heartbeats, SERVICE_TRUSTED_PROXIES: '127.0.0.1' });
  const silent = await startGateway({ ...worker.env, SERVICE_TRUSTED_PROXIES: '127.0.0.1' });
  const [proxy, silentProxy] = await Promise.all([beating, silent].map(({ url }) => proxyTo(url)));
  const clients = [
    ...Object.entries(STREAMABLE).map(([name, open]) => [name, 'mcp', open] as const),
    ...Object.entries(SSE).map(([name, open]) => [name, 'mcp/sse', open] as const),
  ];
  const rows = await Promise.all(
    clients.map(async ([name, path, open]) => {
      const at = (base: URL) => new URL(`${PREFIX.slice(1)}/${path}`, base);
      const beatingRow = await attempts(open, at(proxy?.url as URL));
      const without = await longCall(open, at(silentProxy?.url as URL));
      return [name, ...beatingRow, without === OK ? 'ok, which proves nothing' : 'cut'] as const;
    }),
  );
  for (const server of [proxy, silentProxy]) await server?.stop();
  for (const gateway of [beating, silent]) await gateway.kill();
  worker.close();
  console.log(`nginx: proxy_buffering on, proxy_read_timeout ${IDLE_LIMIT_S} s, prefix ${PREFIX}`);
  printTable(
    [
      'client',
      'call',
      `call after ${LONG_MS / 1000} s idle`,
      `call of ${LONG_MS / 1000} s`,
      'the same without heartbeats',
    ],
    rows,
  );
  return rows.every((row) => row.slice(1, 4).every((outcome) => outcome === OK) && row[4] === 'cut');
}

function proxyTo(gateway: URL) {
  return startNginx({
    upstream: `server ${gateway.host};`,
    locations: `location ${PREFIX}/ {
      proxy_pass http://gateways/; proxy_set_header X-Forwarded-Prefix ${PREFIX};
      proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header Connection "";
      proxy_buffering on; proxy_read_timeout ${IDLE_LIMIT_S}s;
    }`,
  });
}

async function attempts(open: Open, url: URL): Promise<string[]> {
  const client = await open({ url });
  const atOnce = await fetchPage(client, 'quick');
  await delay(LONG_MS);
  const afterIdle = await fetchPage(client, 'quick');
  const long = await fetchPage(client, 'slow');
  await client.close();
  return [atOnce, afterIdle, long];
}

async function longCall(open: Open, url: URL): Promise<string> {
  const client = await open({ url });
  const outcome = await fetchPage(client, 'slow');
  await client.close().catch(() => {});
  return outcome;
}

let asked = 0;

/** Asks for a page that nobody asked for before: `ok` when that one comes, or in one line why not. */
async function fetchPage(client: Connected, kind: 'quick' | 'slow'): Promise<string> {
  const url = `https://page.example/${kind}/${asked++}`;
  try {
    const text = await client.call('fetch_url', { url }, { timeout: 2 * LONG_MS });
    return text.includes(`This is ${url}.`) ? OK : 'another answer';
  } catch (thrown) {
    return String((thrown as Error).message)
      .replace(/\s+/g, ' ')
      .slice(0, 80);
  }
}

/** A worker whose page says which it is, after `LONG_MS` when its path says so. */
async function startWorker() {
  const server = createServer(async (req, res) => {
    const { url } = (await json(req)) as { url: string };
    if (url.includes('/slow/')) await delay(LONG_MS);
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ success: true, error: '', markdown: `This is ${url}.` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** What makes a gateway ask it. */
    env: { SERVICE_CRAWL_WORKER_ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
