import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * The one way a zod schema becomes JSON Schema 2020-12, for MCP, OpenAPI and the command line alike.
 * The safe-integer bounds that zod adds to every integer are left out: they only distract a model.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: made }) => {
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
      // A later version may say more; whoever validates by an older list is to take that.
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties;
    },
  }) as JsonSchema;
  return made;
}
