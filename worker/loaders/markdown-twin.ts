import type { Page } from '../page.js';
import { isHtml } from './media-type.js';

/** A head is seldom longer. Characters. */
const HEAD_CHARS = 256 * 1024;
const LINK = /<link\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Where the head of a page offers the page as Markdown (`<link rel="alternate" type="text/markdown" href>`) on its own
 * origin; undefined where it does not. The page may be cut off.
 */
export function markdownTwinOf({ url, mediaType, text }: Page): URL | undefined {
  if (!isHtml(mediaType)) return undefined;
  const start = text.slice(0, HEAD_CHARS);
  const head = start
    .slice(0, END.exec(start)?.index)
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  const base = baseOf(head, url);
  for (const [link] of head.matchAll(LINK)) {
    const { rel = '', type = '', href = '' } = attributesOf(link);
    const isTwin = /(?:^|\s)alternate(?:\s|$)/i.test(rel) && /^text\/(?:x-)?markdown\s*(?:;|$)/i.test(type.trim());
    const twin = isTwin && href.trim() && URL.canParse(href, base) ? new URL(href, base) : undefined;
    if (!twin || twin.origin !== url.origin) continue;
    twin.hash = '';
    if (twin.href !== url.href) return twin;
  }
  return undefined;
}
const END = /<\/head\s*>|<body\b/i;

function baseOf(head: string, url: URL): URL {
  const { href = '' } = attributesOf(/<base\b[^>]*>/i.exec(head)?.[0] ?? '');
  return URL.canParse(href, url) ? new URL(href, url) : url;
}

/** By name in lower case; of one that is there twice, the first. Addresses have few character references. */
function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
  return found;
}
