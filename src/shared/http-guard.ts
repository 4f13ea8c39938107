import type { IncomingMessage, ServerResponse } from 'node:http';
import { GatewayError } from './errors.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What the guard answers, for whoever describes it. */
export const HOST_REFUSED = 'This host name is not served here. The operator decides which are.';
export const ORIGIN_REFUSED =
  'This browser origin may not call. The operator can allow it with SERVICE_ALLOWED_ORIGINS.';
const PAGE_REFUSED = 'No web page may call this service; it is for the gateway.';
const MCP_REQUEST_HEADERS =
  'content-type, authorization, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id, x-request-id';
const MCP_RESPONSE_HEADERS = 'mcp-session-id, x-request-id';

/** Middleware that Express takes, and that runs without it. */
export type Guard = (req: IncomingMessage & { protocol?: string }, res: ServerResponse, next: () => void) => void;

interface HostRule {
  /** The address that the service is bound to. */
  bound: string;
  /** The names that the operator lists; undefined when there is no list. */
  allowed?: readonly string[] | undefined;
}

/**
 * Stops DNS rebinding: the `Host` header must name us. Bound to loopback that means a loopback name; elsewhere any host
 * passes unless the operator lists the allowed ones, since Service names of a cluster cannot be known here. Loopback names
 * always pass: only who is on this machine can make them lead here. Two of these headers are refused (RFC 9112, 3.2).
 * @throws GatewayError forbidden | invalid_request, for the service's own error handler
 */
export function checkHost({ bound, allowed }: HostRule): Guard {
  const isLocal = /^(localhost|127\..*|::1)$/.test(bound);
  const names = allowed ?? (isLocal ? [] : undefined);
  return (req, _res, next) => {
    if (namesTwoHosts(req.rawHeaders)) {
      throw new GatewayError('invalid_request', { message: 'The request has more than one Host header. Send one.' });
    }
    const host = hostname(req.headers.host ?? '');
    if (!names || names.includes(host) || LOOPBACK.test(host)) return next();
    throw new GatewayError('forbidden', { message: HOST_REFUSED });
  };
}

/**
 * Lets browsers in only from allowed origins; a request without `Origin` is no browser's. REST also takes its own origin,
 * which our pages run on; MCP does not, as its specification asks for an explicit list. The browser itself says whether a
 * request is to its own origin (`Sec-Fetch-Site`, which no script can set); where it does not, `Host` and `Origin` tell,
 * which differ behind a proxy that sets a `Host` of its own, as nginx does by default.
 * @throws GatewayError forbidden, for the service's own error handler
 */
export function checkOrigin(allowed: readonly string[], ownOrigin: 'passes' | 'refused'): Guard {
  return (req, res, next) => {
    const asked = req.headers.origin;
    if (asked === undefined) return next();
    const origin = asked.toLowerCase();
    if (allowed.includes(origin)) {
      res.setHeader('access-control-allow-origin', asked);
      res.setHeader('vary', 'origin');
      res.setHeader('access-control-expose-headers', MCP_RESPONSE_HEADERS);
      if (req.method !== 'OPTIONS') return next();
      res.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
      res.setHeader('access-control-allow-headers', MCP_REQUEST_HEADERS);
      res.statusCode = 204;
      return void res.end();
    }
    const isOwn =
      req.headers['sec-fetch-site'] === 'same-origin' ||
      origin === `${req.protocol}://${req.headers.host?.toLowerCase()}`;
    if (ownOrigin === 'passes' && isOwn) return next();
    throw new GatewayError('forbidden', { message: ORIGIN_REFUSED });
  };
}

/**
 * Refuses what a browser sends for a web page, to services that have no pages. A script gives its `Origin`; an image or a link
 * does not, and may want no more than that a search is made from this machine: of these the browser says where they
 * come from. What a person types into it comes from nowhere.
 * @throws GatewayError forbidden, for the service's own error handler
 */
export const refusePages: Guard = ({ headers }, _res, next) => {
  const site = headers['sec-fetch-site'];
  if (headers.origin === undefined && site !== 'cross-site' && site !== 'same-site') return next();
  throw new GatewayError('forbidden', { message: PAGE_REFUSED });
};

/** Node keeps the first `Host` and drops the others, which a proxy before us may have gone by. */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') found++;
  }
  return found > 1;
}

/** `Example.org:8080` → `example.org`; IPv6 keeps its brackets. */
function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
