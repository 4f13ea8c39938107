import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, of a place before the first words of a text. */
const SIGN = /\b(?:location-stamp|dateline|article-location|news-location)\b/i;
const STAMPS = '.location-stamp,.dateline,.article-location,.news-location';
const INLINE = /^(?:span|b|strong|em|i)$/;
const MOST_CHARS = 60;

/** Puts a dash or a space between the place that a text begins with and the text, in place, where only a style sheet does. */
export function partPlaces(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const stamp of document.body.querySelectorAll(STAMPS)) {
    const { nextSibling: text, previousSibling: before, textContent } = stamp;
    const place = textContent ?? '';
    if (!INLINE.test(stamp.localName) || place.length > MOST_CHARS || before?.textContent?.trim()) continue;
    if (!/^[\p{L}\p{N}"“„«]/u.test(text?.textContent ?? '')) continue;
    if (/[\p{L}\p{N}]$/u.test(place)) stamp.after(' - ');
    else if (/[-–—:]$/.test(place)) stamp.after(' ');
  }
}
