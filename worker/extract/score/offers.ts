import { HEADING_NAME } from '../../dom/headings.js';
import { hundredthsOf } from '../metadata/offer.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept } from './kept.js';
import { MONEY } from './scene.js';

/** Characters, white space not counted: a price and a few words. */
const MOST_CHARS = 60;
const OFFER = '[itemprop="offers"]';

/** Blocks from the heading of a product to its price, and from the price to kept text: options and buttons. */
const MOST_BELOW_HEADING = 25;
const MOST_TO_KEPT = 15;

/** Keeps, in place, the price of the only offer in the microdata of a product's page, or else one that it states. */
export function keepOffer({ blocks }: Blocks, kept: boolean[], stated: ReadonlySet<number>): void {
  const priced = [...blocks.entries()].filter(([, block]) => isPrice(block));
  const offers = priced.map(([i, block]) => ({ i, offer: offerOf(block) })).filter(({ offer }) => offer !== undefined);
  const isOnly = new Set(offers.map(({ offer }) => offer)).size === 1;
  if (isOnly && offers.some(({ i }) => kept[i])) return;
  const found = isOnly ? offers[0]?.i : stated.size > 0 ? shownPrice(blocks, kept, stated) : undefined;
  if (found !== undefined) kept[found] = true;
}

/** Where a price that a page states is shown below its heading; undefined if what is kept shows it already. */
function shownPrice(
  blocks: readonly Block[],
  kept: readonly boolean[],
  stated: ReadonlySet<number>,
): number | undefined {
  const shows = ({ text }: Block) => (text.match(AMOUNT) ?? []).some((amount) => stated.has(hundredthsOf(amount)));
  if (blocks.some((block, i) => kept[i] && MONEY.test(block.text) && shows(block))) return undefined;
  const heading = blocks.findIndex(({ box }) => box.name === 'h1');
  for (let i = heading + 1; heading >= 0 && i < blocks.length && i <= heading + MOST_BELOW_HEADING; i++) {
    const block = blocks[i] as Block;
    if (!isPrice(block) || block.links > 0 || !shows(block) || block.box.element.closest(BESIDE)) continue;
    return isAnyKept(kept, heading, Math.min(kept.length, i + MOST_TO_KEPT + 1)) ? i : undefined;
  }
  return undefined;
}
const AMOUNT = /\d(?:[\d.,']{0,12}\d)?/g;
const BESIDE = 'li,aside';

function isPrice({ chars, text }: Block): boolean {
  return chars <= MOST_CHARS && MONEY.test(text);
}

/** Blocks between two kept ones, and characters of each, over which the gap is no place for a price. */
const MOST_BETWEEN = 5;
/** Characters of a card with a price, white space not counted. */
const MOST_CARD_CHARS = 1_500;
const MOST_PRICES = 3;

/**
 * Keeps, in place, the prices between two kept texts of one small box that keeps none, past links and buttons: of a
 * plan with its name, description and features, the price is what readers look for.
 */
export function keepPricesBetween({ blocks }: Blocks, kept: boolean[]): void {
  let last = kept.indexOf(true);
  for (let next = last + 1; last >= 0 && next < kept.length; next++) {
    if (!kept[next]) continue;
    if (next - last > 1 && next - last <= MOST_BETWEEN + 1) keepPrices(blocks, kept, last, next);
    last = next;
  }
}

function keepPrices(blocks: readonly Block[], kept: boolean[], last: number, next: number): void {
  const between = blocks.slice(last + 1, next);
  if (!between.some(isBarePrice) || !between.every((block) => block.chars <= MOST_CHARS && !isHeading(block))) return;
  let card: Box | undefined = blocks[last]?.box;
  while (card && card.end <= next) card = card.parent;
  if (!card || card.chars > MOST_CARD_CHARS) return;
  const priced = [...blocks.slice(card.first, card.end).entries()].filter(([, block]) => isPrice(block));
  const { first } = card;
  if (priced.length > MOST_PRICES || priced.some(([i]) => kept[first + i])) return;
  for (const [i, block] of between.entries()) if (isBarePrice(block)) kept[last + 1 + i] = true;
}

export function isBarePrice(block: Block): boolean {
  return isPrice(block) && block.links === 0 && block.button === 0;
}

function isHeading({ box }: Block): boolean {
  return HEADING_NAME.test(box.name);
}

/** The offer that a block is part of, if that is the page's product and not one in a list beside it. */
function offerOf({ nodes: [first] }: Block): Element | undefined {
  const offer = first?.parentElement?.closest(OFFER);
  return offer && !offer.closest('li,aside') ? offer : undefined;
}
