import type { RequestHandler, Response } from 'express';
import type { Log } from '../shared/log.js';

/**
 * One line for each request when it is over, unless a line of its own told of it before. It names the route that took
 * the request, never the path or the query.
 */
export function logRequests(log: Log, level: 'info' | 'debug'): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const write = () => {
      if (isTold(res)) return;
      tell(res);
      const outcome = res.writableFinished ? { status: res.statusCode } : { outcome: 'aborted' };
      const ms = Math.round(performance.now() - startedAt);
      log[level]({ method: req.method, route: routeOf(req), ...outcome, ms }, 'request');
    };
    res.once('finish', write).once('close', write);
    next();
  };
}

/** Says that the request has its line. */
export function tell(res: Response): void {
  res.locals.told = true;
}

/** The pattern of the route that took the request; where it has several, the one that fits, as Express compares them. */
export function routeOf({ route, path }: { route?: { path: string | string[] }; path: string }): string | undefined {
  const patterns = [route?.path ?? []].flat();
  const asked = path.toLowerCase();
  return patterns.find((known) => known === asked) ?? patterns.find((known) => `${known}/` === asked) ?? patterns[0];
}

function isTold(res: Response): boolean {
  return res.locals.told === true;
}
