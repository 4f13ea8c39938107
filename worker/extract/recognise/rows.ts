import { classOf } from '../../dom/class-of.js';
import { type Block, lineOf } from '../../tree.js';
import { isShortLine } from './blocks.js';

/** Whether blocks are the letter or number of a clause (statutes) or of a note below a table, and its text beside it. */
export function isClause({ firstElementChild: mark }: Element, [tag, text, ...others]: readonly Block[]): boolean {
  if (others.length > 0 || tag?.type !== 'paragraph' || text?.type !== 'paragraph') return false;
  const line = lineOf(tag, 20);
  return CLAUSE.test(line) || (mark?.localName === 'sup' && MARK.test(line));
}
const MARK = /^(?:[a-z]|\d{1,2}|[*†‡§¶]{1,3})$/i;
const CLAUSE = /^\((?:[a-z]{1,4}|[A-Z]{1,4}|\d{1,3})\)$/;

/** Whether a box shows a few words side by side: a field, its type, and that it is required. */
export function isRow(element: Element, blocks: readonly Block[]): boolean {
  if (blocks.length < 2 || blocks.length > MOST_IN_ROW) return false;
  if (isField(element))
    return blocks.every((one) => one.type === 'paragraph' && lineOf(one, FIELD_CHARS).length <= FIELD_CHARS);
  if (!blocks.every(isShortLine)) return false;
  if (/^(?:recipeIngredient|ingredients)$/.test(element.getAttribute('itemprop') ?? '')) return true;
  const classes = classOf(element);
  if (isNameAndValue(element, blocks) || isLabelled(element, blocks)) return true;
  return ROW.test(classes) && !/(?:^|\s)flex-col(?:umn)?(?:\s|$)/.test(classes) && !isSingleColumn(element);
}
const ROW = /(?:^|\s)(?:d-|inline-)?flex(?:\s|$)/;
const MOST_IN_ROW = 8;

/** Whether only one child of a row has words, in paragraphs one below the other; beside it is a picture. */
function isSingleColumn({ children }: Element): boolean {
  const [column, ...others] = Array.from(children).filter((child) => /\S/.test(child.textContent ?? ''));
  return others.length === 0 && column?.firstElementChild?.localName === 'p' && !ROW.test(classOf(column));
}

/** Classes that API documentation gives the name of a parameter, its type and its flags. */
const FIELD_NAME = /(?:^|[\s_-])(?:property|param|field)-?(?:name|key)(?:\s|$)/i;
const FIELD_TYPE = /(?:^|[\s_-])(?:property|param|field|schema)-(?:type|meta|details?|info-pill|required)(?:[\s-]|$)/i;

/** Characters. A type may list all its values. */
const FIELD_CHARS = 200;

function isField({ firstElementChild: first }: Element): boolean {
  const next = first?.nextElementSibling;
  return first !== null && next != null && isTypeOf(first, next);
}

/** Whether one element is the name of a parameter by its class, and the next its type. */
export function isTypeOf(name: Element, type: Element): boolean {
  return FIELD_NAME.test(namesOf(name)) && FIELD_TYPE.test(namesOf(type));
}

/** Mintlify names parts of its components in an attribute. */
function namesOf(element: Element): string {
  return `${classOf(element)} ${element.getAttribute('data-component-part') ?? ''}`;
}

/** Whether a label, in bold or not, and its value have a box each: `Status:` and `New`. */
function isLabelled({ childElementCount: count }: Element, [label, value, ...others]: readonly Block[]): boolean {
  if (!label || !value || others.length > 0 || count !== 2) return false;
  return /[\p{L})]:$/u.test(lineOf(label)) && !lineOf(value).endsWith(':');
}

/** Whether a row of two columns is a name and its figure: hours, prices, facts. */
function isNameAndValue(row: Element, [, value, ...others]: readonly Block[]): boolean {
  if (!value || others.length > 0 || row.childElementCount !== 2 || !/(?:^|\s)row(?:\s|$)/.test(classOf(row)))
    return false;
  const areColumns = Array.from(row.children).every((child) => /(?:^|\s)col(?:-|\s|$)/.test(classOf(child)));
  return areColumns && /\d|^closed$/i.test(lineOf(value));
}
