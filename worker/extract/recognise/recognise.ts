import type { Block } from '../../tree.js';
import { blocksOf } from './blocks.js';
import { definedNotes } from './notes.js';
import { walk } from './walk.js';

/** The tree of a page's content. */
export function recognise(root: Element, base: URL): readonly Block[] {
  return withoutEdges(blocksOf(walk.inside(root, { base, marks: [], notes: definedNotes(root) })));
}

/** The blocks without rules at either end or beside each other: what they separated is gone. */
function withoutEdges(blocks: readonly Block[]): Block[] {
  const isText = ({ type }: Block) => type !== 'thematicBreak';
  const first = blocks.findIndex(isText);
  const inside = first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isText) + 1);
  return inside.filter((block, i) => isText(block) || isText(inside[i - 1] ?? block));
}
