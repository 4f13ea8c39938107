import { isEmbedded } from '../structure/embeds.js';
import type { Blocks, Box } from './blocks.js';
import { isAmidKept } from './pictured.js';
import { around } from './together.js';

/** Blocks between an embed and the kept text before and after it: a caption, a box that asks to subscribe. */
const NEAR = 2;
/** Characters, white space not counted. */
const MOST_FIGURE_CHARS = 400;

/**
 * Keeps, in place, the links to what a text embeds, where they stand alone between two kept pieces of one element: a
 * line that only says "Video" looks like a control.
 */
export function keepEmbeds({ blocks }: Blocks, kept: boolean[]): void {
  for (const [i, block] of blocks.entries()) {
    if (kept[i] || block.links !== 1 || block.linked !== block.chars) continue;
    if (block.box.name !== 'p' || block.box.element.firstElementChild?.localName !== 'a' || !isEmbedded(block.href))
      continue;
    const box = around(block);
    if (box?.name === 'figure' && box.chars <= MOST_FIGURE_CHARS && isAmidKept(box, kept)) {
      kept.fill(true, box.first, box.end);
      continue;
    }
    const isKeptBeside = (step: number) => {
      for (let j = i + step, gap = 0; gap <= NEAR; j += step, gap++)
        if (kept[j]) return box !== undefined && isIn(j, box);
      return false;
    };
    if (isKeptBeside(-1) && isKeptBeside(1)) kept[i] = true;
  }
}

function isIn(i: number, { first, end }: Box): boolean {
  return i >= first && i < end;
}
