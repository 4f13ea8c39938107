import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Teardown } from './listen.js';
import { pathInRoot } from './root.js';

const fileOf = (name: string) => pathInRoot(`test/fixtures/tls/${name}.pem`);

/** For NODE_EXTRA_CA_CERTS. */
export const CERTIFICATE_FILE = fileOf('cert');
/** Signed by itself, for `site.test` and `localhost`; its key is no secret. */
export const certificate = { key: readFileSync(fileOf('key')), cert: readFileSync(CERTIFICATE_FILE) };

/** A site behind TLS that says under which name it was asked, and which credential of a proxy reached it. */
export async function secureSiteFor(t: Teardown): Promise<URL> {
  const server = createServer(certificate, ({ url, headers }, res) => {
    const isPage = url !== '/robots.txt';
    res.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    res.end(isPage ? `<p>Secure ${headers.host}, ${headers['proxy-authorization']}</p>` : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
