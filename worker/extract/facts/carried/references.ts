import { isThing, type Thing } from '../json-ld.js';

/** Values that are looked at. */
const MOST_VALUES = 300_000;
/** Names that say which object a cache of GraphQL means; Apollo and Relay. */
const ONE = '__ref';
const SEVERAL = '__refs';

/**
 * Puts in place of each reference of a normalised cache (`{"__ref": "Post:7"}`) the object that it names. In place; what
 * refers in a circle does so afterwards, too.
 */
export function followReferences(root: unknown): void {
  const named = new Map<string, Thing>();
  const references: { holder: Thing | unknown[]; name: string; reference: Thing }[] = [];
  const seen = new Set<object>();
  const rest: unknown[] = [root];
  for (let left = MOST_VALUES; left > 0 && rest.length > 0; left--) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    for (const [name, value] of Object.entries(one)) {
      if (typeof value !== 'object' || value === null) continue;
      if (isThing(value) && isReference(value)) references.push({ holder: one as Thing, name, reference: value });
      else if (isThing(value) && !Array.isArray(one)) named.set(name, value);
      rest.push(value);
    }
  }
  for (const { holder, name, reference } of references) {
    const meant = meantBy(reference, named);
    if (meant) (holder as Thing)[name] = meant;
  }
}

function isReference(thing: Thing): boolean {
  return typeof thing[ONE] === 'string' || Array.isArray(thing[SEVERAL]);
}

function meantBy(reference: Thing, named: ReadonlyMap<string, Thing>): unknown {
  const several = reference[SEVERAL];
  if (Array.isArray(several)) return several.map((one) => named.get(String(one))).filter(Boolean);
  return named.get(String(reference[ONE]));
}
