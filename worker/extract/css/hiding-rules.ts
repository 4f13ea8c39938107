import { classOf } from '../../dom/class-of.js';
import { once } from '../../dom/once.js';
import { goesBefore, type Precedence } from './cascade.js';
import type { CssRule } from './css-rules.js';
import { type Hidden, isShowing, unescaped, WAYS, type Way, wayOf } from './hiding-ways.js';
import { matches } from './selector-match.js';
import { parseSelector, type Selector, selectorsIn } from './selectors.js';
import { rulesIn, type Tree } from './sheets.js';

/** Whether the page's own style sheets hide an element. What scripts may undo is only not shown yet. */
export type HiddenByRule = (element: Element, classes: string) => Exclude<Hidden, 'folded'> | undefined;

/** Each element is asked for all of them. */
const MOST_ATTRIBUTES = 50;
/** With one name as their last; each element of that name is asked for all of them. */
const MOST_RULES = 100;
/** Elements inside a hidden one that are asked whether they are shown. */
const MOST_INSIDE = 200;
const NAME = /[.#](?:\\.|[\w-])+|\[[\w-]+(?=[\]~|^$*=])/g;
/** States that a script ends as soon as it runs, or as soon as they are scrolled to. */
const STATE =
  /no-?js|cloak|loading|elementor-invisible|\.wow\b|\[data-(?:aos|sal|scroll)\b|et-waypoint|details:not\(\[open|when_almost_visible|scroll-?(?:reveal|spy)|:not\([.:][\w-]{0,40}(?:loaded|ready|init|initiali[sz]ed|hydrated|defined|visible|in-?view|animated?)\)/i;
/** What is still moving is on its way to be shown. */
const MOVES = /animation|transition/i;
/** By what every element is chosen. */
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
 * Reads the rules that hide something. One that goes before it where an element is in the same state shows that again; so
 * does one of its names for another state (a slide, a menu), whose content is the page's. Undefined when there are none.
 */
export function hidingRules(document: Tree, read = rulesIn(document)): HiddenByRule | undefined {
  const rules = new Map<string, Rule[]>();
  /** Those by which alone an element is chosen. */
  const attributes = new Set<string>();
  const undoing = new Map<Way, Map<string, readonly Said[]>>(WAYS.map((way) => [way, new Map()]));
  const selectors = new Map<Said, readonly (Selector | undefined)[]>();
  // Of each way and rule once, for a rule may be long and elements that it is asked of many.
  const isImportant = ofEach(isSetImportant);
  const isSparing = ofEach(isSaidToSpare);
  const isShowingInside = ofEach(({ shownInside }, body) => shownInside?.test(body) === true);
  const isHiddenForGood = ofEach((_, body) => WAYS.some(({ hides, shownInside }) => !shownInside && hides.test(body)));
  const namesOf = createNames();
  // Of a sheet for many pages, most rules are of elements that one page has not.
  const there = once(() => {
    const all = new Set<string>();
    for (const element of document.getElementsByTagName('*'))
      if (element.hasAttributes()) for (const name of namesOf(element, classOf(element))) all.add(name);
    return all;
  });
  const isThere = (name: string) => there().has(name);
  const all = read.map((rule, order) => ({ ...rule, order }));
  const said = once(() => byName(all));
  for (const rule of all) {
    const way = wayOf(rule.body);
    if (!way || !rule.applies || STATE.test(rule.selector) || (way.how === 'yet' && MOVES.test(rule.body))) continue;
    for (const part of selectorsIn(rule.selector)) add(part, way, rule);
  }
  return rules.size > 0 ? hiddenBy : undefined;

  function add(part: string, way: Way, said: Said): void {
    const selector = parseSelector(part);
    const [last] = selector?.compounds ?? [];
    if (!selector || !last || !selector.compounds.slice(1).every(({ names }) => names.every(isThere))) return;
    const attribute = last.attributes[0] && `[${last.attributes[0].name}`;
    const key = last.names.at(-1) ?? (last.tag || (attribute ?? ANY));
    if (key === attribute) {
      if (attributes.size >= MOST_ATTRIBUTES) return;
      attributes.add(key);
    }
    const known = rules.get(key);
    if (!known) rules.set(key, [{ way, said, selector }]);
    else if (known.length < MOST_RULES) known.push({ way, said, selector });
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

  /** Of the rules that have one key. */
  function wayFor(element: Element, key: string, names: readonly string[]): Way | undefined {
    for (const rule of rules.get(key) ?? []) {
      if (matches(element, rule.selector) && !isUndone(rule, element, names) && !isHoldingShown(rule, element))
        return rule.way;
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

/** Tells an element's classes and id, as selectors name them. Many elements have the same classes. */
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

/** By what their selectors name: the rules that may undo another. */
function byName(all: readonly Said[]): ReadonlyMap<string, Said[]> {
  const said = new Map<string, Said[]>();
  for (const rule of all) {
    for (const name of namesIn(rule.selector)) {
      const known = said.get(name);
      if (known) known.push(rule);
      else said.set(name, [rule]);
    }
  }
  return said;
}

/** Whether declarations say, wherever they stand, that what another rule hides is seen: by its ground, or as it moves. */
function isSaidToSpare({ how, unless }: Way, body: string): boolean {
  return unless?.test(body) === true || (how === 'yet' && /(?:^|[;\s])animation(?:-name)?\s*:(?!\s*none)/i.test(body));
}

function isSetImportant({ sets }: Way, body: string): boolean {
  if (!body.includes('!')) return false;
  return body.split(';').some((one) => /!\s*important/i.test(one) && sets.test(one));
}

/** What a way makes of the declarations of a rule, each asked once. */
function ofEach(ask: (way: Way, body: string) => boolean): (way: Way, said: Said) => boolean {
  const known = new Map(WAYS.map((way) => [way, new Map<Said, boolean>()]));
  return (way, said) => {
    const answers = known.get(way);
    const answer = answers?.get(said) ?? ask(way, said.body);
    answers?.set(said, answer);
    return answer;
  };
}

function namesIn(selector: string): string[] {
  return (selector.match(NAME) ?? []).map(unescaped);
}
