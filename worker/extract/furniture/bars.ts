import { sizeUpTo } from '../../dom/text-sizes.js';

/** Drops bars that lead to other pages, in place, unless there is nothing else. */
export function dropBars(content: Element, bars: ReadonlySet<Element>): void {
  if (bars.size === 0 || sizeUpTo(content, 0, bars) === 0) return;
  for (const bar of bars) bar.remove();
}
