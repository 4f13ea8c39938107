import { isThing, type Thing } from '../json-ld.js';
import { parsedJson } from './parsed-json.js';

/** Values that are looked at. */
const MOST_VALUES = 300_000;

/**
 * A value with its references followed: those of a flat list whose parts refer to each other by number (Nuxt, SvelteKit,
 * React Router), and those of a cache of GraphQL (`{"__ref": "Post:7"}`). What refers in a circle does so in the result, too.
 */
export function revived(value: unknown): unknown {
  const root = Array.isArray(value) && isFlat(value) ? unflattened(value) : value;
  const named = new Map<string, Thing>();
  const follow: (() => void)[] = [];
  eachField(root, (holder, name, one) => {
    if (!isThing(one)) return;
    const { __ref: reference } = one;
    if (typeof reference !== 'string') named.set(name, one);
    else follow.push(() => Object.assign(holder, { [name]: named.get(reference) ?? one }));
  });
  for (const one of follow) one();
  return root;
}

/** Every field of every object under `root`, each object once. */
function eachField(root: unknown, visit: (holder: Thing, name: string, value: unknown) => void): void {
  const seen = new Set<unknown>();
  const rest = [root];
  for (let left = MOST_VALUES; left > 0 && rest.length > 0; left--) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    for (const [name, value] of Object.entries(one)) {
      visit(one as Thing, name, value);
      if (typeof value === 'object') rest.push(value);
    }
  }
}

/** A shorter list is one like others. */
const SHORTEST = 3;

function isFlat(list: readonly unknown[]): boolean {
  const isReference = (one: unknown) => Number.isInteger(one) && (one as number) < list.length;
  const refersOnly = (one: unknown) => {
    if (typeof one !== 'object' || one === null || isWrapper(one)) return true;
    const values = Object.values(one);
    return values.slice(Array.isArray(one) && typeof one[0] === 'string' ? 1 : 0).every(isReference);
  };
  const [root] = list;
  if (list.length < SHORTEST || typeof root !== 'object' || Object.keys(root ?? {}).length === 0) return false;
  return list.some((one) => typeof one === 'string') && list.every(refersOnly);
}

/** `["Reactive", 3]`, `["Date", "2024-03-05"]` */
function isWrapper(one: unknown): one is [string, unknown] {
  return Array.isArray(one) && one.length === 2 && typeof one[0] === 'string';
}

/** All shells first, then what is in them: no recursion, whatever refers to what. */
function unflattened(list: readonly unknown[]): unknown {
  // Without a prototype, a field may have any name.
  const shells = list.map((one) => (Array.isArray(one) ? [] : isThing(one) ? Object.create(null) : one));
  const meantBy = (reference: unknown): unknown => {
    let at = reference;
    for (let steps = 0; steps < MOST_STEPS && typeof at === 'number'; steps++) {
      const one = list[at];
      if (!isWrapper(one)) return shells[at];
      at = one[1];
    }
    return at;
  };
  for (const [i, one] of list.entries()) {
    if (typeof one !== 'object' || one === null || isWrapper(one)) continue;
    for (const [name, reference] of Object.entries(one))
      if (!Array.isArray(one)) shells[i][nameIn(list, name)] = meantBy(reference);
      else if (typeof reference === 'number') shells[i].push(meantBy(reference));
  }
  // The first is the root; what only a promise leads to is behind it.
  return [meantBy(0), ...shells.filter((shell) => typeof shell === 'object')];
}
const MOST_STEPS = 10;

/** React Router writes the names of fields as references too: `_12`. */
function nameIn(list: readonly unknown[], name: string): string {
  const [, at] = /^_(\d{1,7})$/.exec(name) ?? [];
  const named = at && list[Number(at)];
  return typeof named === 'string' ? named : name;
}

/** Rows of a stream of React's server components, joined from its pieces, with references between them followed. */
export function flightRows(pieces: readonly string[]): unknown[] {
  const rows = rowsIn(Buffer.from(pieces.join('')));
  for (const row of rows.values())
    eachField(row, (holder, name, value) => {
      if (typeof value === 'string' && value.startsWith('$')) holder[name] = meant(value, rows);
    });
  return [...rows.values()];
}

/** `1a:{…}`, each on a line of its own, and `1b:T2f,…`, a text of so many bytes. */
function rowsIn(stream: Buffer): Map<string, unknown> {
  const rows = new Map<string, unknown>();
  const endOf = (sign: string, from: number) => (stream.indexOf(sign, from) + 1 || stream.length + 1) - 1;
  for (let at = 0; at < stream.length; ) {
    const [head = '', id, bytes] = ROW.exec(stream.toString('latin1', at, at + LONGEST_HEAD)) ?? [];
    const start = at + head.length;
    const end = bytes ? start + Number.parseInt(bytes, 16) : endOf('\n', start);
    const text = stream.toString('utf8', start, end);
    if (id !== undefined) rows.set(id, bytes ? text : parsedJson(text));
    at = bytes ? end : end + 1;
  }
  return rows;
}
const ROW = /^([\da-f]*):(?:T([\da-f]+),)?/;
const LONGEST_HEAD = 32;

/** `$$5` is the text `$5`, `$1a` and `$L1a` a row, `$1a:props:text` a part of one, `$` alone marks an element. */
function meant(text: string, rows: ReadonlyMap<string, unknown>): unknown {
  if (text.startsWith('$$')) return text.slice(1);
  if (text === '$undefined') return undefined;
  const [, row, path = ''] = /^\$[L@]?([\da-f]+)((?::[\w$-]+)*)$/.exec(text) ?? [];
  if (row === undefined) return text.replace(/^\$D(?=\d)/, '');
  const names = path.split(':').slice(1);
  return names.reduce((value, name) => (value as Thing | undefined)?.[name], rows.get(row));
}
