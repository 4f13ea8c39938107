import { parseBody } from './document.js';
import { oneLine } from './inline-text.js';

/** The first of some values with any text, as plain text. */
export function first(...values: (string | null | undefined)[]): string | undefined {
  for (const value of values) {
    const text = plain(value);
    if (text) return text;
  }
  return undefined;
}

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
  return decodedOf(
    decodedOf(value, /&(?!(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});)/gi),
    /&(?!#x[\da-f]{1,6};|#\d{1,7};)/gi,
  );
}

/** A text with its character references decoded by the parser, which knows all names, except for those that are `literal`. */
function decodedOf(text: string, literal: RegExp): string {
  if (!text.includes('&')) return text;
  return parseBody(text.replace(literal, '&amp;').replaceAll('<', '&lt;')).textContent ?? '';
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
