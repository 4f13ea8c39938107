/** A language as BCP 47 writes it; some pages have an underscore or another case. Undefined for anything else. */
export function languageTag(stated: string | null | undefined): string | undefined {
  const tag = stated?.trim().split(',', 1)[0]?.replaceAll('_', '-');
  if (!tag || tag.length > MOST_TAG_CHARS || !OF_ONE.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * Tags of one known language. "German" is none, though its form fits; some tags stand for no, several or unknown
 * languages.
 */
const OF_ONE = /^(?!(?:und|mul|mis|zxx)(?:-|$))[a-z]{2,3}(?:-|$)/i;

/**
 * Characters. BCP 47 tags fit into 35 (RFC 5646, 4.4.1), extensions apart; the engine takes quadratic time for a long
 * one.
 */
const MOST_TAG_CHARS = 100;
