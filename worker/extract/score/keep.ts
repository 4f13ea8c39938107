import { type Block, type Blocks, type Box, kindOf } from '../model/blocks.js';
import { textChars } from './controls.js';
import { isFigure } from './figures.js';
import { heldFigures, hold } from './held-figures.js';
import { ownPicture } from './own-picture.js';

/**
 * A share: where less of a box's text is kept, its images and rules belong to what was dropped. Beside images words of
 * controls are no text.
 */
const MOSTLY = 0.5;
/** Cards side by side of which a part have their picture kept for this rule to tell of the others. */
const LEAST_CARDS = 3;
/** A cell of a row of data leaves its place empty: those behind it belong to other columns. */
const CELL = /^t[dh]$/;
const LEAST_CELLS = 3;

/**
 * Removes, in place, every block that is not kept, the elements that leaves empty, and the images that belonged to it,
 * except the page's own picture, whose addresses the page `states`.
 */
export function keepBlocks(cut: Blocks, kept: readonly boolean[], states: readonly string[] = []): void {
  const { blocks, boxes } = cut;
  const held = heldFigures(cut, kept);
  const charsUpTo = runningSum(blocks, ({ chars }) => chars);
  const wordsUpTo = runningSum(blocks, (block, i) => (kept[i] ? block.chars : textChars(block)));
  const keptUpTo = runningSum(blocks, ({ chars }, i) => (kept[i] ? chars : 0));
  const keptIn = ({ first, end }: Box) => (keptUpTo[end] ?? 0) - (keptUpTo[first] ?? 0);
  const isMostlyKept = (box: Box, sums: Float64Array) => {
    const chars = (sums[box.end] ?? 0) - (sums[box.first] ?? 0);
    return chars > 0 && keptIn(box) >= MOSTLY * chars;
  };
  const isPictured = picturedCards(boxes, (box) => isMostlyKept(box, wordsUpTo));
  const belongs = (box: Box): boolean => {
    let around = box;
    while (around.parent && around.first === around.end) {
      if (isFurniture(around)) return false;
      around = around.parent;
    }
    // A rule may part the text from controls.
    const isRule = box.name === 'hr';
    if (isMostlyKept(around, isRule ? charsUpTo : wordsUpTo)) return true;
    if (kept[box.first - 1] === true && kept[box.first] === true) return true;
    if (!isRule && keptIn(around) > 0 && isPictured(around)) return true;
    return figureOf(around, (figure) => keptIn(figure) > 0) !== undefined;
  };

  const byElement = new Map(boxes.map((box) => [box.element, box]));
  const boxOf = (image: Element) => {
    let around = image.parentElement;
    while (around && !byElement.has(around)) around = around.parentElement;
    return around ? byElement.get(around) : undefined;
  };
  const isKept = (image: Element, box: Box) => held.pictures.has(image) || belongs(box);
  const own = ownPicture(cut, kept, states, { boxOf, isKept });
  if (own) hold(own, held);

  const gone = new Set<Box>();
  for (const box of boxes) {
    if (box.parent && gone.has(box.parent)) gone.add(box);
    else if (
      box.parent &&
      !held.around.has(box.element) &&
      (box.first === box.end ? !belongs(box) : keptIn(box) === 0)
    ) {
      gone.add(box);
      if (CELL.test(box.name) && keptIn(box.parent) > 0 && box.parent.element.childElementCount >= LEAST_CELLS)
        box.element.textContent = '';
      else box.element.remove();
    }
  }
  const dropped = blocks.flatMap(({ box, nodes }, i) => (!kept[i] && !gone.has(box) ? nodes : []));
  removeTexts(dropped, (element) => byElement.has(element));
  for (const image of boxes[0]?.element.querySelectorAll('img,video,audio,iframe') ?? []) {
    const box = boxOf(image);
    if (box && !isKept(image, box)) image.remove();
  }
}

/** Whether a box is one of several alike, side by side, most of which keep their pictures by `keeps`. */
function picturedCards(boxes: readonly Box[], keeps: (box: Box) => boolean): (box: Box) => boolean {
  const groups = new Map<Box, Map<string, { cards: number; keeping: number }>>();
  for (const card of boxes) {
    if (!card.parent || card.twins < LEAST_CARDS || card.images === 0 || card.chars === 0) continue;
    const ofParent = groups.get(card.parent) ?? new Map<string, { cards: number; keeping: number }>();
    groups.set(card.parent, ofParent);
    const group = ofParent.get(kindOf(card)) ?? { cards: 0, keeping: 0 };
    ofParent.set(kindOf(card), group);
    group.cards += 1;
    if (keeps(card)) group.keeping += 1;
  }
  return (box) => {
    let card = box;
    while (card.twins < LEAST_CARDS && card.parent?.first === card.first && card.parent.end === card.end)
      card = card.parent;
    const group = card.parent && groups.get(card.parent)?.get(kindOf(card));
    return group !== undefined && group.cards >= LEAST_CARDS && 2 * group.keeping > group.cards;
  };
}

/** The figure that a box is or is in, if anything of it (its caption) is kept. */
function figureOf(box: Box, isKept: (figure: Box) => boolean): Box | undefined {
  let around: Box | undefined = box;
  for (let level = 0; around && level < FIGURE_LEVELS; level++, around = around.parent)
    if (isFigure(around)) return isKept(around) ? around : undefined;
  return undefined;
}
const FIGURE_LEVELS = 4;

/** Whether a box holds logos: pictures alone in it are those of the site, its makers and its licence. */
function isFurniture({ name, element }: Box): boolean {
  return (
    name === 'nav' ||
    name === 'footer' ||
    /^(?:banner|contentinfo|navigation)$/.test(element.getAttribute('role') ?? '')
  );
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
