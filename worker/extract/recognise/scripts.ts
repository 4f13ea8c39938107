import { isBlock, type Phrase, type Piece, text, textOf } from '../../tree.js';
import type { Recognise } from './context.js';
import { noteReference } from './notes.js';

const RAISED = new Map([...'0123456789+-−=()n'].map((char, i) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][i] ?? char]));
const LOWERED = new Map([...'0123456789+-−=()'].map((char, i) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? char]));

/**
 * One letter, or an expression of letters, digits and signs ("i", "n+1", "2k", "d×n", "(k)"). Words ("st", "TM") are no
 * exponent.
 */
const EXPRESSION =
  /^(?:\p{L}(?:, ?\p{L}){0,4}|(?=.*[\p{N}+\-−=×·^\p{Script=Greek}])[\p{L}\p{N}+\-−–=×·^.,/*†‡§¶ ]{1,30}|\([\p{L}\p{N}+\-−]{1,8}\))$/u;
/** Characters. Anything longer is no exponent or index. */
const MOST_CHARS = 60;

/** A footnote reference, or what is raised: Unicode digits (`10⁶`), `^(…)` around an expression; a word stays a word. */
export const superscript: Recognise = (element, context, walk) => {
  const note = noteReference(element, context);
  if (note) return [note];
  const inside = walk.inside(element, context);
  const isBefore = /^\s*\d+\s*$/.test(element.textContent ?? '') && startsWord(element.nextSibling, '/⁄');
  return (followsText(element) && !endsOrdinal(element)) || isBefore ? scripted(inside, RAISED, '^', element) : inside;
};

/** Subscript likewise: `H₂O`, `x_(i+1)`; a word below a variable stays apart from it: `x_max`. */
export const subscript: Recognise = (element, context, walk) => {
  const inside = walk.inside(element, context);
  const isIndex = WORD.test(element.textContent ?? '') && VARIABLE.test(element.previousSibling?.textContent ?? '');
  return isIndex ? [text('_'), ...inside] : scripted(inside, LOWERED, '_', element);
};
const WORD = /^\p{L}{2,12}$/u;
const VARIABLE = /(?:^|[^\p{L}])\p{L}$/u;

/** Whether text stands right before an element, also one that begins a link or another mark. */
function followsText(element: Element): boolean {
  let node: Node = element;
  while (!node.previousSibling && node.parentNode && IN_LINE.test(node.parentNode.nodeName)) node = node.parentNode;
  return (node === element ? /\S$/ : /[\p{L}\p{N})\]"'’”.%]$/u).test(node.previousSibling?.textContent ?? '');
}
const IN_LINE = /^(?:a|b|em|i|small|span|strong)$/i;

/** Whether a letter ends an ordinal or abbreviation, as Romance languages write them: XIXᵉ, 2ᵃ, nᵒ, Dʳ. */
function endsOrdinal({ textContent, previousSibling: before }: Element): boolean {
  return (
    /^\s*[aeèor]\s*$/i.test(textContent ?? '') &&
    /(?:[IVXLC]{2}|(?<![\d.,])\d{1,4}|(?:^|[\s(])[nNDM])$/.test(before?.textContent ?? '')
  );
}

function startsWord(node: Node | null, also = ''): boolean {
  const text = node?.nodeType === 3 ? (node.nodeValue ?? '') : '';
  return /^[\p{L}\p{N}]/u.test(text) || (text !== '' && also.includes(text[0] ?? ''));
}

function scripted(
  pieces: Piece[],
  digits: ReadonlyMap<string, string>,
  sign: '^' | '_',
  { nextSibling: behind }: Element,
): Piece[] {
  if (pieces.some((piece) => isBlock(piece) || piece.type === 'link' || piece.type === 'image')) return pieces;
  // A variable is mostly set in italics, which mean nothing in a script.
  const said = textOf(pieces as Phrase[], MOST_CHARS).trim();
  if (!said || said.length > MOST_CHARS) return pieces;
  if ([...said].every((char) => digits.has(char))) return [text([...said].map((char) => digits.get(char)).join(''))];
  if (!EXPRESSION.test(said)) return pieces;
  if (said.length === 1 && !startsWord(behind)) return [text(sign + said)];
  return [text(said.startsWith('(') ? sign + said : `${sign}(${said})`)];
}
