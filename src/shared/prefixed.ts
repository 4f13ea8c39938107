type Prefixed<P extends string, S> = { [K in keyof S & string as `${P}_${K}`]: S[K] };
type Unprefixed<P extends string, S> = { [K in keyof S as K extends `${P}_${infer Name}` ? Name : never]: S[K] };

/** `shape` under the names that one process gives to it. */
export function prefixed<P extends string, S extends object>(prefix: P, shape: S): Prefixed<P, S> {
  const fields = Object.entries(shape).map(([name, field]) => [`${prefix}_${name}`, field]);
  return Object.fromEntries(fields) as Prefixed<P, S>; // fromEntries() knows no names
}

/** The settings of one process under the names that several share. */
export function unprefixed<P extends string, S extends object>(prefix: P, settings: S): Unprefixed<P, S> {
  const fields = Object.entries(settings).map(([name, value]) => [name.slice(prefix.length + 1), value]);
  return Object.fromEntries(fields) as Unprefixed<P, S>; // as above
}
