import { alertOf } from '../../markdown/callouts.js';
import type { Blocks, Box } from './blocks.js';
import { nextKept } from './kept.js';

/** Characters, white space not counted. A longer box may hold anything. */
const MOST_CHARS = 1_500;
/** A share: what is mostly links is a list of what else to read. */
const LINKED = 0.5;

/**
 * Keeps, in place, the callouts that stand between two kept pieces of one element, and all of those of which anything is
 * kept: a short warning looks like what a site says about itself, and its title like a label.
 */
export function keepCallouts({ boxes }: Blocks, kept: boolean[]): void {
  const after = nextKept(kept);
  for (const box of boxes) {
    const { first, end, chars, linked, element } = box;
    if (chars > MOST_CHARS || linked > LINKED * chars) continue;
    const isPartOf = (after[first] ?? Infinity) < end || isBetween(box, kept);
    if (isPartOf && isAnyDropped(kept, box) && alertOf(element)) kept.fill(true, first, end);
  }
}

function isBetween({ parent, first, end }: Box, kept: readonly boolean[]): boolean {
  return (
    parent !== undefined && parent.first < first && end < parent.end && kept[first - 1] === true && kept[end] === true
  );
}

/** As many blocks are looked at as the box has characters, at most. */
function isAnyDropped(kept: readonly boolean[], { first, end }: Box): boolean {
  for (let i = first; i < end; i++) if (!kept[i]) return true;
  return false;
}
