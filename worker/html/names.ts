const MOST_NAMES = 1_000;
const LONGEST_NAME = 40;
const names = new Map<string, string>();

/** A name in lower case, as one string however often it stands in pages: less to keep, and to compare. */
export function sharedName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const lower = name.toLowerCase();
  if (name.length > LONGEST_NAME) return lower;
  // A page that makes up names would keep those of others out.
  if (names.size >= MOST_NAMES) names.clear();
  // As names of properties they are strings of their own, and no part of a page that they would keep.
  const [as = name, own = lower] = [name, lower].map((text) => Object.keys({ [text]: 0 })[0]);
  names.set(as, own);
  return own;
}
