import type { oas31 } from 'openapi3-ts';
import type { z } from 'zod';
import { CACHE_STATES, FACT_HEADERS } from '../shared/call-facts.js';
import { ERRORS, type ErrorCode, GatewayError, SHARED_CODES } from '../shared/errors.js';
import { jsonSchema } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';
import { REFUSALS } from './refusals.js';

/** A way in which an operation may answer with an error; `name` is the key of its example. */
interface Refusal {
  name: string;
  status: number;
  code: ErrorCode;
  message: string;
  retryAfterSeconds?: number;
}

/** Of an answer that may be another one later. */
const RETRY_AFTER: oas31.HeadersObject = {
  'Retry-After': { description: 'Seconds to wait before another try', schema: { type: 'integer', minimum: 1 } },
};

/** What the head of a success tells beside it. */
const FACTS: Record<keyof typeof FACT_HEADERS, oas31.HeaderObject> = {
  cache: {
    description: 'Whether it was kept from before, asked about and kept, or fetched for this call',
    schema: { type: 'string', enum: [...CACHE_STATES] },
  },
  age: { description: 'Seconds since it was last fetched', schema: { type: 'integer', minimum: 0 } },
  provider: {
    description: 'Of a search: the provider that answered, and why others did not',
    schema: { type: 'string' },
  },
  leftOut: {
    description:
      'Of a search: rows that were not of the domains or days asked for, where the list is short without them',
    schema: { type: 'integer', minimum: 1 },
  },
  policy: { description: 'Where callers are limited: points a minute', schema: { type: 'string' } },
  limit: {
    description: 'Where callers are limited: points left, and seconds until all are back',
    schema: { type: 'string' },
  },
  ignored: {
    description: 'Arguments that there are none of, percent-encoded, separated by commas',
    schema: { type: 'string' },
  },
};

/** Refusals of the HTTP layer, which any operation may answer. */
const HTTP_REFUSALS: readonly Refusal[] = Object.entries(REFUSALS).map(([name, refusal]) => ({ name, ...refusal }));

/** One response for each status, with every body that it may have as an example. */
export function errorResponses(
  tool: Tool,
  codes: readonly ErrorCode[] = [...tool.errors.codes, ...SHARED_CODES],
): Record<string, oas31.ResponseObject> {
  const own = codes.map((code): Refusal => ({ ...ERRORS[code], name: code, code }));
  const byStatus = new Map<number, Refusal[]>();
  for (const refusal of [...own, ...HTTP_REFUSALS]) {
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
  }
  const body = schema(tool.errors.body, 'output');
  const responses: Record<string, oas31.ResponseObject> = {};
  for (const [status, refusals] of byStatus) {
    const description = refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n');
    const examples = new Map<string, [name: string, example: oas31.ExampleObject]>();
    for (const { name, code, message } of refusals) {
      const value = tool.errors.toBody(new GatewayError(code, { message }));
      const text = JSON.stringify(value);
      if (!examples.has(text)) examples.set(text, [name, { description: message, value }]);
    }
    const named = Object.fromEntries(examples.values());
    const headers = refusals.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined) && {
      headers: RETRY_AFTER,
    };
    responses[status] = { description, ...headers, content: { 'application/json': { schema: body, examples: named } } };
  }
  return responses;
}

export function headersOf(...facts: (keyof typeof FACT_HEADERS)[]): oas31.HeadersObject {
  return Object.fromEntries(facts.map((fact) => [FACT_HEADERS[fact], FACTS[fact]]));
}

export function schema(of: z.ZodType, io: 'input' | 'output'): oas31.SchemaObject {
  return jsonSchema(of, io) as oas31.SchemaObject;
}

export function json(schema: oas31.SchemaObject, example: unknown): oas31.ContentObject {
  return { 'application/json': { schema, example } };
}
