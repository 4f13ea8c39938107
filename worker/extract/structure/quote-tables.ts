import { moveInside } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`. */
const SIGN = /\bcquote\b/;
const MARK = /^[\s“”„"«»‘’]{0,4}$/;

/** Makes quotes of the tables with which MediaWiki's template draws one between two large marks, in place. */
export function plainQuoteTables({ body }: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const table of body.querySelectorAll('table.cquote')) {
    const quote = body.ownerDocument.createElement('blockquote');
    for (const cell of table.querySelectorAll('td')) {
      if (MARK.test(cell.textContent ?? '') && !cell.querySelector('img')) continue;
      const part = body.ownerDocument.createElement('div');
      moveInside(cell, part);
      quote.append(part);
    }
    if (quote.firstChild) table.replaceWith(quote);
  }
}
