/** A class that sets `display` from some width of the screen on: Tailwind, UnoCSS, USWDS, and Bootstrap and Primer. */
const FROM_WIDTH =
  /^(?:tw:)?(?:(sm|md|lg|xl|tablet|laptop|desktop):!?(?:tw-|gl-|display-)?|d-(sm|md|lg|xl)-)(?:(hidden!?|none)|block|flex|grid|inline|inline-block|inline-flex|inline-grid|table|table-(?:row|cell)|contents|flow-root)$/;
/** Widths by name, narrowest first; all of them are at most that of the screen. */
const WIDTHS = ['sm', 'tablet', 'md', 'laptop', 'lg', 'desktop', 'xl'];
/**
 * Classes by which frameworks and page builders hide an element on wide screens, or show it on narrow ones alone:
 * Bootstrap 2 to 4, Foundation, UIkit, Bulma, Materialize, Vuetify, Ionic, Salesforce; Elementor, WPBakery, Avada, Beaver,
 * Shopify's Dawn, and what many themes say.
 */
const NARROW =
  /^(?:hidden-(?:lg|desktop|(?:xs|sm|md|lg)-(?:and-)?up)|visible-(?:xs|sm|phone|tablet)(?:-(?:block|inline|inline-block))?|hide-for-(?:medium|large)(?:-up)?|show-for-small(?:-only)?|uk-hidden(?:@[sml]|-large)|uk-visible-small|is-hidden-(?:tablet|desktop)|hide-on-(?:large-only|med-and-up|desktop)|ion-hide-(?:sm|md|lg)-up|slds-hide_(?:small|medium|large)|elementor-hidden-desktop|vc_hidden-lg|fusion-no-large-visibility|fl-visible-(?:medium-)?mobile|large-up-hide|(?:uag-)?hide-desktop|desktop-hid(?:e|den))$/;
/** Classes that show it on wide screens all the same. */
const WIDE =
  /^(?:visible-(?:md|lg|desktop)(?:-(?:block|inline|inline-block))?|show-for-(?:medium|large)(?:-up)?|uk-visible-large)$/;

/** Whether classes of common frameworks, whose style sheets are seldom in the page, hide an element on a wide screen. */
export function isForNarrowScreens(classes: string): boolean {
  const names = classes.split(/\s+/);
  let widest = -1;
  let isHidden = names.some((name) => NARROW.test(name)) && !names.some((name) => WIDE.test(name));
  for (const name of names) {
    const [, prefix, infix, hidden] = FROM_WIDTH.exec(name) ?? [];
    const width = WIDTHS.indexOf(prefix ?? infix ?? '');
    if (width <= widest) continue;
    widest = width;
    isHidden = hidden !== undefined;
  }
  return isHidden;
}
