import type { RequestHandler } from 'express';
import { GatewayError } from './shared/errors.js';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const MCP_REQUEST_HEADERS =
  'content-type, authorization, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id';
const MCP_RESPONSE_HEADERS = 'mcp-session-id, x-request-id';

interface GuardSettings {
  SERVICE_HOST: string;
  SERVICE_ALLOWED_HOSTS?: string[] | undefined;
  SERVICE_ALLOWED_ORIGINS?: string[] | undefined;
}

/**
 * Stops DNS rebinding: the `Host` header must name us. Bound to loopback that means a loopback name; elsewhere any host
 * passes unless the operator lists the allowed ones, since Service names of a cluster cannot be known here.
 */
export function checkHost({ SERVICE_HOST, SERVICE_ALLOWED_HOSTS }: GuardSettings): RequestHandler {
  const local = /^(localhost|127\..*|::1)$/.test(SERVICE_HOST);
  const allowed = SERVICE_ALLOWED_HOSTS ?? (local ? [] : undefined);
  const names = allowed && new Set([...allowed, ...LOOPBACK_NAMES].map((name) => name.toLowerCase()));
  return (req, res, next) => {
    if (!names || names.has(hostname(req.headers.host ?? ''))) return next();
    refuse(res, 'This host name is not served here. The operator can allow it with SERVICE_ALLOWED_HOSTS.');
  };
}

/**
 * Lets browsers in only from allowed origins; a request without `Origin` is no browser's. REST also takes its own origin,
 * which Swagger UI runs on; MCP does not, as its specification asks for an explicit list.
 */
export function checkOrigin(
  { SERVICE_ALLOWED_ORIGINS = [] }: GuardSettings,
  ownOrigin: 'passes' | 'refused',
): RequestHandler {
  const allowed = new Set(SERVICE_ALLOWED_ORIGINS.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  return (req, res, next) => {
    const origin = req.headers.origin?.toLowerCase();
    if (origin === undefined) return next();
    if (allowed.has(origin)) {
      res.set({ 'access-control-allow-origin': req.headers.origin, vary: 'origin' });
      res.set('access-control-expose-headers', MCP_RESPONSE_HEADERS);
      if (req.method !== 'OPTIONS') return next();
      res.set('access-control-allow-methods', 'GET, POST, DELETE');
      res.set('access-control-allow-headers', MCP_REQUEST_HEADERS);
      return void res.status(204).end();
    }
    if (ownOrigin === 'passes' && origin === `${req.protocol}://${req.headers.host?.toLowerCase()}`) return next();
    refuse(res, 'This browser origin may not call. The operator can allow it with SERVICE_ALLOWED_ORIGINS.');
  };
}

function refuse(res: Parameters<RequestHandler>[1], message: string): void {
  const { code, message: error } = new GatewayError('invalid_request', { message });
  res.status(403).json({ error, code });
}

/** `Example.org:8080` → `example.org`; IPv6 keeps its brackets. */
function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}
