import { once } from 'node:events';
import t from 'tap';
import type { Search } from '../../src/providers/provider.js';
import { overStdio } from '../helpers/stdio.js';

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const initialize = (protocolVersion = '2025-11-25') =>
  request(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } });
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const search = { name: 'web_search', arguments: { query: 'x' } };
const cancel = (requestId: number) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });

/** A provider that answers when told to, and knows when it was asked. */
function slowSearch() {
  let asked: () => void = () => {};
  let answer: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const run: Search = async () => {
    asked();
    await answered;
    return [];
  };
  return { run, isAsked, answer: () => answer() };
}

t.test('a cancelled call is owed no answer, so nobody waits for one', async (t) => {
  const { run, isAsked } = slowSearch();
  const { service, say, next } = overStdio(t, run);
  say(initialize(), request(2, 'tools/call', search));
  await next();
  await isAsked;
  say(cancel(2), request(3, 'ping'));
  t.match(await next(), { id: 3, result: {} }, 'the cancellation was read');
  await service.close(60_000);
  await t.resolves(service.ended);
});

t.test('close answers what is in flight, takes nothing new, then ends', async (t) => {
  const { run, isAsked, answer } = slowSearch();
  const { service, say, next, stdout } = overStdio(t, run);
  say(initialize(), request(2, 'tools/call', search));
  await next();
  await isAsked;
  const closed = service.close(60_000);
  say(request(3, 'ping'));
  answer();
  t.match(await next(), { id: 2, result: { structuredContent: { results: [] } } });
  await Promise.all([closed, service.ended]);
  t.equal(stdout.readableLength, 0, 'the ping after the close was not answered');
});

t.test('close does not wait longer than it is told to', async (t) => {
  const { run, isAsked } = slowSearch();
  const { service, say, next } = overStdio(t, run);
  say(initialize(), request(2, 'tools/call', search));
  await next();
  await isAsked;
  await service.close(1);
  await t.resolves(service.ended);
});

t.test('an open subscription holds nothing up and is answered at the end', async (t) => {
  const { service, say, next } = overStdio(t);
  say(request(1, 'subscriptions/listen', { notifications: {}, _meta: META }));
  t.match(await next(), { method: 'notifications/subscriptions/acknowledged' });
  const closed = service.close(60_000);
  t.match(await next(), { id: 1, result: {} });
  await closed;
});

t.test('a line over 10 MiB is refused and the session goes on', async (t) => {
  const { stdin, say, next } = overStdio(t);
  say(initialize());
  await next();
  const chunk = 'x'.repeat(1024 * 1024);
  for (let i = 0; i < 11; i++) if (!stdin.write(chunk)) await once(stdin, 'drain');
  stdin.write('\n');
  t.match(await next(), { id: null, error: { code: -32600, message: /10 MiB/ } });
  say(request(2, 'ping'));
  t.match(await next(), { id: 2, result: {} });
});

t.test('what is no JSON is -32700, what is no message -32600; blank lines are nothing', async (t) => {
  const { stdin, say, next } = overStdio(t);
  stdin.write('\r\n\n{"a":\n');
  t.match(await next(), { id: null, error: { code: -32700 } });
  say({ jsonrpc: '2.0' });
  t.match(await next(), { id: null, error: { code: -32600 } });
});

t.test('a version that is no text is refused as what it is, and the session goes on', async (t) => {
  const version = 'io.modelcontextprotocol/protocolVersion';
  const { say, next } = overStdio(t);
  say(request(1, 'tools/list', { _meta: META }));
  await next();
  // Whoever turns the last one into a text throws.
  for (const wrong of [null, 7, ['2026-07-28'], {}, { toString: null, valueOf: null }]) {
    say(request(2, 'tools/list', { _meta: { ...META, [version]: wrong } }));
    t.match(await next(), { id: 2, error: { code: -32602 } }, JSON.stringify(wrong));
  }
  say(request(3, 'tools/list', { _meta: META }));
  t.match(await next(), { id: 3, result: {} });
});

t.test('lines and characters may be cut anywhere', async (t) => {
  const { stdin, next } = overStdio(t);
  const named = request(1, 'initialize', { ...initialize().params, clientInfo: { name: 'é€', version: '1' } });
  const bytes = Buffer.from(`${JSON.stringify(named)}\r\n${JSON.stringify(request(2, 'ping'))}\n`);
  for (const byte of bytes) stdin.write(Buffer.from([byte]));
  t.match(await next(), { id: 1, result: {} });
  t.match(await next(), { id: 2, result: {} });
});

t.test(
  'a batch is answered in one line under the revision that has them, even right behind its initialize',
  async (t) => {
    const { say, next } = overStdio(t);
    say(initialize('2025-03-26'), [
      request(2, 'ping'),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      request(3, 'tools/call', search),
    ]);
    t.match(await next(), { id: 1, result: { protocolVersion: '2025-03-26' } });
    const answers = await next();
    t.equal(answers.length, 2);
    t.match(
      answers.find(({ id }: { id: number }) => id === 2),
      { result: {} },
    );
    t.match(
      answers.find(({ id }: { id: number }) => id === 3),
      { result: { structuredContent: { results: [] } } },
    );
    say([{ jsonrpc: '2.0', method: 'notifications/initialized' }], request(4, 'ping'));
    t.match(await next(), { id: 4, result: {} }, 'notifications alone are owed nothing');
  },
);

t.test('what is cancelled out of a batch is left out of its answer', async (t) => {
  const { run, isAsked } = slowSearch();
  const { service, say, next } = overStdio(t, run);
  say(initialize('2025-03-26'), [request(2, 'tools/call', search), request(3, 'ping')]);
  await next();
  await isAsked;
  say(cancel(2));
  const answers = await next();
  t.equal(answers.length, 1);
  t.match(answers, [{ id: 3, result: {} }]);
  await service.close(60_000);
});

t.test('a batch is -32600 in every other revision, and before any; empty or holding initialize, always', async (t) => {
  const batch = [request(2, 'ping'), request(3, 'ping')];
  for (const opening of ['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28']) {
    const { say, next } = overStdio(t);
    say(batch);
    t.match(await next(), { id: null, error: { code: -32600, message: /2025-03-26/ } }, `before ${opening}`);
    say(initialize(opening));
    await next();
    say(batch);
    t.match(await next(), { id: null, error: { code: -32600, message: /2025-03-26/ } }, opening);
  }
  const { say, next } = overStdio(t);
  say(initialize('2025-03-26'));
  await next();
  for (const wrong of [[], [request(2, 'ping'), initialize('2025-03-26')], [request(2, 'ping'), 5]]) {
    say(wrong);
    t.match(await next(), { id: null, error: { code: -32600 } });
  }
});

t.test('an initialize that is refused agrees to no batches', async (t) => {
  const { say, next } = overStdio(t);
  say(request(1, 'tools/list', { _meta: META }));
  await next();
  say(initialize('2025-03-26'));
  t.match(await next(), { error: { code: -32022 } });
  say([request(2, 'ping')]);
  t.match(await next(), { id: null, error: { code: -32600 } });
});

t.test('the last line needs no newline', async (t) => {
  const { service, stdin, say, next } = overStdio(t);
  say(initialize());
  await next();
  stdin.end(JSON.stringify(request(2, 'ping')));
  t.match(await next(), { id: 2, result: {} });
  await t.resolves(service.ended);
});

t.test('a last line that was cut off is answered as what it is', async (t) => {
  const { service, stdin, next } = overStdio(t);
  stdin.end('{"jsonrpc":"2.0","id":1');
  t.match(await next(), { id: null, error: { code: -32700 } });
  await t.resolves(service.ended);
});

t.test('a client that closes its end of stdout ends the session', async (t) => {
  const { service, stdout, say } = overStdio(t);
  stdout.destroy(new Error('EPIPE'));
  say(initialize());
  await t.resolves(service.ended);
});
