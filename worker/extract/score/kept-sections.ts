import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Box } from './blocks.js';
import { isBeside } from './furniture-boxes.js';
import { keepWords, textOf } from './kept.js';
import { share } from './numbers.js';
import type { Scene } from './scene.js';
import { meanScore } from './together.js';

/** Of the page's text: what holds less is no column of sections. */
const LEAST_COLUMN = 0.3;
const LEAST_SECTIONS = 4;
const LEAST_KEPT = 3;
/** Shares of a section's text: more makes it kept, less lost. */
const MOSTLY = 0.5;
const LITTLE = 0.2;
/** A share: what has more in links leads elsewhere. */
const MOST_LINKED = 0.3;
/** Of the column's text. */
const MOST_SHARE = 0.25;
/** Blocks among which a section has its heading, after a label or a number. */
const TO_HEADING = 3;
/** The mean of the scores, by words. */
const LEAST_SCORE = 0.1;

/**
 * Keeps, in place, the sections that a page has between others of which most is kept, in one column: with a heading of
 * their own and few links. Meant for pages that show an offer; services gained 0.1, nothing else changed
 * (cross-validated).
 */
export function keepSections({ blocks, boxes, root }: Scene, scores: Float32Array, kept: boolean[]): void {
  const columns = new Map<Box, Box[]>();
  for (const box of boxes) {
    if (!box.parent || box.chars === 0 || box.parent.chars < LEAST_COLUMN * root.chars) continue;
    const column = columns.get(box.parent);
    if (column) column.push(box);
    else columns.set(box.parent, [box]);
  }
  for (const [column, sections] of columns) {
    if (sections.length < LEAST_SECTIONS || isBeside(column)) continue;
    const shares = sections.map((section) => {
      const { all, held } = textOf(section, blocks, kept);
      return share(held, all);
    });
    const areKept = shares.map((ofText) => ofText >= MOSTLY);
    const count = areKept.filter(Boolean).length;
    if (count < LEAST_KEPT || count < MOSTLY * sections.length) continue;
    const last = areKept.lastIndexOf(true);
    for (let i = areKept.indexOf(true) + 1; i < last; i++) {
      const section = sections[i] as Box;
      if ((shares[i] ?? 1) > LITTLE || isBeside(section) || section.chars > MOST_SHARE * column.chars) continue;
      if (!isSection(section, blocks) || meanScore(scores, blocks, section.first, section.end) < LEAST_SCORE) continue;
      keepWords(section, blocks, kept);
    }
  }
}

function isSection({ first, end, chars, linked, element }: Box, blocks: readonly Block[]): boolean {
  if (end - first < 2 || linked > MOST_LINKED * chars || element.querySelector('form')) return false;
  return blocks.slice(first, Math.min(end, first + TO_HEADING)).some(({ box }) => HEADING_NAME.test(box.name));
}
