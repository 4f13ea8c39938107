import type { Mark, Piece } from './pieces.js';

/** What an element inherits from those around it. Never changed: a writer hands a copy to its children. */
export interface Context {
  readonly base: URL;
  /** Marks already open; one inside its like would end it. */
  readonly marks: readonly Mark[];
  readonly inLink?: boolean;
  readonly inHeading?: boolean;
  readonly inTable?: boolean;
  /** Labels of the footnotes that the content defines; a reference to any other stays text. */
  readonly notes: () => ReadonlySet<string>;
}

/** What an element becomes; `write` goes on below it. */
export type Writer = (element: Element, context: Context, write: Write) => Piece[];

export interface Write {
  /** The element with what it is itself; a text node as text. */
  node(node: Node, context: Context): Piece[];
  /** Only what is inside. */
  inside(parent: Node, context: Context): Piece[];
}
