import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { GatewayError } from '../../src/shared/errors.js';
import { type EgressPass, portOf } from './egress-pass.js';
import { isMalformed } from './http-status.js';

/** On the proxy's own 502: why a document is missing. Never passed on from upstream. */
export const REFUSAL_HEADER = 'x-egress-refusal';

/** RFC 9110, section 7.6.1, and what proxies have long been sent besides. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** One absolute-form request, sent on over a judged connection; bodies are streamed both ways and counted. */
export function forward(
  req: IncomingMessage,
  res: ServerResponse,
  target: URL,
  pass: EgressPass,
  idleMs: number,
): void {
  const proxy = pass.proxyFor('http', target.hostname, portOf(target));
  const credential = proxy?.authorization ? ['proxy-authorization', proxy.authorization] : [];
  const path = target.pathname + target.search;
  const upstream = request({
    agent: pass.agent,
    host: target.hostname,
    port: portOf(target),
    method: req.method,
    path: proxy ? `http://${target.host}${path}` : path,
    headers: ['host', target.host, ...credential, ...endToEnd(req, ['host'])],
  });
  const fail = (thrown: unknown) => {
    // Our 502 without a reason is as good as one of the site's own.
    if (isMalformed(thrown) && !res.headersSent) return void res.writeHead(502).end();
    const refusal = pass.refuse(target.hostname, portOf(target), thrown);
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { [REFUSAL_HEADER]: refusal.code }).end();
  };
  upstream.on('error', fail);
  upstream.setTimeout(idleMs, () => upstream.destroy(new GatewayError('timeout', { reason: 'slow' })));
  // Nobody asked for another protocol: `upgrade` goes no further than us, and WebSockets come as tunnels.
  upstream.on('upgrade', (_switch, socket) => {
    socket.destroy();
    res.writeHead(502).end();
  });
  upstream.on('response', (response) => {
    const status = response.statusCode ?? 502;
    if (proxy && status === 407) {
      fail(new GatewayError('unreachable', { reason: 'proxy_refused' }));
      return void upstream.destroy();
    }
    res.sendDate = false;
    // A 407 is ours to give: passed on, it would be answered with the credential of this pass.
    res.writeHead(status === 407 ? 502 : status, endToEnd(response, [REFUSAL_HEADER]));
    response.on('data', (chunk: Buffer) => pass.spend(chunk.length));
    response.on('error', () => res.destroy());
    response.pipe(res);
  });
  req.on('data', (chunk: Buffer) => pass.spend(chunk.length));
  req.pipe(upstream);
  res.on('close', () => upstream.destroy());
}

/** Name, value, name, value: as received, but for what concerns this connection only and `dropped`. */
function endToEnd({ rawHeaders, headers }: IncomingMessage, dropped: string[]): string[] {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const gone = new Set([...HOP_BY_HOP, ...named, ...dropped]);
  return rawHeaders.filter((_, i) => !gone.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()));
}
