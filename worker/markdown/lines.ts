import { classOf } from '../extract/class-of.js';
import type { Context, Write } from './context.js';
import { addAll, type Block, blocksOf, type Piece } from './pieces.js';

/** Lines that are elements of their own: docutils' line blocks, LaTeXML's listings. */
const LINES = /(?:^|\s)(?:line-block|ltx_listing)(?:\s|$)/;

/** The lines of such an element with a break after each; undefined for any other. No element is written twice. */
export function lineBlocks(element: Element, context: Context, write: Write): Block[] | undefined {
  if (!element.firstElementChild || !LINES.test(classOf(element))) return undefined;
  return blocksOf(linesOf(element, context, write));
}

/** Depth is bounded by `parseDocument`. */
function linesOf(element: Element, context: Context, write: Write): Piece[] {
  const pieces: Piece[] = [];
  for (const child of element.childNodes) {
    const { localName } = child as Element;
    if (localName !== 'div') addAll(pieces, write.node(child, context));
    else if (LINES.test(classOf(child as Element))) addAll(pieces, linesOf(child as Element, context, write));
    else {
      addAll(pieces, write.inside(child, context));
      pieces.push({ text: '\n' });
    }
  }
  return pieces;
}
