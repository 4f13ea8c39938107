import type { Block } from './blocks.js';
import { cutText } from './cut-text.js';
import type { Structure } from './structure.js';

/** The part of a text that a window may show, as offsets. */
export interface Region {
  start: number;
  end: number;
}

/**
 * Where the window that begins at `start` ends: on a border of blocks where one is near enough, and always further on.
 * `max` is the most characters, 0 for no bound; a surrogate pair is never halved, so that with a bound of 1 it is a
 * character more. Joined, the windows of a region are its text.
 */
export function windowEnd(structure: Structure, { start, end }: Region, max: number): number {
  const limit = start + max;
  if (max === 0 || limit >= end) return end;
  const found = cutBlocks(structure, structure.blocks, { start, limit, max });
  return found !== undefined && found > start ? Math.min(found, end) : beside(structure.text, limit, start);
}

/** `start`, or the beginning of the surrogate pair that it halves. */
export function wholeStart(text: string, start: number): number {
  return halves(text, start) ? start - 1 : start;
}

/**
 * What has to be read before a window that begins inside a table or code: its head row, or its fence with the language.
 * Undefined elsewhere.
 */
export function headBefore(structure: Structure, start: number): string | undefined {
  if (start === 0) return undefined;
  let blocks = structure.blocks;
  for (;;) {
    const block = blocks[firstEndingAfter(blocks, start)];
    if (!block || start >= block.contentEnd) return undefined;
    if (block.headEnd !== undefined) {
      const isInside = start >= block.headEnd && block.headEnd > block.start;
      return isInside ? structure.text.slice(block.start, block.headEnd).trim() : undefined;
    }
    blocks = structure.inside(block);
  }
}

export interface Cut {
  start: number;
  /** The last place where the window may end. */
  limit: number;
  /** What fits in a window of its own is not cut. */
  max: number;
}

function cutBlocks(structure: Structure, blocks: readonly Block[], cut: Cut): number | undefined {
  const { start, limit, max } = cut;
  const at = firstNotWithin(blocks, limit);
  const before = blocks[at - 1];
  const next = blocks[at];
  // Among the blank lines after a block everywhere is a border.
  if (before && start >= before.contentEnd && limit < before.end) return limit;
  const border = before && before.end > start ? (before.end <= limit ? before.end : before.contentEnd) : undefined;
  if (!next || limit <= next.start) return border;
  const { start: begin, contentEnd, headEnd = 0 } = next;
  if (contentEnd - begin <= max) return border && withoutHeading(blocks, at, border, start);
  // What does not fit anywhere fills a window that would be less than half full, unless with a table's head only.
  const isFull = border !== undefined && (border - start >= max / 2 || headEnd >= limit);
  if (isFull) return withoutHeading(blocks, at, border, start);
  return cutBlock(structure, next, cut) ?? (border && withoutHeading(blocks, at, border, start));
}

function cutBlock(structure: Structure, block: Block, cut: Cut): number | undefined {
  const children = structure.inside(block);
  return children.length > 0 ? cutBlocks(structure, children, cut) : cutText(structure, block, cut);
}

/** A heading belongs to what is below it: where it would be the end of a window, the window ends before it. */
function withoutHeading(blocks: readonly Block[], at: number, border: number, start: number): number {
  let first = at;
  while (blocks[first - 1]?.kind === 'heading' && (blocks[first - 1]?.start ?? 0) > start) first -= 1;
  return first < at ? (blocks[first]?.start ?? border) : border;
}

/** Index of the first block whose text goes on after `limit`. */
function firstNotWithin(blocks: readonly Block[], limit: number): number {
  return firstWhere(blocks, ({ contentEnd }) => contentEnd > limit);
}

function firstEndingAfter(blocks: readonly Block[], at: number): number {
  return firstWhere(blocks, ({ end }) => end > at);
}

/** Of blocks for which `holds` from one on. */
function firstWhere(blocks: readonly Block[], holds: (block: Block) => boolean): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(blocks[middle] as Block)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** `limit`, or a place beside it that halves no surrogate pair and is after `start`. */
export function beside(text: string, limit: number, start: number): number {
  if (!halves(text, limit)) return limit;
  return limit - 1 > start ? limit - 1 : limit + 1;
}

function halves(text: string, at: number): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
