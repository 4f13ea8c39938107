import type { z } from 'zod';

/** Arguments as the schema knows them, and the names of those that it does not. */
export interface Meant {
  input: unknown;
  ignored: string[];
}

/**
 * What models send, as the schema means it: for optional fields `""`, blanks and `null` count as absent, and numbers
 * and booleans may come as strings; a name of `aliases` stands for its field where that has no value of its own. Anything
 * else is left for the schema to judge; other names are ignored, and said to be.
 */
export function lenient(schema: z.ZodObject, raw: unknown, aliases: Readonly<Record<string, string>> = {}): Meant {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { input: raw, ignored: [] };
  const input: Record<string, unknown> = {};
  const ignored: string[] = [];
  const fields = schema.shape as Record<string, z.ZodType>;
  const given = Object.entries(raw);
  const take = (name: string, value: unknown) => {
    const field = fields[name] as z.ZodType;
    const word = typeof value === 'string' ? value.trim() : value;
    const isAbsent = value === undefined || ((word === '' || word === null) && field.safeParse(undefined).success);
    if (!isAbsent) input[name] = fromWord(isOpenList(field) ? 'list' : kindOf(field), value);
  };
  for (const [name, value] of given) if (Object.hasOwn(fields, name)) take(name, value);
  for (const [name, value] of given) {
    if (Object.hasOwn(fields, name)) continue;
    const meant = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    if (meant === undefined || !isBlank(input[meant])) ignored.push(name);
    else take(meant, value);
  }
  return { input, ignored };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isOpenList(field: z.ZodType): boolean {
  return kindOf(field) === 'array' && field.safeParse(undefined).success;
}

function fromWord(kind: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  if (kind === 'number' && /^-?\d+(\.0+)?$/.test(word)) return Number(word);
  // As models and command lines write a list that may be left out.
  if (kind === 'list') return value.split(',').flatMap((part) => part.trim() || []);
  if (kind === 'boolean' && (word === 'true' || word === 'false')) return word === 'true';
  return value;
}

/** The kind of value below `.default()` and `.optional()`: `string`, `number`, `boolean`, `enum`, … */
export function kindOf(field: z.ZodType): string {
  let def = field.def as { type: string; innerType?: z.ZodType };
  while ((def.type === 'default' || def.type === 'optional') && def.innerType) def = def.innerType.def as typeof def;
  return def.type;
}
