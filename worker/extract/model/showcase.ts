import type { Scene } from './scene.js';

/** Characters outside links: a text with as many is a paragraph. */
const PROSE_CHARS = 80;
/** Shares of the kept text in paragraphs and in links. An article has more of the first, a list of the second. */
const MOST_PROSE = 0.8;
const MOST_LINKED = 0.15;

/**
 * Whether a page that does not say what it is shows what somebody offers: headings with a few words below each. Of
 * such a page nearly all is content, and caution only loses sections. Cross-validated, services gained 0.6, collections
 * 0.4, forums 0.3 and WCXB 0.1.
 */
export function isShowcase({ blocks, page }: Scene, kept: readonly boolean[]): boolean {
  if (page.isArticle || page.isForum || page.isDocs || page.isProduct || page.isList || page.isPaper) return false;
  let [chars, linked, prose] = [0, 0, 0];
  for (const [i, block] of blocks.entries()) {
    if (!kept[i]) continue;
    chars += block.chars;
    linked += block.linked;
    if (block.chars - block.linked >= PROSE_CHARS) prose += block.chars;
  }
  return prose < MOST_PROSE * chars && linked < MOST_LINKED * chars;
}
