import type { Block, Blocks } from './blocks.js';
import { MONEY } from './scene.js';

/** White space not counted: a price, and what is said of it. */
const MOST_CHARS = 60;
const OFFER = '[itemprop="offers"]';

/** Keeps, in place, the price of the only offer that the page of a product has in its microdata. */
export function keepOffer({ blocks }: Blocks, kept: boolean[]): void {
  const priced = [...blocks.entries()].filter(([, block]) => block.chars <= MOST_CHARS && MONEY.test(block.text));
  const offers = priced.map(([i, block]) => ({ i, offer: offerOf(block) })).filter(({ offer }) => offer !== undefined);
  if (new Set(offers.map(({ offer }) => offer)).size !== 1 || offers.some(({ i }) => kept[i])) return;
  const [first] = offers;
  if (first) kept[first.i] = true;
}

/** Of the product itself, and of none that stands beside it in a list. */
function offerOf({ nodes: [first] }: Block): Element | undefined {
  const offer = first?.parentElement?.closest(OFFER);
  return offer && !offer.closest('li,aside') ? offer : undefined;
}
