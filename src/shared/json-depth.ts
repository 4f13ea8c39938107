/** No request of ours nests deeper than a handful; far deeper ones overflow the stack of whoever walks them. */
const MAX_DEPTH = 32;

export const TOO_DEEP = `The JSON nests deeper than ${MAX_DEPTH} levels. Send it flatter; no request needs more than a few.`;

/** Whether a request nests deeper than any face takes. */
export function nestsTooDeeply(json: unknown): boolean {
  return !nestsWithin(json, MAX_DEPTH);
}

function nestsWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => nestsWithin(inner, depth - 1));
}
