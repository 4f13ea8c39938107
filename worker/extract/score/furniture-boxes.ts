import { onceOfEach } from '../../dom/once.js';
import type { Block, Box } from './blocks.js';

const NAME = /^(?:nav|footer|aside|form|dialog)$/;
const ROLE = /^(?:navigation|contentinfo|banner|dialog|search)$/;

/** Whether a box is, or is in, what markup itself sets beside the matter: a menu, footer, aside or form. */
export function isBeside(box: Box): boolean {
  for (let up: Box | undefined = box; up; up = up.parent)
    if (NAME.test(up.name) || ROLE.test(up.element.getAttribute('role') ?? '')) return true;
  return false;
}

/** Tells which boxes hold paragraphs themselves: what is called a sidebar there is a box in a text. */
export function holdersOfText(blocks: readonly Block[]): (around: Box) => boolean {
  return onceOfEach((around: Box) =>
    blocks.slice(around.first, around.end).some(({ box }) => box.name === 'p' && box.parent === around),
  );
}

/** Whether a block is nothing but a button or links. */
export function isControlAlone({ chars, button, links, linked }: Block): boolean {
  return button === chars || (links > 0 && linked === chars);
}
