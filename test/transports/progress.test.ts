import { once } from 'node:events';
import type { ServerContext } from '@modelcontextprotocol/server';
import t from 'tap';
import { withProgress } from '../../src/transports/progress.js';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const CALL = { name: 'web_search', arguments: { query: 'x' } };
const call = (_meta: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { ...CALL, _meta } });

/** POSTs a call and reads all messages that answer it. */
async function messagesOf(url: URL, meta: object, headers: Record<string, string> = {}) {
  const response = await fetch(new URL('mcp', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(call(meta)),
  });
  const text = await response.text();
  const data = text.startsWith('{') ? [text] : [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => json);
  return data.map((json) => JSON.parse(json));
}

t.test('progress is told to who asked for it, before the answer and never otherwise', async (t) => {
  const { url } = await gatewayFor(t);
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'web_search' };
  for (const [era, meta, headers] of [
    ['2025', {}, {}],
    ['2026-07-28', META, modern],
  ] as const) {
    t.match(await messagesOf(url, meta, headers), [{ id: 1, result: { content: Array } }], `${era}: not asked`);
    const told = await messagesOf(url, { ...meta, progressToken: 'mine' }, headers);
    t.match(told, [
      { method: 'notifications/progress', params: { progressToken: 'mine', progress: 0 } },
      { id: 1, result: { content: Array } },
    ]);
    t.equal(told.length, 2, era);
  }
  const stream = await eventStream(new URL('mcp/sse', url));
  await postJson(new URL((await stream.next()).data, url), call({ progressToken: 7 })).catch(() => {});
  t.match(JSON.parse((await stream.next()).data), { method: 'notifications/progress', params: { progressToken: 7 } });
  t.match(JSON.parse((await stream.next()).data), { id: 1, result: {} });
  await stream.cancel();
});

t.test('it grows while the call runs, names its phase, and stops with it', async (t) => {
  // Its own timer keeps no process alive; a server would.
  const alive = setInterval(() => {}, 60_000);
  t.teardown(() => clearInterval(alive));
  const said: { progress: number; message?: string }[] = [];
  const enough = new EventTarget();
  const cancel = new AbortController();
  const request = {
    _meta: { progressToken: 1 },
    signal: cancel.signal,
    notify: async ({ params: { progress, message } }: { params: (typeof said)[number] }) => {
      said.push({ progress, ...(message !== undefined && { message }) });
      if (said.length === 5) enough.dispatchEvent(new Event('five'));
    },
  } as unknown as ServerContext['mcpReq'];
  const run = async (onPhase?: (phase: string) => void) => {
    onPhase?.('loading');
    onPhase?.('reading');
    await once(enough, 'five');
    return 'done';
  };
  t.equal(await withProgress(request, run, 10), 'done');
  t.strictSame(said[0], { progress: 0 }, 'no phase at the start');
  t.strictSame(
    said.slice(1, 5).map(({ message }) => message),
    ['loading', 'reading', 'reading', 'reading'].map(
      (phase, i) => `${phase}, ${Math.floor(said[i + 1]?.progress ?? 0)} s`,
    ),
  );
  const isMore = ({ progress }: { progress: number }, i: number) => i === 0 || progress > (said[i - 1]?.progress ?? 0);
  t.ok(said.every(isMore), 'the seconds so far, more each time');
  const count = said.length;
  cancel.abort();
  await withProgress(request, async () => {}, 10);
  t.equal(said.length, count, 'a call that is cancelled tells nothing');
});
