import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isBlock, type Phrase, type Piece, text, textOf } from '../../tree.js';
import type { Recognise } from './context.js';
import { noteReference } from './notes.js';
import { isHeadingMark } from './place-marks.js';

const RAISED = new Map([...'0123456789+-−=()n'].map((char, i) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][i] ?? char]));
const LOWERED = new Map([...'0123456789+-−=()'].map((char, i) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? char]));

/** Numbers of references. */
const NUMBERS = /^\d{1,3}(?:[,–-] ?\d{1,3}){1,30}$/;
/** The number of an affiliation with a sign for the corresponding author: "1*", "2,†". */
const MARKED_NUMBER = /^(\d{1,2})(,? ?(?:[*†‡§¶]){1,3})$/;
/**
 * One letter, letters with commas between, or an expression of letters and digits ("i", "i,j", "n+1", "2k", "iπ", "d×n",
 * "(k)", "(k+1)"). Words ("st", "TM") are no exponent.
 */
const EXPRESSION =
  /^(?:\p{L}(?:, ?\p{L}){0,4}|(?=.*[\p{N}+\-−=×·^\p{Script=Greek}])[\p{L}\p{N}+\-−=×·^.,/ ]{1,12}|\(\p{L}\)|\((?=.*[+\-−])[\p{L}\p{N}+\-−]{1,8}\))$/u;

/** A footnote reference, cents, or what is raised beside a word or number, or above a subscript. */
export const superscript: Recognise = (element, context, walk) => {
  const note = noteReference(element, context);
  if (note) return [note];
  if (context.inHeading && isHeadingMark(element)) return [];
  const inside = walk.inside(element, context);
  if (endsOrdinal(element)) return inside;
  if (areCents(element)) return [text('.'), ...inside];
  if (
    /\S$/.test(element.previousSibling?.textContent ?? '') ||
    followsWord(element) ||
    isNumerator(element) ||
    isStacked(element)
  )
    return raised(inside, element);
  return leadsWord(element) ? tagOfWord(inside, element) : inside;
};

/** Whether an element that begins a link or another mark stands right behind a word; a list in brackets has its own marks. */
function followsWord(element: Element): boolean {
  let node: Node = element;
  while (!node.previousSibling && node.parentNode && IN_LINE.test(node.parentNode.nodeName)) node = node.parentNode;
  return node !== element && /[\p{L}\p{N})\]"'’”.%]$/u.test(node.previousSibling?.textContent ?? '');
}
const IN_LINE = /^(?:a|b|em|i|small|span|strong)$/i;

/** Whether a letter ends an ordinal or abbreviation, as Romance languages write them: XIXᵉ, 2ᵃ, nᵒ, Dʳ. */
function endsOrdinal(element: Element): boolean {
  const letter = element.textContent?.trim() ?? '';
  if (!/^[aeèodrs]$/i.test(letter)) return false;
  const before = element.previousSibling?.textContent ?? '';
  if (/(?:^|[^\p{L}\p{N}])[IVXLC]{2,8}$/u.test(before)) return /^[eè]$/i.test(letter);
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return (
    /^(?:fr|es|pt|it|ca|gl|oc)(?:-|$)/i.test(language) &&
    ABBREVIATED.test(`${before.slice(-MOST_ABBREVIATED)}${letter}`)
  );
}
const ABBREVIATED = /(?:^|[^\p{L}\p{N}])(?:(?:\d{1,4}|[IVXLCDM]{1,8})[aeèodrs]|[nNvfr]o|[DMSP]r|M[es]|[Pp]rof\.?a)$/u;
const MOST_ABBREVIATED = 10;

/**
 * Whether a superscript comes right before a word (`<sup>14</sup>C`, `<sup>1</sup>Institute of Botany`), also if a span
 * holds the number alone.
 */
function leadsWord({ nextSibling, parentElement: around }: Element): boolean {
  const isAlone = !nextSibling && around?.localName === 'span' && around.childNodes.length === 1;
  const word = isAlone ? around.nextSibling : nextSibling;
  return word?.nodeType === 3 && /^[“‘"']?\p{L}/u.test(word.nodeValue ?? '');
}

/**
 * The raised number, or the letter with a space after it: it cannot be raised, and would be read as the beginning of
 * the word.
 */
function tagOfWord(tag: Piece[], element: Element): Piece[] {
  const said = element.textContent?.trim() ?? '';
  if (/^\d+$/.test(said)) return raised(tag, element);
  return /^[a-z]$/i.test(said) ? [...tag, text(' ')] : tag;
}

/** `<sup>1</sup>/<sub>2</sub>` */
function isNumerator({ nextSibling: stroke }: Element): boolean {
  return /^[/⁄]$/.test(stroke?.textContent ?? '') && (stroke?.nextSibling as Element | null)?.localName === 'sub';
}

/** Superscript as Unicode digits, or `^(…)` around an expression: `10⁶`, `x^(n+1)`; a word stays a word: `1st`. */
function raised(pieces: Piece[], element: Element): Piece[] {
  return scripted(pieces, RAISED, '^', element);
}

/** Subscript likewise: `H₂O`, `x_(i+1)`; a word below a variable stays apart from it: `x_max`. */
export const subscript: Recognise = (element, context, walk) => {
  const inside = walk.inside(element, context);
  const isIndex =
    WORD.test(textUpTo(element, MOST_CHARS) ?? '') && VARIABLE.test(element.previousSibling?.textContent ?? '');
  return isIndex ? [text('_'), ...inside] : scripted(inside, LOWERED, '_', element);
};
const WORD = /^\p{L}{2,12}$/u;
/**
 * Characters. Anything longer is no exponent or index, and scripts nested in each other would each join all that is in
 * them.
 */
const MOST_CHARS = 200;
const VARIABLE = /(?:^|[^\p{L}])\p{L}$/u;

function scripted(pieces: Piece[], digits: ReadonlyMap<string, string>, sign: '^' | '_', element: Element): Piece[] {
  if (pieces.some((piece) => isBlock(piece) || piece.type === 'link' || piece.type === 'image')) return pieces;
  // A variable is mostly set in italics, which mean nothing in a script.
  const said = textOf(pieces as Phrase[], MOST_CHARS).trim();
  if (!said || said.length > MOST_CHARS) return pieces;
  if ([...said].every((char) => digits.has(char))) {
    const script = [...said].map((char) => digits.get(char)).join('');
    return [text(endsApart(element) ? `${script} ` : script)];
  }
  const [, number = '', mark = ''] = MARKED_NUMBER.exec(said) ?? [];
  if (number && sign === '^') return [text([...number].map((char) => digits.get(char)).join('') + mark)];
  if (!EXPRESSION.test(said) && !NUMBERS.test(said)) return pieces;
  if (said.length === 1 && !isBeforeWord(element)) return [text(sign + said)];
  return [text(said.startsWith('(') ? sign + said : `${sign}(${said})`)];
}

/** Whether a number ends with the space that sets it apart from the word behind it, as those of verses do. */
function endsApart(element: Element): boolean {
  return /\s$/.test(element.textContent ?? '') && /^[“‘"']?[\p{L}\p{N}]/u.test(textBehind(element));
}

/** Whether a letter or digit comes right behind, which would be read as a part of the script. */
function isBeforeWord(element: Element): boolean {
  return /^[\p{L}\p{N}]/u.test(textBehind(element));
}

/** The text right behind a script, past the ends of inline elements; none where that is another script. */
function textBehind(element: Element): string {
  let last = element;
  while (!last.nextSibling && last.parentElement && INLINE.test(last.parentElement.localName))
    last = last.parentElement;
  const next = last.nextSibling;
  return SCRIPT.test((next as Element | null)?.localName ?? '') ? '' : (next?.textContent ?? '');
}
const SCRIPT = /^su[bp]$/;

/**
 * Whether an element is one of a superscript, a subscript and the line break between them that are all there is in an
 * element: they are drawn one above the other, beside a word or number (3.5 with its tolerances, ²³⁵₉₂U).
 */
export function isStacked(element: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: after, parentElement: around } = element;
  const middle = [element, before, after].find((one) => one?.localName === 'br');
  const [first, last] = [middle?.previousElementSibling, middle?.nextElementSibling];
  if (!around || !first || !last || !STACK.test(`${first.localName} ${last.localName}`)) return false;
  if (first.previousElementSibling || last.nextElementSibling || !INLINE.test(around.localName)) return false;
  return Array.from(around.childNodes).every((node) => node.nodeType === 1 || !node.nodeValue?.trim());
}
const STACK = /^(?:sup sub|sub sup)$/;
const INLINE = /^(?:span|small|b|i|em|strong|a|abbr|font)$/;

/** `<span class="price">$19<sup>99</sup></span>`, or a box that holds nothing but such a price. */
function areCents(element: Element): boolean {
  const { parentElement: price, previousSibling: before } = element;
  if (!price || !/^\s*\d{2}\s*$/.test(textUpTo(element, MOST_CENTS) ?? '')) return false;
  if (!PRICE.test(`${classOf(element)} ${classOf(price)}`))
    return BOXES.has(price.localName) && PRICE_ALONE.test(textUpTo(price, MOST_PRICE) ?? '');
  const amount = (before?.textContent ?? '').slice(-MOST_CENTS);
  return /(?:^|[\p{Sc}\s])\d[\d,]*\s*$/u.test(amount) && /\p{Sc}/u.test(textUpTo(price, MOST_PRICE) ?? '');
}
const PRICE = /price|cents|decimal|fraction/i;
/** With the cents, which the text has right after the whole. */
const PRICE_ALONE = /^\s*(?:\p{Sc}\s?\d{3,6}|\d{3,6}\s?\p{Sc})\s*$/u;
const MOST_CENTS = 20;
const MOST_PRICE = 60;
