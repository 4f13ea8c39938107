import { once, onceOfEach } from '../../../html/once.js';
import { allWays, isShowing, type Way, wayOf } from '../ways.js';
import { goesBefore } from './cascade.js';
import { type CssRule, filed, keysOf, type Part, partsOf } from './css-rules.js';
import { unescaped } from './declarations.js';
import { type Compound, chooses, fits, matches, type Selector } from './selectors.js';

/** A rule that hides what one of its selectors chooses. What is asked of a rule is asked once: it may be long, and its elements many. */
export interface HidingRule {
  way: Way;
  rule: CssRule;
  part: Part;
  selector: Selector;
  isImportant(): boolean;
}

/** A rule that may show, by one of its selectors, what others hide. */
interface Shower {
  rule: CssRule;
  part: Part;
  /** Whether it lets what another rule hides be seen, wherever it stands in the cascade: by a background, or an animation. */
  isSparing: boolean;
  isShowing(): boolean;
  isShowingInside(): boolean;
  isImportant(): boolean;
}

/** Tells which hiding rules another rule, or an element's own style, takes back. */
export interface Undoing {
  /** Whether an element that the rule would hide is or may yet be shown all the same. */
  isUndone(hiding: HidingRule, element: Element): boolean;
  /** Whether something inside the element shows itself again, where the way of hiding lets it. */
  isHoldingShown(hiding: HidingRule, element: Element): boolean;
  /** Whether something inside an element that is hidden in a way shows itself again. */
  isShownInside(way: Way, one: Element): boolean;
}

/** With one name in common; when there are more, one of them is taken to undo the rule. Each element is asked for all. */
const MOST_RULES = 100;
/** Elements inside a hidden one that are asked whether they are shown. */
const MOST_INSIDE = 200;
/** A selector that asks for the pointer or the focus to be on the element itself. */
const POINTED = /^[^,():]{1,200}:(?:hover|active|focus(?:-within|-visible)?)\s*$/i;
/** What a rule for these declares shows nothing of the element's own text. */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;
const NAME = /[.#](?:\\.|[\w\u0080-\uffff-])+|\[[\w-]+(?=[\]~|^$*=])/g;

/**
 * Finds, among all rules of a page, those that undo one that hides: a rule that goes before it in the cascade where both
 * choose the element as it is, and one that chooses it by another of its names, for another state (a slide, a menu), whose
 * content is the page's.
 */
export function createUndoing(all: readonly CssRule[]): Undoing {
  const showersOf = onceOfEach((way: Way) => filed(showersIn(all, way)));
  const isHiding = onceOfEach((declarations: string) => wayOf(declarations) !== undefined);
  const isHiddenForGood = onceOfEach(({ body }: CssRule) =>
    allWays().some(({ hides, shownInside }) => !shownInside && hides.test(body)),
  );
  // Elements inside each other are all asked what is inside.
  const shownBy = onceOfEach((way: Way) => onceOfEach((one: Element) => isShown(way, one)));
  const isShownInside = (way: Way, one: Element) => shownBy(way)(one);
  return { isUndone, isHoldingShown, isShownInside };

  function isUndone(hiding: HidingRule, element: Element): boolean {
    const { way, selector } = hiding;
    const style = element.getAttribute('style');
    if (style && isShowing(way, style) && !hiding.isImportant()) return true;
    const showers = showersOf(way);
    const named = selector.compounds[0]?.names.filter((name) => name.startsWith('[')) ?? [];
    const keys = once(() => new Set([...keysOf(element), ...named]));
    const groups = [...showers.of(element), ...named.map(showers.under)];
    return groups.some(
      (others) => others.length > MOST_RULES || others.some((other) => undoes(other, hiding, element, keys)),
    );
  }

  function undoes(other: Shower, hiding: HidingRule, element: Element, keys: () => ReadonlySet<string>): boolean {
    const selector = other.isSparing || other.isShowing() ? other.part.selector : undefined;
    if (!selector) return false;
    if (chooses(selector, element)) return overrides(other, selector, hiding);
    const { way } = hiding;
    // What is not displayed at all has no place to point at.
    const isOutOfReach = way.how === 'folded' && POINTED.test(other.part.text);
    if (selector.isUncertain ? isOutOfReach : other.isSparing) return false;
    const [last, ...around] = selector.compounds;
    // Another state of the element, or, where that can be set again, of what is inside it, unless it is so already.
    const isAlready = () =>
      way.shownInside !== undefined &&
      isHoldingShown(hiding, element) &&
      isAnyInside(element, (one) => matches(one, selector));
    if (last && isNamedSo(last, keys())) return (!last.tag || last.tag === element.localName) && !isAlready();
    const isOtherState = (of: Compound) => isNamedSo(of, keys()) && (selector.isUncertain || !fits(element, of));
    return way.shownInside !== undefined && around.some(isOtherState) && !isAlready();
  }

  function isHoldingShown({ way, rule }: HidingRule, element: Element): boolean {
    if (!way.shownInside || isHiddenForGood(rule)) return false;
    return isAnyInside(element, (one) => isShownInside(way, one));
  }

  function isShown(way: Way, one: Element): boolean {
    if (way.shownInside?.test(one.getAttribute('style') ?? '')) return true;
    return showersOf(way)
      .of(one)
      .some((others) => others.slice(0, MOST_RULES).some((other) => showsInside(other, one)));
  }

  function showsInside({ rule, part, isShowingInside }: Shower, one: Element): boolean {
    const selector = rule.applies && isShowingInside() ? part.selector : undefined;
    return selector !== undefined && chooses(selector, one);
  }

  function overrides(other: Shower, { specificity }: Selector, hiding: HidingRule): boolean {
    if (other.isSparing) return true;
    const precedence = { ...other.rule, specificity, isImportant: other.isImportant() };
    const own = { ...hiding.rule, specificity: hiding.selector.specificity, isImportant: hiding.isImportant() };
    // It may set something else, as a width beside no height.
    return goesBefore(precedence, own) && !isHiding(`${hiding.rule.body};${other.rule.body}`);
  }
}

/** The rules that may show what a way hides, under all names in each of their selectors. */
function showersIn(all: readonly CssRule[], way: Way): (readonly [ReadonlySet<string>, Shower])[] {
  return all.flatMap((rule) => {
    const isSparing = sparesFromHiding(way, rule.body);
    if (!isSparing && !way.sets.test(rule.body)) return [];
    const asked = {
      isShowing: once(() => isShowing(way, rule.body)),
      isShowingInside: once(() => way.shownInside?.test(rule.body) === true),
      isImportant: once(() => isSetImportant(way, rule)),
    };
    const parts = partsOf(rule).filter(({ text }) => !PSEUDO_ELEMENT.test(text));
    return parts.map((part) => {
      const names = part.text.match(NAME) ?? [];
      return [new Set([part.key, ...names.map(unescaped)]), { rule, part, isSparing, ...asked }] as const;
    });
  });
}

function sparesFromHiding({ how, unless }: Way, body: string): boolean {
  return unless?.test(body) === true || (how === 'yet' && /(?:^|[;\s])animation(?:-name)?\s*:(?!\s*none)/i.test(body));
}

/** Whether a rule sets what a way hides by with importance. */
export function isSetImportant({ sets }: Way, { body }: CssRule): boolean {
  if (!body.includes('!')) return false;
  return body.split(';').some((one) => /!\s*important/i.test(one) && sets.test(one));
}

function isAnyInside(element: Element, is: (one: Element) => boolean): boolean {
  const inside = element.getElementsByTagName('*');
  for (let i = 0; i < inside.length && i < MOST_INSIDE; i++) if (is(inside[i] as Element)) return true;
  return false;
}

/** Whether a part of a selector asks for one of these names. */
function isNamedSo({ names, oneOf }: Compound, keys: ReadonlySet<string>): boolean {
  return (
    names.some((name) => keys.has(name)) ||
    oneOf.some((list) => list.some(({ compounds: [last] }) => last !== undefined && isNamedSo(last, keys)))
  );
}
