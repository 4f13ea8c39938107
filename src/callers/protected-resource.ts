import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { GatewayError } from '../shared/errors.js';

const WELL_KNOWN = '/.well-known/oauth-protected-resource';
const METHODS = 'GET, HEAD, OPTIONS';

interface Options {
  issuer: string;
  scopes: readonly string[];
  /** Where clients are told that we are; undefined on loopback, where they know. */
  address: URL | undefined;
  /** What we are bound to. */
  bound: string;
  /** The paths that are resources of their own, such as `/mcp`. */
  paths: readonly string[];
}

type Asked = IncomingMessage & { originalUrl?: string; route?: unknown };

export interface Resources {
  /** Whether it is the identifier of one of our resources. */
  has(identifier: string, req: IncomingMessage): boolean;
  /** Where the metadata is of what was asked for. */
  metadataAddress(req: Asked): string;
  /** Serves the metadata to anybody, pages of other origins included: it says no more than a refusal does. */
  serve(req: Asked, res: ServerResponse, next: () => void): void;
}

/**
 * What an OAuth client has to know of this gateway (RFC 9728): the gateway as a whole is a resource, and so is each of
 * `paths`, since clients of MCP ask for a token for the very address that they call.
 */
export function createResources({ issuer, scopes, address, bound, paths }: Options): Resources {
  const prefix = (address?.pathname ?? '').replace(/\/+$/, '');
  const resources = ['', ...paths];
  // A proxy may have taken the prefix off; where that can be read in two ways, the whole address counts.
  const served = new Map(
    [
      ...resources.map((path) => [WELL_KNOWN + path, path] as const),
      ...resources.map((path) => [prefix + WELL_KNOWN + path, path] as const),
      ...resources.map((path) => [WELL_KNOWN + prefix + path, path] as const),
    ].map(([place, path]) => [place.toLowerCase(), path]),
  );
  const bases = (req: IncomingMessage) => (address ? [address.origin + prefix] : loopbackBases(bound, req));
  const base = (req: IncomingMessage) => {
    const known = bases(req);
    const called = originOf(req.headers.host ?? '');
    return known.find((one) => one === called) ?? (known[0] as string);
  };
  return {
    has(identifier, req) {
      const plain = identifier.replace(/\/$/, '');
      return bases(req).some((one) => resources.some((path) => one + path === plain));
    },
    metadataAddress(req) {
      const asked = pathOf(req.originalUrl ?? req.url);
      // What is posted belongs to the stream that told the client to.
      const path = asked === '/mcp/message' ? '/mcp/sse' : asked;
      const { origin, pathname } = new URL(base(req) + (paths.includes(path) ? path : ''));
      return origin + WELL_KNOWN + pathname.replace(/\/$/, '');
    },
    serve(req, res, next) {
      const path = served.get(pathOf(req.url));
      if (path === undefined) return next();
      req.route = { path: WELL_KNOWN + path };
      res.setHeader('access-control-allow-origin', '*');
      if (req.method === 'OPTIONS') {
        res.setHeader('access-control-allow-methods', METHODS);
        res.setHeader('access-control-allow-headers', '*');
        return void res.writeHead(204).end();
      }
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', METHODS);
        throw new GatewayError('invalid_request', { status: 405, message: `This path takes ${METHODS} only.` });
      }
      const metadata = {
        resource: base(req) + path,
        authorization_servers: [issuer],
        ...(scopes.length > 0 && { scopes_supported: scopes }),
        bearer_methods_supported: ['header'],
        resource_name: 'Search and Fetch Gateway',
      };
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(metadata));
    },
  };
}

/** The names that this machine alone has for us: a client calls one of them, and no other is taken for ours. */
function loopbackBases(bound: string, { socket }: IncomingMessage): string[] {
  const hosts = [isIPv6(bound) ? `[${bound}]` : bound, '127.0.0.1', 'localhost', '[::1]'];
  return hosts.map((host) => new URL(`http://${host}:${socket.localPort}`).origin);
}

function originOf(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : undefined;
}

/** As Express compares paths. */
function pathOf(url = ''): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path.toLowerCase().replace(/\/$/, '');
}
