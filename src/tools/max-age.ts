import { z } from 'zod';

/** How old an answer may be, as every tool takes it. */
export const maxAge = z
  .int()
  .min(0)
  .optional()
  .describe('Oldest answer from the cache that will do, in seconds; 0 asks anew');
