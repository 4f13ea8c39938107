import type { Block, Blocks } from '../model/blocks.js';
import { NOTE, NOTE_REFERENCE } from '../recognise/note-marks.js';

/** Notes that would be a larger share of what is kept are a list of sources, which is scored like any list. */
const MOST_NOTES = 0.1;

/**
 * `kept`, and the footnotes that the kept text refers to: few and short as they are, they look like a page's footer.
 */
export function withNotes({ blocks, boxes }: Blocks, kept: boolean[]): boolean[] {
  const lost = boxes.filter(
    ({ element, first, end }) => element.hasAttribute(NOTE) && !kept.slice(first, end).some(Boolean),
  );
  if (lost.length === 0) return kept;
  const content = blocks.filter((_, i) => kept[i]);
  const labels = new Set(content.flatMap(labelsIn));
  const wanted = lost.filter(({ element }) => labels.has(element.getAttribute(NOTE) ?? ''));
  if (wanted.length === 0 || charsOf(wanted) > MOST_NOTES * charsOf(content)) return kept;
  const all = [...kept];
  for (const { first, end } of wanted) all.fill(true, first, end);
  return all;
}

function charsOf(parts: readonly { chars: number }[]): number {
  return parts.reduce((sum, { chars }) => sum + chars, 0);
}

/** The labels of the notes that a block refers to. */
function labelsIn({ nodes }: Block): string[] {
  return nodes.map(({ parentElement }) => parentElement?.getAttribute(NOTE_REFERENCE) ?? '').filter(Boolean);
}
