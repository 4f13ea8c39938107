import { readFileSync } from 'node:fs';
import { startCaddy } from './caddy.js';
import { type Open, SSE, STREAMABLE } from './clients.js';
import { startEchoProvider, startGateway } from './gateway.js';
import { startNginx } from './nginx.js';
import { type Row, row } from './setting.js';
import { printTable } from './table.js';

/** The address that the documented settings pass on to. */
const DOCUMENTED = '127.0.0.1:8080';

/** Every face through nginx and Caddy, with the settings that docs/deployment.md has for a path prefix. */
export async function proxies(): Promise<boolean> {
  const provider = await startEchoProvider();
  const gateway = await startGateway(provider.env);
  const document = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');
  const settings = (start: RegExp) => {
    const found = [...document.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, text = '']) => text);
    return found.find((text) => start.test(text))?.replaceAll(DOCUMENTED, gateway.url.host) ?? '';
  };
  const servers = {
    nginx: () => startNginx({ locations: settings(/^location \/gateway\//) }),
    Caddy: () => startCaddy(settings(/^example\.org \{/)),
  };
  const rows: Row[] = [];
  for (const [name, start] of Object.entries(servers)) {
    const proxy = await start();
    rows.push(...(await rowsOf(name, new URL('gateway/', proxy.url))));
    await proxy.stop();
  }
  await gateway.kill();
  provider.close();
  printTable(['proxy', 'what', 'below /gateway/'], rows);
  return rows.every(([, , outcome]) => outcome === 'ok');
}

async function rowsOf(proxy: string, base: URL): Promise<Row[]> {
  const faces: Record<string, () => Promise<void>> = {
    'web page and what it loads': () => pageWorks(base),
    'Swagger UI and what it loads': () => pageWorks(new URL('docs', base)),
    'REST, called by the web page': () => restWorks(new URL('api/v1/search', base)),
  };
  for (const [name, open] of Object.entries(STREAMABLE)) faces[name] = () => mcpWorks(open, new URL('mcp', base));
  for (const [name, open] of Object.entries(SSE)) faces[name] = () => mcpWorks(open, new URL('mcp/sse', base));
  const rows: Row[] = [];
  for (const [name, attempt] of Object.entries(faces)) rows.push(await row(proxy, name, attempt));
  return rows;
}

async function pageWorks(address: URL): Promise<void> {
  const page = await fetch(address);
  const html = await page.text();
  const links = [...html.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, link = '']) => new URL(link, page.url));
  if (!page.ok || links.length === 0) throw new Error(`${page.status}, ${links.length} links`);
  for (const link of links) {
    const { status } = await fetch(link);
    if (status !== 200) throw new Error(`${link.pathname} answers ${status}`);
  }
}

/** With the origin that a browser tells, port included. */
async function restWorks(address: URL): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: address.origin };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query: 'proxied' }) });
  const text = await answer.text();
  if (!text.includes('"proxied"')) throw new Error(`${answer.status} ${text}`);
}

async function mcpWorks(open: Open, url: URL): Promise<void> {
  const client = await open({ url });
  const text = await client.call('web_search', { query: 'proxied' }, { timeout: 20_000 });
  await client.close();
  if (!text.includes('[proxied]')) throw new Error(text);
}
