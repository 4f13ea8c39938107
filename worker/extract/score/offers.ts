import { hundredthsOf } from '../metadata/offer.js';
import type { Block, Blocks } from './blocks.js';
import { isAnyKept } from './kept.js';
import { MONEY } from './scene.js';

/** Characters, white space not counted: a price and a few words. */
const MOST_CHARS = 60;
const OFFER = '[itemprop="offers"]';

/** Blocks from the heading of a product to its price, and from the price to kept text on either side. */
const MOST_BELOW_HEADING = 25;
const MOST_TO_KEPT = 3;

/** Keeps, in place, the price of the only offer in the microdata of a product's page, or else the one price it states. */
export function keepOffer({ blocks }: Blocks, kept: boolean[], stated: number | undefined): void {
  const priced = [...blocks.entries()].filter(([, block]) => isPrice(block));
  const offers = priced.map(([i, block]) => ({ i, offer: offerOf(block) })).filter(({ offer }) => offer !== undefined);
  const isOnly = new Set(offers.map(({ offer }) => offer)).size === 1;
  if (isOnly && offers.some(({ i }) => kept[i])) return;
  const found = isOnly ? offers[0]?.i : stated ? shownPrice(blocks, kept, stated) : undefined;
  if (found !== undefined) kept[found] = true;
}

/** Where the price that a page states is shown below its heading; undefined if what is kept shows it already. */
function shownPrice(blocks: readonly Block[], kept: readonly boolean[], stated: number): number | undefined {
  const shows = ({ text }: Block) => (text.match(AMOUNT) ?? []).some((amount) => hundredthsOf(amount) === stated);
  if (blocks.some((block, i) => kept[i] && MONEY.test(block.text) && shows(block))) return undefined;
  const heading = blocks.findIndex(({ box }) => box.name === 'h1');
  for (let i = heading + 1; heading >= 0 && i < blocks.length && i <= heading + MOST_BELOW_HEADING; i++) {
    const block = blocks[i] as Block;
    if (!isPrice(block) || block.links > 0 || !shows(block) || block.box.element.closest(BESIDE)) continue;
    return isAnyKept(kept, Math.max(0, i - MOST_TO_KEPT), Math.min(kept.length, i + MOST_TO_KEPT + 1)) ? i : undefined;
  }
  return undefined;
}
const AMOUNT = /\d(?:[\d.,']{0,12}\d)?/g;
const BESIDE = 'li,aside';

function isPrice({ chars, text }: Block): boolean {
  return chars <= MOST_CHARS && MONEY.test(text);
}

/** The offer that a block is part of, if that is the page's product and not one in a list beside it. */
function offerOf({ nodes: [first] }: Block): Element | undefined {
  const offer = first?.parentElement?.closest(OFFER);
  return offer && !offer.closest('li,aside') ? offer : undefined;
}
