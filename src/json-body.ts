import express, { type RequestHandler } from 'express';

/** No request of ours nests deeper than a handful; far deeper ones overflow the stack of whoever walks them. */
const MAX_DEPTH = 32;

/** Parses a JSON body of at most `limit` into `req.body`. Errors carry `status` and `type`, as `express.json()`'s do. */
export function jsonBody(limit: string, { strict = true } = {}): RequestHandler[] {
  return [
    express.json({ limit, strict }),
    (req, _res, next) => {
      if (nestsWithin(req.body, MAX_DEPTH)) return next();
      throw Object.assign(new Error('nested too deeply'), { status: 400, type: 'entity.too.deep' });
    },
  ];
}

function nestsWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => nestsWithin(inner, depth - 1));
}
