/** As BCP 47 writes it, which some pages do with an underscore or in other case; undefined for what is no such tag. */
export function languageTag(stated: string | null | undefined): string | undefined {
  const tag = stated?.trim().split(',', 1)[0]?.replaceAll('_', '-');
  if (!tag || tag.length > MOST_TAG_CHARS || !OF_ONE.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** "German" is no tag, though its letters may be; some tags are for what has no language, several, or one that nobody knows. */
const OF_ONE = /^(?!(?:und|mul|mis|zxx)(?:-|$))[a-z]{2,3}(?:-|$)/i;

/** BCP 47 has them in 35 characters (RFC 5646, 4.4.1), extensions apart; the engine takes quadratic time for a long one. */
const MOST_TAG_CHARS = 100;
