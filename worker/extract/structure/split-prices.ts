import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, that prices are split. */
const SIGN = /fraction|cents|decimals?\b/i;
const MAY_BE_FRACTION = '[class*="fraction" i],[class*="cents" i],[class*="decimal" i]';
const FRACTION = /(?:^|[\s_-])(?:fraction(?:al)?|cents|decimals?)(?:-?part)?(?:\s|$)/i;
const WHOLE = /(?:^|[\s_-])(?:integer|whole|int|amount|dollars|euros|units|value|main)(?:-?part)?(?:\s|$)/i;
const MOST_CHARS = 40;
const WRAPPERS = 2;
/** Languages with a decimal point; others have a comma. */
const POINT = /^(?:en|ja|zh|ko|he|th|hi|ms|cy|ga)\b/i;

/** Joins the cents, which only size and place set apart, to the whole of a price: `39.99`. In place. */
export function joinPrices(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  const lang = document.documentElement?.getAttribute('lang') || 'en';
  for (const fraction of document.body.querySelectorAll(MAY_BE_FRACTION)) {
    const cents = textUpTo(fraction, MOST_CHARS)?.trim() ?? '';
    const whole = FRACTION.test(classOf(fraction)) && /^\d\d$/.test(cents) ? wholeBefore(fraction) : undefined;
    if (!whole) continue;
    whole.append(`${POINT.test(lang) ? '.' : ','}${cents}`);
    fraction.remove();
  }
}

/** The whole of a price: right before its cents, or before an element that begins with them. */
function wholeBefore(fraction: Element): Element | undefined {
  let around: Element | null = fraction;
  for (let level = 0; around && level <= WRAPPERS; level++) {
    const before: Element | null = around.previousElementSibling;
    if (before) {
      const isWhole = WHOLE.test(classOf(before)) && /^\s*\d[\d.,\s]*$/.test(textUpTo(before, MOST_CHARS) ?? '');
      return isWhole && /\d\s*$/.test(before.textContent ?? '') ? before : undefined;
    }
    around = around.parentElement;
  }
  return undefined;
}
