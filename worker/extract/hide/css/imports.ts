import { percentDecoded } from '../../../html/percent-decoded.js';
import { withoutComments } from './declarations.js';

/** What may stand at the start of a sheet: an import, or what is allowed before one. */
const IMPORT =
  /\s*(?:@(?:charset|layer)[^;{}]{0,500};|@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)?\s*(?:(layer)\b(?:\(([^()]{0,100})\))?)?([^;"']{0,300});)/iy;

/** A sheet with those that it imports by an address that holds them (`data:text/css,…`); others are not read. */
export function withImports(css: string): string {
  if (!css.includes('@import') || !/data:text\/css/i.test(css)) return css;
  const text = withoutComments(css, ' ');
  let [before, end] = ['', 0];
  IMPORT.lastIndex = 0;
  for (let found = IMPORT.exec(text); found; found = IMPORT.exec(text)) {
    end = IMPORT.lastIndex;
    const [whole, quoted, single, bare, layer, name = '', media = ''] = found;
    const href = quoted ?? single ?? bare;
    if (href === undefined) before += whole;
    else before += within(`@media ${media}`, media.trim(), within(`@layer ${name}`, layer, sheetIn(href) ?? ''));
  }
  return before + text.slice(end);
}

function within(start: string, isStated: string | undefined, css: string): string {
  return isStated ? `${start}{${css}}` : css;
}

/** The sheet that an address holds. */
export function sheetIn(href: string): string | undefined {
  const [start = '', base64] = /^data:text\/css(?:;(?!base64)[^;,]{0,40}){0,3}(;base64)?,/i.exec(href) ?? [];
  if (!start) return undefined;
  const said = href.slice(start.length);
  return base64 ? Buffer.from(said, 'base64').toString() : percentDecoded(said);
}
