import { isIPv6 } from 'node:net';
import type { Send } from '../shared/http.js';
import type { Bind } from '../shared/server.js';

/**
 * Whether the service that is bound as `bind` says answers its health check, asked from this machine. A port that is
 * picked at start (0) cannot be known here, and counts as no.
 */
export async function isHealthy(send: Send, { host, port }: Pick<Bind, 'host' | 'port'>): Promise<boolean> {
  if (port === 0) return false;
  const health = new URL(`http://${reachable(host)}:${port}/healthz`);
  return send({ url: health }, new AbortController().signal).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** A service that is bound to every address is asked on loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (!isIPv6(bare)) return host;
  return /^[0:]+$/.test(bare) ? '[::1]' : `[${bare}]`;
}
