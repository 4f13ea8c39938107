import { escaped } from './inline-marks.js';

/** Tags of BBCode, and the HTML that means the same; those with an address have it behind `=`. */
const TAGS: Readonly<Record<string, string>> = {
  p: 'p',
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  u: 'span',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  quote: 'blockquote',
  code: 'pre',
  list: 'ul',
  ul: 'ul',
  olist: 'ol',
  ol: 'ol',
  li: 'li',
  '*': 'li',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
  hr: 'hr',
};
const CLOSED = /\[\/(?:p|b|i|s|u|h[1-4]|quote|code|list|olist|url|img)\]/gi;
const TAG = /\[(\/?)([a-z*][a-z\d]{0,11})(?:=["']?([^\]"';\s]{0,2000})[^\]\n]{0,100})?\]/gi;

/** A text in the markup of forums and game shops as HTML; undefined for any other text. */
export function bbcodeAsHtml(text: string): string | undefined {
  if (text.includes('<') || (text.match(CLOSED)?.length ?? 0) < 2) return undefined;
  const html = escaped(text).replace(TAG, (tag, end: string, name: string, value = '') => {
    const kind = name.toLowerCase();
    if (kind === 'url') return end ? '</a>' : value ? `<a href="${value.replace(/^&quot;|&quot;$/g, '')}">` : '<a>';
    if (kind === 'img') return '';
    const meant = TAGS[kind];
    if (meant) return end && kind === '*' ? '</li>' : `<${end}${meant}>`;
    return KNOWN.test(kind) ? '' : tag;
  });
  return html.replace(/\n{2,}/g, '<br><br>').replaceAll('\n', '<br>');
}
/** Tags of what is no text, or looks otherwise. */
const KNOWN = /^(?:previewyoutube|youtube|video|media|attachment|center|color|size|font|align|spoiler|noparse)$/;
