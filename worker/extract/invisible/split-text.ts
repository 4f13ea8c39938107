import { HIDDEN_BY } from '../../page.js';
import { wayOf } from '../hide/ways.js';

/** Characters: longer text is not moved in letter by letter. */
const MOST_CHARS = 2_000;
const SPLITTABLE = /^(?:h[1-6]|p)$/;

/**
 * Joins, in place, the text of a headline that is animated by letters, words or lines: its label has the whole text,
 * and the pieces, which are hidden from screen readers, have the same. They may not be shown yet.
 */
export function joinSplitText(element: Element): void {
  if (!SPLITTABLE.test(element.localName)) return;
  const label = element.getAttribute('aria-label');
  if (!label || label.length > MOST_CHARS || !element.firstElementChild) return;
  if (!Array.from(element.childNodes).every(isForTheEye)) return;
  if (withoutSpace(element.textContent ?? '') !== withoutSpace(label)) return;
  const pieces = Array.from(element.getElementsByTagName('*'));
  if (pieces.every((piece) => PIECE.test(piece.localName) && !isNeverSeen(piece))) element.textContent = label;
}
const PIECE = /^(?:span|div|i|b|em|strong|br)$/;

function isForTheEye(node: ChildNode): boolean {
  if (node.nodeType !== 1) return !node.nodeValue?.trim() || node.nodeType === 8;
  return (node as Element).getAttribute('aria-hidden') === 'true' || (node as Element).localName === 'br';
}

function isNeverSeen(piece: Element): boolean {
  const said = [piece.getAttribute('style'), piece.getAttribute(HIDDEN_BY)];
  return said.some((style) => style !== null && /never|folded/.test(wayOf(style)?.how ?? ''));
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
