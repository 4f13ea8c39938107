import type { Blocks } from './blocks.js';

/** The recipe in a post, as WP Recipe Maker, Tasty Recipes and Create name it. */
const RECIPE = /(?:^|\s)(?:wprm-recipe-container|wprm-recipe-template-[\w-]+|tasty-recipes|mv-create-card)(?:\s|$)/;
/** One of several recipes to be found elsewhere. */
const ROUNDUP = /wprm-recipe-roundup/;
/** A share of its characters: where less is kept, the page is about something else. */
const MOSTLY = 0.4;
/** A longer one holds other parts of the page. Characters, white space not counted. */
const MOST_CHARS = 20_000;

/** Keeps all of a recipe of which much is kept, in place: times, amounts and notes look like facts beside a text. */
export function keepRecipes({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const { classes, first, end, chars } of boxes) {
    if (!RECIPE.test(classes) || ROUNDUP.test(classes) || chars > MOST_CHARS) continue;
    let sum = 0;
    for (let i = first; i < end; i++) if (kept[i]) sum += blocks[i]?.chars ?? 0;
    if (sum >= MOSTLY * chars) kept.fill(true, first, end);
  }
}
