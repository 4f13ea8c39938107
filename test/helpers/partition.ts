import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Teardown } from './listen.js';

/** A way to a local port that can be cut: what is open then, or comes later, is left without a word. */
export async function partition(t: Teardown, port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isCut || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${own}`,
    cut: () => {
      isCut = true;
    },
    heal: () => {
      isCut = false;
    },
  };
}
