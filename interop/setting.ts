import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEchoProvider, startGateway } from './gateway.js';
import { printTable } from './table.js';
import { installTools, type ToolCommand } from './tools.js';

const OK = 'ok';

export interface Setting {
  /** The gateway with its worker; both tools are answered from here. */
  gateway: URL;
  page: URL;
  /** What our stdio server needs for the same answers. */
  env: Record<string, string>;
  tool(name: string): ToolCommand;
}

export type Row = [how: string, client: string, outcome: string];

/** Runs the built product with a provider and a page of its own, tells what became of each way in, and stops it all. */
export async function inSetting(rowsOf: (setting: Setting) => Promise<Row[]>): Promise<boolean> {
  const tool = installTools();
  const provider = await startEchoProvider();
  const site = createServer((req, res) => {
    const html = '<title>Interop</title><article><p>The page that interop reads, word by word.</p></article>';
    if (req.url === '/page') res.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const page = new URL(`http://127.0.0.1:${(site.address() as AddressInfo).port}/page`);
  const env = { ...provider.env, CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true', CRAWL_WORKER_PORT: '0' };
  const gateway = await startGateway(env, 'start');
  try {
    const rows = await rowsOf({ gateway: gateway.url, page, env, tool });
    printTable(['how', 'client', 'both tools'], rows);
    return rows.every(([, , outcome]) => outcome === OK);
  } finally {
    await gateway.kill();
    provider.close();
    site.closeAllConnections();
    site.close();
  }
}

/** One row: `ok`, or why not in one line. */
export async function row(how: string, client: string, attempt: () => Promise<void>): Promise<Row> {
  try {
    await attempt();
    return [how, client, OK];
  } catch (thrown) {
    return [
      how,
      client,
      String((thrown as Error).message)
        .split('\n')[0]
        ?.slice(0, 120) ?? 'failed',
    ];
  }
}
