import { classOf } from '../dom/class-of.js';
import { keepsLines, whiteSpaceIn } from '../extract/css/white-space.js';
import type { Context } from './context.js';
import type { Piece } from './pieces.js';

/** White space by a class of Tailwind. */
const CLASS = /(?:^|\s)(?:[\w-]{1,40}[:-])?white-?space-(pre(?:-line|-wrap)?|normal|nowrap)(?:\s|$)/;

/**
 * The context of an element's children, with whether line breaks of the text are shown: styles say so, and elements
 * inherit it.
 */
export function withOwnLines(element: Element, context: Context): Context {
  const style = element.getAttribute('style');
  const classes = classOf(element);
  const said =
    (style === null ? undefined : whiteSpaceIn(style)) ??
    (classes.includes('space-') ? CLASS.exec(classes)?.[1] : undefined);
  if (said === undefined) return context;
  const ownLines = keepsLines(said);
  return ownLines === Boolean(context.ownLines) ? context : { ...context, ownLines };
}

/** The lines of a text, each written by itself, with hard breaks between. */
export function linesOf(text: string, write: (line: string) => Piece[]): Piece[] {
  const [first = '', ...others] = text.split('\n');
  return [...write(first), ...others.flatMap((line): Piece[] => [{ text: '\n' }, ...write(line)])];
}
