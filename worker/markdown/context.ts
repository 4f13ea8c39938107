import type { Mark, Piece } from './pieces.js';

/** What an element inherits from those around it. Never changed: a writer hands a copy to its children. */
export interface Context {
  readonly base: URL;
  /** Marks already open; one inside its like would end it. */
  readonly marks: readonly Mark[];
  readonly inLink?: boolean;
  readonly inHeading?: boolean;
  readonly inTable?: boolean;
  /** The line breaks of the text itself are shown. */
  readonly ownLines?: boolean;
  /** Quotes, lists and notes around, each of which marks every line that it holds. */
  readonly depth?: number;
  /** Within a list of terms and what they mean. */
  readonly inDefinition?: boolean;
  /** Labels of the footnotes that the content defines; a reference to any other stays text. */
  readonly notes: () => ReadonlySet<string>;
}

/**
 * Quotes, lists and notes within each other that mark their lines; what is deeper stands beside what holds it, or short lines
 * of a page would cost a hundred times their length. Pages of the corpus nest up to 9.
 */
const MOST_DEEP = 12;

/** Whether no more marks are set before the lines of what is inside. */
export function isDeep({ depth = 0 }: Context): boolean {
  return depth >= MOST_DEEP;
}

/** The context of what is inside a quote, a list or a note. */
export function deeper(context: Context): Context {
  return { ...context, depth: (context.depth ?? 0) + 1 };
}

/** What an element becomes; `write` goes on below it. */
export type Writer = (element: Element, context: Context, write: Write) => Piece[];

export interface Write {
  /** The element with what it is itself; a text node as text. */
  node(node: Node, context: Context): Piece[];
  /** Only what is inside. */
  inside(parent: Node, context: Context): Piece[];
}
