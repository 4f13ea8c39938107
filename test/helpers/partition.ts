import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Teardown } from './listen.js';

/** A way to a local port on which a connection that brings more than so many bytes ends before they arrive. */
export async function narrowWay(t: Teardown, port: number, mostBytes: number): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let bytes = 0;
    near.on('data', (more) => {
      bytes += more.length;
      if (bytes > mostBytes) near.destroy();
      else far.write(more);
    });
    far.on('data', (more) => near.write(more));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

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
