import { onceOfEach } from '../../html/once.js';
import type { Block, Box } from './blocks.js';

/** Characters: less text outside links is no prose. */
const LEAST_CHARS = 25;
/** How many boxes up the points of a block go, and the factor by which they shrink at each. */
const LEVELS = 4;
const DECAY = 0.6;

/**
 * Scores every box that may hold the main text by the prose directly in it, as Readability does it. Text counts for the
 * parent of its box, and less for each box above; links count against the box they are in.
 */
export function candidatesOf(blocks: readonly Block[], commasOf: (i: number) => number) {
  const scores = new Map<Box, number>();
  for (const [i, { box, chars, linked }] of blocks.entries()) {
    if (chars - linked < LEAST_CHARS) continue;
    let points = 1 + commasOf(i) + Math.min(3, Math.floor(chars / 100));
    for (let up = box.parent, level = 0; up && level < LEVELS; up = up.parent, level++) {
      scores.set(up, (scores.get(up) ?? 0) + points);
      points *= DECAY;
    }
  }
  let top: Box | undefined;
  let most = 0;
  for (const [box, score] of scores) {
    const value = box.chars > 0 ? score * (1 - box.linked / box.chars) : 0;
    scores.set(box, value);
    if (value <= most) continue;
    top = box;
    most = value;
  }
  /** The score of a box as a share of the highest. */
  const shareOf = (box: Box) => (most > 0 ? (scores.get(box) ?? 0) / most : 0);
  /** The highest share of a box and those around it. */
  const highestAround: (box: Box) => number = onceOfEach((box) =>
    Math.max(shareOf(box), box.parent ? highestAround(box.parent) : 0),
  );
  /** `top`: the box with the highest score; undefined where there is no prose. */
  return { top, shareOf, highestAround };
}
