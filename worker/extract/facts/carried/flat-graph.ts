import { isThing } from '../json-ld.js';

/**
 * A value that was written as one flat list whose parts refer to each other by number (Nuxt, SvelteKit, React Router), as
 * what it stands for; any other value as it is. What refers to itself does so in the result too.
 */
export function revived(value: unknown): unknown {
  return Array.isArray(value) && isFlat(value) ? unflattened(value) : value;
}

/** A shorter list is one like others. */
const SHORTEST = 3;

function isFlat(list: readonly unknown[]): boolean {
  if (list.length < SHORTEST || !list.some((one) => typeof one === 'string')) return false;
  const isReference = (one: unknown) => Number.isInteger(one) && (one as number) < list.length;
  let references = 0;
  const refersOnly = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return true;
    const inside: unknown[] = Array.isArray(one) ? one : Object.values(one);
    const isTagged = Array.isArray(one) && typeof one[0] === 'string';
    references += inside.length;
    return isTagged ? inside.length <= MOST_TAGGED || inside.slice(1).every(isReference) : inside.every(isReference);
  };
  return typeof list[0] === 'object' && list.every(refersOnly) && references > 0;
}
/** `["Date", "2024-03-05"]` */
const MOST_TAGGED = 2;

/** All shells first, then what is in them: no recursion, whatever refers to what. */
function unflattened(list: readonly unknown[]): unknown {
  const shells: unknown[] = list.map((one) => {
    if (Array.isArray(one)) return typeof one[0] === 'string' && !LISTS.test(one[0]) ? undefined : [];
    return isThing(one) ? {} : one;
  });
  const meantBy = (reference: unknown): unknown => {
    let at = reference;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const one = typeof at === 'number' ? list[at] : undefined;
      if (!Array.isArray(one) || typeof one[0] !== 'string' || LISTS.test(one[0])) break;
      if (typeof one[1] !== 'number' || one[0] === 'D') return one[1];
      at = one[1];
    }
    return typeof at === 'number' ? shells[at] : undefined;
  };
  for (const [i, one] of list.entries()) {
    const shell = shells[i];
    if (Array.isArray(shell)) {
      const [tag, ...rest] = one as unknown[];
      for (const reference of typeof tag === 'string' ? rest : (one as unknown[])) shell.push(meantBy(reference));
    } else if (isThing(one) && isThing(shell)) {
      for (const [name, reference] of Object.entries(one)) define(shell, nameIn(list, name), meantBy(reference));
    }
  }
  // The first is the root; what only a promise leads to is behind it.
  return [meantBy(0), ...shells.filter((shell) => typeof shell === 'object')];
}
/** Tags of values that hold several; others wrap one. */
const LISTS = /^(?:Set|Map|M|null|N)$/;
const MOST_STEPS = 10;

/** React Router writes the names of fields as references too: `_12`. */
function nameIn(list: readonly unknown[], name: string): string {
  const [, at] = /^_(\d{1,7})$/.exec(name) ?? [];
  const named = at === undefined ? undefined : list[Number(at)];
  return typeof named === 'string' ? named : name;
}

/** A field of any name, `__proto__` included. */
function define(thing: object, name: string, value: unknown): void {
  Object.defineProperty(thing, name, { value, enumerable: true, configurable: true, writable: true });
}
