import { oneLine } from './inline-text.js';

/** The first of some values with any text, as plain text. */
export function first(...values: (string | null | undefined)[]): string | undefined {
  for (const value of values) {
    const text = plain(value);
    if (text) return text;
  }
  return undefined;
}

/** The names of U+00A0 to U+00FF. Source: HTML Standard, 13.5. */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');

const ENTITIES: Record<string, string> = {
  ...Object.fromEntries(LATIN_1.map((name, i) => [name, String.fromCharCode(0xa0 + i)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  trade: '™',
  euro: '€',
};

/**
 * A value as one line of text: entities that were escaped twice decoded, tags removed, white space collapsed, nothing
 * invisible.
 */
export function plain(value: string | null | undefined): string | undefined {
  const text = withoutTags(decoded(value));
  return text === undefined ? undefined : oneLine(text);
}

/** The same for a value that cannot hold tags: what looks like one is text. */
export function plainText(value: string | null | undefined): string | undefined {
  const text = decoded(value);
  return text === undefined ? undefined : oneLine(text);
}

/** Decodes twice: some JSON-LD was escaped three times. Numeric references are seldom meant literally. */
export function decoded(value: string | null | undefined): string | undefined {
  if (!value?.includes('&')) return value ?? undefined;
  return value
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6}\d{0,2});/gi, (whole, entity: string) => decode(entity) ?? whole)
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7});/gi, (whole, entity: string) => decode(entity) ?? whole);
}

function withoutTags(value: string | undefined): string | undefined {
  if (!value?.includes('<')) return value;
  return value.replace(/<\/?([a-z][\w:-]*)[^<>]*>/gi, (tag, name: string, at: number, text: string) =>
    isParameter(tag, name, text.slice(0, at)) ? tag : ' ',
  );
}

/**
 * Whether a "tag" is a type parameter, as in `Vec<T>` and `Map<Key, Value>`: right after a word, and not a tag that
 * texts have.
 */
function isParameter(tag: string, name: string, before: string): boolean {
  return /\w$/.test(before) && /^<[\w:, ]+>$/.test(tag) && !(name.length > 1 ? TAGS : LETTER_TAGS).test(name);
}
const TAGS =
  /^(?:blockquote|br|center|cite|code|dd|del|div|dl|dt|em|figure|font|h[1-6]|hr|img|ins|kbd|li|mark|ol|pre|section|small|span|strike|strong|sub|sup|table|tbody|td|th|tr|ul|var|wbr)$/i;
const LETTER_TAGS = /^[abipqsu]$/;

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? ENTITIES[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
