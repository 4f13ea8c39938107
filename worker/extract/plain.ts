/** The first of some texts that has any, as plain text. */
export function first(...values: (string | null | undefined)[]): string | undefined {
  for (const value of values) {
    const text = plain(value);
    if (text) return text;
  }
  return undefined;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  reg: '®',
  trade: '™',
  copy: '©',
};

/** One line of text: entities that were escaped twice decoded, tags dropped, white space collapsed. */
export function plain(value: string | null | undefined): string | undefined {
  return withoutTags(decoded(value))?.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** The same of what cannot hold tags: what looks like one is text. */
export function plainText(value: string | null | undefined): string | undefined {
  return decoded(value)?.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** JSON-LD of what was escaped twice has been escaped three times; characters by number are seldom meant to be read so. */
function decoded(value: string | null | undefined): string | undefined {
  return value
    ?.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, entity: string) => decode(entity) ?? whole)
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7});/gi, (whole, entity: string) => decode(entity) ?? whole);
}

function withoutTags(value: string | undefined): string | undefined {
  return value?.replace(/<\/?([a-z][\w:-]*)[^<>]*>/gi, (tag, name: string, at: number, text: string) =>
    isParameter(tag, name, text.slice(0, at)) ? tag : ' ',
  );
}

/** `Vec<T>` and `Map<Key, Value>` name types; a tag right behind a word is one of those that texts have. */
function isParameter(tag: string, name: string, before: string): boolean {
  return /\w$/.test(before) && /^<[\w:, ]+>$/.test(tag) && !(name.length > 1 ? TAGS : LETTER_TAGS).test(name);
}
const TAGS =
  /^(?:blockquote|br|center|cite|code|dd|del|div|dl|dt|em|figure|font|h[1-6]|hr|img|ins|kbd|li|mark|ol|pre|section|small|span|strike|strong|sub|sup|table|tbody|td|th|tr|ul|var|wbr)$/i;
const LETTER_TAGS = /^[abipqsu]$/;

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
