import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import { type Log, levelOf } from './log.js';

/**
 * One line for each request when it is over, unless a line of its own told of it before. It names the route that took
 * the request, never the path or the query.
 */
export function logRequests(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    // Bound, since a socket tells of its end in the name of whoever used it first.
    const write = AsyncResource.bind(() => {
      if (!tell(res)) return;
      const { statusCode: status, writableFinished } = res;
      const outcome = writableFinished ? { status } : { outcome: 'aborted' };
      const ms = Math.round(performance.now() - startedAt);
      log[levelOf(writableFinished ? status : 0)](
        { method: req.method, route: routeOf(req), ...outcome, ms },
        'request',
      );
    });
    res.once('finish', write).once('close', write);
    next();
  };
}

/** Says that the request has its line; false when it had one before, such as that its client is gone. */
export function tell(res: Response): boolean {
  const isFirst = res.locals.told !== true;
  res.locals.told = true;
  return isFirst;
}

/** The pattern of the route that took the request; where it has several, the one that fits, as Express compares them. */
export function routeOf({ route, path }: { route?: { path: string | string[] }; path: string }): string | undefined {
  const patterns = [route?.path ?? []].flat();
  const asked = path.toLowerCase();
  return patterns.find((known) => known === asked) ?? patterns.find((known) => `${known}/` === asked) ?? patterns[0];
}
