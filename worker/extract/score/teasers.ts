import type { Box } from './blocks.js';
import type { Places } from './cards.js';
import { dropBoxes, isAmidKept, keptChars, keptCharsOf, keptProse } from './kept.js';
import { rowsThatLeadOn } from './leading.js';
import type { Scene } from './scene.js';

/** Characters of a card, on average, white space not counted. */
const MOST_CHARS = 600;
/** Of what is kept: a text may consist of cards, in one row or in several. */
const MOST_SHARE = 0.5;
const LEAST_REST = 0.2;
/** White space not counted. A heading and a sentence are no article, whatever the page says it is. */
const LEAST_CHARS = 300;

/**
 * Drops, in place, what the page of an article or product shows of other pages: rows of cards that lead there. Each has a
 * sentence or two, as the article has. Cross-validated, scrapinghub gained 0.6, collections 0.3, snippets and services
 * 0.1, the rest ±0; the numbers may be half as large again or a third smaller.
 */
export function dropTeasers(scene: Scene, kept: boolean[], places: Places): void {
  const { blocks, page, isMatter } = scene;
  if (!(page.isArticle || page.isProduct) || page.isDocs || page.isList || page.listsPosts) return;
  const isProse = keptProse(blocks, kept);
  const isAmid = ([card]: Box[]) => {
    const [row, around] = [card?.parent, card?.parent?.parent];
    return (
      page.isArticle === 0 &&
      around !== undefined &&
      row !== undefined &&
      isAmidKept(row, around, isProse, blocks.length)
    );
  };
  const all = keptChars(blocks, kept);
  const rest = [...kept];
  for (const cards of rowsThatLeadOn(scene, places, MOST_CHARS)) {
    const held = keptCharsOf(cards, blocks, kept);
    if (held <= MOST_SHARE * all && !isAmid(cards)) dropBoxes(cards, rest, isMatter);
  }
  if (keptChars(blocks, rest) < Math.max(LEAST_REST * all, LEAST_CHARS)) return;
  for (const [i, isKept] of rest.entries()) kept[i] = isKept;
}
