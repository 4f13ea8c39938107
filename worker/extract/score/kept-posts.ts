import type { Block, Box } from './blocks.js';
import { charsOf, type Places } from './cards.js';
import { isBeside, isControlAlone, isWithin } from './furniture-boxes.js';
import { isLinkedHeading, rowsThatLeadOn } from './leading.js';
import type { Scene } from './scene.js';

/** Characters of a post in the list, on average, white space not counted. */
const MOST_CHARS = 5_000;

/**
 * Keeps, in place, the posts that a page lists which says that it is such a list (`listsPosts`): the cards of one kind
 * that lead to other pages of the site and have most text, those in `main` before others. Their titles alone look like the
 * teasers beside an article. Cross-validated, listings gained 1.3, nothing else changed.
 */
export function keepPosts(scene: Scene, kept: boolean[], places: Places): void {
  const { blocks, page } = scene;
  if (!page.listsPosts) return;
  const rows = rowsThatLeadOn(scene, places, MOST_CHARS, hrefOf).filter(([card]) => !isBeside(card as Box));
  const inMain = rows.filter(([card]) => isWithin(card as Box, ({ name }) => name === 'main'));
  const kinds = new Map<number, Box[]>();
  for (const cards of inMain.length > 0 ? inMain : rows) {
    const place = places.get(cards[0] as Box) as number;
    const ofPlace = kinds.get(place) ?? [];
    kinds.set(place, ofPlace);
    for (const card of cards) ofPlace.push(card);
  }
  const [posts = []] = [...kinds.values()].sort((a, b) => charsOf(b) - charsOf(a));
  for (const card of posts)
    for (let i = card.first; i < card.end; i++) {
      const block = blocks[i] as Block;
      if (!isControlAlone(block) || isLinkedHeading(block, card, hrefOf(block))) kept[i] = true;
    }
}

/** Where a block leads, also by a link around its heading or card. */
function hrefOf({ href, linked, box }: Block): string {
  return href || (linked > 0 ? (box.element.closest('a')?.getAttribute('href') ?? '') : '');
}
