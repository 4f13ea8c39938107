import type { Block, Box } from './blocks.js';

const NAME = /^(?:nav|footer|aside|form|dialog)$/;
const ROLE = /^(?:navigation|contentinfo|banner|dialog|search)$/;

/** The boxes that are, or are in, what markup itself sets beside the matter: menus, footers, asides, forms. */
export function besideBoxes(boxes: readonly Box[]): ReadonlySet<Box> {
  const beside = new Set<Box>();
  for (const box of boxes) {
    const isBeside = NAME.test(box.name) || ROLE.test(box.element.getAttribute('role') ?? '');
    if (isBeside || (box.parent && beside.has(box.parent))) beside.add(box);
  }
  return beside;
}

/** Whether a block is nothing but a button or links. */
export function isControlAlone({ chars, button, links, linked }: Block): boolean {
  return button === chars || (links > 0 && linked === chars);
}
