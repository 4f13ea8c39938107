import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign of an endless carousel or ticker. */
const SIGN = /marquee|ticker|clone|duplicate|carousel|slider/i;
/** Classes of the copies that slider libraries put before the first slide and after the last. */
const CLONE = /(?:^|[\s_-])cloned?(?:\s|$)|slide-duplicate(?:\s|$)/;
const MAY_BE_COPY = '[aria-hidden="true"],[class*="clone"],[class*="slide-duplicate"]';
const COPIED = /^(?:div|ul|ol|li|section|article|figure|p|span)$/;
/** Characters of a copy at most, and of all that is compared on a page. */
const MOST_CHARS = 10_000;
const MOST_COMPARED = 1_000_000;
/** Characters: inside a line, shorter repetitions may be separators. */
const LEAST_INLINE = 8;

/**
 * Drops the copies in endless carousels and tickers, in place: the original stands beside them. Copies are named so, or
 * are hidden from screen readers while the same beside them is not, or a whole list or band comes again in one that turns.
 */
export function dropCopies(body: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  let left = MOST_COMPARED;
  /** The text of an element and where its links lead; '' if it is too long or too short to be compared. */
  const saidIn = (element: Element): string => {
    const text = left > 0 ? textUpTo(element, MOST_CHARS) : undefined;
    left -= 1 + (text?.length ?? MOST_CHARS);
    if (text === undefined) return '';
    // Some hold only a picture.
    const said = text.replace(/\s+/g, ' ').trim() || valuesIn(element, 'img', 'src');
    if (said.length < (element.localName === 'span' ? LEAST_INLINE : 1)) return '';
    return `${said}\n${valuesIn(element, 'a', 'href')}`;
  };
  const originals = new Map<Element, { heard: Set<string>; seen: Set<string> }>();
  const originalsIn = (parent: Element) => {
    const known = originals.get(parent);
    if (known) return known;
    const found = { heard: new Set<string>(), seen: new Set<string>() };
    for (const child of parent.children)
      if (!isClone(child)) (isForTheEye(child) ? found.seen : found.heard).add(saidIn(child));
    originals.set(parent, found);
    return found;
  };
  for (const list of body.querySelectorAll('ul,ol')) if (isTurning(list)) dropRounds(list, saidIn);
  for (const box of body.querySelectorAll(BANDS)) {
    if (!TURNING.test(classOf(box))) continue;
    dropRounds(box, saidIn);
    dropBands(box, saidIn);
  }
  for (const element of body.querySelectorAll(MAY_BE_COPY)) {
    const { parentElement: parent } = element;
    const isCopy = isClone(element);
    if (!parent || !(isCopy || isForTheEye(element)) || !COPIED.test(element.localName)) continue;
    const said = saidIn(element);
    if (!said) continue;
    const { heard, seen } = originalsIn(parent);
    if (heard.has(said) || (isCopy && seen.has(said))) element.remove();
  }
}

/** What the box of items that run in a circle is called. */
const TURNING = /(?:^|[\s_-])(?:marquee|ticker)(?:[\s_-]|$)/i;
const TURNING_LEVELS = 3;
/** Items of one round, and rounds of a list. */
const LEAST_OF_ROUND = 3;
const MOST_ROUNDS = 4;
const MOST_ITEMS = 200;

function isTurning(list: Element): boolean {
  let around: Element | null = list;
  for (let level = 0; around && level < TURNING_LEVELS; level++, around = around.parentElement)
    if (TURNING.test(classOf(around))) return true;
  return false;
}

/** Boxes that may hold one band again and again, or are one. */
const BANDS = 'div[class*="marquee" i],div[class*="ticker" i]';

/** Drops all bands but the first of a box that holds nothing else than the same one again. */
function dropBands({ children }: Element, saidIn: (element: Element) => string): void {
  const [first, ...others] = Array.from(children);
  if (!first?.firstElementChild || others.length === 0 || others.length >= MOST_BANDS) return;
  const said = saidIn(first);
  if (said.length < LEAST_INLINE || others.some((other) => saidIn(other) !== said)) return;
  for (const other of others) other.remove();
}
const MOST_BANDS = 12;

/** Drops all rounds but the first of a list or band that says the same two to four times over. */
function dropRounds(list: Element, saidIn: (element: Element) => string): void {
  const items = Array.from(list.children);
  if (items.length > MOST_ITEMS || items.length < 2 * LEAST_OF_ROUND) return;
  const said = items.map(saidIn);
  for (let rounds = MOST_ROUNDS; rounds > 1; rounds--) {
    const length = items.length / rounds;
    if (!Number.isInteger(length) || length < LEAST_OF_ROUND) continue;
    if (!said.every((one, i) => one !== '' && one === said[i % length])) continue;
    // What repeats within a round may repeat by itself: won, lost, won.
    if (new Set(said).size < length) return;
    for (const item of items.slice(length)) item.remove();
    return;
  }
}

function valuesIn(element: Element, name: string, attribute: string): string {
  return Array.from(element.getElementsByTagName(name), (one) => one.getAttribute(attribute) ?? '').join('\n');
}

function isClone(element: Element): boolean {
  return CLONE.test(classOf(element));
}

function isForTheEye(element: Element): boolean {
  return element.getAttribute('aria-hidden') === 'true';
}
