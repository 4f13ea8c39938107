import type { Block, Blocks, Box } from './blocks.js';

/** What opens a section is its heading, or a text as short as one; in words. */
const OPENING_WORDS = 6;
/** What holds more than this share of the page is no section of it. */
const SECTION_SHARE = 0.5;

/** The words of the text that opens a box, where that text tells what the box is: "Related posts", "Description". */
export function openingOf(box: Box, { blocks, root }: Blocks): readonly string[] {
  // A box that opens together with the one around it would say the same again.
  if (box.first >= box.end || box.first === box.parent?.first || box.chars > SECTION_SHARE * root.chars) return [];
  return openingWords(blocks[box.first]);
}

export function openingWords(block: Block | undefined): readonly string[] {
  return block && block.words.length <= OPENING_WORDS ? block.words : [];
}
