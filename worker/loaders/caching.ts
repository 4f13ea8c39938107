import type { IncomingHttpHeaders } from 'node:http';
import type { Caching, Keeping } from '../../src/shared/fetch-contract.js';
import type { Revalidation } from '../page.js';
import type { Headers } from './document-response.js';

/** Longer fields are nobody's; they would be kept beside the page. Characters. */
const MOST_FIELD_CHARS = 1_024;

/** What an answer says about keeping it; undefined when it says nothing. */
export function cachingOf(headers: IncomingHttpHeaders): Caching | undefined {
  return said({
    ...keepingOf((name) => headers[name]),
    etag: headers.etag,
    last_modified: headers['last-modified'],
  });
}

/** Of a page that was rendered: its document's validators say nothing about what its scripts have fetched. */
export function renderedCachingOf(headers: Headers = []): Caching | undefined {
  const all = (name: string) => headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value);
  return said(keepingOf((name) => all(name).join(', ') || undefined));
}

/** What there is to say of a page to which the answers before have led. Their validators are not its own. */
export function cachingAfter(
  before: readonly (Caching | undefined)[],
  caching: Caching | undefined,
): Caching | undefined {
  const via = before.flatMap((one) => {
    const { via: earlier = [], etag: _, last_modified: __, ...keeping } = one ?? {};
    return [...earlier, ...(Object.keys(keeping).length > 0 ? [keeping] : [])];
  });
  return via.length > 0 ? { ...caching, via: [...(caching?.via ?? []), ...via] } : caching;
}

type Field = 'cache-control' | 'expires' | 'date' | 'age' | 'vary';

function keepingOf(field: (name: Field) => string | undefined): Keeping {
  const control = field('cache-control');
  const expires = field('expires');
  return {
    // Of directives that nobody can read, any may forbid it.
    cache_control: control && control.length > MOST_FIELD_CHARS ? 'no-store' : control,
    expires,
    date: expires === undefined ? undefined : field('date'),
    age: field('age'),
    vary: field('vary'),
  };
}

/** The fields that are there; undefined when there is none. */
function said(fields: Record<string, string | undefined>): Caching | undefined {
  const stated = Object.entries(fields).filter(([, value]) => value && value.length <= MOST_FIELD_CHARS);
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}

/** The fields that ask a site whether its page has changed; of another address than the page's, its validators say nothing. */
export function conditionFor(url: URL, revalidate: Revalidation | undefined): Record<string, string> | undefined {
  if (!revalidate || revalidate.url !== url.href) return undefined;
  const { etag, last_modified } = revalidate;
  const fields = { 'if-none-match': etag, 'if-modified-since': last_modified };
  const stated = Object.entries(fields).filter((field): field is [string, string] => isField(field[1]));
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}

/** What may stand in a header: a caller wrote it. */
function isField(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value.length <= MOST_FIELD_CHARS && /^[\x20-\x7e]*$/.test(value);
}

/** The field of a page, where there is something to say. */
export function cachingField(caching: Caching | undefined): { caching?: Caching } {
  return caching ? { caching } : {};
}
