import type { Blocks } from './blocks.js';
import { isAnyKept, keptCharsIn } from './kept.js';

/** The recipe in a post, as WP Recipe Maker, Tasty Recipes and Create name it. */
const RECIPE = /(?:^|\s)(?:wprm-recipe-container|wprm-recipe-template-[\w-]+|tasty-recipes|mv-create-card)(?:\s|$)/;
/** One of several recipes to be found elsewhere. */
const ROUNDUP = /wprm-recipe-roundup/;
/** The facts beside the text of a wiki: Fandom. */
const INFOBOX = /(?:^|\s)portable-infobox(?:\s|$)/;
/** A share of a recipe's characters: where less is kept, the page is about something else. */
const MOSTLY = 0.4;
/** A longer box holds other parts of the page. Characters, white space not counted. */
const MOST_CHARS = 20_000;

/**
 * Keeps all of a recipe of which much is kept, and of the facts beside the kept text of a wiki, in place: times, amounts
 * and notes look like what is set beside a text.
 */
export function keepFactBoxes({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const box of boxes) {
    const { classes, parent, first, end, chars } = box;
    if (chars > MOST_CHARS) continue;
    const isKept =
      (RECIPE.test(classes) && !ROUNDUP.test(classes) && keptCharsIn(box, blocks, kept) >= MOSTLY * chars) ||
      (INFOBOX.test(classes) && parent !== undefined && isAnyKept(kept, end, parent.end));
    if (isKept) kept.fill(true, first, end);
  }
}
