import { once } from 'node:events';
import { get, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { closeInTurn, listen } from '../../src/shared/server.js';

t.test('servers close in turn, and share one grace', async (t) => {
  let now = 0;
  const closed: [name: string, graceMs: number | undefined][] = [];
  const server = (name: string, takesMs: number) => ({
    async close(graceMs?: number) {
      closed.push([name, graceMs]);
      await Promise.resolve();
      now += takesMs;
    },
  });
  const servers = [server('gateway', 7000), server('worker', 5000), server('last', 0)];
  await closeInTurn(servers, 10_000, () => now);
  t.strictSame(closed, [
    ['gateway', 10_000],
    ['worker', 3000],
    ['last', 0],
  ]);
});

t.test(
  'a connection that never sent a request holds nothing up, and a request in flight is still answered',
  async (t) => {
    let ask: (response: ServerResponse) => void = () => {};
    const asked = new Promise<ServerResponse>((resolve) => {
      ask = resolve;
    });
    const server = await listen((_req, res) => ask(res), { host: '127.0.0.1', port: 0, setting: 'TEST_PORT' });
    const silent = connect(Number(server.url.port), '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    // Asked after the silent one has connected, hence accepted after it.
    const answered = once(get(server.url), 'response');
    const response = await asked;

    const minutes = 10 * 60_000;
    const closed = server.close(minutes);
    silent.resume();
    await once(silent, 'close');
    response.end('in full');
    const [message] = await answered;
    t.equal(await text(message), 'in full');
    await closed;
  },
);
