import type { z } from 'zod';
import type { Brought } from './contract.js';

/**
 * Query, form and JSON as one. Of what stands several times and is no list the first counts. Clients send `null` for what
 * they leave out, in required fields too, and at any depth.
 */
export function given({ query, form, json }: Brought, { shape }: z.ZodObject): Record<string, unknown> {
  const sent = Object.entries({ ...query, ...form }).map(([name, value]) => {
    const isOneOf = Array.isArray(value) && Object.hasOwn(shape, name) && !isTaken(shape[name], value);
    // A client adds its own to what stands in the address that it was given.
    return [name, isOneOf ? value[0] : value];
  });
  return withoutNull({ ...Object.fromEntries(sent), ...json }) as Record<string, unknown>;
}

function isTaken(field: z.ZodType, value: unknown): boolean {
  return field.safeParse(value).success;
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNull(field)]));
}
