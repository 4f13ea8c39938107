import { structureOf } from '../../src/reading/structure.js';
import { windowEnd } from '../../src/reading/window.js';
import { seenBlocks } from './markdown-blocks.js';

/** The windows of a text, each begun where the one before ended. */
export function windowsOf(text: string, max: number): { start: number; end: number }[] {
  const structure = structureOf(text);
  const windows: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length; ) {
    const end = windowEnd(structure, { start, end: text.length }, max);
    if (end <= start) throw new Error(`no progress at ${start}`);
    windows.push({ start, end });
    start = end;
  }
  return windows;
}

/** What every window of a text has to be, whatever the text; the first fault, or nothing. */
export function faultOf(text: string, max: number): string | undefined {
  const windows = windowsOf(text, max);
  if (windows.map(({ start, end }) => text.slice(start, end)).join('') !== text) return 'joined they are not the whole';
  for (const { start, end } of windows) {
    const isPair = max === 1 && end - start === 2 && /[\ud800-\udbff]/.test(text[start] ?? '');
    if (end - start > max && !isPair) return `longer than ${max} at ${start}`;
    if (/[\ud800-\udbff]$/.test(text.slice(start, end)) && /^[\udc00-\udfff]/.test(text.slice(end)))
      return `half a pair at ${end}`;
  }
  return undefined;
}

/** A block that has room in a window, and is cut by one that begins before it. */
export function cutBlock(text: string, max: number): string | undefined {
  const blocks = seenBlocks(text);
  for (const { start, end } of windowsOf(text, max)) {
    const cut = blocks.find((block) => {
      const isInside = end > block.start && end < block.end && text.slice(block.start, end).trim() !== '';
      return isInside && start <= block.start && block.end - block.start <= max;
    });
    if (cut) return `${cut.type} at ${cut.start} cut at ${end}: ${JSON.stringify(text.slice(end - 30, end))}`;
  }
  return undefined;
}
