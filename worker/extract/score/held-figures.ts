import type { Block, Blocks, Box } from '../model/blocks.js';
import { isCaption, isCredit, isFigure } from './figures.js';
import { isAnyKept, keptProse, nextKept } from './kept.js';

/** Characters, white space not counted. */
const MOST_CAPTION_CHARS = 400;
/** Blocks of a caption, and blocks to the next kept text, over the captions of other pictures. */
const MOST_BLOCKS = 6;
/** Elements whose pictures belong to cards, links and asides. */
const BESIDE = 'a,aside,footer,li,nav';
/** An alternative text that is only a file name. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Pictures that stay whatever is kept around them, and the elements around these, which stay for their sake. */
export interface Held {
  pictures: Set<Element>;
  around: Set<Element>;
}

/**
 * The pictures of figures between kept texts, or in the element that holds several kept paragraphs, whose captions are
 * not kept (a photographer's name, a repetition): a picture in a text belongs to it. One without an alternative text gets
 * its caption for one, in place.
 */
export function heldFigures({ blocks, boxes }: Blocks, kept: readonly boolean[]): Held {
  const held: Held = { pictures: new Set(), around: new Set() };
  const after = nextKept(kept);
  const isInText = holdersOfSeveral(blocks, keptProse(blocks, kept));
  /** The end of the last figure that is held. */
  let reach = -1;
  for (const box of boxes) {
    const { first, end, chars, linked } = box;
    if (isFigure(box) && end - first > 1 && isCaptionKept(box, kept)) holdAll(box, held);
    if (!isFigure(box) || chars === 0 || chars > MOST_CAPTION_CHARS) continue;
    if (2 * linked >= chars && !isCredit(captionOf(box) ?? '')) continue;
    const isBetween = (kept[first - 1] || first === reach) && (after[end] ?? Infinity) - end <= MOST_BLOCKS;
    if (!(isBetween || isInText(box.parent)) || end - first > MOST_BLOCKS || isAnyKept(kept, first, end)) continue;
    if (box.element.closest(BESIDE)) continue;
    const images = Array.from(box.element.querySelectorAll('img')).filter((image) => !image.closest('figcaption'));
    if (images.length === 0) continue;
    reach = end;
    const caption = captionOf(box) ?? blocks[first]?.text ?? '';
    for (const image of images) {
      describe(image, caption);
      hold(image, held);
    }
  }
  return held;
}

/** Tells of which boxes several kept paragraphs are children. */
function holdersOfSeveral(blocks: readonly Block[], isProse: readonly boolean[]): (box: Box | undefined) => boolean {
  const counts = new Map<Box | undefined, number>();
  for (const [i, { box }] of blocks.entries())
    if (isProse[i]) counts.set(box.parent, (counts.get(box.parent) ?? 0) + 1);
  return (box) => (counts.get(box) ?? 0) >= LEAST_PARAGRAPHS;
}
const LEAST_PARAGRAPHS = 2;

/** Whether the last of a figure's texts is kept: before it may stand what a click on the picture does. */
function isCaptionKept({ end, element }: Box, kept: readonly boolean[]): boolean {
  const { lastElementChild: last } = element;
  return kept[end - 1] === true && last !== null && isCaption(last);
}

function holdAll({ element }: Box, held: Held): void {
  for (const image of element.querySelectorAll('img')) if (!image.closest('figcaption')) hold(image, held);
}

function captionOf({ element }: Box): string | undefined {
  return element.querySelector('figcaption')?.textContent ?? undefined;
}

/** What Medium says above each picture. */
const HINT = /^\s*press enter or click to view image/i;
/** What Sphinx sets behind a caption, to link to it. */
const PLACE_MARK = /\s*[#¶🔗]\s*$/u;

function describe(image: Element, caption: string): void {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  if ((!alt || FILE_NAME.test(alt)) && !HINT.test(caption))
    image.setAttribute('alt', caption.replace(/\s+/g, ' ').replace(PLACE_MARK, '').trim());
}

/** Adds a picture and the elements around it. Each element is looked at once. */
export function hold(image: Element, { pictures, around }: Held): void {
  pictures.add(image);
  for (let up = image.parentElement; up && !around.has(up); up = up.parentElement) around.add(up);
}
