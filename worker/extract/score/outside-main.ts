import { HEADING_NAME, LOWER_HEADING_NAME } from '../../dom/headings.js';
import { onceOfEach } from '../../dom/once.js';
import type { Box } from './blocks.js';
import { holds, isBeside } from './furniture-boxes.js';
import { keptChars, keptCharsIn } from './kept.js';
import type { Scene } from './scene.js';

/** Shares: of what is kept, and of a section's text. */
const MOSTLY = 0.8;
const MOST_LINKED = 0.1;

/**
 * Drops, in place, what is kept outside the only `main` of a page that holds most of what is kept: but not a heading, what
 * stands beside that of the page, the text below a heading before it (the abstract of a specification), and sections after
 * it with a heading of their own. Cross-validated, listings gained 0.1, forums 0.05, nothing else changed.
 */
export function dropOutsideMain({ blocks, boxes, page, isMatter }: Scene, kept: boolean[]): void {
  const [main, ...others] = boxes.filter(
    ({ name, element }) => name === 'main' || element.getAttribute('role') === 'main',
  );
  if (!main || others.length > 0 || keptCharsIn(main, blocks, kept) < MOSTLY * keptChars(blocks, kept)) return;
  const title = blocks.find(({ box }) => box.name === 'h1')?.box.parent;
  const isHeaded = holds(blocks, HEADING_NAME);
  const isSection = onceOfEach(
    (box: Box) => !page.isArticle && box.linked < MOST_LINKED * box.chars && isHeaded(box) && !isBeside(box),
  );
  let isBelowHeading = false;
  for (const [i, { box, chars, linked }] of blocks.entries()) {
    if (kept[i] && LOWER_HEADING_NAME.test(box.name)) isBelowHeading = true;
    if (!kept[i] || (i >= main.first && i < main.end) || HEADING_NAME.test(box.name)) continue;
    if (i >= main.end) kept[i] = isSection(outermost(box, main.end));
    else
      kept[i] =
        isMatter(box.element) ||
        box.parent === title ||
        (isBelowHeading && !page.isArticle && linked < MOST_LINKED * chars);
  }
}

/** The largest box around a block that begins no sooner than `from`. */
function outermost(inside: Box, from: number): Box {
  let box = inside;
  while (box.parent && box.parent.first >= from) box = box.parent;
  return box;
}
