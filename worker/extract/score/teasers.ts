import { HEADING_NAME } from '../../dom/headings.js';
import { onceOfEach } from '../../dom/once.js';
import { ALSO } from '../metadata/others.js';
import type { Block, Box } from './blocks.js';
import { charsOf, type Places, rowsOf } from './cards.js';
import { keptChars } from './kept.js';
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
    const held = cards.reduce((sum, card) => sum + keptIn(card, blocks, kept), 0);
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

function keptIn({ first, end }: Box, blocks: readonly Block[], kept: readonly boolean[]): number {
  let sum = 0;
  for (let i = first; i < end; i++) if (kept[i]) sum += blocks[i]?.chars ?? 0;
  return sum;
}

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
  for (const [i, { text, chars, linked }] of blocks.entries()) {
    const isLine = kept[i] && linked >= LEAST_IN_LINK * chars && chars <= MOST_LINE_CHARS && shapes[i]?.external === 0;
    if (isLine && LEADING.test(text)) kept[i] = false;
  }
}

const SIDEBAR = /side-?bar/i;
/** On the page of an article: what shows others, tells who wrote it, or is for printing it. */
const BESIDE = new RegExp(
  `(?:^|[\\s_-])(?:${[
    'related|recommended|most-?read|trending|print-header|disclaimer',
    'author[-_]{0,2}(?:box|bio|info|card|desc(?:ription)?|profile|about|details)|about[-_]{0,2}(?:the[-_]{0,2})?author|saboxplugin[\\w-]*',
  ].join('|')})(?:[\\s_-]|$)`,
  'i',
);

/**
 * Drops, in place, the sidebar that is marked up as one, unless it is a box among the paragraphs of a text, and on the
 * page of an article the boxes whose class says that they are no part of it, as long as more is kept elsewhere.
 * Cross-validated, scrapinghub gained 0.4, listings 0.1.
 */
export function dropNamedBeside({ blocks, boxes, page }: Scene, kept: boolean[]): void {
  const holdsText = onceOfEach((around: Box) =>
    blocks.slice(around.first, around.end).some(({ box }) => box.name === 'p' && box.parent === around),
  );
  let end = 0;
  const beside: Box[] = [];
  for (const box of boxes) {
    if (box.first < end || !box.parent?.parent) continue;
    const isSidebar = box.name === 'aside' && SIDEBAR.test(box.classes) && !holdsText(box.parent);
    if (!isSidebar && !(page.isArticle && BESIDE.test(box.classes))) continue;
    beside.push(box);
    end = box.end;
  }
  const held = beside.reduce((sum, box) => sum + keptIn(box, blocks, kept), 0);
  if (held === 0 || 2 * held > keptChars(blocks, kept)) return;
  for (const { first, end } of beside) kept.fill(false, first, end);
}
