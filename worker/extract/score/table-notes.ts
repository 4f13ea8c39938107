import type { Blocks, Box } from './blocks.js';
import { isAnyKept } from './kept.js';

/** What markup calls the notes of a table, or the box that they are in: `tw-foot`, `table-footnotes`, `legend`. */
const NOTES =
  /(?:^|[\s_-])(?:(?:table|tbl|tw)(?:[_-]\w{1,12})?[_-]foot(?:er)?|footnotes?|fn|legends?|notes?)(?:[\s_-]|$)/i;
/** Boxes around a table, up to that which holds it with its caption and its notes. */
const MOST_LEVELS = 3;
/** Blocks above a table and below it in that box. */
const MOST_ABOVE = 4;
const MOST_BELOW = 20;
const MOST_CHARS = 1_500;

/**
 * Keeps, in place, the notes below a kept table that stand in one box with it and are named as such: the letters and
 * stars in its cells say nothing without them.
 */
export function keepTableNotes({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const table of boxes) {
    if (table.name !== 'table' || !isAnyKept(kept, table.first, table.end)) continue;
    if (!table.element.querySelector('th,thead')) continue;
    const { end } = boxWithNotes(table);
    for (let i = table.end; i < end; i++) {
      const block = blocks[i];
      if (!block || kept[i] || block.chars > MOST_CHARS || block.button > 0 || 2 * block.linked > block.chars) continue;
      kept[i] = isNote(block.box, table);
    }
  }
}

/** The widest box that holds little but a table. */
function boxWithNotes(table: Box): Box {
  let widest = table;
  for (let level = 0; widest.parent && level < MOST_LEVELS; level++) {
    const { first, end } = widest.parent;
    if (table.first - first > MOST_ABOVE || end - table.end > MOST_BELOW) break;
    widest = widest.parent;
  }
  return widest;
}

/** Whether one of the boxes around a block, up to that of the table, is named as notes. */
function isNote(box: Box, table: Box): boolean {
  for (let around: Box | undefined = box; around && around.first >= table.end; around = around.parent)
    if (NOTES.test(around.label)) return true;
  return false;
}
