import { z } from 'zod';
import type { SearchQuery } from '../providers/provider.js';
import { cutAtWord } from '../providers/query-text.js';
import { MAX_QUERY_LENGTH } from './browsing.js';

/** One fault of a request, as FastAPI words it, which is what clients of ddgs read. Nothing given is quoted. */
export interface Fault422 {
  type: string;
  loc: string[];
  msg: string;
  ctx?: { expected: string };
}

export interface TextRequest {
  query: SearchQuery;
  /** The engines asked for; undefined for all. */
  backend: string[] | undefined;
  /** Most rows wanted; infinite for all. */
  maxResults: number;
}

const ALL: ReadonlySet<string> = new Set(['auto', 'all']);
const whole = z
  .union([
    z.int(),
    z
      .string()
      .trim()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .refine((value) => value >= 0 && value <= 1_000_000_000);
const word = z.string().transform((value) => value.trim().toLowerCase());

/** The fields of `POST /search/text` of ddgs 9.14 with their defaults; others are ignored. Null counts as left out. */
const Fields = z.object({
  // Cut once, for all that is done with it: no engine takes more.
  query: z
    .string()
    .trim()
    .min(1)
    .transform((query) => cutAtWord(query, MAX_QUERY_LENGTH)),
  region: word.default('us-en'),
  safesearch: word.pipe(z.enum(['on', 'moderate', 'off'])).default('moderate'),
  timelimit: word.pipe(z.enum(['', 'd', 'w', 'm', 'y'])).default(''),
  page: whole.refine((page) => page >= 1).default(1),
  backend: word.default('auto'),
});

const EXPECTED: Record<string, string> = {
  query: 'a string with at least 1 character',
  region: 'a string',
  safesearch: "'on', 'moderate' or 'off'",
  timelimit: "'d', 'w', 'm', 'y' or null",
  page: 'an integer of at least 1',
  max_results: 'an integer or null',
  backend: 'a string',
};

/**
 * Reads the fields of a request. `place` is where they were, in FastAPI's words. Of `max_results`, null (or 0) means
 * all rows, as in ddgs, and leaving it out means ten.
 */
export function readRequest(
  given: unknown,
  place: 'body' | 'query',
  engines: readonly string[],
): TextRequest | { detail: Fault422[] } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { detail: [{ type: 'model_attributes_type', loc: [place], msg: 'Input should be an object' }] };
  const { max_results = 10, ...rest } = given as Record<string, unknown>;
  const left = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const fields = Fields.safeParse(left);
  const max = whole.nullable().safeParse(max_results === '' ? null : max_results);
  const wrong = new Set(fields.error?.issues.map(({ path }) => String(path[0])));
  if (!max.success) wrong.add('max_results');
  if (!fields.success || !max.success) return { detail: [...wrong].map((field) => faultOf(field, place, left)) };
  const { backend, ...query } = fields.data;
  const names = [...new Set(backend.split(',').flatMap((name) => name.trim() || []))];
  const isAll = names.length === 0 || names.some((name) => ALL.has(name));
  if (!names.every((name) => ALL.has(name) || engines.includes(name)))
    return { detail: [unknownEngine(place, engines)] };
  return {
    query: { ...query, engine: 'auto', limit: 0 },
    backend: isAll ? undefined : names,
    maxResults: max.data || Number.POSITIVE_INFINITY,
  };
}

function faultOf(field: string, place: string, given: Record<string, unknown>): Fault422 {
  if (field === 'query' && given.query === undefined)
    return { type: 'missing', loc: [place, field], msg: 'Field required' };
  const expected = EXPECTED[field] ?? 'something else';
  return { type: 'value_error', loc: [place, field], msg: `Input should be ${expected}`, ctx: { expected } };
}

function unknownEngine(place: string, engines: readonly string[]): Fault422 {
  const names = ['auto', ...engines].map((name) => `'${name}'`);
  const expected = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return { type: 'enum', loc: [place, 'backend'], msg: `Input should be ${expected}`, ctx: { expected } };
}
