/**
 * What recognition makes of a page and the writer writes: a small tree, its nodes named as in mdast where that has the
 * same. Text is as a reader sees it; escapes and marks are the writer's.
 */
export type Phrase = Text | Break | Marked | InlineCode | InlineMath | Link | Image | NoteReference | Checkbox;
export type Block = Paragraph | Heading | List | Code | DisplayMath | Quote | Alert | Note | Table | Rule;
export type Piece = Phrase | Block;

export interface Text {
  type: 'text';
  value: string;
}
export interface Break {
  type: 'break';
}
export type Mark = 'emphasis' | 'strong' | 'delete';
export interface Marked {
  type: Mark;
  children: Phrase[];
}
export interface InlineCode {
  type: 'inlineCode';
  value: string;
  /** A line of a block, whose spaces stay. */
  isLine?: boolean;
}
export interface InlineMath {
  type: 'inlineMath';
  value: string;
}
export interface Link {
  type: 'link';
  url: string;
  children: Phrase[];
}
export interface Image {
  type: 'image';
  url: string;
  alt: string;
}
export interface NoteReference {
  type: 'footnoteReference';
  label: string;
}

/** The box of a task, at the start of an item. */
export interface Checkbox {
  type: 'checkbox';
  isChecked: boolean;
}

export interface Paragraph {
  type: 'paragraph';
  children: Phrase[];
}
export interface Heading {
  type: 'heading';
  depth: number;
  children: Phrase[];
}
export interface List {
  type: 'list';
  ordered: boolean;
  children: ListItem[];
  /** It goes on with the list right before it, if its numbers do. */
  goesOn?: boolean;
}
export interface ListItem {
  type: 'listItem';
  /** What counts in an ordered list. */
  number: number;
  children: Block[];
}
export interface Code {
  type: 'code';
  lang: string;
  value: string;
}
export interface DisplayMath {
  type: 'math';
  value: string;
}
export interface Quote {
  type: 'blockquote';
  children: Block[];
}
export type AlertKind = 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION';
export interface Alert {
  type: 'alert';
  kind: AlertKind;
  children: Block[];
}
export interface Note {
  type: 'footnoteDefinition';
  label: string;
  children: Block[];
}
export type Align = 'left' | 'center' | 'right' | undefined;
/** The head row first; each cell is on one line. */
export interface Table {
  type: 'table';
  align: Align[];
  rows: Phrase[][][];
}
export interface Rule {
  type: 'thematicBreak';
}

const PHRASES: ReadonlySet<string> = new Set([
  'text',
  'break',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'inlineMath',
  'link',
  'image',
  'footnoteReference',
  'checkbox',
] satisfies Phrase['type'][]);

export function isBlock(piece: Piece): piece is Block {
  return !PHRASES.has(piece.type);
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export const BREAK: Break = { type: 'break' };
export const RULE: Rule = { type: 'thematicBreak' };

export function paragraph(children: Phrase[]): Paragraph {
  return { type: 'paragraph', children };
}

/** The text of some phrases, on one line; after `most` characters it may end anywhere. */
export function textOf(phrases: readonly Phrase[], most = Number.POSITIVE_INFINITY): string {
  let found = '';
  for (const phrase of phrases) {
    if (found.length > most) break;
    if (phrase.type === 'break') found += '\n';
    else if ('value' in phrase) found += phrase.value;
    else if ('children' in phrase) found += textOf(phrase.children, most - found.length);
    else if (phrase.type === 'image') found += phrase.alt;
  }
  return found;
}

/** The text of a paragraph or heading, without white space around it; '' for any other block. */
export function lineOf(block: Block | undefined, most?: number): string {
  return block?.type === 'paragraph' || block?.type === 'heading' ? textOf(block.children, most).trim() : '';
}
