import { classOf } from '../../../html/class-of.js';
import { once, onceOfEach } from '../../../html/once.js';
import { allWays, isShowing, unescaped, type Way, wayOf } from '../ways.js';
import { goesBefore, type Precedence } from './cascade.js';
import type { CssRule } from './css-rules.js';
import { matches } from './selector-match.js';
import { type Compound, parseSelector, type Selector, selectorsIn } from './selectors.js';
import { keyOf } from './set-values.js';

/** A rule with its place among all rules of the page, which decides between equals. */
export interface OrderedRule extends CssRule {
  order: number;
}

/** A rule that hides what one of its selectors chooses. */
export interface HidingRule {
  way: Way;
  rule: OrderedRule;
  selector: Selector;
}

/** Tells which hiding rules another rule, or an element's own style, takes back. */
export interface Undoing {
  /** Whether an element with these `names`, which the rule would hide, is or may yet be shown all the same. */
  isUndone(hiding: HidingRule, element: Element, names: readonly string[]): boolean;
  /** Whether something inside the element shows itself again, where the way of hiding lets it. */
  isHoldingShown(hiding: HidingRule, element: Element): boolean;
  /** Whether something inside a hidden element is what shows itself again. */
  isShownInside(hiding: HidingRule, one: Element): boolean;
}

/** With one name in common; when there are more, one of them is taken to undo the rule. Each element is asked for all. */
const MOST_RULES = 100;
/** Elements inside a hidden one that are asked whether they are shown. */
const MOST_INSIDE = 200;
/** Selectors all of which ask for the pointer or the focus to be on the element itself. */
const POINTED = /^(?:[^,():]{1,200}:(?:hover|active|focus(?:-within|-visible)?)\s*(?:,|$))+$/i;
/** What a rule for these declares shows nothing of the element's own text. */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;
/** States that a selector cannot be decided for. */
const STATES =
  /:(?!(?:is|where|not|has|root|empty|link|any-link|defined|lang|dir|first|last|only|nth)(?![a-z]))[a-z-]+(?:\([^()]*\))?/gi;
const NAME = /[.#](?:\\.|[\w-])+|\[[\w-]+(?=[\]~|^$*=])/g;

/**
 * Finds, among all rules of a page, those that undo one that hides: a rule that goes before it in the cascade where both
 * choose the element as it is, and one that chooses it by another of its names, for another state (a slide, a menu), whose
 * content is the page's. `namesOf`: an element's classes and id as selectors write them.
 */
export function createUndoing(
  all: readonly OrderedRule[],
  namesOf: (element: Element, classes: string) => readonly string[],
): Undoing {
  // All that is asked of a way and a rule is asked once: a rule may be long, and the elements it is asked for are many.
  const isImportant = onceForEach(isSetImportant);
  const isSparing = onceForEach(sparesFromHiding);
  const isShowingInside = onceForEach(({ shownInside }, body) => shownInside?.test(body) === true);
  const isHiddenForGood = onceForEach((_, body) =>
    allWays().some(({ hides, shownInside }) => !shownInside && hides.test(body)),
  );
  const isHiding = onceOfEach((declarations: string) => wayOf(declarations) !== undefined);
  const rulesByName = once(() => byName(all));
  const undoing = new Map<Way, Map<string, readonly OrderedRule[]>>(allWays().map((way) => [way, new Map()]));
  const undoingByTag = new Map<Way, Map<string, OrderedRule[]>>();
  // Elements inside each other are all asked what is inside.
  const shownBy = new Map(allWays().map((way) => [way, onceOfEach((one: Element) => isShown(way, one))]));
  const selectors = new Map<OrderedRule, readonly Chosen[]>();
  return { isUndone, isHoldingShown, isShownInside };

  function isUndone(hiding: HidingRule, element: Element, names: readonly string[]): boolean {
    const { way, rule, selector } = hiding;
    const style = element.getAttribute('style');
    if (style && isShowing(way, style) && !isImportant(way, rule)) return true;
    const [last] = selector.compounds;
    const isHolding = once(() => isHoldingShown(hiding, element));
    const keys = new Set([...(last?.names ?? []), ...(last?.attributes ?? []).map(({ name }) => `[${name}`), ...names]);
    for (const key of keys) {
      const others = undoingOf(way, key);
      if (others.length > MOST_RULES || others.some((other) => undoes(other, hiding, element, keys, isHolding)))
        return true;
    }
    return byTag(way, element).some((other) => isStronger(other, hiding, element));
  }

  /** Whether another rule chooses the element as it is, and shows it. */
  function isStronger(other: OrderedRule, hiding: HidingRule, element: Element): boolean {
    return selectorsOf(other).some(({ part }) => part && overrides(other, part, hiding) && matches(element, part));
  }

  function overrides(other: OrderedRule, part: Selector, { way, rule, selector }: HidingRule): boolean {
    if (isSparing(way, other)) return true;
    const own = precedenceOf(way, rule, selector.specificity);
    // It may set something else, as a width beside no height.
    return goesBefore(precedenceOf(way, other, part.specificity), own) && !isHiding(`${rule.body};${other.body}`);
  }

  function undoes(
    other: OrderedRule,
    hiding: HidingRule,
    element: Element,
    keys: ReadonlySet<string>,
    isHolding: () => boolean,
  ): boolean {
    const { way } = hiding;
    // What is not displayed at all has no place to point at.
    const isOutOfReach = way.how === 'folded' && POINTED.test(other.selector);
    return selectorsOf(other).some(({ part, whatever }) => {
      if (part && matches(element, part)) return overrides(other, part, hiding);
      if (part ? isSparing(way, other) : isOutOfReach) return false;
      // Another state of the element, or, where that can be set again, of what is inside it, unless it is so already.
      if (!whatever) return true;
      if (way.shownInside && isHolding() && isAnyInside(element, (one) => matches(one, whatever))) return false;
      const [last, ...around] = whatever.compounds;
      if (last && isNamedSo(last, keys)) return !last.tag || last.tag === element.localName;
      const isOtherState = (of: Compound) => isNamedSo(of, keys) && !(part && matches(element, alone(of)));
      return way.shownInside !== undefined && around.some(isOtherState);
    });
  }

  function isHoldingShown({ way, rule }: HidingRule, element: Element): boolean {
    if (!way.shownInside || isHiddenForGood(way, rule)) return false;
    return isAnyInside(element, (one) => isShownInside({ way }, one));
  }

  function isShownInside({ way }: Pick<HidingRule, 'way'>, one: Element): boolean {
    return shownBy.get(way)?.(one) === true;
  }

  function isShown(way: Way, one: Element): boolean {
    if (way.shownInside?.test(one.getAttribute('style') ?? '')) return true;
    const shows = (other: OrderedRule) =>
      other.applies && isShowingInside(way, other) && selectorsOf(other).some(({ part }) => part && matches(one, part));
    const names = namesOf(one, classOf(one));
    return names.some((name) => undoingOf(way, name).slice(0, MOST_RULES).some(shows)) || byTag(way, one).some(shows);
  }

  function isAnyInside(element: Element, is: (one: Element) => boolean): boolean {
    const inside = element.getElementsByTagName('*');
    for (let i = 0; i < inside.length && i < MOST_INSIDE; i++) if (is(inside[i] as Element)) return true;
    return false;
  }

  function precedenceOf(way: Way, rule: OrderedRule, specificity: number): Precedence {
    return { isImportant: isImportant(way, rule), layer: rule.layer, specificity, order: rule.order };
  }

  function selectorsOf(rule: OrderedRule): readonly Chosen[] {
    let parts = selectors.get(rule);
    if (!parts) {
      const ofElements = selectorsIn(rule.selector).filter((text) => !PSEUDO_ELEMENT.test(text));
      parts = ofElements.map((text) => {
        const part = parseSelector(text);
        return { part, whatever: part ?? parseSelector(text.replace(STATES, '')) };
      });
      selectors.set(rule, parts);
    }
    return parts;
  }

  /** Those that choose elements by their tag, or by neither that nor a name. */
  function byTag(way: Way, { localName }: Element): readonly OrderedRule[] {
    let known = undoingByTag.get(way);
    if (!known) {
      known = new Map<string, OrderedRule[]>();
      for (const rule of all) {
        if (!isShowing(way, rule.body) && !isSparing(way, rule)) continue;
        const keys = selectorsIn(rule.selector).map(keyOf);
        for (const key of new Set(keys.filter((one) => !/^[.#]/.test(one)))) {
          const alike = known.get(key);
          if (!alike) known.set(key, [rule]);
          else if (alike.length < MOST_RULES) alike.push(rule);
        }
      }
      undoingByTag.set(way, known);
    }
    return [...(known.get(localName) ?? []), ...(known.get('*') ?? [])];
  }

  /** Looked for by name, and only when asked, so that the many rules that hide nothing cost next to nothing. */
  function undoingOf(way: Way, name: string): readonly OrderedRule[] {
    const known = undoing.get(way) as Map<string, readonly OrderedRule[]>;
    let found = known.get(name);
    if (!found) {
      const named = rulesByName().get(name) ?? [];
      found = named.filter((rule) => isShowing(way, rule.body) || isSparing(way, rule));
      known.set(name, found);
    }
    return found;
  }
}

/** What a selector chooses: now, if that can be decided, and whatever states the elements may be in. */
interface Chosen {
  part: Selector | undefined;
  whatever: Selector | undefined;
}

/** Whether a part of a selector asks for one of these names or attributes. */
function isNamedSo({ names, attributes, oneOf }: Compound, keys: ReadonlySet<string>): boolean {
  return (
    names.some((name) => keys.has(name)) ||
    attributes.some(({ name }) => keys.has(`[${name}`)) ||
    oneOf.some((list) => list.some(({ compounds: [last] }) => last !== undefined && isNamedSo(last, keys)))
  );
}

/** One part of a selector, whatever is around. */
function alone(part: Compound): Selector {
  return { compounds: [part], specificity: 0, failed: [new Set()] };
}

/** Rules by each class, id and attribute in their selectors. */
function byName(all: readonly OrderedRule[]): ReadonlyMap<string, OrderedRule[]> {
  const rules = new Map<string, OrderedRule[]>();
  for (const rule of all) {
    for (const name of (rule.selector.match(NAME) ?? []).map(unescaped)) {
      const known = rules.get(name);
      if (known) known.push(rule);
      else rules.set(name, [rule]);
    }
  }
  return rules;
}

/** Whether declarations let what another rule hides be seen, wherever they stand in the cascade: by a background, or an animation. */
function sparesFromHiding({ how, unless }: Way, body: string): boolean {
  return unless?.test(body) === true || (how === 'yet' && /(?:^|[;\s])animation(?:-name)?\s*:(?!\s*none)/i.test(body));
}

function isSetImportant({ sets }: Way, body: string): boolean {
  if (!body.includes('!')) return false;
  return body.split(';').some((one) => /!\s*important/i.test(one) && sets.test(one));
}

/** The answer for a way and the declarations of a rule, found once for each two. */
function onceForEach(ask: (way: Way, body: string) => boolean): (way: Way, rule: OrderedRule) => boolean {
  const known = new Map(allWays().map((way) => [way, new Map<OrderedRule, boolean>()]));
  return (way, rule) => {
    const answers = known.get(way);
    const answer = answers?.get(rule) ?? ask(way, rule.body);
    answers?.set(rule, answer);
    return answer;
  };
}
