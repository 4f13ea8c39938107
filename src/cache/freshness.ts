import type { Caching, Keeping } from '../shared/fetch-contract.js';

/**
 * For how long a page that was got `at` (milliseconds since the epoch) may be handed out again without asking, at most
 * `ttlSeconds`; undefined when it may not be kept at all. Zero for what has to be asked about each time. Of the answers that led
 * to it the strictest counts. Source: RFC 9111, sections 4.1, 4.2 and 5; we are a shared cache.
 */
export function freshSeconds({ via = [], ...last }: Caching, ttlSeconds: number, at: number): number | undefined {
  const each = [last, ...via].map((said) => freshOf(said, ttlSeconds, at));
  return each.some((seconds) => seconds === undefined) ? undefined : Math.min(...each.map(Number));
}

/** The same of one answer. */
function freshOf(said: Keeping, ttlSeconds: number, at: number): number | undefined {
  const directives = directivesOf(said.cache_control ?? '');
  if (directives.has('no-store') || directives.has('private')) return undefined;
  // What varies with anything is of no other request.
  if (directives.has('no-cache') || /(?:^|,)\s*\*/.test(said.vary ?? '')) return 0;
  const seconds = lifetimeOf(directives.get('s-maxage') ?? directives.get('max-age'), said, at);
  if (seconds === undefined) return ttlSeconds;
  const spent = /^\d{1,10}$/.test(said.age ?? '') ? Number(said.age) : 0;
  return Math.min(ttlSeconds, Math.max(0, seconds - spent));
}

/** In seconds; undefined when nothing is said. What is no number, or no date, is stale, as sections 4.2.1 and 5.3 have it. */
function lifetimeOf(maxAge: string | undefined, { expires, date }: Keeping, at: number): number | undefined {
  if (maxAge !== undefined) return /^\d{1,10}$/.test(maxAge) ? Number(maxAge) : 0;
  if (expires === undefined) return undefined;
  return Math.floor((Date.parse(expires) - (Date.parse(date ?? '') || at)) / 1000) || 0;
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
