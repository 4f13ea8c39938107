import { around } from '../../html/around.js';
import type { Block, Box } from '../model/blocks.js';

const NAME = /^(?:nav|footer|aside|form|dialog)$/;
const ROLE = /^(?:navigation|contentinfo|banner|dialog|search)$/;

/** Whether a box is, or is in, what markup itself sets beside the matter: a menu, footer, aside or form. */
export function isBeside(box: Box): boolean {
  for (let up: Box | undefined = box; up; up = up.parent) {
    if (ROLE.test(up.element.getAttribute('role') ?? '')) return true;
    if (NAME.test(up.name) && !isPageForm(up)) return true;
  }
  return false;
}

/** Whether a form is around everything: some sites have one, ASP.NET all. */
function isPageForm({ name, element }: Box): boolean {
  return name === 'form' && element.querySelector('h1,main,article,[role="main"]') !== null;
}

/** The boxes that hold paragraphs themselves: what is called an aside there may be a box in a text. */
export function holdersOfText(blocks: readonly Block[]): ReadonlySet<Box | undefined> {
  return new Set(blocks.flatMap(({ box }) => (box.name === 'p' ? [box.parent] : [])));
}

/** Tells the box of an element: its own, or the innermost around it. */
export function boxOf(boxes: readonly Box[]): (element: Element) => Box | undefined {
  const byElement = new Map(boxes.map((box) => [box.element, box]));
  return (element) => {
    const own = around(element, (up) => byElement.has(up));
    return own && byElement.get(own);
  };
}

/** Whether any block from `first` up to, not including, `end` is kept. */
export function isAnyKept(kept: readonly boolean[], { first, end }: Pick<Box, 'first' | 'end'>): boolean {
  for (let i = first; i < end; i++) if (kept[i]) return true;
  return false;
}

/** Whether a box stands between two kept blocks of the box around it, each within `near` blocks of it. */
export function isAmidKept({ first, end, parent }: Box, kept: readonly boolean[], near: number): boolean {
  if (!parent) return false;
  return (
    isAnyKept(kept, { first: Math.max(parent.first, first - near), end: first }) &&
    isAnyKept(kept, { first: end, end: Math.min(parent.end, end + near) })
  );
}

/** Characters of what is kept of a box, white space not counted. */
export function keptCharsIn(
  { first, end }: Pick<Box, 'first' | 'end'>,
  blocks: readonly Block[],
  kept: readonly boolean[],
): number {
  let sum = 0;
  for (let i = first; i < end; i++) if (kept[i]) sum += blocks[i]?.chars ?? 0;
  return sum;
}

/** Characters: two kept texts of this length are paragraphs, and what stands between them is in the same text. */
const PROSE_CHARS = 80;

/** For each block whether it is a kept paragraph. */
export function keptProse(blocks: readonly Block[], kept: readonly boolean[]): boolean[] {
  return blocks.map(({ box, chars }, i) => kept[i] === true && box.name === 'p' && chars >= PROSE_CHARS);
}
