import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept, lastKept, nextKept } from './kept.js';

/** Elements of running text beside its paragraphs. */
const PART = /^(?:table|details|dl|[uo]l)$/;
/** Characters, white space not counted. */
const MOST_CHARS = 2_000;
/** A share: a list with more of its text in links is one of what else to read. */
const LINKED = 0.5;
/** Blocks between the kept texts. */
const MOST_BLOCKS = 60;
/** Characters: two texts of this length are paragraphs, and what stands between them is in the same text. */
const PROSE_CHARS = 80;

/**
 * Keeps, in place, the tables, lists and folded texts between two kept paragraphs beside them: short ones look like facts
 * about the page.
 */
export function keepParts({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const before = lastKept(kept);
  const after = nextKept(kept);
  for (const { name, first, end, chars, linked, parent } of boxes) {
    if (!PART.test(name) || !parent || chars === 0 || chars > MOST_CHARS || linked > LINKED * chars) continue;
    const [last, next] = [before[first] ?? -1, after[end] ?? Infinity];
    if (next - last > MOST_BLOCKS || isAnyKept(kept, first, end)) continue;
    if (isProseIn(blocks[last], parent) && isProseIn(blocks[next], parent)) kept.fill(true, first, end);
  }
}

function isProseIn(block: Block | undefined, parent: Box): boolean {
  return block !== undefined && block.box.parent === parent && block.box.name === 'p' && block.chars >= PROSE_CHARS;
}
