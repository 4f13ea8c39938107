import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept, nextKept } from './kept.js';

const NUMBERED = String.raw`^\s*(?:fig(?:ure|ura)?|table|tab|abb(?:ildung)?|tableau|scheme|chart|box|plate)\.?\s?[A-Z]?\d{1,3}[.:]?`;
/** A block that is only the number of a caption: "FIGURE 1", "Abb. 3". */
const NUMBER = new RegExp(String.raw`${NUMBERED}\s*$`, 'i');
/** A numbered caption: "Fig. 1. The mill". Few are longer. */
const CAPTION = new RegExp(String.raw`${NUMBERED}\s+\S`, 'i');
const MOST_CAPTION_CHARS = 1_500;
/** Blocks of a figure at most: its caption, and links to sizes and formats of the picture. */
const MOST_CAPTION_BLOCKS = 24;

/**
 * Keeps, in place, the number of a caption of which anything is kept, since it may be a block of its own; and the
 * numbered captions of figures between kept text. Papers refer to these, but beside links to larger pictures they look
 * like navigation.
 */
export function keepCaptions({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const after = nextKept(kept);
  for (const box of boxes) {
    const { name, first, end } = box;
    const isInFigure = isFigure(box) && end > first && end - first <= MOST_CAPTION_BLOCKS;
    if (isInFigure && kept[first - 1] && (after[end] ?? 0) - end <= MOST_CAPTION_BLOCKS && !isAnyKept(kept, first, end))
      keepCaption(blocks, kept, first, end);
    if (name === 'figcaption' && kept[first] === false && end - first > 1 && NUMBER.test(blocks[first]?.text ?? ''))
      kept[first] = isAnyKept(kept, first + 1, end);
  }
}

/** Whether an element is a figure: by its tag name or class. */
export function isFigure({ name, classes }: Box): boolean {
  return name === 'figure' || FIGURE_CLASS.test(classes);
}
const FIGURE_CLASS = /(?:^|[\s_-])(?:fig(?:ure)?|wp-caption|image-gallery)(?:[\s_-]|$)/i;

function keepCaption(blocks: readonly Block[], kept: boolean[], first: number, end: number): void {
  for (let i = first; i < end; i++) {
    const { text, chars, linked } = blocks[i] as Block;
    if (CAPTION.test(text) && chars <= MOST_CAPTION_CHARS && 2 * linked < chars) kept[i] = true;
  }
}
