import { once } from '../../html/once.js';
import { coveredIn, createBehind, createFaint, isShare } from './covered.js';
import { backgroundIn, colourIn, isBlendedAway, isClear, isSameColour } from './css/colours.js';
import type { CssRule } from './css/css-rules.js';
import { type PaintOf, paintsIn, suspectsIn } from './css/paints.js';
import { UNKNOWN } from './css/set-values.js';
import { type StackOf, type StackProperty, stackIn, stacksIn } from './css/stacks.js';

/** The background of a page without styles. */
const PAPER = 'white';
/** The colour of its text. */
const INK = 'black';

/** Elements inside that are checked for another colour. */
const MOST_INSIDE = 50;
/** Elements with a colour of their own by default. */
const COLOURED = /^(?:a|button|fieldset|input|mark|select|svg|textarea)$/;

/**
 * Tells which elements have text in the colour of the background around them. An element with a class or id may get
 * another background from a style sheet, if the page has one that sets any; the sheets inside the page, `rules`, tell
 * that if it has no others. `sheets`: its style elements, and its links, some of which lead to more.
 */
export function unreadableIn(
  document: Document,
  sheets: readonly Element[],
  rules: readonly CssRule[],
): (element: Element) => boolean {
  const isPlain = once(() => !hasBackgrounds(document, sheets));
  const isAll = !sheets.some(isOther);
  const isSuspect = isAll ? suspectsIn(rules, PAPER) : undefined;
  const paintOf = once(() => paintsIn(rules));
  const groundOf = once(() => groundsBy(paintOf()));
  const isStackedAway = stackedAway(document.body, rules, isAll, paintOf, groundOf);
  const mayBe = (element: Element) => isSuspect?.(element) || (isSuspect && fontColour(element));
  return (element) => {
    if (isStackedAway(element)) return true;
    if (mayBe(element) && isPaintedOver(element, paintOf(), groundOf())) return true;
    const style = element.getAttribute('style');
    const colour = (style && colourIn(style)) || fontColour(element);
    if (!colour || (style && /background|text-(?:shadow|stroke)/i.test(style))) return false;
    const ground = backgroundAround(element, isPlain);
    return ground !== undefined && isSameColour(colour, ground);
  };
}

/**
 * Tells which elements are seen through, blended away, covered or behind others. What only some pages set costs the
 * others nothing.
 */
function stackedAway(
  body: Element,
  rules: readonly CssRule[],
  isAll: boolean,
  paintOf: () => PaintOf,
  groundOf: () => GroundOf,
): (element: Element) => boolean {
  const { stackOf, valuesOf } = stacksIn(rules);
  const isSet = (property: StackProperty) => valuesOf(property).length > 0;
  const styles = Array.from(body.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? '');
  const inStyles = (property: string) => styles.some((style) => style.includes(property));
  const ways: ((element: Element) => boolean)[] = [];
  const own = styles.filter((style) => style.includes('opacity')).map((style) => stackIn(style, 'opacity') ?? '');
  if ([...valuesOf('opacity'), ...own].some(isShare)) ways.push(createFaint(stackOf));
  // Of a rendered page its classes are left, and no rules for them.
  const isKnown = isAll && (rules.length > 0 || body.querySelector('[class],[id]') === null);
  if (isKnown && (isSet('blend') || inStyles('mix-blend-mode')))
    ways.push((element) => isBlended(element, paintOf(), stackOf, groundOf()));
  if (isKnown && (isSet('depth') || inStyles('z-index'))) ways.push(createBehind(body, paintOf(), stackOf));
  if (isKnown && (isSet('place') || inStyles('absolute'))) {
    const covered = coveredIn(body, paintOf(), stackOf);
    if (covered.size > 0) ways.push((element) => covered.has(element));
  }
  return (element) => ways.some((isAway) => isAway(element));
}

/** Whether text is blended into the colour of what is behind it, and nothing inside has another. */
function isBlended(element: Element, paintOf: PaintOf, stackOf: StackOf, groundOf: GroundOf): boolean {
  const mode = stackOf(element, 'blend');
  const behind = mode && groundOf(element.parentElement);
  if (!behind) return false;
  const own = paintOf(element, 'ground');
  const ground = own && !isClear(own) ? own : undefined;
  const inside = element.getElementsByTagName('*');
  if (inside.length > MOST_INSIDE || Array.from(inside).some((one) => isPainted(one, paintOf))) return false;
  return isBlendedAway(mode, inheritedColour(element, paintOf), ground, behind);
}

function inheritedColour(element: Element, paintOf: PaintOf): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const colour = paintOf(one, 'colour') ?? fontColour(one);
    if (colour && colour !== 'inherit') return colour;
  }
  return INK;
}

/** Whether, by the style sheets, text has the colour of its background and nothing inside has another. */
function isPaintedOver(element: Element, paintOf: PaintOf, groundOf: GroundOf): boolean {
  const colour = paintOf(element, 'colour') ?? fontColour(element);
  if (!colour || colour === UNKNOWN) return false;
  const ground = groundOf(element);
  if (ground === undefined || !isSameColour(colour, ground)) return false;
  const inside = element.getElementsByTagName('*');
  return inside.length <= MOST_INSIDE && !Array.from(inside).some((one) => isPainted(one, paintOf));
}

function isPainted(element: Element, paintOf: PaintOf): boolean {
  if (COLOURED.test(element.localName) || element.hasAttribute('color') || element.hasAttribute('bgcolor')) return true;
  return (['colour', 'ground', 'placed'] as const).some((property) => paintOf(element, property) !== undefined);
}

/** The background that an element is seen on; undefined where something may be between the two. */
type GroundOf = (element: Element | null) => string | undefined;

/** Each element is asked once, whatever is inside it. Depth is bounded by `parseDocument`. */
function groundsBy(paintOf: PaintOf): GroundOf {
  const known = new Map<Element, string | undefined>();
  return groundOf;

  function groundOf(element: Element | null): string | undefined {
    if (!element) return PAPER;
    if (!known.has(element)) known.set(element, find(element));
    return known.get(element);
  }

  function find(element: Element): string | undefined {
    if (paintOf(element, 'placed') || element.hasAttribute('background')) return undefined;
    const ground = paintOf(element, 'ground') ?? attributeOf(element, 'bgcolor');
    return ground && !isClear(ground) ? ground : groundOf(element.parentElement);
  }
}

const LONGEST_COLOUR_CHARS = 60;

function fontColour(element: Element): string | undefined {
  return element.localName === 'font' ? attributeOf(element, 'color') : undefined;
}

/** A colour in one of HTML's own attributes. */
function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name)?.slice(0, LONGEST_COLOUR_CHARS).trim().toLowerCase();
}

/** Depth is bounded by `parseDocument`. */
function backgroundAround(element: Element, isPlain: () => boolean): string | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const style = one.getAttribute('style') ?? '';
    const stated = backgroundIn(style) ?? attributeOf(one, 'bgcolor');
    if (stated) return stated;
    const mayHave = /background/i.test(style) || one.hasAttribute('background');
    if (mayHave || ((one.hasAttribute('class') || one.hasAttribute('id')) && !isPlain())) return undefined;
  }
  return isPlain() ? PAPER : undefined;
}

/** Whether a sheet is not read here, or makes the page dark. */
function isOther(sheet: Element): boolean {
  if (sheet.localName === 'link') return isLinked(sheet);
  const css = sheet.textContent ?? '';
  // The lookbehind only for few sheets, since it takes several times as long.
  return (
    /@import|color-scheme/i.test(css) &&
    /@import|(?<!prefers-)color-scheme\s*:\s*(?:only\s+)?dark(?!\s+light)/i.test(css)
  );
}

/** Whether an element leads to a style sheet that is not read here. */
export function isLinked(link: Element): boolean {
  return (
    /stylesheet/i.test(link.getAttribute('rel') ?? '') && !/^\s*data:text\/css/i.test(link.getAttribute('href') ?? '')
  );
}

/** Whether the page may set backgrounds: the commonest signs first. */
function hasBackgrounds(document: Document, sheets: readonly Element[]): boolean {
  const isPainting = (sheet: Element) =>
    sheet.localName === 'link' ? isLinked(sheet) : /background|@import/i.test(sheet.textContent ?? '');
  return sheets.some(isPainting) || document.querySelector('[style*="background"],[bgcolor],[background]') !== null;
}
