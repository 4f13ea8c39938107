import { LOWER_HEADING_NAME } from '../../html/headings.js';
import type { Block, Blocks, Box } from '../model/blocks.js';
import { isCaption, isCredit, isFigure } from './figures.js';
import { isAnyKept, nextKept } from './kept.js';
import { keepPictured } from './pictured.js';

const NUMBERED = String.raw`^\s*(?:fig(?:ure|ura)?|table|tab|abb(?:ildung)?|tableau|scheme|chart|box|plate)\.?\s?[A-Z]?\d{1,3}[.:]?`;
/** A block that is only the number of a caption: "FIGURE 1", "Abb. 3". */
const NUMBER = new RegExp(String.raw`${NUMBERED}\s*$`, 'i');
/** A numbered caption: "Fig. 1. The mill". Few are longer. */
const CAPTION = new RegExp(String.raw`${NUMBERED}\s+\S`, 'i');
/** The beginning of a table's caption, or its number alone. */
const TABLE = /^\s*tab(?:l[eao]|ela|elle|leau)?\.?\s?[A-Z]?\d{1,3}(?:[.:]|\s|$)/i;
const MOST_CAPTION_CHARS = 1_500;
/** Blocks of a figure at most: its caption, and links to sizes and formats of the picture. */
const MOST_CAPTION_BLOCKS = 24;
/** Blocks of a caption between its number and the table. */
const MOST_ABOVE_TABLE = 4;

/**
 * Keeps, in place, the number of a figure or caption of which anything is kept, since it may be a block of its own; the
 * numbered captions of figures between kept text; and the tables below kept captions. Papers refer to these, but beside
 * links to larger pictures captions look like navigation, and a table of numbers like nothing that is read.
 */
export function keepCaptions({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const after = nextKept(kept);
  for (const box of boxes) {
    const { element, first, end } = box;
    const isInFigure = isFigure(box) && end > first && end - first <= MOST_CAPTION_BLOCKS;
    if (isInFigure && kept[first - 1] && (after[end] ?? 0) - end <= MOST_CAPTION_BLOCKS && !isAnyKept(kept, first, end))
      keepCaption(blocks, kept, first, end);
    const isNumbered = (isInFigure || isCaption(element)) && NUMBER.test(blocks[first]?.text ?? '');
    if (isNumbered && !kept[first]) kept[first] = isAnyKept(kept, first + 1, end);
    if (isCaption(element)) keepWhole(box, blocks, kept);
  }
  keepPictured(boxes, blocks, kept);
  for (const box of boxes) {
    if (box.name === 'table' && !isAnyKept(kept, box.first, box.end) && isCaptioned(box, blocks, kept))
      kept.fill(true, box.first, box.end);
  }
}

/**
 * Keeps, in place, the caption of a figure of which the table, code or quote is kept, and what stands below a numbered
 * caption: a legend.
 */
function keepWhole({ first, end, parent, chars, linked }: Box, blocks: readonly Block[], kept: boolean[]): void {
  if (!parent || !isFigure(parent) || chars > MOST_CAPTION_CHARS || 2 * linked > chars) return;
  const isOfText = isAnyKept(kept, parent.first, first) || isAnyKept(kept, end, parent.end);
  const isNumbered = kept[first] === true && CAPTION.test(blocks[first]?.text ?? '');
  if (!isOfText && !isNumbered) return;
  for (let i = first; i < end; i++) kept[i] ||= !isCredit(blocks[i]?.text ?? '');
}

function keepCaption(blocks: readonly Block[], kept: boolean[], first: number, end: number): void {
  for (let i = first; i < end; i++) {
    const block = blocks[i] as Block;
    const isBelowNumber = i > first && NUMBER.test(blocks[first]?.text ?? '');
    if ((CAPTION.test(block.text) || isBelowNumber) && isShort(block)) {
      kept[i] = true;
      if (isBelowNumber) kept[first] = true;
    }
  }
}

function isShort({ chars, linked }: Block): boolean {
  return chars <= MOST_CAPTION_CHARS && 2 * linked < chars;
}

/** Whether a table stands below a kept caption that says it is one by its number. */
function isCaptioned({ first, chars, linked }: Box, blocks: readonly Block[], kept: readonly boolean[]): boolean {
  if (2 * linked > chars) return false;
  for (let i = first - 1; i >= 0 && i >= first - MOST_ABOVE_TABLE; i--) {
    const { text, box } = blocks[i] as Block;
    if (kept[i] && TABLE.test(text)) return true;
    if (LOWER_HEADING_NAME.test(box.name)) return false;
  }
  return false;
}
