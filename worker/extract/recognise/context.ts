import type { Mark, Piece } from '../../tree.js';

/** What has to be known of the elements around. Never changed: what is inside gets a copy. */
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
 * Deeper quotes, lists and notes stand beside what holds them: every level adds to every line, so that a page of short
 * lines would cost a hundred times its length. Pages of the corpus nest up to 9.
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

/** What an element is in the tree; `walk` goes on to what is inside it. */
export type Recognise = (element: Element, context: Context, walk: Walk) => Piece[];

export interface Walk {
  /** An element by its name; a text node as text. */
  node(node: Node, context: Context): Piece[];
  /** Only the children of an element. */
  inside(parent: Node, context: Context): Piece[];
}
