import type { Block, Blocks, Box } from './blocks.js';

/** A block that is only the number of a step: "03", "4.". */
const NUMBER = /^\s*(\d{1,3})[.)]?\s*$/;
const LEAST_STEPS = 2;

/**
 * Keeps, in place, the numbers that boxes side by side begin with, where the text right after them is kept and so is
 * the number of one of these boxes: steps are all numbered, or none.
 */
export function keepStepNumbers({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const runs = new Map<Box, Box[]>();
  for (const box of boxes) {
    const { parent, twins, first, end } = box;
    if (!parent || twins < LEAST_STEPS || end - first < 2 || numberOf(blocks[first]) === undefined) continue;
    const run = runs.get(parent);
    if (run) run.push(box);
    else runs.set(parent, [box]);
  }
  for (const run of runs.values()) {
    if (!run.some(({ first }) => kept[first]) || !areConsecutive(blocks, run)) continue;
    for (const { first } of run) if (kept[first + 1]) kept[first] = true;
  }
}

/** Whether the numbers of boxes are one after the other. */
function areConsecutive(blocks: readonly Block[], boxes: readonly Box[]): boolean {
  const numbers = boxes.map(({ first }) => numberOf(blocks[first]) ?? 0);
  return numbers.length >= LEAST_STEPS && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
}

function numberOf(block: Block | undefined): number | undefined {
  const [, number] = block && block.links === 0 ? (NUMBER.exec(block.text) ?? []) : [];
  return number === undefined ? undefined : Number(number);
}
