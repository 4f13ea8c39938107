import { classOf } from '../../dom/class-of.js';
import { once } from '../../dom/once.js';
import { goesBefore, type Precedence } from './cascade.js';
import type { CssRule } from './css-rules.js';
import { type Hidden, isShowing, unescaped, WAYS, type Way, wayOf } from './hiding-ways.js';
import { matches } from './selector-match.js';
import { parseSelector, type Selector, selectorsIn } from './selectors.js';
import { rulesIn, type Tree } from './sheets.js';

/** How the page's own style sheets hide an element, if they do: what a script may undo is only not shown `yet`. */
export type HiddenByRule = (element: Element, classes: string) => Exclude<Hidden, 'folded'> | undefined;

/** Each element is asked for all of them. */
const MOST_ATTRIBUTES = 50;
/** Rules that are found by one name: each element of that name is asked for all of them. */
const MOST_RULES = 100;
/** In selectors: states that a script ends as soon as it runs, or as soon as the element is scrolled to. */
const STATE =
  /no-?js|cloak|loading|elementor-invisible|\.wow\b|\[data-(?:aos|sal|scroll)\b|et-waypoint|details:not\(\[open|when_almost_visible|scroll-?(?:reveal|spy)|:not\([.:][\w-]{0,40}(?:loaded|ready|init|initiali[sz]ed|hydrated|defined|visible|in-?view|animated?)\)/i;
/** What is still moving is on its way to be shown. */
const MOVES = /animation|transition/i;
/** The key of rules that choose every element. */
const ANY = '*';

/** What a rule says, and how far it goes before others. */
interface Said extends CssRule {
  order: number;
}

interface Rule {
  way: Way;
  said: Said;
  selector: Selector;
}

/**
 * Reads the rules that hide something and that no other rule undoes (`createUndoing`). Undefined when there are none.
 * `all`: the rules of the page, read from its own style sheets unless they are known already.
 */
export function hidingRules(document: Tree, all = rulesIn(document)): HiddenByRule | undefined {
  const namesOf = createNames();
  const ordered: readonly OrderedRule[] = all.map((rule, order) => ({ ...rule, order }));
  const { isUndone, isHoldingShown } = createUndoing(ordered, namesOf);
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

  function hiddenBy(element: Element, classes: string): Exclude<Hidden, 'folded'> | undefined {
    const names = namesOf(element, classes);
    const way = wayFor(element, element.localName, names) ?? (rules.has(ANY) ? wayFor(element, ANY, names) : undefined);
    const found = way ?? firstOf(names, (name) => wayFor(element, name, names)) ?? wayByAttribute(element, names);
    if (!found) return undefined;
    return found.how === 'never' || (found.how === 'folded' && isLoaded(element)) ? 'never' : 'yet';
  }

  function wayByAttribute(element: Element, names: readonly string[]): Way | undefined {
    return firstOf(attributes, (name) =>
      element.hasAttribute(name.slice(1)) ? wayFor(element, name, names) : undefined,
    );
  }

  /** The way of the first rule under a key that hides the element and is not undone. */
  function wayFor(element: Element, key: string, names: readonly string[]): Way | undefined {
    for (const hiding of rules.get(key) ?? []) {
      if (matches(element, hiding.selector) && !isUndone(hiding, element, names) && !isHoldingShown(hiding, element))
        return hiding.way;
    }
    return undefined;
  }

  /** By its own style, or by another rule. */
  function isUndone(rule: Rule, element: Element, names: readonly string[]): boolean {
    const { way, selector } = rule;
    const style = element.getAttribute('style');
    if (style && isShowing(way, style) && !isImportant(way, rule.said)) return true;
    const [last] = selector.compounds;
    const asked = new Set([
      ...(last?.names ?? []),
      ...(last?.attributes ?? []).map(({ name }) => `[${name}`),
      ...names,
    ]);
    for (const name of asked) {
      const all = undoingOf(way, name);
      if (all.length > MOST_RULES || all.some((other) => undoes(other, rule, element, asked))) return true;
    }
    return false;
  }

  function undoes(other: Said, rule: Rule, element: Element, asked: ReadonlySet<string>): boolean {
    return selectorsOf(other).some((part) => {
      const [last] = part?.compounds ?? [];
      if (!part || !last) return true;
      const spares = isSparing(rule.way, other);
      if (matches(element, part)) {
        const own = precedenceOf(rule.way, rule.said, rule.selector.specificity);
        return spares || goesBefore(precedenceOf(rule.way, other, part.specificity), own);
      }
      if (spares) return false;
      // Another state of the element, or, where that can be set again, what is inside it.
      return (
        rule.way.shownInside !== undefined || last.names.some((name) => asked.has(name)) || last.names.length === 0
      );
    });
  }

  function precedenceOf(way: Way, said: Said, specificity: number): Precedence {
    return { isImportant: isImportant(way, said), layer: said.layer, specificity, order: said.order };
  }

  function selectorsOf(said: Said): readonly (Selector | undefined)[] {
    let parts = selectors.get(said);
    if (!parts) {
      parts = selectorsIn(said.selector).map(parseSelector);
      selectors.set(said, parts);
    }
    return parts;
  }

  /** Asked of few names, so that the many rules that hide nothing cost next to nothing. */
  function undoingOf(way: Way, name: string): readonly Said[] {
    const known = undoing.get(way) as Map<string, readonly Said[]>;
    let all = known.get(name);
    if (!all) {
      all =
        said()
          .get(name)
          ?.filter((one) => isShowing(way, one.body) || isSparing(way, one)) ?? [];
      known.set(name, all);
    }
    return all;
  }

  /** Whether a rule of their own shows elements inside one that is hidden in a way that they can undo. */
  function isHoldingShown({ way, said }: Rule, element: Element): boolean {
    const { shownInside } = way;
    if (!shownInside || isHiddenForGood(way, said)) return false;
    const isShown = (one: Element) => (other: Said) =>
      other.applies && isShowingInside(way, other) && selectorsOf(other).some((part) => part && matches(one, part));
    const inside = element.getElementsByTagName('*');
    for (let i = 0; i < Math.min(inside.length, MOST_INSIDE); i++) {
      const one = inside[i] as Element;
      if (shownInside.test(one.getAttribute('style') ?? '')) return true;
      const names = namesOf(one, classOf(one));
      if (names.some((name) => undoingOf(way, name).slice(0, MOST_RULES).some(isShown(one)))) return true;
    }
    return false;
  }
}

/** Whether an element is a picture that no script has still to fill: it would have no size to be scrolled to. */
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
