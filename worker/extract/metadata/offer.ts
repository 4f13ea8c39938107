import { hasType, isThing, type Thing } from './json-ld.js';
import type { ReadMeta } from './meta.js';

const PRODUCT = /^(?:Product|ProductGroup|IndividualProduct)$/;
const OFFER = /^(?:Offer|AggregateOffer)$/;

/**
 * The prices, in hundredths, that the JSON-LD of a page states for the only product in it, or its meta tags do: several
 * where its variants differ.
 */
export function offeredPrices(things: readonly Thing[], meta: ReadMeta): ReadonlySet<number> {
  const products = things.filter((thing) => hasType(thing, PRODUCT));
  const [product] = products;
  const offers = products.length === 1 ? [product?.offers].flat().filter(isThing) : [];
  const stated = offers.filter((offer) => hasType(offer, OFFER)).flatMap(pricesOf);
  const prices = stated.length > 0 ? stated : METAS.flatMap((name) => meta.all(name)).map(hundredthsOf);
  return new Set(prices.filter((price) => price > 0).slice(0, MOST_PRICES));
}
const MOST_PRICES = 100;
const METAS = ['product:price:amount', 'og:price:amount'];

function pricesOf({ price, lowPrice, highPrice }: Thing): number[] {
  return [price, lowPrice, highPrice].filter((one) => one !== undefined && one !== null).map(hundredthsOf);
}

/** An amount in hundredths, written with whichever separators; 0 for none. */
export function hundredthsOf(amount: unknown): number {
  if (typeof amount === 'number') return Math.round(amount * 100) || 0;
  const [, whole = '', cents = ''] = /^\s*(\d[\d.,' ]{0,12}?)(?:[.,](\d{1,2}))?\s*$/.exec(String(amount)) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
