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
  return value
    ?.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, entity: string) => decode(entity) ?? whole)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
