import type { Guard } from '../guard.js';
import type { Block, Blocks, Box } from '../model/blocks.js';

/** For each block the index of the next kept one, itself included; infinite where there is none. */
export function nextKept(kept: readonly boolean[]): Float64Array {
  const next = new Float64Array(kept.length + 1).fill(Infinity);
  for (let i = kept.length - 1; i >= 0; i--) next[i] = kept[i] ? i : (next[i + 1] ?? Infinity);
  return next;
}

/** For each block the index of the last kept one before it; -1 where there is none. */
export function lastKept(kept: readonly boolean[]): Int32Array {
  const last = new Int32Array(kept.length + 1).fill(-1);
  for (let i = 1; i <= kept.length; i++) last[i] = kept[i - 1] ? i - 1 : (last[i - 1] ?? -1);
  return last;
}

/**
 * Whether the blocks from `first` up to, not including, `end` stand between two kept pieces of the element around them,
 * each within `near` blocks of them.
 */
export function isAmidKept(
  { first, end }: Pick<Box, 'first' | 'end'>,
  within: Box | undefined,
  kept: readonly boolean[],
  near: number,
): boolean {
  if (!within) return false;
  return (
    isAnyKept(kept, Math.max(within.first, first - near), first) &&
    isAnyKept(kept, end, Math.min(within.end, end + near))
  );
}

/** Whether any block from `first` up to, not including, `end` is kept. */
export function isAnyKept(kept: readonly boolean[], first: number, end: number): boolean {
  for (let i = first; i < end; i++) if (kept[i]) return true;
  return false;
}

/** Characters of all that is kept, white space not counted. */
export function keptChars(blocks: readonly Block[], kept: readonly boolean[]): number {
  return blocks.reduce((sum, { chars }, i) => sum + (kept[i] ? chars : 0), 0);
}

/** Those of a box. */
export function keptCharsIn({ first, end }: Box, blocks: readonly Block[], kept: readonly boolean[]): number {
  let sum = 0;
  for (let i = first; i < end; i++) if (kept[i]) sum += blocks[i]?.chars ?? 0;
  return sum;
}

/** Those of boxes none of which is in another. */
export function keptCharsOf(boxes: readonly Box[], blocks: readonly Block[], kept: readonly boolean[]): number {
  return boxes.reduce((sum, box) => sum + keptCharsIn(box, blocks, kept), 0);
}

/** Whether one of the `levels` boxes right around an inner one is the outer. */
export function isWithin(inside: Box | undefined, outer: Box, levels: number): boolean {
  let box = inside?.parent;
  for (let level = 1; box && level < levels && box !== outer; level++) box = box.parent;
  return box === outer;
}

/** Characters: two kept texts of this length are paragraphs, and what stands between them is in the same text. */
const PROSE_CHARS = 80;

/** For each block whether it is a kept paragraph. */
export function keptProse(blocks: readonly Block[], kept: readonly boolean[]): boolean[] {
  return blocks.map(({ box, chars }, i) => kept[i] === true && box.name === 'p' && chars >= PROSE_CHARS);
}

/** The blocks of a page, and what of it no name removes. */
export type Guarded = Blocks & { isMatter: Guard };

/** Drops, in place, what is in boxes of some name, but not what holds the matter of the page. */
export function dropBoxes(boxes: readonly Box[], kept: boolean[], isMatter: Guard): void {
  for (const { element, first, end } of boxes) if (!isMatter(element)) kept.fill(false, first, end);
}
