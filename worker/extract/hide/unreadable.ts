import { once } from '../../html/once.js';
import { coveredIn, createBehind, createFaint, isShare } from './covered.js';
import { isBlendedAway, isClear, isSameColour } from './css/colours.js';
import { createStyles, type Styles, UNKNOWN, valueIn } from './css/styles.js';

/** The background of a page without styles. */
const PAPER = 'white';
/** The colour of its text. */
const INK = 'black';
/** Elements inside that are checked for another colour. */
const MOST_INSIDE = 50;
/** On a page with more colours any of them may be a background. */
const MOST_COLOURS = 300;
/** Elements with a colour of their own by default. */
const COLOURED = /^(?:a|button|fieldset|input|mark|select|svg|textarea)$/;

type Test = (element: Element) => boolean;
/** The background that an element is seen on; undefined where something may be between the two. */
type GroundOf = (element: Element | null) => string | undefined;

/**
 * Tells which elements have text in the colour of the background around them, are seen through, blended away, covered or
 * behind others. `isAll`: whether a page has no style sheets besides those read; else any class or id may set a background,
 * and only the elements' own styles are known. What only some pages set costs the others nothing.
 */
export function unreadableIn(body: Element, known: Styles, isAll: boolean): Test {
  const styles = isAll ? known : createStyles([]);
  const groundOf = groundsBy(styles, isAll);
  const isSuspect = once(() => suspectsIn(styles));
  const ways: Test[] = [
    (element) => isPaintedOver(element, styles, groundOf, isSuspect()),
    ...stackedAway(body, known, styles, isAll, groundOf),
  ];
  return (element) => ways.some((isAway) => isAway(element));
}

function stackedAway(body: Element, known: Styles, styles: Styles, isAll: boolean, groundOf: GroundOf): Test[] {
  const own = Array.from(body.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? '');
  const isSet = (property: 'blend' | 'depth' | 'place', name: string) =>
    styles.valuesOf(property).length > 0 || own.some((style) => style.includes(name));
  const opacities = [...known.valuesOf('opacity'), ...own.map((style) => valueIn(style, 'opacity') ?? '')];
  const ways: Test[] = opacities.some(isShare) ? [createFaint(known)] : [];
  // Of a rendered page its classes are left, and no rules for them.
  if (!isAll || (known.isEmpty && body.querySelector('[class],[id]') !== null)) return ways;
  if (isSet('blend', 'mix-blend-mode')) ways.push((element) => isBlended(element, styles, groundOf));
  if (isSet('depth', 'z-index')) ways.push(createBehind(body, styles));
  if (isSet('place', 'absolute')) {
    const covered = coveredIn(body, styles);
    if (covered.size > 0) ways.push((element) => covered.has(element));
  }
  return ways;
}

/** Whether text is blended into the colour of what is behind it, and nothing inside has another. */
function isBlended(element: Element, styles: Styles, groundOf: GroundOf): boolean {
  const mode = styles.of(element, 'blend');
  const behind = mode && groundOf(element.parentElement);
  if (!behind || isPaintedInside(element, styles)) return false;
  const own = styles.of(element, 'ground');
  return isBlendedAway(mode, inheritedColour(element, styles), own && !isClear(own) ? own : undefined, behind);
}

function inheritedColour(element: Element, styles: Styles): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const colour = styles.of(one, 'colour') ?? fontColour(one);
    if (colour && colour !== 'inherit') return colour;
  }
  return INK;
}

/**
 * Tells which elements may have, by a rule or their own style, text in a colour that some rule uses as background, or
 * in that of the paper: few, so that the others need no closer look.
 */
function suspectsIn(styles: Styles): Test {
  const grounds = new Set([PAPER, ...styles.valuesOf('ground')]);
  const colours = new Set(styles.valuesOf('colour'));
  if (grounds.size > MOST_COLOURS || colours.size > MOST_COLOURS) return () => true;
  const same = new Set([...colours].filter((colour) => [...grounds].some((ground) => isSameColour(colour, ground))));
  const mayHave = styles.mayHave('colour', (colour) => same.has(colour));
  return (element) =>
    element.localName === 'font' || /color/i.test(element.getAttribute('style') ?? '') || mayHave(element);
}

/** Whether text has the colour of its background, and nothing inside has another; what is inside an own style is meant too. */
function isPaintedOver(element: Element, styles: Styles, groundOf: GroundOf, isSuspect: Test): boolean {
  if (!isSuspect(element)) return false;
  const style = element.getAttribute('style') ?? '';
  const own = valueIn(style, 'colour') ?? fontColour(element);
  // What has both by its own style is told by the table.
  if (own && /background|text-(?:shadow|stroke)/i.test(style)) return false;
  const colour = styles.of(element, 'colour') ?? own;
  const ground = colour && colour !== UNKNOWN ? groundOf(element) : undefined;
  if (!colour || ground === undefined || !isSameColour(colour, ground)) return false;
  return own !== undefined || !isPaintedInside(element, styles);
}

/** Whether something inside has colours of its own, as far as is looked. */
function isPaintedInside(around: Element, styles: Styles): boolean {
  const inside = Array.from(around.getElementsByTagName('*'));
  return inside.length > MOST_INSIDE || inside.some((element) => isPainted(element, styles));
}

function isPainted(element: Element, styles: Styles): boolean {
  if (COLOURED.test(element.localName) || element.hasAttribute('color') || element.hasAttribute('bgcolor')) return true;
  return (['colour', 'ground', 'placed'] as const).some((property) => styles.of(element, property) !== undefined);
}

/** Each element is asked once, whatever is inside it. Depth is bounded by `parseDocument`. */
function groundsBy(styles: Styles, isAll: boolean): GroundOf {
  const known = new Map<Element, string | undefined>();
  return groundOf;

  function groundOf(element: Element | null): string | undefined {
    if (!element) return isAll ? PAPER : undefined;
    if (!known.has(element)) known.set(element, find(element));
    return known.get(element);
  }

  function find(element: Element): string | undefined {
    if (element.hasAttribute('background') || (isAll && styles.of(element, 'placed'))) return undefined;
    const ground = styles.of(element, 'ground') ?? attributeOf(element, 'bgcolor');
    if (ground && !isClear(ground)) return ground;
    const mayHave = !isAll && (element.hasAttribute('class') || element.hasAttribute('id'));
    return mayHave ? undefined : groundOf(element.parentElement);
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
