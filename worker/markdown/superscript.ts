import { isHeadingMark } from '../extract/recognise/place-marks.js';
import type { Writer } from './context.js';
import { noteReference } from './notes.js';
import type { Piece } from './pieces.js';
import { areCents, isStacked, raised } from './scripts.js';

/** A footnote reference, cents, or what is raised beside a word or number, or above a subscript. */
export const superscript: Writer = (element, context, write) => {
  const note = noteReference(element, context);
  if (note) return [note];
  if (context.inHeading && isHeadingMark(element)) return [];
  const inside = write.inside(element, context);
  if (endsOrdinal(element)) return inside;
  if (areCents(element)) return [{ text: '.' }, ...inside];
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
    /^(?:fr|es|pt|it|ca|gl|oc)(?:-|$)/i.test(language) && ABBREVIATED.test(`${before.slice(-MOST_CHARS)}${letter}`)
  );
}
const ABBREVIATED = /(?:^|[^\p{L}\p{N}])(?:(?:\d{1,4}|[IVXLCDM]{1,8})[aeèodrs]|[nNvfr]o|[DMSP]r|M[es]|[Pp]rof\.?a)$/u;
const MOST_CHARS = 10;

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
  const text = element.textContent?.trim() ?? '';
  if (/^\d+$/.test(text)) return raised(tag, element);
  return /^[a-z]$/i.test(text) ? [...tag, { text: ' ' }] : tag;
}

/** `<sup>1</sup>/<sub>2</sub>` */
function isNumerator({ nextSibling: stroke }: Element): boolean {
  return /^[/⁄]$/.test(stroke?.textContent ?? '') && (stroke?.nextSibling as Element | null)?.localName === 'sub';
}
