/** Contents of meta tags, by name or property in lower case. */
export interface ReadMeta {
  /** The first one on the page. */
  (name: string): string | undefined;
  all(name: string): readonly string[];
}

/** Dublin Core is written with a colon too. */
const LIBRARY = /^(dc|dcterms):/;
const NAMES = ['property', 'name', 'itemprop', 'http-equiv'];

/** Reads the meta tags of a page; empty ones are left out. */
export function readMeta(elements: readonly Element[]): ReadMeta {
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  };
  for (const element of elements) {
    const content = element.getAttribute('content')?.trim();
    for (const attribute of content ? NAMES : []) {
      for (const written of element.getAttribute(attribute)?.toLowerCase().split(/\s+/) ?? []) {
        const name = written.replace(LIBRARY, '$1.');
        // The scheme says which of several dates or people it is: `<meta name="DC.date" scheme="issue">`.
        const scheme = name.startsWith('dc') ? element.getAttribute('scheme')?.toLowerCase() : undefined;
        for (const one of scheme ? [`${name}.${scheme}`, name] : [name]) {
          add(one, content ?? '');
        }
      }
    }
  }
  return Object.assign((name: string) => values.get(name)?.[0], { all: (name: string) => values.get(name) ?? [] });
}
