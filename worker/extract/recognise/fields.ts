import { textUpTo } from '../../dom/text-up-to.js';

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
  if (!VARIANT.test(select.getAttribute('name') ?? '') && !isOfProduct(select)) return [];
  const options = Array.from(select.querySelectorAll('option'), (option) =>
    option.getAttribute('value') === ''
      ? ''
      : (textUpTo(option, LONGEST_OPTION_CHARS)?.replace(/\s+/g, ' ').trim() ?? ''),
  ).filter(Boolean);
  return options.length <= MOST_OPTIONS ? options : [];
}

/** Whether a list without a name is in a form that puts a product into a cart. */
function isOfProduct(select: Element): boolean {
  if (select.querySelector('option')?.getAttribute('value') === '1') return false;
  const form = select.hasAttribute('name') ? null : select.closest('form');
  if (!form) return false;
  const called = ['action', 'class', 'id'].map((name) => form.getAttribute(name)).join(' ');
  if (CART.test(called)) return true;
  let last = form.lastElementChild;
  for (let i = 0; last && i < MOST_BESIDE; i++, last = last.previousElementSibling) if (putsIntoCart(last)) return true;
  return false;
}

function putsIntoCart(button: Element): boolean {
  return button.getAttribute('type') === 'submit' && /\bcart\b/i.test(button.getAttribute('value') ?? '');
}
const CART = /(?:^|[\s/_-])(?:cart|basket|addtocart|variations_form)(?:[\s/_.?-]|$)/i;

/**
 * Whether a label names a field to fill in, of which nothing is left in Markdown; one beside a checkbox or list is no
 * such label.
 */
export function isOfEmptyField(label: Element): boolean {
  const name = label.getAttribute('for');
  if (!name) return isAroundEmptyField(label) || isBeforeEmptyField(label) || isBeforeNothing(label);
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
/** Whether a field right after a label that names none is its own. */
function isBeforeEmptyField(label: Element): boolean {
  const { nextElementSibling: field } = label;
  return label.querySelector(FIELDS) === null && field !== null && isEmptyField(field) && !isSetBefore(field, label);
}
const FIELDS = 'input,select,textarea';

/** Whether the text between a label and a field is more than white space. */
function isSetBefore(field: Element, label: Element): boolean {
  for (let node = label.nextSibling; node && node !== field; node = node.nextSibling)
    if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
  return false;
}

/** Whether a label with a colon has no value, but samples of colours after it: without them, its value is elsewhere. */
function isBeforeNothing(label: Element): boolean {
  const words = textUpTo(label, MOST_LABEL)?.trim() ?? '';
  if (!NO_VALUE.test(words) || !label.nextElementSibling || label.querySelector(FIELDS)) return false;
  let after = label.nextSibling;
  for (let i = 0; after && i < MOST_SAMPLES; i++, after = after.nextSibling) {
    const text = after.nodeType === 1 ? textUpTo(after as Element, MOST_LABEL) : after.nodeValue;
    if (after.nodeType !== 8 && text?.trim() !== '') return false;
  }
  return after === null;
}
/** A colon at the end, past the mark of a field that has to be filled in. */
const NO_VALUE = /:\s*(?:\*|\(?(?:required|optional|pflichtfeld|obligatoire|obligatorio)\)?)?$/i;
const MOST_SAMPLES = 60;

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

/**
 * Whether a label belongs to a switch between prices for a month and for a year: two labels that are all there is of a
 * box, whose radio buttons are often hidden. Which of them is chosen, the prices say.
 */
export function isOfPeriodSwitch(label: Element): boolean {
  if (!PERIOD.test(textUpTo(label, MOST_LABEL) ?? '')) return false;
  let around = label.parentElement;
  for (let level = 0; around && level < WRAPPERS; level++, around = around.parentElement) {
    const words = textUpTo(around, MOST_SWITCH);
    if (words === undefined) return false;
    const labels = Array.from(around.querySelectorAll('label'));
    if (labels.length < 2) continue;
    const said = labels.map((one) => textUpTo(one, MOST_LABEL) ?? '');
    const isAll = said.join('').replace(/\s/g, '') === words.replace(/\s/g, '');
    return labels.length === 2 && isAll && said.every((one) => PERIOD.test(one));
  }
  return false;
}
const PERIOD =
  /^\s*(?:(?:pay|billed?) )?(?:month|year|annual|monat|j[aä]hr|mens|annue|anua|anno|rocz|miesi)[\p{L}]{0,6}(?: billing)?(?:\s*[(–—-].{0,30})?\s*$/iu;
/** Characters and nodes of such a switch. */
const MOST_SWITCH = 200;

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
