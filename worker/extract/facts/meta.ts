import { parsedJson } from './carried/parsed-json.js';

/** Contents of meta tags, by name or property in lower case. */
export interface ReadMeta {
  /** The first one on the page. */
  (name: string): string | undefined;
  all(name: string): readonly string[];
}

/** Dublin Core is written with a colon too. */
const LIBRARY = /^(dc|dcterms):/;
const NAMES = ['property', 'name', 'itemprop', 'http-equiv'];

/** What one tag of Parse.ly holds as JSON, and the tags that later took its place. */
const PARSELY = {
  title: 'parsely-title',
  author: 'parsely-author',
  authors: 'parsely-author',
  pub_date: 'parsely-pub-date',
};

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
  const ofParsely = Object(parsedJson(values.get('parsely-page')?.[0] ?? ''));
  for (const [part, name] of Object.entries(PARSELY))
    for (const value of [ofParsely[part]].flat()) if (typeof value === 'string') add(name, value);
  return Object.assign((name: string) => values.get(name)?.[0], { all: (name: string) => values.get(name) ?? [] });
}
