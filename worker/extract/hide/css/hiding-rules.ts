import { classOf } from '../../../html/class-of.js';
import { once } from '../../../html/once.js';
import { type Hidden, type Way, wayOf } from '../ways.js';
import { matches } from './selector-match.js';
import { parseSelector, selectorsIn } from './selectors.js';
import { rulesIn, type Tree } from './sheets.js';
import { createUndoing, type HidingRule, type OrderedRule } from './undoing-rules.js';

/**
 * How the page's own style sheets hide an element, if they do: what a script may undo is only not shown `yet`; what is
 * for screens of other widths no script shows, unless it is the panel of a tab.
 */
export type HiddenByRule = (element: Element, classes: string) => Hidden | undefined;

/** Attributes by which alone rules choose elements: each element is asked for all of them. */
const MOST_ATTRIBUTES = 50;
/** Rules that are found by one name: each element of that name is asked for all of them. */
const MOST_RULES = 100;
/** In selectors: states that a script ends as soon as it runs, or as soon as the element is scrolled to. */
const STATE =
  /(?<!:not\([.\w-]{0,40})no-?(?:js|scripts?)|[.[](?:is-)?(?:ssr|pre-?load(?:ing)?|pre-?render(?:ed)?|not-?ready|fouc|async-hide)(?![\w-])[^\s>+~]{0,80}[\s>+~]|cloak(?!ed)|(?<![a-z])loading|elementor-invisible|\.wow\b|\[data-(?:aos|sal|scroll)\b|et-waypoint|details:not\(\[open|when_almost_visible|scroll-?(?:reveal|spy)|:not\([.:](?:has-)?(?:js|javascript|scripts?)(?:-(?:on|enabled|ready))?\)|:not\([.:][\w-]{0,40}(?:loaded|ready|init|initiali[sz]ed|hydrated|defined|visible|in-?view|animated?)\)/i;
/** What is still moving is on its way to be shown; what only changes its colours is not. */
const MOVES =
  /(?:animation|transition)[a-z-]*\s*:(?!\s*none)(?!(?:[^;,]*\b(?:color|background|border|outline|shadow)\b[^;,]*(?:,|(?=;|$)))+(?:;|$))/i;
/** The key of rules that choose every element. */
const ANY = '*';

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
  const namesOf = createNames();
  const ordered: readonly OrderedRule[] = all.map((rule, order) => ({ ...rule, order }));
  const { isUndone, isHoldingShown, isShownInside } = createUndoing(ordered, namesOf);
  /** By one name in the last part of their selectors. */
  const rules = new Map<string, HidingRule[]>();
  /** Keys of those that choose by an attribute alone. */
  const attributes = new Set<string>();
  // Where a sheet is shared by many pages, most of its rules are for elements that this page does not have.
  const namesOnPage = once(() => {
    const names = new Set<string>();
    for (const element of document.getElementsByTagName('*'))
      if (element.hasAttributes()) for (const name of namesOf(element, classOf(element))) names.add(name);
    return names;
  });
  const isOnPage = (name: string) => namesOnPage().has(name);
  for (const rule of ordered) {
    const way = wayOf(rule.body);
    if (!way || !rule.applies || STATE.test(rule.selector) || (way.how === 'yet' && MOVES.test(rule.body))) continue;
    for (const part of selectorsIn(rule.selector)) add(part, way, rule);
  }
  return rules.size > 0 ? hiddenBy : undefined;

  function add(part: string, way: Way, rule: OrderedRule): void {
    const selector = parseSelector(part);
    const [last] = selector?.compounds ?? [];
    if (!selector || !last || !selector.compounds.slice(1).every(({ names }) => names.every(isOnPage))) return;
    const attribute = last.attributes[0] && `[${last.attributes[0].name}`;
    const key = last.names.at(-1) ?? (last.tag || (attribute ?? ANY));
    if (key === attribute) {
      if (attributes.size >= MOST_ATTRIBUTES) return;
      attributes.add(key);
    }
    const known = rules.get(key);
    if (!known) rules.set(key, [{ way, rule, selector }]);
    else if (known.length < MOST_RULES) known.push({ way, rule, selector });
  }

  function hiddenBy(element: Element, classes: string): Hidden | undefined {
    const names = namesOf(element, classes);
    const found =
      hidingFor(element, element.localName, names) ??
      (rules.has(ANY) ? hidingFor(element, ANY, names) : undefined) ??
      firstOf(names, (name) => hidingFor(element, name, names)) ??
      hidingByAttribute(element, names);
    if (!found) return undefined;
    const { how } = found.way;
    if (how === 'never' || (how === 'folded' && isLoaded(element))) return 'never';
    return how === 'folded' && found.rule.isForWidth ? 'narrow' : 'yet';
  }

  function hidingByAttribute(element: Element, names: readonly string[]): HidingRule | undefined {
    return firstOf(attributes, (name) =>
      element.hasAttribute(name.slice(1)) ? hidingFor(element, name, names) : undefined,
    );
  }

  /** The first rule under a key that hides the element and is not undone. */
  function hidingFor(element: Element, key: string, names: readonly string[]): HidingRule | undefined {
    return rules.get(key)?.find((hiding) => {
      if (!matches(element, hiding.selector) || isUndone(hiding, element, names)) return false;
      if (hiding.way.except && element.querySelector(hiding.way.except)) return false;
      const isHolding = isHoldingShown(hiding, element);
      if (isHolding) holds(element, (one) => isShownInside(hiding, one));
      return !isHolding;
    });
  }
}

/** Whether an element is a picture that no script has still to fill: without a size it could not be scrolled to. */
function isLoaded(element: Element): boolean {
  const isFilledLater = element.hasAttribute('loading') || element.parentElement?.localName.includes('-') === true;
  if (element.localName !== 'img' || isFilledLater) return false;
  const isFilled = Array.from(element.attributes).every(({ name }) => !/^data-.*(?:src|lazy|original)/.test(name));
  return isFilled && /^(?!data:)./.test(element.getAttribute('src') ?? '');
}

function firstOf<T, U>(all: Iterable<T>, find: (one: T) => U | undefined): U | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tells an element's classes and id as selectors write them: `.x`, `#x`. Many elements have the same classes. */
function createNames(): (element: Element, classes: string) => readonly string[] {
  const known = new Map([['', [] as readonly string[]]]);
  return (element, classes) => {
    let names = known.get(classes);
    if (!names) {
      names = classes.split(' ').map((name) => `.${name}`);
      known.set(classes, names);
    }
    const id = element.getAttribute('id');
    return id ? [...names, `#${id}`] : names;
  };
}
