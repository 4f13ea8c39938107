import { folded } from './fold.js';
import { type Heading, plain } from './headings.js';

/** The section asked for, or the headings that come nearest to what was asked. */
export type Found = { heading: Heading; others: Heading[] } | { nearest: Heading[] };

const NEAREST = 5;

/**
 * The section with this number in the outline, or with this heading: case, accents, white space and marks do not count,
 * and a beginning is enough where it is that of one heading only. `others` are further ones of the same text.
 */
export function findSection(headings: readonly Heading[], asked: string): Found {
  const found = sought(headings, asked);
  if ('heading' in found) return found;
  // As the text of the page has it, with its links and marks.
  const words = plain(asked);
  const again = words === '' ? found : sought(headings, words);
  return 'heading' in again ? again : found;
}

function sought(headings: readonly Heading[], asked: string): Found {
  const numbered = /^(?:§\s*)?(\d+(?:\.\d+)*)\.?$/.exec(asked.trim())?.[1];
  const named = /^(\d+(?:\.\d+)*)\.?\s+(.+)$/s.exec(asked.trim());
  // As the outline's own lines have it: the number, then the text.
  const listed = headings.find(({ number, text }) => number === named?.[1] && key(text) === key(named[2] ?? ''));
  const byNumber = headings.find(({ number }) => number === numbered) ?? listed;
  if (byNumber) return { heading: byNumber, others: [] };
  const wanted = key(asked);
  const keys = headings.map(({ text }) => key(text));
  // Signs count where they tell headings apart, as C from C#.
  const exact = headings.filter(({ text }) => spaced(text) === spaced(asked));
  const same = exact.length > 0 ? exact : headings.filter((_, i) => keys[i] === wanted && wanted !== '');
  if (same[0]) return { heading: same[0], others: same.slice(1) };
  const begun = headings.filter((_, i) => keys[i]?.startsWith(wanted) && wanted !== '');
  if (begun[0] && begun.length === 1) return { heading: begun[0], others: [] };
  return { nearest: begun.length > 1 ? begun.slice(0, NEAREST) : nearest(headings, keys, wanted) };
}

/** Words only, so that `## Set-up`, `set-up` and the anchor `#set-up` are one. */
function key(text: string): string {
  const words = folded(text).match(/[\p{L}\p{N}\p{M}+]+/gu);
  return words ? words.join(' ') : spaced(text);
}

function spaced(text: string): string {
  return folded(text).replace(/\s+/g, ' ').trim();
}

function nearest(headings: readonly Heading[], keys: readonly string[], wanted: string): Heading[] {
  const pairs = pairsOf(wanted);
  return headings
    .map((heading, i) => ({ heading, likeness: likeness(pairs, pairsOf(keys[i] ?? '')) }))
    .sort((a, b) => b.likeness - a.likeness || a.heading.depth - b.heading.depth)
    .slice(0, NEAREST)
    .map(({ heading }) => heading);
}

/** Pairs of letters that follow each other; of a long text those at its beginning. */
function pairsOf(text: string): Set<string> {
  const short = text.slice(0, 100);
  return new Set(Array.from({ length: Math.max(0, short.length - 1) }, (_, i) => short.slice(i, i + 2)));
}

/** Dice's coefficient. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}
