import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Attributes, secondsSince, type Telemetry } from './telemetry.js';

interface Options<Asked> {
  /** The pattern of the route that took the request, once it is answered. */
  routeOf(req: Asked): string | undefined;
  /** Whether the request is a server span of its own; all are measured. */
  isSpan?(req: Asked): boolean;
}

/** The methods that the conventions name; any other is the client's text. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH', 'QUERY']);

/**
 * Continues the trace that a request names, and measures the request until it is answered or its client is gone. Of the
 * conventions' attributes it leaves out whatever tells the address, the path, the client or the user agent.
 */
export function observeHttp<Asked extends IncomingMessage>(
  telemetry: Telemetry,
  { routeOf, isSpan = () => true }: Options<Asked>,
): (req: Asked, res: ServerResponse, next: () => void) => void {
  if (!telemetry.enabled) return (_req, _res, next) => next();
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method: asked = '' } = req;
    const method = METHODS.has(asked) ? asked : '_OTHER';
    const about: Attributes = { 'http.request.method': method };
    telemetry.add('http.server.active_requests', 1, about);
    telemetry.continued({ traceparent: req.headers.traceparent }, () => {
      const span = isSpan(req) ? telemetry.start({ name: method, kind: 'server', attributes: about }) : undefined;
      res.once('close', () => {
        const route = routeOf(req);
        const answered = { ...about, ...(route && { 'http.route': route }), ...answerOf(res) };
        telemetry.add('http.server.active_requests', -1, about);
        telemetry.record('http.server.request.duration', secondsSince(startedAt), answered);
        if (route) span?.rename(`${method} ${route}`);
        span?.tell(answered);
        span?.end();
      });
      if (span) span.run(next);
      else next();
    });
  };
}

/** A 4xx is the client's error, not the server's. */
function answerOf(res: { writableFinished: boolean; statusCode: number }): Attributes {
  if (!res.writableFinished) return { 'error.type': 'aborted' };
  const { statusCode: status } = res;
  return { 'http.response.status_code': status, ...(status >= 500 && { 'error.type': String(status) }) };
}
