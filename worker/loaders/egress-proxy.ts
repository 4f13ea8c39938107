import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import { forward, REFUSAL_HEADER } from './egress-forward.js';
import { createEgressPass, type EgressPass, portOf } from './egress-pass.js';

interface EgressProxyOptions {
  guard: Guard;
  /** Budget of one pass: bytes of bodies and tunnels in both directions, as they are on the wire. */
  maxBytes: number;
  /** A connection on which nothing moves for this long is cut. */
  idleMs: number;
}

export interface EgressProxy {
  /** `http://127.0.0.1:<port>`, for the browser's `--proxy-server`. */
  url: string;
  /** A new credential. Without one nothing is opened, so what the browser wants for itself stays inside. */
  admit(): EgressPass;
  close(): Promise<void>;
}

/**
 * Hosts that Chromium asks on its own account: updates, components, sign-in, hints. It has no credential for that as a
 * rule; this list holds when it asks from inside the context of a page.
 */
const BROWSER_HOSTS = new Set([
  'accounts.google.com',
  'android.clients.google.com',
  'clients1.google.com',
  'clients2.google.com',
  'clients2.googleusercontent.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'edgedl.me.gvt1.com',
  'optimizationguide-pa.googleapis.com',
  'redirector.gvt1.com',
  'safebrowsing.googleapis.com',
  'safebrowsingohttpgateway.googleapis.com',
  'update.googleapis.com',
]);

const CHALLENGE = 'Basic realm="egress"';

/**
 * The only way out for a browser: an HTTP proxy on loopback that resolves a name, judges its addresses and dials one of
 * them, all in `guard`. Takes absolute-form requests and CONNECT. The design is that of Stripe's Smokescreen.
 */
export async function createEgressProxy({ guard, maxBytes, idleMs }: EgressProxyOptions): Promise<EgressProxy> {
  const passes = new Map<string, EgressPass>();
  const passOf = ({ headers }: IncomingMessage) => passes.get(headers['proxy-authorization'] ?? '');

  const dial: Guard['connect'] = async (hostname, port, signal, scheme) => {
    if (BROWSER_HOSTS.has(hostname.replace(/\.$/, ''))) {
      throw new GatewayError('unreachable', { reason: 'browser_service' });
    }
    return guard.connect(hostname, port, signal, scheme);
  };
  const { proxyFor } = guard;

  const server = createServer((req, res) => {
    const pass = passOf(req);
    const target = pass && absoluteForm(req.url);
    if (!pass) res.writeHead(407, { 'proxy-authenticate': CHALLENGE }).end();
    else if (!target) res.writeHead(400).end();
    else forward(req, res, target, pass, idleMs);
  });

  server.on('connect', (req: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const client = duplex as Socket; // always, for a server without TLS
    client.on('error', () => client.destroy());
    const pass = passOf(req);
    const target = pass && authorityForm(req.url);
    if (!pass) client.end(answer('407 Proxy Authentication Required', `proxy-authenticate: ${CHALLENGE}`));
    else if (!target) client.end(answer('400 Bad Request'));
    else void connect(client, head, target, pass, idleMs);
  });

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    admit() {
      const onClose = ({ authorization }: EgressPass) => passes.delete(authorization);
      const pass = createEgressPass({ dial, proxyFor, maxBytes, onClose });
      passes.set(pass.authorization, pass);
      return pass;
    },
    async close() {
      for (const pass of passes.values()) pass.close();
      await closed(server);
    },
  };
}

async function connect(client: Socket, head: Buffer, target: URL, pass: EgressPass, idleMs: number): Promise<void> {
  const [hostname, port] = [target.hostname, portOf(target)];
  try {
    const upstream = await pass.dial(hostname, port, 'https');
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    client.unshift(head);
    carry(client, upstream, pass);
    carry(upstream, client, pass);
    upstream.setTimeout(idleMs, () => {
      pass.refuse(hostname, port, new GatewayError('timeout', { reason: 'slow' }));
      upstream.destroy();
    });
  } catch (thrown) {
    client.end(answer('502 Bad Gateway', `${REFUSAL_HEADER}: ${pass.refuse(hostname, port, thrown).code}`));
  }
}

/** One direction of a tunnel. What has been read is still delivered when its source closes. */
function carry(from: Socket, to: Socket, pass: EgressPass): void {
  from.on('data', (chunk: Buffer) => pass.spend(chunk.length));
  from.on('close', () => to.destroySoon());
  from.pipe(to);
  if (from.destroyed) to.destroy();
}

function answer(status: string, ...headers: string[]): string {
  return [`HTTP/1.1 ${status}`, ...headers, 'content-length: 0', 'connection: close', '', ''].join('\r\n');
}

/** RFC 9112, section 3.2.2. Only http arrives in this form; https is tunnelled. */
function absoluteForm(raw = ''): URL | undefined {
  return raw.startsWith('http://') && URL.canParse(raw) ? new URL(raw) : undefined;
}

/** RFC 9112, section 3.2.3: a host and a port, both required. */
function authorityForm(raw = ''): URL | undefined {
  const authority = /^(?:\[[0-9a-f:.]+\]|[^:@/?#[\]]+):\d+$/i.test(raw) && `http://${raw}`;
  return authority && URL.canParse(authority) ? new URL(authority) : undefined;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
