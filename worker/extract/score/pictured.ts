import type { Block, Box } from './blocks.js';
import { isAmidText, isCredit } from './figures.js';

/** Keeps, in place, the captions of pictures between two kept pieces of one element. */
export function keepPictured(boxes: readonly Box[], blocks: readonly Block[], kept: boolean[]): void {
  const captions = boxes.filter(({ name }) => name === 'figcaption');
  const times = new Map<string, number>();
  for (const { first } of captions) times.set(textOf(first), (times.get(textOf(first)) ?? 0) + 1);
  for (const { first, end, chars, linked, parent: figure } of captions) {
    if (chars > MOST_PICTURED_CHARS || 2 * linked > chars || kept[first]) continue;
    if (figure?.name !== 'figure' || figure.end !== end || figure.images === 0) continue;
    // Who made the pictures is said below each of them.
    if (!isAmidText(figure, kept) || (times.get(textOf(first)) ?? 0) > 1) continue;
    for (let i = first; i < end; i++) kept[i] = !isCredit(textOf(i));
  }

  function textOf(i: number): string {
    return blocks[i]?.text.trim() ?? '';
  }
}
/** Characters, white space not counted. */
const MOST_PICTURED_CHARS = 400;
