import { type Block, type Box, kindOf } from './blocks.js';
import { charsOf } from './cards.js';
import { textChars } from './controls.js';
import type { Scene } from './scene.js';

/** A price, as more countries write it than `MONEY` knows, which the scores were learned with. */
const PRICE =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|SEK|NOK|DKK|PLN|CZK|kr|zł|Kč|Ft|lei|лв|руб|TL|円|元)(?!\p{L}))|(?<!\p{L})(?:USD|EUR|GBP|CHF|kr|Rs|RM|Rp)\.?\s?\d/u;
/** A price and nothing else. */
const AMOUNT = /^[^\p{L}\d]*(?:\p{Lu}{3}|\p{L}{1,2}\.?)?\s?\d[\d.,\s]*(?:\p{Sc}|\p{L}{1,3})?\s*$/u;
const MOST_BELOW_TITLE = 25;
/** All characters here are counted without white space. Of a text that is a price with a few words. */
const MOST_PRICE_CHARS = 60;
/** Of a card: goods are described in a line or two, jobs in a paragraph. */
const MOST_CARD_CHARS = 1_500;
/** The old price, the new one, and those of other sizes. */
const MOST_PRICES = 4;
const LEAST_CARDS = 4;
/** A share of the cards' text: where more is kept, the scores have chosen among them. */
const MOST_KEPT = 0.3;
/** Of what is kept beside the cards: a page with more may be about something else. */
const MOST_BESIDE_CHARS = 3_000;
/** A section whose opening scores less stands beside the page's matter: "You may also like". */
const LEAST_OPENING = -1;
/** What the boxes around such cards are called there. */
const ASIDE = /carousel|slider|swiper|slick|related|recommend|similar|upsell|cross-?sell|recently|also-?bought/i;

/**
 * Keeps, in place, the cards of a page that lists goods, offers or jobs with their prices, where the scores have kept
 * little more than its introduction: they were learned from truths of which half leave such cards out. Pages that say
 * they are one product, an article, a thread or a manual show such cards beside their matter.
 *
 * Cross-validated by site, collections gained 2.9, listings 0.9 and WCXB 0.25; seven pages changed, all for the better. The
 * constants were chosen there.
 */
export function keepGoods(scene: Scene, kept: boolean[]): void {
  const { blocks, lines, page } = scene;
  if (page.isArticle || page.isForum || page.isDocs || (page.isProduct && !page.isList)) return;
  const grid = largestGrid(scene);
  if (hasOwnPrice(scene, grid[0]?.first ?? 0)) return;
  for (let around = grid[0]?.parent; around; around = around.parent)
    if ((lines.get(around)?.lowestOpening ?? 0) < LEAST_OPENING || ASIDE.test(around.label)) return;
  const inGrid = new Uint8Array(blocks.length);
  for (const { first, end } of grid) inGrid.fill(1, first, end);
  let [inside, beside] = [0, 0];
  for (const [i, { chars }] of blocks.entries()) {
    if (!kept[i]) continue;
    if (inGrid[i]) inside += chars;
    else beside += chars;
  }
  if (inside > MOST_KEPT * charsOf(grid) || beside > MOST_BESIDE_CHARS) return;
  const parents = new Set(grid.map(({ parent }) => parent));
  for (const card of scene.boxes) {
    if (!parents.has(card.parent) || card.name !== grid[0]?.name || !isCard(card)) continue;
    for (const [n, block] of blocks.slice(card.first, card.end).entries())
      if (textChars(block) > 0 || isPriced(block)) kept[card.first + n] = true;
  }
}

/** Whether a price stands by itself between the title of a page and the block `end`: then the page is one product's. */
function hasOwnPrice({ blocks, titleAt }: Scene, end: number): boolean {
  return blocks
    .slice(titleAt + 1, Math.min(end, titleAt + 1 + MOST_BELOW_TITLE))
    .some((block) => isPriced(block) && block.links === 0 && AMOUNT.test(block.text) && !isAmong(block.box));
}

/** Whether a box is in a list or a form: there are the prices of other goods, and of filters. */
function isAmong(box: Box): boolean {
  return /^(?:li|form|aside)$/.test(box.name) || (box.parent !== undefined && isAmong(box.parent));
}

/** Of the groups of cards with prices that stand in boxes of one kind (a list, or its rows), the one with most text. */
function largestGrid({ blocks, boxes }: Scene): readonly Box[] {
  const pricesUpTo = new Uint32Array(blocks.length + 1);
  for (const [i, block] of blocks.entries()) pricesUpTo[i + 1] = (pricesUpTo[i] ?? 0) + Number(isPriced(block));
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const prices = (pricesUpTo[box.end] ?? 0) - (pricesUpTo[box.first] ?? 0);
    if (!box.parent || prices < 1 || prices > MOST_PRICES || !isCard(box)) continue;
    const key = `${kindOf(box.parent)} ${box.name}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    // Boxes of one kind may be in each other.
    if (box.first >= (group.at(-1)?.end ?? 0)) group.push(box);
  }
  const grids = [...groups.values()].filter((group) => group.length >= LEAST_CARDS);
  return grids.sort((a, b) => charsOf(b) - charsOf(a))[0] ?? [];
}

export function isPriced({ chars, text }: Block): boolean {
  return chars <= MOST_PRICE_CHARS && PRICE.test(text);
}

function isCard({ chars, linked }: Box): boolean {
  return linked > 0 && chars <= MOST_CARD_CHARS;
}
