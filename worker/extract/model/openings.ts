import type { Block, Blocks, Box } from './blocks.js';

/** Words: a section opens with its heading, or with a text as short as one. */
const OPENING_WORDS = 6;
/** A box with a larger share of the page's text is no section of it. */
const SECTION_SHARE = 0.5;

/**
 * The words of the text that opens a box, where they tell what the box is: "Related posts", "Description". Empty where
 * they do not.
 */
export function openingOf(box: Box, { blocks, root }: Blocks): readonly string[] {
  // A box that opens together with the one around it would count the same words again.
  if (box.first >= box.end || box.first === box.parent?.first || box.chars > SECTION_SHARE * root.chars) return [];
  return openingWords(blocks[box.first]);
}

/** The words of a block if it is short enough to open a section; else none. */
export function openingWords(block: Block | undefined): readonly string[] {
  return block && block.words.length <= OPENING_WORDS ? block.words : [];
}
