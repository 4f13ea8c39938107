/** Shopify's themes since Dawn write a price in all its states, and show one, by a class of the element around. */
const STATE = /(?:^|\s)price__(regular|sale|availability|badge--?sale|badge--?sold-out)(?:\s|$)/;

/** Whether an element belongs to a state of a price. Cheap, and true of few elements. */
export function hasPriceState(classes: string): boolean {
  return classes.includes('price__');
}

/** Whether an element is the price, or its label, in a state that does not apply. */
export function isOtherPrice(element: Element, classes: string): boolean {
  const [, state = ''] = STATE.exec(classes) ?? [];
  const price = state && element.closest('.price');
  if (!price) return false;
  const isOnSale = price.matches('.price--on-sale');
  if (state === 'regular') return isOnSale;
  return !(state.endsWith('sale') ? isOnSale : price.matches('.price--sold-out'));
}
