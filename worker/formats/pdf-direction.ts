import { type Direction, shareFromRight } from './pdf-order.js';
import type { Run } from './pdf-shown.js';

/** Where the text of a page begins and ends, and the share of its letters that are written from right to left. */
export interface Page {
  start: number;
  end: number;
  share: number;
}

/** A line this near a margin, in sizes of its font, begins or ends there. */
const NEAR = 1.5;

export function pageOf(rows: readonly (readonly Run[])[]): Page {
  const runs = rows.flat();
  return { ...boundsOf(runs), share: shareOf(runs) };
}

export function shareOf(runs: readonly Run[]): number {
  return shareFromRight(runs.map(({ chars }) => chars.map(({ text }) => text).join('')).join(''));
}

/**
 * The direction that a line has as a whole: that of nearly all its letters if its page has it, too; else that of the
 * margin at which it begins while it does not reach the other one; else that of most letters of its paragraph.
 */
export function directionOf(runs: readonly Run[], paragraph: number, page: Page): Direction {
  const share = shareOf(runs);
  const most = share > 0.75 ? 'rtl' : share < 0.25 ? 'ltr' : undefined;
  if (most && most === (page.share > 0.5 ? 'rtl' : 'ltr')) return most;
  return marginOf(runs, page) ?? (paragraph > 0.5 ? 'rtl' : 'ltr');
}

function marginOf(runs: readonly Run[], page: Page): Direction | undefined {
  const { start, end } = boundsOf(runs);
  const near = NEAR * Math.max(...runs.map(({ size }) => size));
  const [isAtStart, isAtEnd] = [start - page.start < near, page.end - end < near];
  if (isAtStart === isAtEnd) return undefined;
  return isAtEnd ? 'rtl' : 'ltr';
}

function boundsOf(runs: readonly Run[]): { start: number; end: number } {
  const bounds = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };
  for (const { chars, start, end } of runs) {
    if (!chars.some(({ text }) => text.trim())) continue;
    bounds.start = Math.min(bounds.start, start);
    bounds.end = Math.max(bounds.end, end);
  }
  return bounds;
}
