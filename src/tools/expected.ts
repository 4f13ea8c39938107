import type { z } from 'zod';

/** What each kind of value is called to those who write JSON. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a JSON object',
  array: 'a list',
};

/**
 * What a schema expected, for whoever has to write it anew: a model or a person, neither of whom knows zod. Never what
 * was given. Undefined leaves it to zod.
 */
export function expected(issue: z.core.$ZodRawIssue): string | undefined {
  const wanted = wantedBy(issue);
  if (wanted === undefined) return undefined;
  return issue.input === undefined ? `missing, expected ${wanted}` : `expected ${wanted}`;
}

function wantedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return isWhole(issue.inst) ? KINDS.int : KINDS[issue.expected];
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${issue.minimum} or more${unitOf(issue.origin)}`;
    case 'too_big':
      return `${issue.maximum} or less${unitOf(issue.origin)}`;
    default:
      return undefined;
  }
}

/** Of an integer's schema zod says `number` where it got something else altogether. */
function isWhole(schema: z.core.$ZodType | z.core.$ZodCheck | undefined): boolean {
  return schema !== undefined && 'format' in schema._zod.def && schema._zod.def.format === 'safeint';
}

/** Of what a bound counts; a number is its own unit. */
function unitOf(origin: string): string {
  return origin === 'array' ? ' in the list' : '';
}
