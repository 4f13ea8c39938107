import type { Block, Box } from '../model/blocks.js';
import { isCaption, isCredit, isFigure } from './figures.js';
import { isAnyKept, keptProse } from './kept.js';

/** Characters, white space not counted. */
const MOST_PICTURED_CHARS = 400;
/** Blocks of a figure; blocks to the kept text before and after it; boxes from a caption to its picture. */
const MOST_BLOCKS = 6;
const NEAR = 3;
const FRAMES = 4;
/** Elements whose pictures belong to cards, links and asides. */
const BESIDE = 'a,aside,footer,li,nav';

/**
 * Keeps, in place, the captions of the pictures in a text: those between kept texts or before the first of them, however many
 * boxes are around picture and caption. Those of several pictures become their alternative texts.
 */
export function keepPictured(boxes: readonly Box[], blocks: readonly Block[], kept: boolean[]): void {
  const said = ({ first, end }: Box) =>
    blocks
      .slice(first, end)
      .map(({ text }) => text.trim())
      .join(' ');
  const captions = boxes.filter((box) => box.chars > 0 && isCaption(box.element));
  const times = new Map<string, number>();
  for (const caption of captions) times.set(said(caption), (times.get(said(caption)) ?? 0) + 1);
  const firstProse = keptProse(blocks, kept).indexOf(true);
  for (const caption of captions) {
    const { first, end, chars, linked } = caption;
    if (chars > MOST_PICTURED_CHARS || 2 * linked > chars || isAnyKept(kept, first, end)) continue;
    const figure = figureAround(caption);
    if (!figure || !/\p{L}{2}/u.test(said(caption)) || times.get(said(caption)) !== 1 || figure.element.closest(BESIDE))
      continue;
    const isAfterText = figure.first <= firstProse || isAnyKept(kept, Math.max(0, figure.first - NEAR), figure.first);
    if (!isAfterText || !isAnyKept(kept, figure.end, Math.min(blocks.length, figure.end + NEAR))) continue;
    for (let i = first; i < end; i++) kept[i] = !isCredit(blocks[i]?.text ?? '');
  }
}

/** The box right around a caption with a picture, and with the gallery that this is in. */
function figureAround(caption: Box): Box | undefined {
  let figure = caption.parent;
  for (let level = 1; figure && figure.images === 0 && level < FRAMES; level++) figure = figure.parent;
  if (!figure?.parent || figure.images !== 1 || figure.end - figure.first > MOST_BLOCKS) return undefined;
  while (figure.parent && isFigure(figure.parent)) figure = figure.parent;
  return figure;
}
