import { once } from 'node:events';
import http from 'node:http';
import t, { type Test } from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { createSearchFrom } from '../../src/providers/index.js';
import { readEnv } from '../../src/shared/env.js';
import { createSend } from '../../src/shared/http.js';
import { Running } from '../../src/transports/running.js';
import { gatewayFor } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const call = (id: number | string, query = 'x') => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'web_search', arguments: { query } },
});
const cancel = (requestId: unknown) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });

/** A gateway whose provider never answers; `asked` and `left` come when its request arrives and when it goes away. */
async function waitingGateway(t: Test) {
  const events = new http.Server();
  const asked = once(events, 'asked');
  const left = once(events, 'left');
  const provider = await listen(t, (_req, res) => {
    events.emit('asked');
    res.on('close', () => events.emit('left'));
  });
  const send = createSend({ timeoutMs: 60_000, maxBytes: 1000 });
  const settings = readEnv(GatewayEnv, {
    SERVICE_SEARCH_PROVIDER: 'ddgs',
    SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: provider.href,
  });
  const search = createSearchFrom(settings, send);
  const gateway = await gatewayFor(t, { search });
  const post = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(new URL('mcp', gateway.url), {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  const open = async (protocolVersion = '2025-11-25') => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } };
    const response = await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
    await response.text();
    const id = response.headers.get('mcp-session-id') ?? '';
    return { 'mcp-session-id': id, 'mcp-protocol-version': protocolVersion };
  };
  const outcomes = () =>
    gateway.lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'call')
      .map(({ outcome }) => outcome);
  return { asked, left, post, open, outcomes };
}

for (const version of ['2025-03-26', '2025-06-18', '2025-11-25']) {
  t.test(`${version}: the notification ends a call of its session, down to the provider's socket`, async (t) => {
    const { asked, left, post, open, outcomes } = await waitingGateway(t);
    const session = await open(version);
    const response = post(call(7), session);
    await asked;
    t.equal((await post(cancel(7), session)).status, 202);
    await left;
    t.notMatch(await (await response).text(), '"id"', 'the response ends, without an answer');
    t.strictSame(outcomes(), ['aborted']);
  });
}

t.test('it ends no other call: another id, another session, the same number as text, no session', async (t) => {
  const { asked, left, post, open, outcomes } = await waitingGateway(t);
  const session = await open();
  const response = post(call(7), session);
  await asked;
  for (const [body, headers] of [
    [cancel(8), session],
    [cancel('7'), session],
    [cancel({}), session],
    [{ ...cancel(7), params: undefined }, session],
    [cancel(7), await open()],
    [cancel(7), {}],
  ] as const) {
    await (await post(body, headers)).text();
  }
  t.strictSame(outcomes(), []);
  await post(cancel(7), session);
  await left;
  await (await response).text();
  t.strictSame(outcomes(), ['aborted']);
});

t.test('what else came in the batch of a cancelled call is answered', async (t) => {
  const { asked, left, post, open } = await waitingGateway(t);
  const session = await open('2025-03-26');
  const response = post([call(7), { jsonrpc: '2.0', id: 8, method: 'ping' }], session);
  await asked;
  await post([cancel(7)], session);
  await left;
  const text = await (await response).text();
  t.match(text, '"id":8');
  t.notMatch(text, '"id":7');
});

for (const named of ['a session', 'no session']) {
  t.test(`a dropped connection frees the work of a 2025-era call with ${named}`, async (t) => {
    const { asked, left, post, open } = await waitingGateway(t);
    const client = new AbortController();
    const refused = t.rejects(post(call(7), named === 'a session' ? await open() : {}, client.signal));
    await asked;
    client.abort();
    await left;
    await refused;
  });
}

t.test('what runs is remembered until it is over, and never without bound', async (t) => {
  const running = new Running(2);
  const cancelled: unknown[] = [];
  const first = () => void cancelled.push('first');
  const second = () => void cancelled.push('second');
  const note = (requestId: number) => ({ ...cancel(requestId), jsonrpc: '2.0' as const });
  running.enter('a', 1, first);
  running.enter('a', 1, second);
  t.equal(running.size, 1);
  running.leave('a', 1, first);
  t.equal(running.size, 1, 'another request has the id by now');
  running.enter('b', 1, first);
  running.enter('c', 1, first);
  t.equal(running.size, 2, 'the third has no room');
  running.cancel('c', note(1));
  running.cancel('a', note(1));
  running.cancel('a', note(1));
  t.strictSame(cancelled, ['second']);
  running.leave('b', 1, first);
  t.equal(running.size, 0);
});
