/** What a call is at, told while it runs: by the worker to the gateway, and by every face to its client. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';
import { workerFor } from '../helpers/worker.js';

const LINES = 'application/x-ndjson';
const STATIC = ['robots', 'waiting', 'loading', 'reading'];
const RENDERED = ['robots', 'waiting', 'rendering', 'reading'];

async function linesOf(url: URL, body: object, accept = LINES) {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const lines = (await response.text()).trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line));
  return { response, phases: told.slice(0, -1).map(({ phase }) => phase), last: told.at(-1) };
}

t.test('a worker tells who asks for lines; its answer is the last one', async (t) => {
  const [web, worker] = await Promise.all([smallWeb(t), workerFor(t)]);
  const extract = new URL('extract', worker);
  const ask = (path: string, js_render: boolean | null = false) =>
    linesOf(extract, { url: new URL(path, web).href, js_render: js_render ?? undefined });
  const page = await ask('page');
  t.equal(page.response.headers.get('content-type'), LINES);
  t.strictSame(page.phases, STATIC);
  t.match(page.last, { success: true, markdown: /enough words/ });
  t.strictSame((await ask('script', true)).phases, RENDERED);
  const asNeeded = await ask('script', null);
  t.strictSame(asNeeded.phases, [...STATIC, 'waiting', 'rendering', 'reading'], 'the browser is waited for too');
  const missing = await ask('missing');
  t.equal(missing.response.status, 200);
  t.strictSame(missing.phases, ['robots', 'waiting', 'loading']);
  t.match(missing.last, { success: false, error: 'not_found' });
  const refused = await linesOf(extract, { url: 'http://127.0.0.1:1/' });
  t.match(refused.last, { success: false, error: 'unreachable', reason: 'connection_refused' });
  const plain = await linesOf(extract, { url: new URL('page', web).href }, 'application/json');
  t.match(plain.response.headers.get('content-type'), 'application/json');
  t.strictSame(plain.phases, []);
  const invalid = await linesOf(extract, { url: 'nope' });
  t.equal(invalid.response.status, 400);
});

t.test('MCP tells the phases as progress, REST as lines; what is kept from before has none', async (t) => {
  const web = await smallWeb(t);
  const { output } = await start(t, ['start'], { ...settingsFor(web), SERVICE_CACHE_TTL_SECONDS: '' });
  const gateway = announcedUrl(output().stderr);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', gateway)));
  t.teardown(() => client.close());

  for (const [path, js_render, phases] of [
    ['page', false, STATIC],
    ['script', true, RENDERED],
  ] as const) {
    const told: { progress: number; message?: string | undefined }[] = [];
    const call = { name: 'fetch_url', arguments: { url: new URL(path, web).href, js_render } };
    const onprogress = (progress: { progress: number; message?: string }) => void told.push(progress);
    await client.callTool(call, { onprogress });
    const named = told.flatMap(({ message }) => message?.replace(/, \d+ s$/, '') ?? []);
    t.strictSame([...new Set(named)], phases, path);
    const grows = told.every(({ progress }, at) => at === 0 || progress > (told[at - 1]?.progress ?? 0));
    t.ok(grows, JSON.stringify(told));
  }

  const rest = new URL('api/v1/fetch', gateway);
  const asked = { url: new URL('page', web).href, js_render: false };
  const kept = await linesOf(rest, asked);
  t.strictSame(kept.phases, []);
  t.match(kept.last, { outcome: 'success', result: { title: 'A small page' } });
  t.match(kept.last, { cache: 'hit', age: /^\d+$/ });
  const anew = await linesOf(rest, { ...asked, max_age: 0, max_pages: 3 });
  t.strictSame(anew.phases, STATIC);
  t.match(anew.last, { outcome: 'success', cache: 'miss', age: 0, result: { title: 'A small page' } });
  t.equal(anew.response.headers.get('x-ignored-arguments'), 'max_pages', 'known before the first line');
  for (const [accept, isLines] of [
    ['text/html, Application/X-NDJSON; q=0.5', true],
    [`${LINES};q=0, application/json`, false],
    [`${LINES}; Q = 0.0`, false],
    ['application/x-ndjson-seq', false],
  ] as const) {
    const { response } = await linesOf(rest, asked, accept);
    t.equal(response.headers.get('content-type')?.startsWith(LINES), isLines, accept);
  }
  const missing = await linesOf(rest, { url: new URL('missing', web).href });
  t.match(missing.last, { outcome: 'not_found', status: 404, error: 'not_found', retryable: false });
});
