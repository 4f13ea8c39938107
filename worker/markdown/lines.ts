import { classOf } from '../extract/class-of.js';
import type { Context, Write } from './context.js';
import { type Block, blocksOf, isBlock, type Piece } from './pieces.js';

/** Lines that are elements of their own: docutils' line blocks, LaTeXML's listings. */
const LINES = /(?:^|\s)(?:line-block|ltx_listing)(?:\s|$)/;

/** The lines of such an element with a break after each; undefined for any other, and where a line holds blocks. */
export function lineBlocks(element: Element, context: Context, write: Write): Block[] | undefined {
  const { firstElementChild: first } = element;
  if (!first || !LINES.test(classOf(element))) return undefined;
  const pieces = linesOf(element, context, write);
  return pieces.some(isBlock) ? undefined : blocksOf(pieces);
}

/** Depth is bounded by `parseDocument`. */
function linesOf(element: Element, context: Context, write: Write): Piece[] {
  const pieces: Piece[] = [];
  for (const child of element.children) {
    if (LINES.test(classOf(child))) pieces.push(...linesOf(child, context, write));
    else if (child.localName === 'br') pieces.push({ text: '\n' });
    else if (child.localName === 'div') pieces.push(...write.inside(child, context), { text: '\n' });
    else return [{ block: '', kind: 'other' }];
  }
  return pieces;
}
