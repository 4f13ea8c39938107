import { dropNamed, type Guard } from '../guard.js';

/** Cheap signs of the recipes of WP Recipe Maker, Tasty Recipes and Create. */
export const RECIPE_CARD_SIGNS = /\bwprm-recipe|\btasty-recipes\b|\bmv-create-/;
/** What lets a reader scale, convert, print, share or rate the recipe, and what asks to do so. */
const CONTROLS = [
  ...(
    'snippet buttons print pin jump jump-video grow-container add-to-collection-recipe adjustable-servings-container ' +
    'media-toggle-container rating facebook-share twitter-share email-share text-share'
  )
    .split(' ')
    .map((name) => `.wprm-recipe-${name}`),
  '.wprm-screen-reader-text,.wprm-prevent-sleep,.wprm-unit-conversion-container,.wprm-call-to-action,.wprm-private-notes-container',
  ...(
    'buttons quick-links jump-link print-button copy-button cook-mode units-scale-container scale-container convert-container ' +
    'yield-scale entry-footer plug rating'
  )
    .split(' ')
    .map((name) => `.tasty-recipes-${name}`),
  ...'print-form reviews cta hands-free social affiliate-disclaimer jump-to'
    .split(' ')
    .map((name) => `.mv-create-${name}`),
].join();

/** Drops the controls of recipes, in place, some of which stand in a heading. */
export function dropRecipeControls({ body }: Document, _html: string, isMatter: Guard): void {
  dropNamed(body.querySelectorAll(CONTROLS), isMatter);
}
