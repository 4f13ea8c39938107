import { NOTE, NOTE_REFERENCE } from '../markdown/notes.js';
import type { Block, Blocks } from './blocks.js';

/** Notes that are more than this share of what is kept are a list of sources, which is judged as a list is. */
const MOST_NOTES = 0.1;

/** What is kept, and the footnotes that it refers to: few and short as they are, they look like what stands below a text. */
export function withNotes({ blocks, boxes }: Blocks, kept: readonly boolean[]): readonly boolean[] {
  const lost = boxes.filter(
    ({ element, first, end }) => element.hasAttribute(NOTE) && !kept.slice(first, end).some(Boolean),
  );
  if (lost.length === 0) return kept;
  const labels = new Set(blocks.filter((_, i) => kept[i]).flatMap(labelsIn));
  const wanted = lost.filter(({ element }) => labels.has(element.getAttribute(NOTE) ?? ''));
  const size = (of: readonly Block[]) => of.reduce((sum, { chars }) => sum + chars, 0);
  const notes = wanted.reduce((sum, { chars }) => sum + chars, 0);
  if (notes === 0 || notes > MOST_NOTES * size(blocks.filter((_, i) => kept[i]))) return kept;
  const all = [...kept];
  for (const { first, end } of wanted) all.fill(true, first, end);
  return all;
}

/** The labels of the notes that a block refers to. */
function labelsIn({ nodes }: Block): string[] {
  return nodes.map(({ parentElement }) => parentElement?.getAttribute(NOTE_REFERENCE) ?? '').filter(Boolean);
}
