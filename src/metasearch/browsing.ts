import { BROWSER_HEADERS } from '../providers/browser-headers.js';
import type { Locale } from '../providers/locale.js';
import { cutAtWord, quoteBangs } from '../providers/query-text.js';

/** The strictest limit that is known of any of the engines. */
export const MAX_QUERY_LENGTH = 400;

/** The query as every engine takes it: nothing that would redirect to another site, and not too long for a URL. */
export function wordsOf(query: string): string {
  return cutAtWord(quoteBangs(query), MAX_QUERY_LENGTH);
}

/** The headers of a browser whose user reads `language`, with cookies. */
export function browsing(
  { country, language }: Locale,
  cookies: Record<string, string> = {},
  headers: Record<string, string> = BROWSER_HEADERS,
): Record<string, string> {
  const cookie = Object.entries(cookies).map((pair) => pair.join('='));
  const languages = language && language !== 'en' && [language, 'en;q=0.5'];
  const first = languages && country ? [`${language}-${country}`, `${language};q=0.8`, 'en;q=0.5'] : languages;
  return {
    ...headers,
    ...(first && { 'accept-language': first.join(',') }),
    ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
  };
}
