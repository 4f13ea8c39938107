import t from 'tap';
import { eventStream } from '../helpers/event-stream.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { overStdio } from '../helpers/stdio.js';

/** A query with something else beside it, which is ignored as long as it nests within reason. */
const nested = (levels: number) => ({ query: 'x', other: JSON.parse('['.repeat(levels) + ']'.repeat(levels)) });
const call = (levels: number) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'web_search', arguments: nested(levels) },
});
const NEXT_STEP = /deeper than 32 levels\. Send it flatter/;
const REFUSED = { error: { code: -32600, message: NEXT_STEP } };

t.test('JSON that nests deeper than 32 levels is refused by every face', async (t) => {
  const { url } = await gatewayFor(t);
  const stream = await eventStream(new URL('mcp/sse', url));
  const message = new URL((await stream.next()).data, url);
  const { say, next } = overStdio(t);
  const accept = { accept: 'application/json, text/event-stream' };

  t.match(await postJson(new URL('api/v1/search', url), nested(40)), {
    status: 400,
    body: { code: 'invalid_request', error: NEXT_STEP },
  });
  t.match(await postJson(new URL('mcp', url), call(40), accept), { status: 400, body: REFUSED });
  t.match(await postJson(message, call(40)), { status: 400, body: REFUSED });
  say(call(40));
  t.match(await next(), { id: 7, ...REFUSED }, 'the client learns which call it was');

  say(call(20));
  t.match(await next(), { id: 7, result: {} });
  t.equal((await postJson(new URL('api/v1/search', url), nested(20))).status, 200);
  await stream.cancel();
});

t.test('stdio outlives a line that nests without end', async (t) => {
  const { stdin, say, next } = overStdio(t);
  stdin.write(`${'['.repeat(100_000)}${']'.repeat(100_000)}\n`);
  t.match(await next(), { id: null, ...REFUSED });
  say(call(1));
  t.match(await next(), { id: 7, result: {} });
});
