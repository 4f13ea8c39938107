import type { Block, Blocks } from './blocks.js';

/** Facts of a vacancy between its heading and its description, and characters of each. */
const MOST_FACTS = 12;
const MOST_FACT_CHARS = 60;

/** Keeps, in place, what stands between the heading of a vacancy and its text: the place, the department, the hours. */
export function keepVacancy({ blocks }: Blocks, kept: boolean[]): void {
  const heading = blocks.findIndex(({ box }) => /^h[12]$/.test(box.name));
  const next = kept.indexOf(true, heading + 1);
  if (heading < 0 || next < 0 || next > heading + MOST_FACTS) return;
  for (let i = heading + 1; i < next; i++) {
    const { chars, links, button } = blocks[i] as Block;
    if (chars <= MOST_FACT_CHARS && links === 0 && button === 0) kept[i] = true;
  }
}
