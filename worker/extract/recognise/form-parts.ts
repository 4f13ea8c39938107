import { HEADINGS } from '../../html/headings.js';
import { textUpTo } from '../../html/text-up-to.js';
import { text } from '../../tree.js';
import type { Recognise } from './context.js';

/** Labels of tabs and boxes get spaces around them, whatever the markup has between them. */
export const label: Recognise = (element, context, walk) => {
  const pieces = walk.inside(element, context);
  return pieces.length > 0 ? [text(' '), ...pieces, text(' ')] : [];
};

/** The box of a task; other fields are dropped. */
export const checkbox: Recognise = (element) => {
  if (element.getAttribute('type') !== 'checkbox' || !element.closest('li')) return [];
  return [{ type: 'checkbox', isChecked: element.hasAttribute('checked') }];
};

/** Names of the field by which shops let a buyer choose a variant: WooCommerce, Shopify, Magento, BigCommerce. */
const VARIANT = /^(?:attribute_|options\[|super_attribute\[|attribute\[)/;
const MOST_OPTIONS = 60;
const LONGEST_OPTION_CHARS = 60;

/** The variants of a product that a list offers, without the line that only says to choose; other lists are dropped. */
export const variants: Recognise = (select) => {
  if (!VARIANT.test(select.getAttribute('name') ?? '')) return [];
  const options = Array.from(select.querySelectorAll('option'))
    .filter((option) => option.getAttribute('value') !== '')
    .map((option) => textUpTo(option, LONGEST_OPTION_CHARS)?.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return options.length > 0 && options.length <= MOST_OPTIONS ? [text(options.join(', '))] : [];
};

/** Characters and nodes of a heading that holds a button. */
const MOST_BESIDE = 1_000;

/** The words of a button are no text, unless they are all there is of a heading, term or cell, or stand amid a sentence. */
export const button: Recognise = (element, context, walk) => {
  const holder = element.closest(`${HEADINGS},th,td,dt,summary`);
  const words = element.textContent ?? '';
  const isAll = holder !== null && textUpTo(holder, words.length + MOST_BESIDE)?.trim() === words.trim();
  return isAll || isAmidSentence(element) || element.querySelector('code') ? walk.inside(element, context) : [];
};

/** Whether the text before and after a button is one sentence, or one list of names, that lacks the button's words. */
function isAmidSentence({ previousSibling: before, nextSibling: behind }: Element): boolean {
  const [start, end] = [before, behind].map((node) => (node?.nodeType === 3 ? (node.nodeValue ?? '') : ''));
  if (/^\s*$/.test(end ?? '')) return /,\s*$/.test(start ?? '') && !behind?.nextSibling;
  return /[\p{L}\p{N},:(]\s*$/u.test(start ?? '') && /^\s*[\p{Ll},.;:]/u.test(end ?? '');
}
