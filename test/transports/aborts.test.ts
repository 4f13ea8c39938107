import t from 'tap';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor } from '../helpers/gateway.js';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const call = (params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'web_search', arguments: { query: 'x' }, ...params },
});
const MODERN = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'web_search' };

for (const [face, path, headers, message] of [
  ['2026-07-28', 'mcp', MODERN, call({ _meta: META })],
  ['a 2025 revision', 'mcp', {}, call()],
  ['HTTP+SSE', 'mcp/sse', {}, call()],
] as const) {
  t.test(`a client of ${face} that leaves in the middle of a call aborts it, and nothing else happens`, async (t) => {
    const rejected: unknown[] = [];
    const note = (reason: unknown) => void rejected.push(reason);
    process.on('unhandledRejection', note);
    t.teardown(() => process.off('unhandledRejection', note));
    let asked: () => void = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let aborted: () => void = () => {};
    const isAborted = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    const search = (_query: unknown, signal: AbortSignal) => {
      asked();
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted();
          reject(signal.reason);
        });
      });
    };
    const { url, lines, close } = await gatewayFor(t, { search });
    const client = new AbortController();
    let leave = () => client.abort();
    let at = new URL(path, url);
    if (path === 'mcp/sse') {
      const stream = await eventStream(at);
      at = new URL((await stream.next()).data, url);
      leave = () => void stream.cancel();
    }
    const posted = fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(message),
      signal: client.signal,
    }).then(
      (response) => response.text(),
      () => {},
    );
    await isAsked;
    leave();
    await isAborted;
    await posted;
    await close(0);
    t.strictSame(rejected, []);
    t.strictSame(
      lines
        .map((line) => JSON.parse(line))
        .filter(({ method }) => method !== 'GET')
        .map(({ msg, outcome }) => [msg, outcome]),
      [['call', 'aborted']],
    );
  });
}
