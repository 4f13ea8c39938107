import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Teardown } from './listen.js';

/** Connects both ends of a connection as it comes. */
type Relay = (near: Socket, far: Socket) => void;

/** A way to a local port, as the address of a store. */
async function wayTo(t: Teardown, port: number, relay: Relay): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    relay(near, far);
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

/** One on which a connection that brings more than so many bytes ends before they arrive. */
export function narrowWay(t: Teardown, port: number, mostBytes: number): Promise<string> {
  return wayTo(t, port, (near, far) => {
    let bytes = 0;
    near.on('data', (more) => {
      bytes += more.length;
      if (bytes > mostBytes) near.destroy();
      else far.write(more);
    });
    far.on('data', (more) => near.write(more));
  });
}

/** One that can be cut: what is open then, or comes later, is left without a word. */
export async function partition(t: Teardown, port: number) {
  let isCut = false;
  const url = await wayTo(t, port, (near, far) => {
    near.on('data', (bytes) => isCut || far.write(bytes));
    far.on('data', (bytes) => isCut || near.write(bytes));
  });
  return {
    url,
    cut: () => {
      isCut = true;
    },
    heal: () => {
      isCut = false;
    },
  };
}
