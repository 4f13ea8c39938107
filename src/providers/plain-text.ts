import { parseFragment } from 'parse5';

/** Elements that only style a snippet. Anything else in angle brackets is text: `vector<int>` has to survive. */
const MARKUP =
  /<\/?(?:a|abbr|b|bdi|cite|code|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr)(?:\s[^<>]*)?\/?>/gi;
const BREAKS = /<\/?(?:br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const HIDDEN = /<!--.*?-->|<(script|style)\b[^<>]*>.*?<\/\1\s*>/gis;

/** Plain text of a provider's title or snippet: no markup, entities decoded once, whitespace runs as one space. */
export function plainText(html: string): string {
  return collapse(decodeEntities(html.replace(HIDDEN, '').replace(BREAKS, ' ').replace(MARKUP, '')));
}

/** One space for every run of whitespace (U+00A0 included), none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The URL a provider gave, if a reader of web pages can use it: absolute http(s). Kept as given, except that whitespace
 * in it becomes `%20`, so that it stays one word in a list; nothing is decoded.
 */
export function webUrl(given: string): string | undefined {
  const url = given.trim().replace(/\s/g, '%20');
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

/** The parser decodes; brackets are hidden from it, so that it sees one text and no element. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node && 'value' in node ? node.value : '';
}
