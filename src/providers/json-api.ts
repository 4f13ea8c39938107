import { z } from 'zod';

export const JSON_HEADERS = { accept: 'application/json', 'user-agent': 'search-gateway' };

/** A text field of a row; whatever else is there counts as empty, so that one odd row does not cost the others. */
export const text = z.string().catch('');

/** The rows of a list that have the shape of `row`; a list of which none has is no list of rows. */
export function listOf<S extends z.ZodType>(row: S) {
  return z.array(z.unknown()).transform((items, ctx) => {
    const rows = items.flatMap((item): z.output<S>[] => {
      const read = row.safeParse(item);
      return read.success ? [read.data] : [];
    });
    if (rows.length === 0 && items.length > 0) ctx.addIssue('expected rows');
    return rows;
  });
}

/** @throws when `body` is no JSON or not of this shape; `createSearch` names that. */
export function readJson<S extends z.ZodType>(schema: S, body: string): z.output<S> {
  return schema.parse(JSON.parse(body));
}

/** The same for bodies that need not be JSON, such as those of errors. */
export function tryJson<S extends z.ZodType>(schema: S, body: string): z.output<S> | undefined {
  try {
    return readJson(schema, body);
  } catch {
    return undefined;
  }
}
