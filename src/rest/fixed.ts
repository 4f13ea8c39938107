import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** A document that stays the same for the life of the process. */
export interface Fixed {
  /** As Express's `res.type` takes it. */
  type: string;
  body: string | Buffer;
}

/**
 * Serves what `make` gives, made once it is asked for. Kept by clients and revalidated each time, by its content: the
 * dates of files say nothing, since packages are unpacked with one fixed date.
 */
export function fixed(make: () => Fixed, headers: Record<string, string> = {}): RequestHandler {
  let made: (Fixed & { etag: string }) | undefined;
  return (_req, res) => {
    made ??= withTag(make());
    res.set(headers).set({ etag: made.etag, 'cache-control': 'no-cache' }).type(made.type).send(made.body);
  };
}

function withTag(document: Fixed) {
  return { ...document, etag: `"${createHash('sha256').update(document.body).digest('base64url')}"` };
}
