import type { Mark, Piece } from './pieces.js';

/** What a writer has to know about the elements around. Never changed: a writer hands a copy to its children. */
export interface Context {
  readonly base: URL;
  /** Marks already open: the same one inside would close it. */
  readonly marks: readonly Mark[];
  readonly inLink?: boolean;
  readonly inHeading?: boolean;
  readonly inTable?: boolean;
  /** Line breaks in the text itself are shown. */
  readonly ownLines?: boolean;
  /** How many quotes, lists and notes are around; each marks or indents every line that it holds. */
  readonly depth?: number;
  /** Inside a definition list. */
  readonly inDefinition?: boolean;
  /** Labels of the footnotes in the content; a reference to any other stays text. */
  readonly notes: () => ReadonlySet<string>;
}

/**
 * Deeper quotes, lists and notes are written beside what holds them: every level adds to every line, so that a page of
 * short lines would cost a hundred times its length. Pages of the corpus nest up to 9.
 */
const MOST_DEEP = 12;

/** Whether the limit is reached, and what is inside gets no marker of its own. */
export function isDeep({ depth = 0 }: Context): boolean {
  return depth >= MOST_DEEP;
}

/** The context of what is inside a quote, a list or a note. */
export function deeper(context: Context): Context {
  return { ...context, depth: (context.depth ?? 0) + 1 };
}

/** What an element becomes; `write` writes what is inside it. */
export type Writer = (element: Element, context: Context, write: Write) => Piece[];

export interface Write {
  /** An element by its writer; a text node as text. */
  node(node: Node, context: Context): Piece[];
  /** Only the children of an element. */
  inside(parent: Node, context: Context): Piece[];
}
