import { HEADING_NAME, LOWER_HEADING_NAME } from '../../dom/headings.js';
import { type Block, type Blocks, type Box, kindOf } from './blocks.js';
import { isAnyKept, keptChars } from './kept.js';

const MOST_LABEL_CHARS = 60;
/** A share: names and values with more of their text in links are a menu. */
const LINKED = 0.5;
/** Blocks: a single pair is hardly a list of facts, unless another heading of its kind has a longer list. */
const LEAST_BLOCKS = 3;
const LEAST_OF_KIND = 2;
const PAIRS = /^(?:dl|table)$/;

/**
 * Keeps, in place, the definition list or two-column table right below a kept heading ("Details", "Specifications"),
 * which says nothing without it; and those below headings with the same markup as that one. On WCXB nothing else is
 * like this, except lists about the authors of posts.
 */
export function keepHeaded({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const headed = boxes.filter((box) => isHeaded(box, blocks[box.first - 1]));
  const kinds = new Set<string>();
  for (const { first, end } of headed) {
    const heading = blocks[first - 1];
    if (!heading || !kept[first - 1]) continue;
    if (heading.box.classes && end - first >= LEAST_BLOCKS) kinds.add(kindOf(heading.box));
    if (end - first >= LEAST_BLOCKS && !isAnyKept(kept, first, end)) kept.fill(true, first, end);
  }
  for (const { first, end } of kinds.size > 0 ? headed : []) {
    const heading = blocks[first - 1];
    if (heading && kinds.has(kindOf(heading.box)) && !isAnyKept(kept, first - 1, end)) kept.fill(true, first - 1, end);
  }
}

/** Keeps, in place, the address right below a kept heading: "Visit us". */
export function keepAddresses({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const { name, first, end } of boxes) {
    if (name !== 'address' || first === end || isAnyKept(kept, first, end)) continue;
    const heading = blocks[first - 1];
    if (!heading || !kept[first - 1] || !LOWER_HEADING_NAME.test(heading.box.name)) continue;
    if (comesRightAfter(blocks[first] as Block, heading)) kept.fill(true, first, end);
  }
}

/**
 * Keeps, in place, the headings right above kept text that are of the same level as others that are kept: "Pros" and
 * "Cons" again and again look like labels, and the lists below them say nothing without. With any heading above kept
 * text, those of advertisements and of what to share would be kept as well; what comes before all of it is "Contents".
 */
export function keepLikeHeadings({ blocks }: Blocks, kept: boolean[]): void {
  const levels = new Set(blocks.filter((_, i) => kept[i] && kept[i + 1]).map(({ box }) => box.name));
  const first = kept.indexOf(true);
  for (let i = blocks.length - 2; i > first; i--) {
    const heading = blocks[i] as Block;
    if (kept[i] || !LOWER_HEADING_NAME.test(heading.box.name) || heading.links > 0) continue;
    // Controls in a heading are blocks of their own.
    const next = blocks[heading.box.end];
    if (!next || !kept[heading.box.end] || !levels.has(heading.box.name)) continue;
    kept[i] = !isBeside(next, heading) && comesRightAfter(next, heading);
  }
}

/**
 * Drops, in place, a heading that repeats the one before: cards have a name with the picture and again with the price.
 */
export function dropRepeatedHeadings({ blocks }: Blocks, kept: boolean[]): void {
  let last = -1;
  for (const [i, { box, text }] of blocks.entries()) {
    if (!kept[i]) continue;
    const before = blocks[last];
    if (before && HEADING_NAME.test(box.name) && before.box.name === box.name && before.text.trim() === text.trim())
      kept[i] = false;
    else last = i;
  }
}

/**
 * Drops, in place, a heading at the end of all that is kept, where the text below it is not: "Other rooms", "Need
 * help?".
 */
export function dropLooseHeading({ blocks }: Blocks, kept: boolean[]): void {
  const last = kept.lastIndexOf(true);
  const before = blocks[kept.lastIndexOf(true, last - 1)];
  const [heading, next] = [blocks[last], blocks[last + 1]];
  if (last < 1 || !before || HEADING_NAME.test(before.box.name)) return;
  if (!heading || !LOWER_HEADING_NAME.test(heading.box.name) || heading.chars > MOST_LOOSE_CHARS || heading.links > 0)
    return;
  if (!next || isBeside(next, heading) || !comesRightAfter(next, heading)) return;
  // Where little is kept, it is worth knowing what else there was.
  if (heading.chars <= LOOSE_SHARE * keptChars(blocks, kept)) kept[last] = false;
}
const MOST_LOOSE_CHARS = 40;
const LOOSE_SHARE = 0.05;

/** Whether a block comes right after a heading, without as much as a picture between, which is no block. */
function comesRightAfter({ box: next }: Block, { box: heading }: Block): boolean {
  let around = heading;
  while (around.parent && around.parent.end - around.parent.first === 1) around = around.parent;
  const behind = around.element.nextElementSibling;
  return behind?.contains(next.element) === true;
}

/** Whether a heading opens another section in the same box. */
function isBeside({ box }: Block, heading: Block): boolean {
  return HEADING_NAME.test(box.name) && box.name <= heading.box.name;
}

function isHeaded(box: Box, heading: Block | undefined): boolean {
  if (!PAIRS.test(box.name) || box.end - box.first < LEAST_OF_KIND) return false;
  return heading !== undefined && isHeading(heading) && isOfPairs(box);
}

function isHeading({ box, chars, bold }: Block): boolean {
  return HEADING_NAME.test(box.name) || (bold === chars && chars <= MOST_LABEL_CHARS);
}

function isOfPairs({ name, element, chars, linked }: Box): boolean {
  if (linked > LINKED * chars) return false;
  return name === 'dl' || (name === 'table' && Array.from(element.querySelectorAll('tr')).every(isPair));
}

function isPair({ childElementCount }: Element): boolean {
  return childElementCount === 2;
}
