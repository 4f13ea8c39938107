import type { Places } from './cards.js';
import { keptChars, keptCharsIn } from './kept.js';
import { rowsThatLeadOn } from './leading.js';
import type { Scene } from './scene.js';

/** Characters of a card, on average, white space not counted. */
const MOST_CHARS = 600;
/** Of what is kept: a text may consist of cards. */
const MOST_SHARE = 0.5;

/**
 * Drops, in place, what the page of an article or product shows of other pages: rows of cards that lead there. Each has a
 * sentence or two, as the article has. Cross-validated, scrapinghub gained 0.6, collections 0.3, snippets and services
 * 0.1, the rest ±0; the numbers may be half as large again or a third smaller.
 */
export function dropTeasers(scene: Scene, kept: boolean[], places: Places): void {
  const { blocks, page } = scene;
  if (!(page.isArticle || page.isProduct) || page.isDocs || page.isList || page.listsPosts) return;
  const all = keptChars(blocks, kept);
  for (const cards of rowsThatLeadOn(scene, places, MOST_CHARS)) {
    const held = cards.reduce((sum, card) => sum + keptCharsIn(card, blocks, kept), 0);
    if (held === 0 || held > MOST_SHARE * all) continue;
    for (const { first, end } of cards) kept.fill(false, first, end);
  }
}
