import { once, onceOfEach } from '../../../html/once.js';
import { allWays, type Hidden, isShowing, type Way, wayOf } from '../ways.js';
import { goesBefore } from './cascade.js';
import { type CssRule, filed, keysOf, type Part, scopedParts } from './css-rules.js';
import { unescaped } from './declarations.js';
import { type Compound, chooses, type Selector } from './selectors.js';
import { rulesIn, type Tree } from './sheets.js';

/**
 * How the page's own style sheets hide an element, if they do: what a script may undo is only not shown `yet`; what is
 * for screens of other widths no script shows, unless it is the panel of a tab.
 */
export type HiddenByRule = (element: Element) => Hidden | undefined;

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

/** In selectors: states that a script ends as soon as it runs, or as soon as the element is scrolled to. */
const STATE =
  /(?<!:not\([.\w-]{0,40})no-?(?:js|scripts?)|[.[](?:is-)?(?:ssr|pre-?load(?:ing)?|pre-?render(?:ed)?|not-?ready|fouc|async-hide)(?![\w-])[^\s>+~]{0,80}[\s>+~]|cloak(?!ed)|(?<![a-z])loading|elementor-invisible|\.wow\b|\[data-(?:aos|sal|scroll)\b|et-waypoint|details:not\(\[open|when_almost_visible|scroll-?(?:reveal|spy)|:not\([.:](?:has-)?(?:js|javascript|scripts?)(?:-(?:on|enabled|ready))?\)|:not\([.:][\w-]{0,40}(?:loaded|ready|init|initiali[sz]ed|hydrated|defined|visible|in-?view|animated?)\)/i;
/** What is still moving is on its way to be shown; what only changes its colours is not. */
const MOVES =
  /(?:animation|transition)[a-z-]*\s*:(?!\s*none)(?!(?:[^;,]*\b(?:color|background|border|outline|shadow)\b[^;,]*(?:,|(?=;|$)))+(?:;|$))/i;

/** Rules that hide by one name: each element of that name is asked for all of them … */
const MOST_HIDING = 200;
/** … and for those that may undo them; when there are more, one of them is taken to. */
const MOST_RULES = 100;
/** Elements inside a hidden one that are asked whether they are shown. */
const MOST_INSIDE = 200;
/** A selector that asks for the pointer or the focus to be on the element itself. */
const POINTED = /^[^,():]{1,200}:(?:hover|active|focus(?:-within|-visible)?)\s*$/i;
/** What a rule for these declares shows nothing of the element's own text. */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;
const NAME = /[.#](?:\\.|[\w\u0080-\uffff-])+|\[[\w-]+(?=[\]~|^$*=])/g;

/**
 * Reads the rules that hide something, unless another rule undoes them: one that goes before in the cascade where both
 * choose the element as it is, and one that chooses it by another of its names, for another state (a slide, a menu), whose
 * content is the page's. Undefined when there are none. `all`: the rules of the page, read from its own style sheets unless
 * they are known already. `holds` is told of what is hidden except for something inside, and what that is.
 */
export function hidingRules(
  document: Tree,
  all = rulesIn(document),
  holds: (holder: Element, isShown: (one: Element) => boolean) => void = () => {},
): HiddenByRule | undefined {
  const hiding = all.flatMap(hidingIn);
  if (hiding.length === 0) return undefined;
  const { of } = filed(hiding.map((one) => [[one.part.key], one]));
  const showersOf = onceOfEach((way: Way) => filed(showersIn(all, way)));
  const isHiding = onceOfEach((declarations: string) => wayOf(declarations) !== undefined);
  const isHiddenForGood = onceOfEach(({ body }: CssRule) =>
    allWays().some(({ hides, shownInside }) => !shownInside && hides.test(body)),
  );
  // Elements inside each other are all asked what is inside.
  const shownBy = onceOfEach((way: Way) => onceOfEach((one: Element) => isShown(way, one)));
  const isShownInside = (way: Way, one: Element) => shownBy(way)(one);
  return (element) => {
    for (const group of of(element)) {
      const found = group.slice(0, MOST_HIDING).find((one) => isHidingNow(one, element));
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

  /** Whether an element that the rule would hide is or may yet be shown all the same. */
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
    // What is not displayed at all has no place to point at.
    const isOutOfReach = hiding.way.how === 'folded' && POINTED.test(other.part.text);
    if (selector.isUncertain ? isOutOfReach : other.isSparing) return false;
    // Another state of the element.
    const [last] = selector.compounds;
    return last !== undefined && isNamedSo(last, keys()) && (!last.tag || last.tag === element.localName);
  }

  /** Whether something inside the element shows itself again, where the way of hiding lets it. */
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

/** A rule by each of its selectors, if it hides what they choose. */
function hidingIn(rule: CssRule): HidingRule[] {
  const way = wayOf(rule.body);
  if (!way || !rule.applies || STATE.test(rule.selector) || (way.how === 'yet' && MOVES.test(rule.body))) return [];
  const isImportant = once(() => isSetImportant(way, rule));
  return scopedParts(rule).flatMap((part) => {
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
    const parts = scopedParts(rule).filter(({ text }) => !PSEUDO_ELEMENT.test(text));
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
function isSetImportant({ sets }: Way, { body }: CssRule): boolean {
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
