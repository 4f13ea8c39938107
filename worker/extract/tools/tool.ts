import type { PostMarkup } from '../recognise/posts/post-markup.js';

/**
 * What is known of one program that makes pages: a documentation tool, an editor, a wiki, a forum, a code forge, a
 * service. All of it is data; `rules.ts` makes a rule of each row, which is why each has an id and says what it does.
 */
export interface Tool {
  /** In words of the field with hyphens between them; its rules are `plain-<id>` and `take-<id>`. */
  readonly id: string;
  /** As its makers write it; the rules say by it what they do. */
  readonly name: string;
  /** Something that only this tool writes, in `Markup.names`: a cheap test, and on most pages the only one. */
  readonly signs: RegExp;
  /** What `plain-<id>` does, in one sentence with an example, where `drop` and `rename` do not say it. */
  readonly says?: string;
  /** The element that holds the text of a page, taken if there is only one and it has any. */
  readonly content?: string;
  /** What stands inside that and belongs to the site. */
  readonly beside?: string;
  /** What the tool sets beside its text wherever that stands: controls, links to sources. */
  readonly drop?: string;
  /** What stands for something else than it is, by selector, in the order in which it is rewritten. */
  readonly rename?: Readonly<Record<string, Verb>>;
  /** What no row can say, in place, after `drop` and `rename`. */
  readonly run?: (document: Document, html: string) => void;
  /** How it marks up what people write. */
  readonly posts?: PostMarkup | readonly PostMarkup[];
}

/**
 * What becomes of an element:
 *
 * | verb | |
 * |---|---|
 * | `h4`, `div.note`, `p strong` | such an element, or one in another, with what was inside; it keeps its class unless one is named. Neighbours become one list or one `code` |
 * | `code` as the last name | only words, on one line, up to a block inside: `li code`; a link stays if it is all |
 * | `declaration` | a declaration, on one line |
 * | `lines` | a block of code, with a line for each row, block and `br` |
 * | `in code` | stays, and what is inside goes into such an element |
 * | `unwrap` | only what is inside |
 * | `rows`, `rows ul` | of a table, one below the other what its cells hold, or an item of a list for each row |
 * | `put TEXT` | stays, with that text before it; `break`, with a line break |
 * | `above S`, `below S` | moves before or behind the outermost element around it that `S` selects |
 * | `join S` | takes in the next element, if `S` selects that |
 * | `($)` | any text with a `$`, which stands for the words of the element (`$^` in capitals) or of its picture |
 */
export type Verb = string;
