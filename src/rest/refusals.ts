import type { Request, RequestHandler, Response } from 'express';
import { BodyError, UNREADABLE } from '../json-body.js';
import { ERRORS, type ErrorCode, GatewayError } from '../shared/errors.js';
import { HOST_REFUSED, ORIGIN_REFUSED } from '../shared/http-guard.js';
import { type Log, levelOf } from '../shared/log.js';
import { routeOf, tell } from '../shared/request-log.js';

export const MAX_BODY_BYTES = 100 * 1024;

/** What is refused before it reaches a tool: the status of HTTP, the code, and what to do about it. */
export const REFUSALS = {
  no_body: {
    status: 400,
    code: 'invalid_request',
    message: 'The body is missing. Send a JSON object as content-type application/json.',
  },
  not_json: {
    status: 400,
    code: 'invalid_request',
    message: 'The body is not valid JSON. Send a JSON object, as /openapi.json shows.',
  },
  unreadable: { status: 400, code: 'invalid_request', message: UNREADABLE },
  host_refused: { status: 403, code: 'forbidden', message: HOST_REFUSED },
  origin_refused: { status: 403, code: 'forbidden', message: ORIGIN_REFUSED },
  unauthorized: { status: 401, code: 'unauthorized', message: ERRORS.unauthorized.message },
  too_large: {
    status: 413,
    code: 'invalid_request',
    message: `The body is larger than ${MAX_BODY_BYTES / 1024} kB. Send a smaller one.`,
  },
  wrong_type: { status: 415, code: 'invalid_request', message: 'Send the body as content-type application/json.' },
  wrong_coding: { status: 415, code: 'invalid_request', message: 'Send the body as UTF-8 JSON, plain or gzip.' },
} as const satisfies Record<string, { status: number; code: ErrorCode; message: string }>;

/** An `invalid_request` with a status of HTTP's own. */
export class HttpRefusal extends GatewayError {
  constructor(
    readonly httpStatus: number,
    message: string,
    cause?: unknown,
  ) {
    super('invalid_request', { message, cause });
  }

  override get status(): number {
    return this.httpStatus;
  }
}

export function refusal(name: keyof typeof REFUSALS, cause?: unknown): HttpRefusal {
  const { status, message } = REFUSALS[name];
  return new HttpRefusal(status, message, cause);
}

export const requireJson: RequestHandler = (req, _res, next) => {
  const kind = req.is('application/json');
  // Null is what Express says of a request without a body, whatever its type.
  if (kind === null || req.headers['content-length'] === '0') throw refusal('no_body');
  if (!kind) throw refusal('wrong_type');
  next();
};

export function methodNotAllowed(...methods: string[]): RequestHandler {
  return (req, res, next) => {
    if (methods.includes(req.method)) return next();
    res.set('allow', methods.join(', '));
    throw new HttpRefusal(405, `This path takes ${methods.join(' or ')} only.`);
  };
}

const BAD_PATH = 'The path has a % that encodes no UTF-8. Encode it as %25, or mend what it stands for.';

/** What Express throws, told by its status, or the reader of bodies; the message may quote the request and is dropped. */
export function fromExpress(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  if (thrown instanceof BodyError) return refusal(thrown.fault, thrown);
  if (thrown instanceof URIError) return new HttpRefusal(400, BAD_PATH, thrown);
  const { status } = Object(thrown) as { status?: unknown };
  if (typeof status === 'number' && status < 500) return refusal('unreadable', thrown);
  return GatewayError.from(thrown);
}

interface Refused {
  req: Request;
  res: Response;
  error: GatewayError;
  /** What `error` was made of. */
  thrown: unknown;
  tool?: string | undefined;
}

/** One line for a request that reached no tool, unless it has one already. */
export function logRefusal(log: Log, { req, res, error, thrown, tool }: Refused): void {
  const fields = { tool, route: routeOf(req), outcome: error.code, status: error.status };
  const level = levelOf(error.status);
  if (tell(res)) log[level]({ ...fields, ...(level === 'error' && { err: thrown }) }, 'refused');
}

/** Says when to try again; who is refused for want of room does not keep the connection either. */
export function tellWhen(res: Response, { status, retryAfterSeconds }: GatewayError): Response {
  if (retryAfterSeconds !== undefined) res.set('retry-after', String(retryAfterSeconds));
  if (status === 503) res.set('connection', 'close');
  return res;
}
