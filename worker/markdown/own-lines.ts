import { classOf } from '../dom/class-of.js';
import type { Context } from './context.js';
import type { Piece } from './pieces.js';

/** White space in a style, or by a class of Tailwind. */
const STYLE = /(?:^|[;\s])white-space(?:-collapse)?\s*:\s*([\w-]{1,16})/i;
const CLASS = /(?:^|\s)(?:[\w-]{1,40}[:-])?white-?space-(pre(?:-line|-wrap)?|normal|nowrap)(?:\s|$)/;
const KEPT = /^(?:pre|pre-line|pre-wrap|break-spaces|preserve|preserve-breaks)$/i;

/** The value that declarations give `white-space`; undefined if none. */
export function whiteSpaceIn(declarations: string): string | undefined {
  return declarations.includes('white-space') ? STYLE.exec(declarations)?.[1] : undefined;
}

/** Whether a value of `white-space` shows line breaks. */
export function keepsLines(whiteSpace: string): boolean {
  return KEPT.test(whiteSpace);
}

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
