import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { HIDDEN_BY } from '../../page.js';
import type { Markup } from '../parse/markup.js';

const SIGN = /\bmfp-hide\b/;
const MOST_CAPTION_CHARS = 3_000;

/**
 * Shows, in place, the tables that a click on their caption opens above the page: MDPI and others have them nowhere
 * else. A caption that already stands before the table is not repeated.
 */
export function showPopupTables({ body }: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const popup of body.querySelectorAll('.mfp-hide')) {
    if (!popup.querySelector('table th') || popup.querySelector('form')) continue;
    popup.setAttribute('class', classOf(popup).replace(SIGN, ''));
    popup.removeAttribute(HIDDEN_BY);
    const { firstElementChild: caption, previousElementSibling: before } = popup;
    const words = caption && caption.localName !== 'table' ? wordsOf(caption) : '';
    if (words && before && wordsOf(before) === words) caption?.remove();
  }
}

function wordsOf(element: Element): string {
  return textUpTo(element, MOST_CAPTION_CHARS)?.replace(/\s+/g, ' ').trim() ?? '';
}
