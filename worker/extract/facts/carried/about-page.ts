import { percentDecoded } from '../../../html/percent-decoded.js';
import { key } from '../../dom/key.js';
import type { Markup } from '../../dom/markup.js';
import { first } from '../../dom/plain.js';
import { isThing, type Thing } from '../json-ld.js';
import type { PageFacts } from '../metadata.js';

/** By what a page is known: its titles, its address, its description; titles and description as keys. */
export interface PageSigns {
  titles: readonly string[];
  /** The last part of its address, and whatever in it is a number or a name like one. */
  slugs: ReadonlySet<string>;
  descriptions: readonly string[];
  site: string;
}

/** Letters of the beginning of a description that its text may begin with, too. */
const DESCRIPTION_LETTERS = 60;
/** Letters that a title needs to be found at the beginning of another. */
const TITLE_LETTERS = 8;
const SHORTEST_SLUG = 3;

export function signsOfPage({ metadata, stated }: PageFacts, { named }: Markup, url: URL): PageSigns {
  const shown = [metadata.title, ...[...named('title'), ...named('h1')].map(({ textContent }) => textContent)];
  const addresses = metadata.canonical ? [url, new URL(metadata.canonical)] : [url];
  return {
    titles: [...new Set(shown.map((one) => key(one ?? '')))].filter((one) => one.length >= 2),
    slugs: new Set(addresses.flatMap(slugsOf)),
    descriptions: stated.descriptions.map(beginningOf).filter((one) => one.length === DESCRIPTION_LETTERS),
    site: key(metadata.site ?? ''),
  };
}

function slugsOf({ pathname, searchParams, hash }: URL): string[] {
  const parts = [...pathname.split('/'), ...hash.split('/'), ...searchParams.values()].filter((one) => /\d/.test(one));
  return [pathname, ...parts].map(slugOf).filter((one) => one.length >= SHORTEST_SLUG);
}

/** The last part of an address, without ending. */
function slugOf(address: string): string {
  const [, last = ''] = /([^/]*)\/*$/.exec(address.replace(/[?#].*$/s, '')) ?? [];
  return percentDecoded(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '');
}

export function beginningOf(text: string): string {
  return key(text.slice(0, 1_000)).slice(0, DESCRIPTION_LETTERS);
}

const TITLES = 'title headline name heading subject pageTitle displayTitle headlines'.split(' ');
const ADDRESSES =
  'url href link permalink slug path canonicalUrl canonical_url canonical uri webUrl @id id _id uid databaseId shortId mainEntityOfPage filename fileName filePath file_path'.split(
    ' ',
  );
/** Objects in which an object keeps what is about itself. */
const ABOUT = 'frontmatter fields attributes meta metadata seo head header info'.split(' ');
const MOST_CHARS = 500;

/** Texts in some fields of an object or of those about it, as text or in an object (`{"rendered": "…"}`). */
export function textsOf(thing: Thing, names: readonly string[]): string[] {
  const parts = [thing, ...ABOUT.map((name) => thing[name]).filter(isThing)];
  return parts
    .flatMap((part) => names.map((name) => part[name]))
    .map((one) => (isThing(one) ? (one.rendered ?? one.current ?? one.basic ?? one['@id'] ?? one.text) : one))
    .filter((one) => typeof one === 'number' || (typeof one === 'string' && one !== '' && one.length < MOST_CHARS))
    .map(String);
}

export function titleOf(thing: Thing): string | undefined {
  return first(...textsOf(thing, TITLES));
}

/** Whether an object is of the page, is of another, or does not say. */
export function standingOf(thing: Thing, { titles, slugs, site }: PageSigns): 'own' | 'other' | undefined {
  const named = textsOf(thing, TITLES).map(key).filter(Boolean);
  const addresses = textsOf(thing, ADDRESSES)
    .map(slugOf)
    .filter((one) => one.length >= SHORTEST_SLUG);
  const begins = (one: string, other: string) => other.length >= TITLE_LETTERS && one.startsWith(other);
  const isTitle = (name: string) =>
    name !== site && titles.some((one) => one === name || begins(one, name) || (one !== site && begins(name, one)));
  if (named.some(isTitle) || addresses.some((one) => slugs.has(one))) return 'own';
  return named.length > 0 || addresses.length > 0 ? 'other' : undefined;
}
