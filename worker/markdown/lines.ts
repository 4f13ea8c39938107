import { classOf } from '../dom/class-of.js';
import { textUpTo } from '../dom/text-up-to.js';
import type { Context, Write } from './context.js';
import { addAll, type Block, blocksOf, type Piece } from './pieces.js';

/** Classes of elements whose children are lines: docutils' line blocks, LaTeXML's listings. */
const LINES = /(?:^|\s)(?:line-block|ltx_listing)(?:\s|$)/;

/** Classes of verse and of its lines. */
const VERSE = /(?:^|[\s_-])(?:poem|poetry|stanza|strophe|verses?|lyrics)(?:\s|$)/i;
const LINE = /(?:^|[\s_-])line(?:\s|$)/i;
/** Characters and nodes; anything longer is prose. */
const LINE_CHARS = 120;

/**
 * The lines of such an element with a hard break after each; undefined for any other element. Nothing is written twice.
 */
export function lineBlocks(element: Element, context: Context, write: Write): Block[] | undefined {
  const classes = classOf(element);
  if (!element.firstElementChild || !classes) return undefined;
  if (VERSE.test(classes) && isVerse(element)) return blocksOf(versesOf(element, context, write));
  if (!LINES.test(classes)) return undefined;
  return blocksOf(linesOf(element, context, write));
}

/** Whether each child is a line: by its class, or because all are short and have line breaks only at their ends. */
function isVerse(element: Element): boolean {
  const children = Array.from(element.children).filter((child) => child.localName !== 'br');
  if (children.length < 2 || children.some(({ localName }) => !/^(?:div|p)$/.test(localName))) return false;
  if (children.every((child) => LINE.test(classOf(child)))) return true;
  return children.every(isLine);
}

function isLine(element: Element): boolean {
  const { localName, children, lastElementChild: last } = element;
  if (localName !== 'div' || textUpTo(element, LINE_CHARS) === undefined) return false;
  return Array.from(children).every(
    (child) => INLINE.test(child.localName) || (child.localName === 'br' && child === last),
  );
}
const INLINE = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|u)$/;

function versesOf(element: Element, context: Context, write: Write): Piece[] {
  return Array.from(element.children, (line): Piece[] => {
    const pieces = line.localName === 'br' ? [] : write.inside(line, context);
    const last = pieces.at(-1);
    const isBroken = last !== undefined && !('block' in last) && last.text.endsWith('\n');
    return isBroken ? pieces : [...pieces, { text: '\n' }];
  }).flat();
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
