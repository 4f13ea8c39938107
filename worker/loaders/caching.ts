import type { IncomingHttpHeaders } from 'node:http';
import type { Caching } from '../../src/shared/fetch-contract.js';
import type { Revalidation } from '../page.js';
import { type Headers, header } from './document-response.js';

/** Longer fields are nobody's; they would be kept beside the page. Characters. */
const MOST_FIELD_CHARS = 1_024;

/** What an answer says about keeping it; undefined when it says nothing. */
export function cachingOf(headers: IncomingHttpHeaders): Caching | undefined {
  const fields = {
    cache_control: headers['cache-control'],
    etag: headers.etag,
    last_modified: headers['last-modified'],
    age: headers.age,
  };
  const said = Object.entries(fields).filter(([, value]) => value && value.length <= MOST_FIELD_CHARS);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
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

/** Of a page that was rendered: its document's validators say nothing about what its scripts have fetched. */
export function renderedCachingOf(headers: Headers = []): Caching | undefined {
  const cache_control = header(headers, 'cache-control');
  return cache_control && cache_control.length <= MOST_FIELD_CHARS ? { cache_control } : undefined;
}

/** The field of a page, where there is something to say. */
export function cachingField(caching: Caching | undefined): { caching?: Caching } {
  return caching ? { caching } : {};
}
