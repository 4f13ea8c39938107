import type { Block } from './pieces.js';

export interface Cell {
  element: Element;
  blocks: Block[];
}

export interface Row {
  cells: Cell[];
  section: Section;
  /** The row group, which no span crosses. */
  group: Node;
}

export type Section = 'thead' | 'tbody' | 'tfoot';
