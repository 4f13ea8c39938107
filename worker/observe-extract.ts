import type { RequestHandler, Response } from 'express';
import { observeHttp } from '../src/shared/observe-http.js';
import type { Reason } from '../src/shared/reason.js';
import type { Telemetry } from '../src/shared/telemetry.js';

/** What requests are counted as. */
type Outcome = 'success' | 'invalid_request' | 'busy_or_timeout' | 'extraction_error';

const OUTCOMES: Record<string, Outcome> = {
  success: 'success',
  invalid_request: 'invalid_request',
  timeout: 'busy_or_timeout',
};

/** The server span of `POST /extract`, its durations, and what became of each request. The same for both worker kinds. */
export function observeExtract(telemetry: Telemetry): RequestHandler[] {
  const count: RequestHandler = (_req, res, next) => {
    res.once('close', () =>
      telemetry.add('search_gateway.worker.requests', 1, {
        'search_gateway.outcome': outcomeOf(res),
        ...(res.locals.reason && { 'search_gateway.reason': res.locals.reason }),
      }),
    );
    next();
  };
  return [observeHttp(telemetry, { routeOf: () => '/extract' }), count];
}

/** Tells how the fetch ended: `success` or its category, which the answer says with status 200, and why. */
export function tellFetched(telemetry: Telemetry, res: Response, code: string, reason?: Reason): void {
  Object.assign(res.locals, { fetched: code, reason });
  const isFailure = code !== 'success' && code !== 'invalid_request';
  const why = reason && { 'search_gateway.reason': reason };
  telemetry.tell({ 'search_gateway.outcome': code, ...why, ...(isFailure && { 'error.type': code }) });
}

/** Nobody waited for what has no answer; what was answered without a fetch was refused. */
function outcomeOf(res: Response): Outcome {
  if (!res.writableFinished) return 'busy_or_timeout';
  const refused = res.statusCode < 500 ? 'invalid_request' : 'extraction_error';
  return OUTCOMES[res.locals.fetched ?? refused] ?? 'extraction_error';
}
