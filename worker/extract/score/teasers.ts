import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Box } from './blocks.js';
import { charsOf, type Places, rowsOf } from './cards.js';
import { keptChars, keptCharsIn } from './kept.js';
import type { Scene } from './scene.js';

/** Paragraphs and headings side by side are a text. */
const NO_CARD = /^(?:p|h\d|t[rdh])$/;
/** Characters of a card, on average, white space not counted. */
const MOST_CHARS = 600;
/** Shares: of the cards that have a heading which leads on, and of a heading in the link. */
const LEAST_LEADING = 0.8;
const LEAST_LINKED = 0.9;
/** Of what is kept: a text may consist of cards. */
const MOST_SHARE = 0.5;

/**
 * Drops, in place, what the page of an article shows of other pages: at least three alike boxes side by side, each with a
 * heading that leads to another page of the site. Each has a sentence or two, as the article has. Cross-validated,
 * scrapinghub gained 0.6, snippets and services 0.1, the rest ±0; the numbers may be half as large again or a third
 * smaller.
 */
export function dropTeasers({ blocks, boxes, shapes, page }: Scene, kept: boolean[], places: Places): void {
  if (!page.isArticle || page.isDocs) return;
  const leadsOn = (card: Box): boolean => {
    for (let i = card.first; i < card.end; i++)
      if (shapes[i]?.external === 0 && isLinkedHeading(blocks[i] as Block, card)) return true;
    return false;
  };
  const all = keptChars(blocks, kept);
  for (const cards of rowsOf(boxes, places)) {
    if (NO_CARD.test(cards[0]?.name ?? '') || charsOf(cards) > MOST_CHARS * cards.length) continue;
    const held = cards.reduce((sum, card) => sum + keptCharsIn(card, blocks, kept), 0);
    if (held === 0 || held > MOST_SHARE * all) continue;
    if (cards.filter(leadsOn).length >= LEAST_LEADING * cards.length)
      for (const { first, end } of cards) kept.fill(false, first, end);
  }
}

function isLinkedHeading({ box, href, links, linked, chars }: Block, card: Box): boolean {
  // A link to a place is one to a part of this page, and one to a shop is to a thing that the article is about.
  if (links === 0 || linked < LEAST_LINKED * chars || href.includes('#') || TO_SHOP.test(href)) return false;
  if (box.element.querySelector('a[rel~="sponsored"]')) return false;
  for (let up: Box | undefined = box; up && up !== card.parent; up = up.parent)
    if (HEADING_NAME.test(up.name)) return true;
  return false;
}

/** Addresses by which a site counts who goes to a shop. */
const TO_SHOP = /\/(?:out|go|goto|recommends|refer|redirect)\//i;
