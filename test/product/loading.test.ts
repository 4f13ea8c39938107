/** Pages that are hard to load, and those that cannot be: what callers of REST and of MCP are told, which is the same. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { workerFor } from '../helpers/worker.js';
import { skip } from '../worker/browser-site.js';

const words = 'The river had risen during the night, and the lower meadows lay under a sheet of water. '.repeat(6);
const article = `<!doctype html><html><title>Flood</title><main><h1>Flood</h1><p>${words}</p></main></html>`;
const app = (code: string) => `<!doctype html><title>Flood</title><main id="app">Loading…</main><script>
  const show = (said) => { app.innerHTML = '<h1>Flood</h1><p>' + said + ' ${words}</p>' }; ${code}</script>`;
const stub = (code: string) => `<!doctype html><title>Moved</title><p>Moved.</p><script>${code}</script>`;
const raw = (head: string, body: string) => `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${head}\r\n\r\n${body}`;

/** Answers as they are on the wire, or pages. */
const PAGES: Record<string, string> = {
  '/blanks': raw('Transfer-Encoding: chunked', `${article.length.toString(16)}  \r\n${article}\r\n0\r\n`),
  '/no-chunks': raw('Transfer-Encoding: chunked', article),
  '/broken-head': raw('X Y: \x01\nContent-Encoding: utf-8', article),
  '/cut': raw('Content-Length: 99999', article.slice(0, 400)),
  '/junk': raw('Transfer-Encoding: chunked', `5\r\n<html\r\nnonsense\r\n${article}`),
  '/article': article,
  '/leads': stub("setTimeout(() => { location = '/article' }, 1000)"),
  '/leads-to-denied': stub("location = '/denied'"),
  '/leads-nowhere': stub("location.replace('/gone')"),
  '/route': app("show('Route ' + location.hash)"),
  '/shell': '<!doctype html><title>Flood</title><p>Loading…</p>',
  '/shell-of-scripts': '<!doctype html><title>Flood</title><p>Loading…</p><script src="/gone.js"></script>',
  '/socketless': app("setTimeout(show, 2000, 'Late')"),
};

/** Path, whether it is rendered, and what is told: an address and a text, or a category. */
const CASES: [path: string, rendered: boolean, told: string][] = [
  ['/blanks', false, '/blanks river'],
  ['/no-chunks', false, '/no-chunks river'],
  ['/broken-head', false, '/broken-head river'],
  ['/cut', false, 'unreachable'],
  ['/junk', false, 'upstream_error'],
  ['/leads', true, '/article river'],
  ['/leads-to-denied', true, 'robots_denied'],
  ['/leads-nowhere', true, 'not_found'],
  ['/route#/guide', true, '/route#/guide Route'],
  ['/shell', false, 'extraction_failed'],
  ['/shell', true, 'extraction_failed'],
  ['/shell-of-scripts', false, 'extraction_failed'],
  ['/shell-of-scripts', true, 'extraction_failed'],
  ['/socketless', true, '/socketless Late'],
];

t.test('hard pages are told alike over REST and MCP', { skip }, async (t) => {
  const site = await listen(t, ({ url = '' }, res) => {
    if (url === '/robots.txt') return void res.end('User-agent: *\nDisallow: /denied');
    const page = PAGES[url];
    if (page?.startsWith('HTTP/')) return void res.socket?.end(page, 'latin1');
    res.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1_000_000 });
  const { url: gateway } = await gatewayFor(t, { fetchPage: createWorkerClient(await workerFor(t), send) });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', gateway)));
  t.teardown(() => client.close());

  for (const [path, rendered, told] of CASES) {
    const input = { url: new URL(path, site).href, js_render: rendered };
    const { body } = await postJson(new URL('api/v1/fetch', gateway), input);
    const { isError, content } = (await client.callTool({ name: 'fetch_url', arguments: input })) as {
      isError?: boolean;
      content: { text: string }[];
    };
    const text = content[0]?.text ?? '';
    const [address = '', word = ''] = told.split(' ');
    const title = `${path} ${rendered ? 'rendered' : 'as it came'}`;
    if (word === '') {
      t.equal(body.error, told, title);
      t.equal(isError, true, title);
      t.ok(text.startsWith(told), title);
      // What came as it was may be more when its scripts have run.
      if (path === '/shell-of-scripts') t.equal(/with js_render true/.test(text), !rendered, title);
    } else {
      t.equal(body.url, new URL(address, site).href, title);
      t.match(body.markdown, word, title);
      t.match(text, word, title);
      t.match(text, new URL(address, site).href, title);
    }
  }
});
