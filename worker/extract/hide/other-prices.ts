import { classOf } from '../../html/class-of.js';

/**
 * Classes of the states of a price in Shopify's themes since Dawn, which write all states and show one, by a class of
 * the element around.
 */
const STATES = /(?:^|\s)(price__(?:regular|sale|availability|badge--?sale|badge--?sold-out))(?:\s|$)/;
const ON_SALE = /(?:^|\s)price--on-sale(?:\s|$)/;
const SOLD_OUT = /(?:^|\s)price--sold-out(?:\s|$)/;

/** Whether an element belongs to a state of a price. Cheap, and true of few elements. */
export function hasPriceState(classes: string): boolean {
  return classes.includes('price__');
}

/** Whether an element is the price, or its label, in a state that does not apply. */
export function isOtherPrice(element: Element, classes: string): boolean {
  const [, state] = hasPriceState(classes) ? (STATES.exec(classes) ?? []) : [];
  const names = state ? namesAround(element) : undefined;
  if (!state || !names) return false;
  if (state === 'price__regular') return ON_SALE.test(names);
  return !(/sale$/.test(state) ? ON_SALE : SOLD_OUT).test(names);
}

/** The classes of the price around, which is hardly more than two elements up. */
function namesAround(element: Element): string | undefined {
  let { parentElement: around } = element;
  for (let level = 0; around && level < MOST_AROUND; level++, around = around.parentElement) {
    const names = classOf(around);
    if (PRICE.test(names)) return names;
  }
  return undefined;
}
const PRICE = /(?:^|\s)price(?:\s|$)/;
const MOST_AROUND = 4;
