import type { IncomingMessage } from 'node:http';

/** The path below which a proxy that is trusted serves us, such as `/gateway`; empty when there is none. */
export function forwardedPrefix(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): string {
  const prefix = String(headers['x-forwarded-prefix'] ?? '').replace(/\/$/, '');
  return /^(\/[\w.~-]+)+$/.test(prefix) && isTrusted(socket.remoteAddress ?? '') ? prefix : '';
}
