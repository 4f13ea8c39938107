import { classOf } from '../../../html/class-of.js';
import type { Attribute, Compound, Holding, Place, Selector, Simple, State } from './selectors.js';

/** Whether a selector chooses an element. */
export function matches(element: Element, selector: Selector): boolean {
  return fitsFrom(element, selector, 0);
}

/** Whether the parts from `at` on match; there are few. */
function fitsFrom(element: Element, selector: Selector, at: number): boolean {
  const compound = selector.compounds[at];
  if (compound === undefined || !fits(element, compound)) return false;
  return at === selector.compounds.length - 1 || isRelated(element, selector, at, compound.relation);
}

function isRelated(element: Element, selector: Selector, at: number, relation: Compound['relation']): boolean {
  const failed = selector.failed[at];
  const isBeside = relation === '+' || relation === '~';
  const isNext = relation === '>' || relation === '+';
  let steps = 0;
  for (let from = element; !failed?.has(from); steps++) {
    const other = isBeside ? from.previousElementSibling : from.parentElement;
    if (other && fitsFrom(other, selector, at + 1)) return true;
    if (!other || isNext) break;
    from = other;
  }
  for (let from: Element | null = element; from && steps >= 0; steps--) {
    failed?.add(from);
    from = isBeside ? from.previousElementSibling : from.parentElement;
  }
  return false;
}

function fits(element: Element, compound: Compound): boolean {
  const { oneOf, none, places, holds, states } = compound;
  return (
    isSimply(element, compound) &&
    states.every((state) => isInState(element, state)) &&
    oneOf.every((list) => list.some((one) => matches(element, one))) &&
    !none.some((one) => matches(element, one)) &&
    places.every((place) => standsAt(element, place)) &&
    holds.every((list) => list.some((one) => isHolding(element, one)))
  );
}

/** Source: Selectors 4, sections 7, 8 and 13. */
function isInState(element: Element, { name, value }: State): boolean {
  if (name.endsWith('link')) return /^(?:a|area)$/.test(element.localName) && element.hasAttribute('href');
  if (name === 'empty') return Array.from(element.childNodes).every(({ nodeType }) => nodeType === 8);
  if (name === 'defined') return true;
  const stated = element.closest(`[${name}]`)?.getAttribute(name)?.toLowerCase();
  if (name === 'dir') return (stated ?? 'ltr') === value;
  return stated === value || stated?.startsWith(`${value}-`) === true;
}

/** In plain loops: this is asked most of all. */
function isSimply(element: Element, { tag, names, attributes }: Simple): boolean {
  if (tag && element.localName !== tag) return false;
  for (const name of names) if (!isNamed(element, name)) return false;
  for (const attribute of attributes) if (!has(element, attribute)) return false;
  return true;
}

/** Whether an element has an id (`#x`) or class (`.x`). A set of its classes would be made for this question alone. */
function isNamed(element: Element, name: string): boolean {
  const wanted = name.slice(1);
  // An escape may name no character at all, and the search below would find that everywhere.
  if (wanted === '') return false;
  if (name.startsWith('#')) return element.id === wanted;
  const classes = classOf(element);
  for (let at = classes.indexOf(wanted); at >= 0; at = classes.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if ((at === 0 || classes[at - 1] === ' ') && (end === classes.length || classes[end] === ' ')) return true;
  }
  return false;
}

function has(element: Element, { name, sign, value, isAnyCase }: Attribute): boolean {
  const as = element.getAttribute(name);
  if (as === null || !sign) return as !== null;
  const stated = isAnyCase ? as.toLowerCase() : as;
  if (sign === '=') return stated === value;
  if (!value) return false;
  if (sign === '^=') return stated.startsWith(value);
  if (sign === '$=') return stated.endsWith(value);
  if (sign === '*=') return stated.includes(value);
  if (sign === '|=') return stated === value || stated.startsWith(`${value}-`);
  return stated.split(/\s+/).includes(value);
}

function standsAt(element: Element, place: Place): boolean {
  if (!place.numbers.has(element)) countBeside(element, place);
  const { step, first, numbers } = place;
  const beyond = (numbers.get(element) ?? 0) - first;
  return step === 0 ? beyond === 0 : beyond % step === 0 && beyond / step >= 0;
}

/** Counts all siblings at once, so that many of them cost no more than one pass. */
function countBeside(element: Element, { fromEnd, ofType, of, numbers }: Place): void {
  const beside = Array.from(element.parentElement?.children ?? [element]);
  const counts = new Map<string, number>();
  for (const one of fromEnd ? beside.reverse() : beside) {
    if (of && !of.some((selector) => matches(one, selector))) {
      numbers.set(one, Number.NaN);
      continue;
    }
    const type = ofType ? one.localName : '';
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    numbers.set(one, number);
  }
}

function isHolding(element: Element, holding: Holding): boolean {
  const known = holding.known.get(element);
  if (known !== undefined) return known;
  const isThere = holdsOne(element, holding);
  holding.known.set(element, isThere);
  return isThere;
}

/** Whether some element inside matches: in document order, no further than needed, without recursion. */
function isSomeInside(around: Element, isOne: (element: Element) => boolean, holding: Holding): boolean {
  for (let at: Element | null = around.firstElementChild; at && holding.left > 0; ) {
    if (isOne(at)) return true;
    let next: Element | null = at.firstElementChild;
    for (; !next && at && at !== around; at = at.parentElement) next = at.nextElementSibling;
    at = next;
  }
  return false;
}

function holdsOne(element: Element, holding: Holding): boolean {
  const { relation, one } = holding;
  const isOne = (other: Element) => holding.left-- > 0 && matches(other, one);
  if (relation === '>') return Array.from(element.children).some(isOne);
  if (relation === ' ') return isSomeInside(element, isOne, holding);
  for (let next = element.nextElementSibling; next && holding.left > 0; next = next.nextElementSibling) {
    if (isOne(next)) return true;
    if (relation === '+') break;
  }
  return false;
}
