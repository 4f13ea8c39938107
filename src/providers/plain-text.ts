import { parseFragment } from 'parse5';

/** More than any title or snippet has; what follows is not read, whatever it costs. */
const MAX_LENGTH = 10_000;
/** A tag, an entity or a character that the cut went through. */
const CUT_THROUGH = /(?:<[^<>]*|&#?\w{0,10}|[\uD800-\uDBFF])$/;

/** Elements that end a word, and the other ones of HTML but for those that programs use as names, such as `object`. */
const BREAKS = new Set(
  `address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
const MARKUP = new Set(
  `a abbr acronym audio b bdi bdo big body button canvas cite code del dfn em embed font html i iframe img input ins kbd
  label link mark meta nobr noscript picture q rp rt ruby s samp script small source span strike strong style sub sup svg
  textarea time track tt u var video wbr`.split(/\s+/),
);
const TAG = /<\/?([a-z][a-z0-9:-]*)((?:[\s/][^<>]*)?)>/gi;
const ATTRIBUTE = /=\s*["']/;
const HIDDEN_START = /<!--|<(script|style)\b[^<>]*>/gi;

/** Plain text of a provider's title or snippet: no markup, entities decoded once, whitespace runs as one space. */
export function plainText(html: string): string {
  const read = html.length > MAX_LENGTH ? html.slice(0, MAX_LENGTH).replace(CUT_THROUGH, '') : html;
  return collapse(decodeEntities(dropHidden(read).replace(TAG, withoutMarkup)));
}

/** Anything else in angle brackets is text, unless it has an attribute: `vector<int>` has to survive. */
function withoutMarkup(tag: string, name: string, rest: string): string {
  if (BREAKS.has(name.toLowerCase())) return ' ';
  return MARKUP.has(name.toLowerCase()) || ATTRIBUTE.test(rest) ? '' : tag;
}

/** Without comments, scripts and styles. A script or style that does not end takes the rest along, as in a browser. */
function dropHidden(html: string): string {
  const lastComment = html.lastIndexOf('-->');
  let shown = '';
  let from = 0;
  for (const { 0: opening, 1: name, index } of html.matchAll(HIDDEN_START)) {
    const inside = index + opening.length;
    if (index < from || (!name && inside > lastComment)) continue;
    shown += html.slice(from, index);
    const end = name ? endOf(name, html, inside) : html.indexOf('-->', inside) + 3;
    if (end === undefined) return shown;
    from = end;
  }
  return shown + html.slice(from);
}

function endOf(name: string, html: string, from: number): number | undefined {
  const closing = new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : undefined;
}

/**
 * Control characters, overrides of the direction of text, and tags but those of a flag: with these a row can look like
 * another. Marks of direction, joiners and the like are part of titles in many languages, and stay.
 */
const DECEPTIVE = /[^\P{Cc}\t\n\v\f\r]|[\u202d\u202e]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]/gu;

/** One space for every run of whitespace (U+00A0 included), none at the ends, and nothing that makes a text look like another. */
export function collapse(text: string): string {
  return text.replace(DECEPTIVE, '').replace(/\s+/g, ' ').trim();
}

const INVISIBLE_OR_SPACE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The URL a provider gave, if a reader of web pages can use it: absolute http(s). Kept as given, except that whitespace
 * and what nobody sees in it is percent-encoded, so that it stays one word in a list and reads as what it is; nothing is
 * decoded.
 */
export function webUrl(given: string): string | undefined {
  const url = given.trim().replace(INVISIBLE_OR_SPACE, encoded);
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

/** Every kind of space as a plain one. */
function encoded(character: string): string {
  return /\s/.test(character) ? '%20' : encodeURIComponent(character);
}

/** The parser decodes; brackets are hidden from it, so that it sees one text and no element. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node && 'value' in node ? node.value : '';
}
