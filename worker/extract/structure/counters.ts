import type { Markup } from '../parse/markup.js';

/** Where scripts that count up on the screen have the number they end with: Elementor, CountTo, PureCounter, Odometer and others. */
const ENDS = [
  'data-to-value',
  'data-to',
  'data-count',
  'data-count-to',
  'data-counter',
  'data-counter-value',
  'data-end',
  'data-stop',
  'data-target',
  'data-number',
  'data-number-value',
  'data-purecounter-end',
  'data-odometer-final',
];
/** A name that others have for anything. */
const VALUE = 'data-value';
const COUNTERS = `${ENDS.map((name) => `[${name}]`).join()},[class*="counter"][${VALUE}]`;
const NUMBER = /^\s*\d[\d.,]{0,20}\s*$/;
/** Cheap sign, in the page's markup, that a number is still nought. */
const NOUGHT = />\s{0,40}0\s{0,40}</;

/** Writes the number that a counter is to reach where it still shows nought, in place. */
export function endCounters(document: Document, { html, attributes }: Markup): void {
  if (![...ENDS, VALUE].some((name) => attributes.has(name))) return;
  if (attributes.has('data-number-value')) endOuterCounters(document.body);
  if (!NOUGHT.test(html)) return;
  for (const counter of document.body.querySelectorAll(COUNTERS)) {
    if (counter.firstElementChild || counter.textContent?.trim() !== '0') continue;
    const end = [...ENDS, VALUE].map((name) => counter.getAttribute(name) ?? '').find((value) => NUMBER.test(value));
    if (end) counter.textContent = end.trim();
  }
}

/** Divi has the number around the place where it is to stand. */
function endOuterCounters(body: Element): void {
  for (const counter of body.querySelectorAll('[data-number-value]')) {
    const [place, ...others] = counter.querySelectorAll('[class$="-value"],[class$="-number"]');
    const end = counter.getAttribute('data-number-value') ?? '';
    if (place && others.length === 0 && !place.textContent?.trim() && NUMBER.test(end)) place.textContent = end.trim();
  }
}
