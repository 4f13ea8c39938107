import express, { type RequestHandler } from 'express';
import { GatewayError } from './shared/errors.js';
import { nestsTooDeeply, TOO_DEEP } from './shared/json-depth.js';

/** What to do about a body whose coding or length does not hold; each face has own words for the commoner faults. */
export const UNREADABLE = 'The body cannot be read. Send it complete, as UTF-8 JSON, plain or gzip.';

/**
 * Parses a JSON body of at most `limit` into `req.body`. Errors of the parser carry its `status` and `type`.
 * @throws GatewayError invalid_request for one that nests too deeply
 */
export function jsonBody(limit: string, { strict = true } = {}): RequestHandler[] {
  return [
    express.json({ limit, strict }),
    (req, _res, next) => {
      if (nestsTooDeeply(req.body)) throw new GatewayError('invalid_request', { message: TOO_DEEP });
      next();
    },
  ];
}
