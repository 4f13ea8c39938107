import t from 'tap';
import { closeInTurn } from '../../src/shared/server.js';

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
