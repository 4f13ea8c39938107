import { z } from 'zod';

/** How old an answer may be, as every tool takes it. */
export const maxAge = z.int().min(0).optional().describe('Most seconds in the cache; 0 asks anew');
