import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startGateway } from '../gateway.js';
import { type Recorder, recordBefore } from './recorder.js';
import { fateOf, PAGES, REFUSED, rowsAt, SLOW } from './world.js';

export interface DropInSetting {
  /** Before the gateway, which serves every contract. */
  recorder: Recorder;
  /** Base address of the pages, without a slash at its end. */
  site: string;
}

/** Runs the built product between a provider and a site of these trials. */
export async function inDropInSetting<T>(use: (setting: DropInSetting) => Promise<T>): Promise<T> {
  const site = await serve((req, res) => {
    if (req.url === SLOW) return;
    if (req.url === '/robots.txt') return void res.writeHead(200).end(`User-agent: *\nDisallow: ${REFUSED}\n`);
    const page = PAGES[req.url ?? ''];
    if (!page) return void res.writeHead(404).end();
    const head = `<title>${page.title}</title><meta name="description" content="${page.snippet}">`;
    const html = `<!doctype html><html lang="en"><head>${head}</head><body><article><p>${page.text}</p></article></body></html>`;
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  const provider = await serve(async (req, res) => {
    const { query } = JSON.parse(await text(req)) as { query: string };
    const fate = fateOf(query);
    if (fate === 'slow') return;
    const results = rowsAt(site.address).map(({ title, url, snippet }) => ({ title, href: url, body: snippet }));
    const [status, answer] =
      fate === 'blocked' ? [502, { detail: 'blocked' }] : [200, { results: fate === 'empty' ? [] : results }];
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const gateway = await startGateway(
    {
      SERVICE_DROP_IN: 'all',
      SERVICE_SEARCH_PROVIDER: 'ddgs',
      SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: provider.address,
      CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
      CRAWL_WORKER_PORT: '0',
      CRAWL_WORKER_TIMEOUT_SECONDS: '8',
    },
    'start',
  );
  const recorder = await recordBefore(gateway.url);
  try {
    return await use({ recorder, site: site.address });
  } finally {
    recorder.close();
    await gateway.kill();
    for (const { server } of [site, provider]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function serve(listener: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
