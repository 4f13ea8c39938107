import type { Block } from './blocks.js';

/** For each block the index of the next kept one, itself included; infinite where there is none. */
export function nextKept(kept: readonly boolean[]): Float64Array {
  const next = new Float64Array(kept.length + 1).fill(Infinity);
  for (let i = kept.length - 1; i >= 0; i--) next[i] = kept[i] ? i : (next[i + 1] ?? Infinity);
  return next;
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
