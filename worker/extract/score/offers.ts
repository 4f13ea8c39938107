import type { Block, Blocks } from './blocks.js';
import { MONEY } from './scene.js';

/** Characters, white space not counted: a price and a few words. */
const MOST_CHARS = 60;
const OFFER = '[itemprop="offers"]';

/** Keeps, in place, the price of the only offer in the microdata of a product's page. */
export function keepOffer({ blocks }: Blocks, kept: boolean[]): void {
  const priced = [...blocks.entries()].filter(([, block]) => block.chars <= MOST_CHARS && MONEY.test(block.text));
  const offers = priced.map(([i, block]) => ({ i, offer: offerOf(block) })).filter(({ offer }) => offer !== undefined);
  if (new Set(offers.map(({ offer }) => offer)).size !== 1 || offers.some(({ i }) => kept[i])) return;
  const [first] = offers;
  if (first) kept[first.i] = true;
}

/** The offer that a block is part of, if that is the page's product and not one in a list beside it. */
function offerOf({ nodes: [first] }: Block): Element | undefined {
  const offer = first?.parentElement?.closest(OFFER);
  return offer && !offer.closest('li,aside') ? offer : undefined;
}
