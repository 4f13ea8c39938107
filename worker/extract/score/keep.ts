import type { Block, Blocks, Box } from '../model/blocks.js';
import { boxOf } from './boxes.js';
import { heldFigures, hold, ownPicture } from './pictures.js';

/** A share: where less of a box's text is kept, its images and rules belong to what was dropped. */
const MOSTLY = 0.5;
/** A cell of a row of data leaves its place empty: those behind it belong to other columns. */
const CELL = /^t[dh]$/;
const LEAST_CELLS = 3;

/**
 * Removes, in place, every block that is not kept, the elements that leaves empty, and the images that belonged to it,
 * except the page's own picture, whose addresses the page `states`.
 */
export function keepBlocks(cut: Blocks, kept: readonly boolean[], states: readonly string[] = []): void {
  const { blocks, boxes, root } = cut;
  const held = heldFigures(cut, kept);
  const wordsUpTo = runningSum(blocks, (block, i) => (kept[i] ? block.chars : textChars(block)));
  const keptUpTo = runningSum(blocks, ({ chars }, i) => (kept[i] ? chars : 0));
  const keptIn = ({ first, end }: Box) => (keptUpTo[end] ?? 0) - (keptUpTo[first] ?? 0);
  const belongs = (box: Box): boolean => {
    let around = box;
    while (around.parent && around.first === around.end) {
      if (isFurniture(around)) return false;
      around = around.parent;
    }
    const words = (wordsUpTo[around.end] ?? 0) - (wordsUpTo[around.first] ?? 0);
    if (words > 0 && keptIn(around) >= MOSTLY * words) return true;
    return kept[box.first - 1] === true && kept[box.first] === true;
  };
  const boxAt = boxOf(boxes);
  const stays = (image: Element) => {
    const box = boxAt(image);
    return !box || held.pictures.has(image) || belongs(box);
  };
  const own = ownPicture(root, kept, states, stays, boxAt);
  if (own) hold(own, held);

  const gone = new Set<Box>();
  for (const box of boxes) {
    const { parent, element, name } = box;
    if (!parent || held.around.has(element)) continue;
    if (gone.has(parent)) gone.add(box);
    else if (box.first === box.end ? !belongs(box) : keptIn(box) === 0) {
      gone.add(box);
      const isInRow = CELL.test(name) && keptIn(parent) > 0 && parent.element.childElementCount >= LEAST_CELLS;
      if (isInRow) element.textContent = '';
      else element.remove();
    }
  }
  const dropped = blocks.flatMap(({ box, nodes }, i) => (!kept[i] && !gone.has(box) ? nodes : []));
  const elements = new Set(boxes.map(({ element }) => element));
  removeTexts(dropped, (element) => elements.has(element));
  for (const image of root.element.querySelectorAll('img,video,audio,iframe')) if (!stays(image)) image.remove();
}

/** Characters of a block that are no words of buttons, and of links that only do something on the page. */
function textChars({ chars, links, linked, anchors, button }: Block): number {
  return links > 0 && linked === chars && anchors === links ? 0 : chars - button;
}

/** Whether a box holds logos: pictures alone in it are those of the site, its makers and its licence. */
function isFurniture({ name, element }: Box): boolean {
  return /^(?:nav|footer|banner|contentinfo|navigation)$/.test(element.getAttribute('role') ?? name);
}

/** Removes texts, and the inline elements that this leaves empty; each of those is looked at once for each level. */
function removeTexts(nodes: readonly Text[], isBox: (element: Element) => boolean): void {
  let emptied = new Set<Element>();
  const note = (parent: Element | null) => parent && !isBox(parent) && emptied.add(parent);
  for (const node of nodes) {
    const parent = node.parentElement;
    node.remove();
    note(parent);
  }
  while (emptied.size > 0) {
    const level = emptied;
    emptied = new Set();
    for (const element of level) {
      if (element.textContent?.trim()) continue;
      const parent = element.parentElement;
      element.remove();
      note(parent);
    }
  }
}

function runningSum(blocks: readonly Block[], of: (block: Block, i: number) => number): Float64Array {
  const sums = new Float64Array(blocks.length + 1);
  for (const [i, block] of blocks.entries()) sums[i + 1] = (sums[i] ?? 0) + of(block, i);
  return sums;
}
