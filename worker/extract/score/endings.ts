import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept, isWithin, keptProse } from './kept.js';
import { frameOf } from './kept-parts.js';

/** Kept paragraphs of a box that holds a text. */
const LEAST_PARAGRAPHS = 3;
/** Characters, white space not counted. Definitions of a manual may be longer than its text. */
const MOST_CHARS = 2_000;
/** Shares: what has more of its text in links leads elsewhere. A list with links asks to read on, to come back or to pay. */
const LINKED = 0.2;
const LINKED_IN: Readonly<Record<string, number>> = { ul: 0, ol: 0, dl: 0.5 };
/** Parts that stand in boxes of their own, with a heading. */
const FRAMED = /^(?:dl|table)$/;
const PART = /^(?:blockquote|details|dl|figure|ol|table|ul)$/;
/** What stands in texts without being of them. */
const BESIDE =
  /share|social|author|byline|\bbio|related|newsletter|subscri|promo|\bads?\b|tags?\b|meta|rating|comment|donat/i;
/** Boxes around a text, up to that beside a table. */
const MOST_LEVELS = 3;
const CONTROLS = 'button,input,select,textarea,form';

/**
 * Keeps, in place, a table, list, quote, definition list or folded text that ends a text: right below a kept
 * paragraph, beside others in one box. Between paragraphs such parts are kept anyway; at the end they look like what
 * follows a text.
 */
export function keepEndings({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const isProse = keptProse(blocks, kept);
  const paragraphs = new Map<Box, number>();
  for (const [i, { box }] of blocks.entries())
    if (isProse[i] && box.parent) paragraphs.set(box.parent, (paragraphs.get(box.parent) ?? 0) + 1);
  const isText = (box: Box | undefined) => box !== undefined && (paragraphs.get(box) ?? 0) >= LEAST_PARAGRAPHS;
  for (const box of boxes) {
    const { first, end } = box;
    if (first === end || isAnyKept(kept, first, end) || !isPart(box)) continue;
    const frame = FRAMED.test(box.name) ? headedFrameOf(box, blocks) : box;
    const { parent } = frame;
    if (!parent || BESIDE.test(frame.label)) continue;
    // Tools set a table's neighbours into boxes of their own.
    const levels = box.name === 'table' ? MOST_LEVELS : 1;
    const isOwnHeading = HEADING_NAME.test(blocks[frame.first - 1]?.box.name ?? '') && !kept[frame.first - 1];
    const start = isOwnHeading ? frame.first - 1 : frame.first;
    const before = blocks[start - 1] as Block | undefined;
    if (!before || !kept[start - 1] || !isWithin(before.box, parent, levels)) continue;
    if (!isText(parent) && !(FRAMED.test(box.name) && isText(before.box.parent))) continue;
    if (start < frame.first && blocks[start]?.box.parent !== parent) continue;
    kept.fill(true, start, end);
  }
}

/** The widest box that holds nothing but a part, its caption and the heading above it. */
function headedFrameOf(part: Box, blocks: readonly Block[]): Box {
  const frame = frameOf(part);
  const { parent } = frame;
  const isHeaded = parent?.end === frame.end && parent.first === frame.first - 1;
  return isHeaded && HEADING_NAME.test(blocks[parent.first]?.box.name ?? '') ? frameOf(parent) : frame;
}

function isPart({ name, label, chars, linked, element }: Box): boolean {
  if (!PART.test(name) || (name !== 'dl' && chars > MOST_CHARS) || BESIDE.test(label)) return false;
  if (linked > (LINKED_IN[name] ?? LINKED) * chars) return false;
  if (name === 'figure') return element.querySelector('table') !== null;
  if (name === 'table' && !element.querySelector('th,thead')) return false;
  return element.querySelector(CONTROLS) === null;
}
