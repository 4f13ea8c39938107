import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect as dial, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import { connect as dialSecure } from 'node:tls';
import type { ForwardProxy } from './environment-proxy.js';
import { GatewayError } from './errors.js';
import { reasonOf } from './reason.js';

/**
 * A connection to the proxy itself, which the operator names: its address is not judged.
 * @throws GatewayError unreachable | timeout
 */
export async function connectToProxy(
  { secure, host, port }: ForwardProxy,
  options: Partial<TcpNetConnectOpts>,
  signal: AbortSignal,
): Promise<Socket> {
  const servername = isIP(host) ? '' : host;
  const socket = secure ? dialSecure({ ...options, host, port, servername }) : dial({ ...options, host, port });
  try {
    await once(socket, secure ? 'secureConnect' : 'connect', { signal });
    return socket;
  } catch (thrown) {
    socket.on('error', () => {}).destroy();
    throw failureOf(thrown, signal);
  }
}

/**
 * Makes a connection to a proxy one to `hostname`. RFC 9110, section 9.3.6.
 * @throws GatewayError unreachable when the proxy refuses | timeout when it or the site does not answer
 */
export async function tunnel(
  socket: Socket,
  { authorization }: ForwardProxy,
  hostname: string,
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  const authority = `${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`;
  const asked = request({
    createConnection: () => socket,
    method: 'CONNECT',
    path: authority,
    headers: { host: authority, ...(authorization && { 'proxy-authorization': authorization }) },
  });
  asked.end();
  try {
    // Node has this event for every answer to CONNECT, whatever its status.
    const [answer, , head] = (await once(asked, 'connect', { signal })) as [IncomingMessage, Socket, Buffer];
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) {
      throw new GatewayError(statusCode === 504 ? 'timeout' : 'unreachable', { reason: 'proxy_refused' });
    }
    socket.unshift(head);
    return socket;
  } catch (thrown) {
    asked.on('error', () => {});
    socket.on('error', () => {}).destroy();
    throw failureOf(thrown, signal);
  }
}

function failureOf(thrown: unknown, signal: AbortSignal): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  if (signal.aborted) return new GatewayError('timeout', { cause: thrown, reason: 'connection_timeout' });
  return new GatewayError('unreachable', { cause: thrown, reason: reasonOf(thrown) });
}
