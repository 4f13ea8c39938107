import { classOf } from '../../dom/class-of.js';
import type { Markup } from '../parse/markup.js';

/** Attributes with the final number of scripts that count up: Elementor, CountTo, PureCounter, Odometer and others. */
const ENDS = [
  'data-to-value',
  'data-to',
  'data-count',
  'data-count-to',
  'data-count-up',
  'data-countup',
  'data-counter',
  'data-counter-value',
  'data-end',
  'data-stop',
  'data-target',
  'data-number',
  'data-number-value',
  'data-purecounter-end',
  'data-odometer-final',
  'countto',
];
/** These are also used for anything else. */
const VALUES = ['data-value', 'data-val'];
const NAMED = /count|number|odometer|stat|timer|(?:^|[\s_-])nums?(?:$|[\s_-])/i;
const ALL = [...ENDS, ...VALUES];
const COUNTERS = ALL.map((name) => `[${name}]`).join();
const NUMBER = /^\s*\d[\d.,]{0,20}\s*$/;
/** What a counter shows before it counts, with what the number is followed by. */
const NOUGHT = /^0+([%+]?|[kKM]\+?)$/;

/** Writes the final number of a counter that still shows zero, or nothing, in place. */
export function endCounters(document: Document, { attributes }: Markup): void {
  if (!ALL.some((name) => attributes.has(name))) return;
  if (attributes.has('data-number-value')) endOuterCounters(document.body);
  for (const counter of document.body.querySelectorAll(COUNTERS)) {
    if (counter.firstElementChild) continue;
    const shown = counter.textContent?.trim() ?? '';
    const unit = NOUGHT.exec(shown)?.[1];
    const isNamed = NAMED.test(classOf(counter));
    // An empty element may be a badge that a script fills with something else.
    if (unit === undefined && !(shown === '' && isNamed)) continue;
    // `000` or `0%` are no values of their own.
    const names = isNamed || shown.length > 1 ? ALL : ENDS;
    const end = names.map((name) => counter.getAttribute(name) ?? '').find((value) => NUMBER.test(value));
    if (end) counter.textContent = `${end.trim()}${unit ?? ''}`;
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
