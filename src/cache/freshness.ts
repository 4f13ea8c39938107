import type { Caching } from '../shared/fetch-contract.js';

/**
 * For how long an answer may be handed out again without asking, at most `ttlSeconds`; undefined when it may not be kept at
 * all. Zero for what has to be asked about each time. Source: RFC 9111, sections 4.2 and 5.2.2; we are a shared cache.
 */
export function freshSeconds({ cache_control, age }: Caching, ttlSeconds: number): number | undefined {
  const directives = directivesOf(cache_control ?? '');
  if (directives.has('no-store') || directives.has('private')) return undefined;
  if (directives.has('no-cache')) return 0;
  const said = directives.get('s-maxage') ?? directives.get('max-age');
  if (said === undefined) return ttlSeconds;
  // What is no number is stale, as section 4.2.1 advises.
  const seconds = /^\d{1,10}$/.test(said) ? Number(said) : 0;
  const spent = /^\d{1,10}$/.test(age ?? '') ? Number(age) : 0;
  return Math.min(ttlSeconds, Math.max(0, seconds - spent));
}

/** Whether the site can be asked if its page is still the same. */
export function isRevalidated({ etag, last_modified }: Caching): boolean {
  return Boolean(etag || last_modified);
}

/** Names in lower case; of a directive that is there twice, the first. */
function directivesOf(field: string): Map<string, string> {
  const directives = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of field.matchAll(/([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s,]*)))?/g)) {
    const key = name.toLowerCase();
    if (!directives.has(key)) directives.set(key, (quoted ?? token).trim());
  }
  return directives;
}
