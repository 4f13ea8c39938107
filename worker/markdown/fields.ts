import { textUpTo } from '../dom/text-up-to.js';

/** Names of the field by which shops let a buyer choose a variant: WooCommerce, Shopify, Magento, BigCommerce. */
const VARIANT = /^(?:attribute_|options\[|super_attribute\[|attribute\[)/;
const MOST_OPTIONS = 60;
const LONGEST_OPTION_CHARS = 60;
const CHOICE = /^(?:radio|checkbox)$/;
/** Elements around a field that hold nothing else. */
const WRAPPERS = 3;
const MOST_BESIDE = 5;
const MOST_LABEL = 200;

/** The variants of a product that a `select` offers, without the line that only says to choose. */
export function variantsIn(select: Element): string[] {
  if (!VARIANT.test(select.getAttribute('name') ?? '')) return [];
  const options = Array.from(select.querySelectorAll('option'), (option) =>
    option.getAttribute('value') === ''
      ? ''
      : (textUpTo(option, LONGEST_OPTION_CHARS)?.replace(/\s+/g, ' ').trim() ?? ''),
  ).filter(Boolean);
  return options.length <= MOST_OPTIONS ? options : [];
}

/**
 * Whether a label names a field to fill in, of which nothing is left in Markdown; one beside a checkbox or list is no
 * such label.
 */
export function isOfEmptyField(label: Element): boolean {
  const name = label.getAttribute('for');
  if (!name) return isAroundEmptyField(label);
  let field = label.nextElementSibling;
  for (let level = 0; field && level <= WRAPPERS; level++) {
    const named = [field, ...Array.from(field.children).slice(0, MOST_BESIDE)].find(({ id }) => id === name);
    if (named) return isEmptyField(named);
    field = field.firstElementChild;
  }
  return (
    AMOUNT.test(textUpTo(label, MOST_LABEL)?.trim() ?? '') && label.nextElementSibling?.querySelector('input') != null
  );
}
/** Labels of shops' quantity fields, which have other controls beside them. */
const AMOUNT = /^(?:qty|quantity|menge|anzahl|quantité|cantidad|quantità|aantal)\s?:?$/i;

/** Whether a label holds its field, and nothing else but the words of a name. */
function isAroundEmptyField(label: Element): boolean {
  const fields = label.querySelectorAll('input,select,textarea');
  const [field] = fields;
  if (!field || fields.length > 1 || textUpTo(label, MOST_LABEL) === undefined) return false;
  return isEmptyField(field) && !(field.localName === 'textarea' && field.textContent);
}

function isEmptyField(field: Element): boolean {
  if (!/^(?:input|select|textarea)$/.test(field.localName)) return false;
  return !CHOICE.test(field.getAttribute('type') ?? '') && variantsIn(field).length === 0;
}

/** Whether a label is one of several choices side by side and another follows. */
export function isChoiceBefore(label: Element): boolean {
  const { previousElementSibling: field, nextElementSibling: next } = label;
  const hasWords = (one: Element) => /[\p{L}\p{N}]/u.test(textUpTo(one, MOST_LABEL) ?? '');
  const isChoice = (one: Element | null) => one?.localName === 'input' && one.getAttribute('type') === 'radio';
  const isAround = (one: Element | null) => one?.localName === 'label' && isChoice(one.firstElementChild);
  const isAfter = isChoice(field) && isChoice(next);
  if (!isAfter && !(isAround(label) && isAround(next))) return false;
  const other = isAfter ? next?.nextElementSibling : next;
  return other?.localName === 'label' && hasWords(label) && hasWords(other);
}
