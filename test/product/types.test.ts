/** What a document is by its octets, and what is none, over REST and MCP, from both kinds of worker. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t, { type Test } from 'tap';
import { createSend } from '../../src/shared/http.js';
import { createWorkerClient } from '../../src/worker-client.js';
import { BINARIES, FEED, HTML, MARKDOWN, PDF_FILE, WORDS, YAML } from '../helpers/documents-by-type.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { start } from '../helpers/product.js';
import { workerFor } from '../helpers/worker.js';
import { skip } from '../worker/browser-site.js';

const FILM = BINARIES['a film as MP4'] ?? '';
const ICON = BINARIES['an icon'] ?? '';

/** Content type, body and what the Markdown has, or the status and category of the failure. */
const documents: [type: string, body: Buffer | string, outcome: RegExp | [status: number, category: string]][] = [
  ['application/octet-stream', PDF_FILE, new RegExp(WORDS)],
  ['application/force-download', PDF_FILE, new RegExp(WORDS)],
  ['application/pdf', HTML, new RegExp(`^${WORDS} in the morning`, 'm')],
  ['binary/octet-stream', MARKDOWN, /^# Ferry\n/],
  ['application/x-rss+xml', FEED, /^- \[The ferry leaves/],
  ['application/x-yaml', YAML, /^```yaml\nopenapi: 3\.1\.0/],
  ['text/html', FILM, [500, 'extraction_failed']],
  ['text/plain', ICON, [500, 'extraction_failed']],
  ['video/mp4', FILM, [500, 'extraction_failed']],
  ['application/pdf', FILM, [500, 'extraction_failed']],
];

async function judge(t: Test, worker: URL, js_render: boolean) {
  const site = await listen(t, (req, res) => {
    const [type, body] = documents[Number(req.url?.slice(1))] ?? [];
    if (type === undefined) res.writeHead(404).end();
    else res.writeHead(200, { 'content-type': type, 'content-disposition': 'attachment' }).end(body);
  });
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1_000_000 });
  const { url } = await gatewayFor(t, { fetchPage: createWorkerClient(worker, send) });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
  t.teardown(() => client.close());
  for (const [at, [type, body, outcome]] of documents.entries()) {
    const input = { url: new URL(`/${at}`, site).href, js_render };
    const told = `${JSON.stringify(body.toString('latin1', 0, 16))} as ${type}`;
    const rest = await postJson(new URL('api/v1/fetch', url), input);
    const mcp = await client.callTool({ name: 'fetch_url', arguments: input });
    const text = (mcp.content as { text: string }[])[0]?.text ?? '';
    if (outcome instanceof RegExp) {
      t.match(rest.body.markdown, outcome, `${told}: REST`);
      t.equal(mcp.isError ?? false, false, `${told}: MCP`);
      t.ok(text.includes(rest.body.markdown), `${told}: the same text`);
    } else {
      t.strictSame([rest.status, rest.body.error], outcome, `${told}: REST`);
      t.equal(mcp.isError, true, `${told}: MCP`);
      t.ok(text.startsWith(outcome[1]), `${told}: MCP names it`);
    }
  }
}

t.test('without a browser', async (t) => judge(t, await workerFor(t), false));

t.test('rendered', { skip }, async (t) => judge(t, await workerFor(t), true));

t.test('by the worker that always renders', { skip }, async (t) => {
  const { output } = await start(t, ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  await judge(t, new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? ''), false);
});
