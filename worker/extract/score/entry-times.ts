import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept } from './kept.js';

/** A time of day: "18:40", "6.40 pm", "1h ago 23.52 GMT". Prices have a point, too. */
const TIME = /(?<!\d)\d{1,2}(?:[:h]\d{2}(?!\d)|\.\d{2}\s?(?:[ap]\.?m\b|GMT|UTC|[BCEP]S?T\b|CEST|Uhr))/i;
const MOST_CHARS = 40;
const MOST_LETTERS = 14;
/** Entries of one live blog that begin with their time. */
const LEAST_ENTRIES = 3;
/** Boxes around a time, up to that of its entry, and blocks before it there: a label such as "Pinned". */
const LEVELS = 4;
const MOST_BEFORE = 1;

/** Keeps, in place, the times with which the kept entries of a live blog begin: they tell when each happened. */
export function keepEntryTimes({ blocks }: Blocks, kept: boolean[]): void {
  const entries = new Map<Box | undefined, number[]>();
  for (const [i, block] of blocks.entries()) {
    const entry = isTime(block) ? entryOf(block, i) : undefined;
    if (!entry || !isAnyKept(kept, i + 1, entry.end)) continue;
    const times = entries.get(entry.parent);
    if (times) times.push(i);
    else entries.set(entry.parent, [i]);
  }
  for (const times of entries.values()) if (times.length >= LEAST_ENTRIES) for (const i of times) keepTime(i);

  /** A headline may stand before its time. */
  function keepTime(i: number): void {
    kept[i] = true;
    if (HEADING_NAME.test(blocks[i - 1]?.box.name ?? '')) kept[i - 1] = true;
  }
}

function isTime({ text, chars }: Block): boolean {
  return chars <= MOST_CHARS && TIME.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) <= MOST_LETTERS;
}

/** The box among others of its kind that begins with the time at `i`. */
function entryOf({ box }: Block, i: number): Box | undefined {
  let entry: Box | undefined = box;
  for (let level = 0; entry && level <= LEVELS; level++, entry = entry.parent) {
    if (entry.first < i - MOST_BEFORE) return undefined;
    if (entry.twins >= LEAST_ENTRIES && entry.end > i + 1) return entry;
  }
  return undefined;
}
