import type { Block, Box } from '../model/blocks.js';

const NAME = /^(?:nav|footer|aside|form|dialog)$/;
const ROLE = /^(?:navigation|contentinfo|banner|dialog|search)$/;

/** Whether a box is, or is in, what markup itself sets beside the matter: a menu, footer, aside or form. */
export function isBeside(box: Box): boolean {
  return isWithin(
    box,
    (around) => (NAME.test(around.name) && !isPageForm(around)) || ROLE.test(around.element.getAttribute('role') ?? ''),
  );
}

/** Whether a form is around everything: some sites have one, ASP.NET all. */
function isPageForm({ name, element }: Box): boolean {
  return name === 'form' && element.querySelector('h1,main,article,[role="main"]') !== null;
}

/** Whether a box, or one around it, is of a kind. */
export function isWithin(box: Box, isOfKind: (box: Box) => boolean): boolean {
  for (let up: Box | undefined = box; up; up = up.parent) if (isOfKind(up)) return true;
  return false;
}

/** The boxes that hold paragraphs themselves: what is called an aside there may be a box in a text. */
export function holdersOfText(blocks: readonly Block[]): ReadonlySet<Box | undefined> {
  return new Set(blocks.flatMap(({ box }) => (box.name === 'p' ? [box.parent] : [])));
}

/** Tells in which boxes a block is of such a name. */
export function holds(blocks: readonly Block[], names: RegExp): (box: Box) => boolean {
  const upTo = new Uint32Array(blocks.length + 1);
  for (const [i, { box }] of blocks.entries()) upTo[i + 1] = (upTo[i] ?? 0) + Number(names.test(box.name));
  return ({ first, end }) => upTo[first] !== upTo[end];
}
