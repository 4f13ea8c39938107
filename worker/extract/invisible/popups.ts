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
export function showPopupTables({ body }: Document, { attributes, names }: Markup): void {
  if (MODAL_SIGN.test(names) && (attributes.has('data-target') || attributes.has('data-bs-target'))) showModals(body);
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

/** Boxes that a link opens above the page: Bootstrap's. */
const MODAL_SIGN = /\bmodal\b/;
const OPENER = 'a[data-target^="#"],a[data-bs-target^="#"]';
/** A numbered caption of a table: "Table 1", "Tabela 2". */
const CAPTION = /(?:^|\s|[a-z](?=T))[Tt]ab(?:l[ae]|ela|leau|\.)\s?\d/;
const MOST_LEVELS = 3;

/** Puts the tables of such boxes below the captions that open them: SciELO has them nowhere else. */
function showModals(body: Element): void {
  const modals = new Map(Array.from(body.querySelectorAll('.modal[id]'), (modal) => [`#${modal.id}`, modal]));
  for (const opener of body.querySelectorAll(OPENER)) {
    const modal = modals.get(opener.getAttribute('data-target') ?? opener.getAttribute('data-bs-target') ?? '');
    const table = modal?.querySelector('form') ? undefined : modal?.querySelector('table');
    const caption = table?.querySelector('th') ? captionAround(opener) : undefined;
    if (!table || !caption) continue;
    caption.after(table);
    if (!opener.querySelector('img')) opener.remove();
  }
}

function captionAround(opener: Element): Element | undefined {
  let around = opener.parentElement;
  for (let level = 0; around && level < MOST_LEVELS; level++, around = around.parentElement)
    if (CAPTION.test(wordsOf(around))) return around;
  return undefined;
}

function wordsOf(element: Element): string {
  return textUpTo(element, MOST_CAPTION_CHARS)?.replace(/\s+/g, ' ').trim() ?? '';
}
