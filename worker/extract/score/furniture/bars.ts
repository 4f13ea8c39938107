import { sizeUpTo } from '../../../html/text-sizes.js';
import { dropNamed, type Guard } from '../../guard.js';

/** Drops bars that lead to other pages, in place, unless there is nothing else. */
export function dropBars(content: Element, bars: ReadonlySet<Element>, isMatter: Guard): void {
  if (bars.size === 0 || sizeUpTo(content, 0, bars) === 0) return;
  dropNamed(bars, isMatter);
}
