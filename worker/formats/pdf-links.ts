import type { PDFPageProxy } from 'unpdf/pdfjs';
import { resolveLink } from '../extract/recognise/links.js';
import type { Char } from './pdf-shown.js';

/** A place on a page that leads elsewhere. */
export interface PdfLink {
  url: string;
  /** Left, bottom, right and top. */
  rect: readonly number[];
  /** The characters under it, as they are drawn; undefined where PDF.js does not tell. */
  text?: string | undefined;
}

/** Links of a page that are looked at: tables of contents have hundreds. */
const MOST_LINKS = 2000;
/** Places that are compared for each link; a page of numbers has many of each. */
const MOST_PLACES = 500;

/** The links of a page to other pages; those to places in the document are none here. */
export async function linksOf(page: PDFPageProxy, base: URL): Promise<PdfLink[]> {
  const links: PdfLink[] = [];
  for (const annotation of (await page.getAnnotations()).slice(0, MOST_LINKS)) {
    const { subtype, url, unsafeUrl, rect, overlaidText: text } = annotation;
    const target = subtype === 'Link' && rect ? resolveLink(url ?? unsafeUrl, base) : undefined;
    if (target) links.push({ url: target, rect, text });
  }
  return links;
}

/** Tells the characters under each link where they lead; `chars` as they are drawn. */
export function tagLinks(chars: readonly Char[], links: readonly PdfLink[]): void {
  if (links.length === 0) return;
  const solid = chars.filter(({ text }) => text.trim());
  const drawn = solid.map(({ text }) => text).join('');
  for (const link of links) {
    for (const char of under(link, solid, drawn)) char.url = link.url;
  }
  for (const [index, char] of chars.entries()) {
    const [before, after] = [chars[index - 1]?.url, chars[index + 1]?.url];
    if (!char.text.trim() && before && before === after) char.url = before;
  }
}

/** The characters whose text PDF.js found under the link, where it is nearest; else those that are about under it. */
function under({ rect, text }: PdfLink, solid: readonly Char[], drawn: string): readonly Char[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const words = text?.replace(/\s+/g, '');
  if (words === '') return [];
  const distance = (start: number) => {
    const middle = solid[start + ((words?.length ?? 0) >> 1)];
    return middle ? Math.hypot(middle.x - (left + right) / 2, middle.y - (bottom + top) / 2) : Number.POSITIVE_INFINITY;
  };
  let best: number | undefined;
  if (words && drawn.length === solid.length) {
    let start = drawn.indexOf(words);
    for (let tried = 0; start >= 0 && tried < MOST_PLACES; tried++) {
      if (best === undefined || distance(start) < distance(best)) best = start;
      start = drawn.indexOf(words, start + 1);
    }
  }
  if (words && best !== undefined) return solid.slice(best, best + words.length);
  return solid.filter(({ x, y }) => x > left && x < right && y > bottom && y < top);
}
