import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Anything with tap's `teardown`, so that helpers and nested subtests can share it. */
export interface Teardown {
  teardown(fn: () => unknown): unknown;
}

/** Starts a real server on a free loopback port, closed with the test. */
export async function listen(t: Teardown, handler: RequestListener): Promise<URL> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
