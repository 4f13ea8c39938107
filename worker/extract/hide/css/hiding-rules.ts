import { once } from '../../../html/once.js';
import { type Hidden, wayOf } from '../ways.js';
import { type CssRule, filed, partsOf } from './css-rules.js';
import { chooses } from './selectors.js';
import { rulesIn, type Tree } from './sheets.js';
import { createUndoing, type HidingRule, isSetImportant } from './undoing-rules.js';

/**
 * How the page's own style sheets hide an element, if they do: what a script may undo is only not shown `yet`; what is
 * for screens of other widths no script shows, unless it is the panel of a tab.
 */
export type HiddenByRule = (element: Element) => Hidden | undefined;

/** Rules that are found by one name: each element of that name is asked for all of them. */
const MOST_RULES = 200;
/** In selectors: states that a script ends as soon as it runs, or as soon as the element is scrolled to. */
const STATE =
  /(?<!:not\([.\w-]{0,40})no-?(?:js|scripts?)|[.[](?:is-)?(?:ssr|pre-?load(?:ing)?|pre-?render(?:ed)?|not-?ready|fouc|async-hide)(?![\w-])[^\s>+~]{0,80}[\s>+~]|cloak(?!ed)|(?<![a-z])loading|elementor-invisible|\.wow\b|\[data-(?:aos|sal|scroll)\b|et-waypoint|details:not\(\[open|when_almost_visible|scroll-?(?:reveal|spy)|:not\([.:](?:has-)?(?:js|javascript|scripts?)(?:-(?:on|enabled|ready))?\)|:not\([.:][\w-]{0,40}(?:loaded|ready|init|initiali[sz]ed|hydrated|defined|visible|in-?view|animated?)\)/i;
/** What is still moving is on its way to be shown; what only changes its colours is not. */
const MOVES =
  /(?:animation|transition)[a-z-]*\s*:(?!\s*none)(?!(?:[^;,]*\b(?:color|background|border|outline|shadow)\b[^;,]*(?:,|(?=;|$)))+(?:;|$))/i;

/**
 * Reads the rules that hide something and that no other rule undoes (`createUndoing`). Undefined when there are none.
 * `all`: the rules of the page, read from its own style sheets unless they are known already. `holds` is told of what is
 * hidden except for something inside, and what that is.
 */
export function hidingRules(
  document: Tree,
  all = rulesIn(document),
  holds: (holder: Element, isShown: (one: Element) => boolean) => void = () => {},
): HiddenByRule | undefined {
  const hiding = all.flatMap(hidingIn);
  if (hiding.length === 0) return undefined;
  const { of } = filed(hiding.map((one) => [[one.part.key], one]));
  const { isUndone, isHoldingShown, isShownInside } = createUndoing(all);
  return (element) => {
    for (const group of of(element)) {
      const found = group.slice(0, MOST_RULES).find((one) => isHidingNow(one, element));
      if (found) return hiddenBy(found, element);
    }
    return undefined;
  };

  function isHidingNow(hiding: HidingRule, element: Element): boolean {
    const { way, selector } = hiding;
    if (!chooses(selector, element) || isUndone(hiding, element)) return false;
    if (way.except && element.querySelector(way.except)) return false;
    const isHolding = isHoldingShown(hiding, element);
    if (isHolding) holds(element, (one) => isShownInside(way, one));
    return !isHolding;
  }
}

/** A rule by each of its selectors, if it hides what they choose. */
function hidingIn(rule: CssRule): HidingRule[] {
  const way = wayOf(rule.body);
  if (!way || !rule.applies || STATE.test(rule.selector) || (way.how === 'yet' && MOVES.test(rule.body))) return [];
  const isImportant = once(() => isSetImportant(way, rule));
  return partsOf(rule).flatMap((part) => {
    const selector = part.selector;
    return selector && !selector.isUncertain ? [{ way, rule, part, selector, isImportant }] : [];
  });
}

function hiddenBy({ way, rule }: HidingRule, element: Element): Hidden {
  if (way.how === 'never' || (way.how === 'folded' && isLoaded(element))) return 'never';
  return way.how === 'folded' && rule.isForWidth ? 'narrow' : 'yet';
}

/** Whether an element is a picture that no script has still to fill: without a size it could not be scrolled to. */
function isLoaded(element: Element): boolean {
  const isFilledLater = element.hasAttribute('loading') || element.parentElement?.localName.includes('-') === true;
  if (element.localName !== 'img' || isFilledLater) return false;
  const isFilled = Array.from(element.attributes).every(({ name }) => !/^data-.*(?:src|lazy|original)/.test(name));
  return isFilled && /^(?!data:)./.test(element.getAttribute('src') ?? '');
}
