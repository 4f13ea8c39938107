import type { z } from 'zod';

/**
 * What models send, as the schema means it: for optional fields `""`, blanks and `null` count as absent, and numbers
 * and booleans may come as strings. Anything else is left for the schema to judge.
 */
export function lenient(schema: z.ZodObject, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const value = Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
    const word = typeof value === 'string' ? value.trim() : value;
    const absent = value === undefined || ((word === '' || word === null) && field.safeParse(undefined).success);
    if (!absent) input[name] = fromWord(kindOf(field), value);
  }
  return input;
}

function fromWord(kind: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  if (kind === 'number' && /^-?\d+(\.0+)?$/.test(word)) return Number(word);
  if (kind === 'boolean' && (word === 'true' || word === 'false')) return word === 'true';
  return value;
}

/** The kind of value below `.default()` and `.optional()`: `string`, `number`, `boolean`, `enum`, … */
export function kindOf(field: z.ZodType): string {
  let def = field.def as { type: string; innerType?: z.ZodType };
  while ((def.type === 'default' || def.type === 'optional') && def.innerType) def = def.innerType.def as typeof def;
  return def.type;
}
