import type { Block } from '../../tree.js';
import { blocksOf } from './blocks.js';
import { isNoEmptyMenu, withoutEdges, withoutLeftovers, withoutLooseEnd } from './leftovers.js';
import { definedNotes } from './notes.js';
import { withoutFoot } from './page-foot.js';
import { walk } from './walk.js';

/** The tree of a page's content. */
export function recognise(root: Element, base: URL): readonly Block[] {
  const blocks = blocksOf(walk.inside(root, { base, marks: [], notes: definedNotes(root) })).filter(isNoEmptyMenu);
  return withoutEdges(withoutLooseEnd(withoutFoot(withoutLeftovers(blocks))));
}
