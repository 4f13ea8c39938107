import type { Block, Box } from './blocks.js';
import { isAmidText, isCredit } from './figures.js';

/**
 * Keeps, in place, the captions of pictures between two kept pieces of one element, and right between kept texts those that
 * only a class calls so.
 */
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

  for (const box of boxes) {
    const { classes, first, end, chars, linked } = box;
    if (!NAMED_CAPTION.test(classes) || end !== first + 1 || kept[first] || !kept[first - 1] || !kept[end]) continue;
    if (chars > MOST_PICTURED_CHARS || 2 * linked > chars || isCredit(textOf(first))) continue;
    if (framedPicture(box)) kept[first] = true;
  }

  function textOf(i: number): string {
    return blocks[i]?.text.trim() ?? '';
  }
}

/** Whether a picture and nothing else is in one of the boxes right around a caption. */
function framedPicture({ first, end, parent }: Box): boolean {
  let frame = parent;
  for (let level = 0; frame && level < FRAMES && frame.first === first && frame.end === end; level++) {
    if (frame.images > 0) return true;
    frame = frame.parent;
  }
  return false;
}
const FRAMES = 3;
/** A field of Drupal, a part of SharePoint. All classes named so cost snippets 0.1: most are credits. */
const NAMED_CAPTION = /(?:^|\s)(?:field--name-[\w-]{0,30}caption|captionElement)(?:\s|$)/;
/** Characters, white space not counted. */
const MOST_PICTURED_CHARS = 400;
