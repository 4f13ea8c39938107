import type { Markup } from '../parse/markup.js';

/** Attributes with the final number of scripts that count up: Elementor, CountTo, PureCounter, Odometer and others. */
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
/** This one is also used for anything else. */
const VALUE = 'data-value';
const COUNTERS = `${ENDS.map((name) => `[${name}]`).join()},[class*="counter"][${VALUE}]`;
const NUMBER = /^\s*\d[\d.,]{0,20}\s*$/;
/** Cheap sign, in the page's markup, of an element that shows zero. */
const NOUGHT = />\s{0,40}0\s{0,40}</;

/** Writes the final number of a counter that still shows zero, in place. */
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

/** Divi has the number on an element around the place where it is shown. */
function endOuterCounters(body: Element): void {
  for (const counter of body.querySelectorAll('[data-number-value]')) {
    const [place, ...others] = counter.querySelectorAll('[class$="-value"],[class$="-number"]');
    const end = counter.getAttribute('data-number-value') ?? '';
    if (place && others.length === 0 && !place.textContent?.trim() && NUMBER.test(end)) place.textContent = end.trim();
  }
}
