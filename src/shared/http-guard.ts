import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { GatewayError } from './errors.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What the guard answers, for whoever describes it. */
export const HOST_REFUSED = 'This host name is not served here. The operator decides which are.';
export const ORIGIN_REFUSED =
  'This browser origin may not call. The operator can allow it with SERVICE_ALLOWED_ORIGINS, or with SERVICE_ALLOWED_HOSTS where it is a name of the gateway.';
const PAGE_REFUSED = 'No web page may call this service; it is for the gateway.';
const MCP_REQUEST_HEADERS =
  'content-type, authorization, x-api-key, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id, x-request-id';
const MCP_RESPONSE_HEADERS = 'mcp-session-id, x-request-id, www-authenticate';

/** Middleware that Express takes, and that runs without it. */
export type Guard = (req: IncomingMessage, res: ServerResponse, next: () => void) => void | Promise<void>;

interface HostRule {
  /** The address that the service is bound to. */
  bound: string;
  /** The names that the operator lists; undefined when there is no list. */
  allowed?: readonly string[] | undefined;
  /** Whether any address passes: a name can be rebound to us, an address cannot. */
  takesAddresses?: boolean;
}

/**
 * Stops DNS rebinding: the `Host` header must name us. Bound to loopback that means a loopback name; elsewhere any host
 * passes unless the operator lists the allowed ones, since Service names of a cluster cannot be known here. Loopback names
 * always pass: only who is on this machine can make them lead here. Two of these headers are refused (RFC 9112, 3.2).
 * @throws GatewayError forbidden | invalid_request, for the service's own error handler
 */
export function checkHost({ bound, allowed, takesAddresses = false }: HostRule): Guard {
  const names = allowed ?? (isLoopback(bound) ? [] : undefined);
  return (req, _res, next) => {
    if (namesTwoHosts(req.rawHeaders)) {
      throw new GatewayError('invalid_request', { message: 'The request has more than one Host header. Send one.' });
    }
    const host = hostname(req.headers.host ?? '');
    if (!names || names.includes(host) || LOOPBACK.test(host) || (takesAddresses && isAddress(host))) return next();
    throw new GatewayError('forbidden', { message: HOST_REFUSED });
  };
}

interface OriginRule {
  /** Origins that the operator lists, as browsers send them. */
  allowed: readonly string[];
  /** Host names that the operator calls ours. */
  hosts: readonly string[];
  /** Whether the peer is a proxy whose `X-Forwarded-Proto` holds. */
  isTrusted(address: string): boolean;
}

/**
 * Lets browsers in only from allowed origins and from our own: the scheme and the `Host` that the request came to, where
 * nobody else can own that host, as it is loopback, an address, or listed. A name that was rebound to us is its own origin
 * to the browser, whatever `Sec-Fetch-Site` says. A request without `Origin` is no browser's, or a `GET` of a picture, a
 * link and the like, which the browser does tell apart: for another site's page, `navigations` alone may pass.
 * @throws GatewayError forbidden, for the service's own error handler
 */
export function checkOrigin({ allowed, hosts, isTrusted }: OriginRule, navigations: 'pass' | 'refused'): Guard {
  return (req, res, next) => {
    const asked = req.headers.origin;
    if (asked === undefined) {
      const passes = navigations === 'pass' && req.headers['sec-fetch-mode'] === 'navigate';
      if (passes || !isOfAnotherSite(req)) return next();
      throw new GatewayError('forbidden', { message: ORIGIN_REFUSED });
    }
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
    const host = req.headers.host?.toLowerCase() ?? '';
    const name = hostname(host);
    const isOurs = LOOPBACK.test(name) || isAddress(name) || hosts.includes(name);
    if (isOurs && withoutDefaultPort(origin) === withoutDefaultPort(`${schemeOf(req, isTrusted)}://${host}`)) {
      return next();
    }
    throw new GatewayError('forbidden', { message: ORIGIN_REFUSED });
  };
}

/**
 * Refuses what a browser sends for a web page, to services that have no pages. A script gives its `Origin`; an image or a link
 * does not, and may want no more than that a search is made from this machine: of these the browser says where they
 * come from. What a person types into it comes from nowhere.
 * @throws GatewayError forbidden, for the service's own error handler
 */
export const refusePages: Guard = (req, _res, next) => {
  if (req.headers.origin === undefined && !isOfAnotherSite(req)) return next();
  throw new GatewayError('forbidden', { message: PAGE_REFUSED });
};

/** Whether a service that is bound to this address is reached from this machine alone. */
export function isLoopback(bound: string): boolean {
  const host = isIPv6(bound) ? `[${bound}]` : bound;
  const { hostname: name } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: bound };
  return LOOPBACK.test(name) || /^\[::ffff:7f/.test(name);
}

/** Whether a browser says that a page of another site asks. */
export function isOfAnotherSite({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}

/** Of `https, http` the first is the browser's. */
function schemeOf({ headers, socket }: IncomingMessage, isTrusted: OriginRule['isTrusted']): string {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || !isTrusted(socket.remoteAddress ?? '')) return 'http';
  return String(forwarded).split(',')[0]?.trim().toLowerCase() ?? '';
}

/** Browsers leave it out, some proxies do not. */
function withoutDefaultPort(origin: string): string {
  return origin.replace(/^(http:.*):80$/, '$1').replace(/^(https:.*):443$/, '$1');
}

/** As `Host` has them: IPv6 in brackets. */
function isAddress(name: string): boolean {
  return isIPv4(name) || (/^\[.*\]$/.test(name) && isIPv6(name.slice(1, -1)));
}

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
