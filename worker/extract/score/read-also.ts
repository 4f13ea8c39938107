import { HEADING_NAME } from '../../html/headings.js';
import { readAlso } from '../facts/others.js';
import type { Scene } from '../model/scene.js';
import { ALSO } from '../words/beside.js';
import { anyLike, patternOf } from '../words/words.js';

/** How lines begin that lead to another page of the site; manuals and encyclopedias say "See also" of what they explain. */
const leading = patternOf(
  () =>
    `^[\\s\\p{P}\\p{S}]{0,3}(?!see also)(?:${anyLike(ALSO)}|see more|also on|don['’]?t miss|more (?:on|from|about)|you (?:may|might) also like|recommended|veja também)(?!\\p{L})`,
);
const MOST_LINE_CHARS = 400;
/** A share of the line. */
const LEAST_IN_LINK = 0.5;

/**
 * Drops, in place, the lines between the paragraphs of an article that say what else to read on the site, and on other pages
 * too lists of links below such words. Cross-validated, the lines gave scrapinghub 0.2, the rest ±0.
 */
export function dropReadAlso({ blocks, shapes, page }: Scene, kept: boolean[]): void {
  if (page.isDocs || (!page.isArticle && (page.isForum || page.isList || page.listsPosts))) return;
  for (const [i, { text, href, box }] of page.isArticle ? blocks.entries() : []) {
    if (href.startsWith('#') || HEADING_NAME.test(box.name)) continue;
    if (kept[i] && isStory(i) && leading().test(text)) kept[i] = false;
  }
  for (const [i, { text, chars }] of blocks.entries()) {
    if (!kept[i] || chars > MOST_LABEL_CHARS || !readAlso().test(text) || !leading().test(text)) continue;
    let end = i + 1;
    while (kept[end] && isStory(end) && !HEADING_NAME.test(blocks[end]?.box.name ?? '')) end += 1;
    if (end - i > (page.isArticle ? 1 : LEAST_LIST)) kept.fill(false, i, end);
  }

  /** Whether a short block leads, for the most part, to another page of the site. */
  function isStory(i: number): boolean {
    const { chars = 0, linked = 0 } = blocks[i] ?? {};
    return linked >= LEAST_IN_LINK * chars && chars <= MOST_LINE_CHARS && shapes[i]?.external === 0;
  }
}
/** Links below such words on a page that does not say that it is an article. */
const LEAST_LIST = 2;
/** Characters of words above a list of links, white space not counted. */
const MOST_LABEL_CHARS = 40;
