import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Box } from './blocks.js';
import { charsOf, type Places, rowsOf } from './cards.js';
import { leadsAway } from './said.js';
import type { Scene } from './scene.js';

/** Paragraphs and headings side by side are a text. */
const NO_CARD = /^(?:p|h\d|t[rdh])$/;
/** Shares: of the cards that have a heading which leads on, and of a heading in the link. */
const LEAST_LEADING = 0.8;
const LEAST_LINKED = 0.9;

/**
 * Rows of at least three alike boxes side by side, most of them with a heading that leads to another page of the site;
 * with no more than `mostChars` in each, on average, white space not counted.
 */
export function rowsThatLeadOn(
  { blocks, boxes, stated }: Scene,
  places: Places,
  mostChars: number,
  hrefOf: (block: Block) => string = ({ href }) => href,
): Box[][] {
  const leadsOn = (card: Box): boolean => {
    for (let i = card.first; i < card.end; i++) {
      const block = blocks[i] as Block;
      const href = hrefOf(block);
      if (isLinkedHeading(block, card, href) && !leadsAway(href, stated)) return true;
    }
    return false;
  };
  return rowsOf(boxes, places).filter((cards) => {
    if (NO_CARD.test(cards[0]?.name ?? '') || charsOf(cards) > mostChars * cards.length) return false;
    return cards.filter(leadsOn).length >= LEAST_LEADING * cards.length;
  });
}

/** Whether a block is a heading in a card and leads on, to `href`. */
export function isLinkedHeading({ box, linked, chars }: Block, card: Box, href: string): boolean {
  // A link to a place is one to a part of this page, and one to a shop is to a thing that the article is about.
  if (href === '' || linked < LEAST_LINKED * chars || href.includes('#') || TO_SHOP.test(href)) return false;
  if (box.element.querySelector('a[rel~="sponsored"]')) return false;
  for (let up: Box | undefined = box; up && up !== card.parent; up = up.parent)
    if (HEADING_NAME.test(up.name)) return true;
  return false;
}

/** Addresses by which a site counts who goes to a shop. */
const TO_SHOP = /\/(?:out|go|goto|recommends|refer|redirect)\//i;
