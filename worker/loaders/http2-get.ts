import { once } from 'node:events';
import { type ClientHttp2Stream, connect, type IncomingHttpHeaders } from 'node:http2';
import { isIP } from 'node:net';
import { connect as secure, type TLSSocket } from 'node:tls';
import type { Guard } from '../../src/shared/guard.js';
import { createUnread } from './http-body.js';

/** As browsers ask: a server that knows neither by name may refuse a single one. */
const PROTOCOLS = ['h2', 'http/1.1'];
/** Of the connection's TLS: the name of the site without the dot that a name may end with. RFC 6066, section 3. */
const nameOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export interface Http2Answer {
  stream: ClientHttp2Stream;
  status: number;
  headers: IncomingHttpHeaders;
  /** What has come of its body. */
  unread: ReturnType<typeof createUnread>;
}

/**
 * One GET over HTTP/2, for hosts that speak nothing else; undefined when this one does not choose it. The connection is
 * the guard's, for this request alone.
 * @throws GatewayError unreachable | timeout, and what TLS and HTTP/2 throw
 */
export async function getByHttp2(
  guard: Guard,
  url: URL,
  headers: Record<string, string>,
  maxHeaderBytes: number,
  signal: AbortSignal,
): Promise<Http2Answer | undefined> {
  const raw = await guard.connect(url.hostname, Number(url.port || 443), signal, 'https');
  const name = nameOf(url);
  const { ca, secureOptions } = guard.agents.https.options;
  const socket = secure({
    ...(ca !== undefined && { ca }),
    ...(secureOptions !== undefined && { secureOptions }),
    socket: raw,
    host: name,
    servername: isIP(name) ? '' : name,
    ALPNProtocols: PROTOCOLS,
  });
  socket.on('error', () => raw.destroy());
  try {
    await once(socket, 'secureConnect', { signal });
    if (socket.alpnProtocol !== 'h2') {
      socket.destroy();
      return undefined;
    }
    return await ask(socket, url, headers, maxHeaderBytes, signal);
  } catch (thrown) {
    socket.destroy();
    throw thrown;
  }
}

async function ask(
  socket: TLSSocket,
  url: URL,
  headers: Record<string, string>,
  maxHeaderBytes: number,
  signal: AbortSignal,
): Promise<Http2Answer> {
  const session = connect(url.origin, {
    createConnection: () => socket,
    settings: { enablePush: false, maxHeaderListSize: maxHeaderBytes },
  });
  const stream = session.request({ ...headers, ':method': 'GET', ':path': url.pathname + url.search });
  const unread = createUnread();
  unread.watch(stream);
  // What breaks the session breaks its one stream, too; whoever waits for that hears it there.
  session.on('error', () => {});
  stream.on('error', () => {}).on('close', () => session.destroy());
  const [{ ':status': status, ...received }] = (await once(stream, 'response', { signal })) as [IncomingHttpHeaders];
  return { stream, status: Number(status), headers: received, unread };
}
