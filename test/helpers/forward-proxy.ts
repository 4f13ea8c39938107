import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Teardown } from './listen.js';
import { certificate } from './secure-site.js';

export interface ForwardProxy {
  url: URL;
  /** What it was asked, in order: `GET http://site.test/`, `CONNECT site.test:443`. */
  asked: string[];
  /** The credentials that came with it. */
  credentials: Set<string | undefined>;
}

interface Options {
  /** Whatever its name: where requests in absolute form go. */
  site?: URL | undefined;
  /** Where tunnels go. */
  secureSite?: URL | undefined;
  /** The status it gives to everything; 0 for no answer at all. */
  refuses?: number | undefined;
  /** Whether it speaks TLS itself, as `localhost`. */
  secure?: boolean | undefined;
}

/** A forward proxy like those of companies: resolves every name by itself, here to a site of the test. */
export async function createForwardProxy(
  t: Teardown,
  { site, secureSite, refuses, secure }: Options,
): Promise<ForwardProxy> {
  const asked: string[] = [];
  const credentials = new Set<string | undefined>();
  const open = new Set<Socket>();
  const answer: RequestListener = (req, res) => {
    asked.push(`${req.method} ${req.url}`);
    credentials.add(req.headers['proxy-authorization']);
    if (refuses !== undefined) return void (refuses && res.writeHead(refuses).end());
    const { pathname, search } = new URL(req.url ?? '');
    const { 'proxy-authorization': _ours, ...headers } = req.headers;
    const { method } = req;
    const upstream = request({ host: site?.hostname, port: site?.port, path: pathname + search, method, headers });
    upstream.on('response', (received) => {
      res.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  };
  const server = secure ? createSecureServer(certificate, answer) : createServer(answer);
  server.on('connection', (socket) => open.add(socket));
  server.on('connect', (req, client: Socket) => {
    asked.push(`CONNECT ${req.url}`);
    credentials.add(req.headers['proxy-authorization']);
    client.on('error', () => {});
    if (refuses !== undefined) return void (refuses && client.end(`HTTP/1.1 ${refuses} No\r\n\r\n`));
    const upstream = connect(Number(secureSite?.port), secureSite?.hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    open.add(upstream);
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(secure ? `https://localhost:${port}/` : `http://127.0.0.1:${port}/`), asked, credentials };
}
