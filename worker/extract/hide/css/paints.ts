import { backgroundIn, colourIn, isSameColour } from './colours.js';
import type { CssRule } from './css-rules.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, keyOf, keysOf, type Setting, UNKNOWN, valueBy } from './set-values.js';

/** The colour of text, the background, and whether an element may cover others. */
type Property = 'colour' | 'ground' | 'placed';
/**
 * The value that an element's own style and the page's style sheets give a property; undefined where nothing sets it,
 * `UNKNOWN` where that cannot be told.
 */
export type PaintOf = (element: Element, property: Property) => string | undefined;

/** Declarations that put an element over or under another, or draw more than its colours. */
const PLACED =
  /(?:^|[;\s])(?:position\s*:\s*(?:absolute|fixed|sticky|relative)|z-index|grid-(?:area|row|column)|mix-blend-mode|box-shadow|border-image|text-shadow|-webkit-text-stroke|(?:-webkit-)?background-clip|filter|animation|margin[a-z-]{0,20}\s*:[^;]{0,60}-\d)/i;
/** Selectors of what is drawn over or under an element. */
const DRAWN = /::?(?:before|after)\s*$/i;

type Of<T> = Record<Property, T>;

/** On a page with more colours any of them may be a background. */
const MOST_COLOURS = 300;

/**
 * Tells which elements may have, by a rule or their own style, text in a colour that some rule uses as background, or
 * in that of `paper`: few, so that the others need no closer look.
 */
export function suspectsIn(rules: readonly CssRule[], paper: string): (element: Element) => boolean {
  const colours = new Map<string, CssRule[]>();
  const grounds = new Set([paper]);
  for (const rule of rules) {
    if (!MAY_COLOUR.test(rule.body)) continue;
    const { colour, ground } = coloursIn(rule.body);
    if (ground) grounds.add(ground);
    const alike = colour && colours.get(colour);
    if (alike) alike.push(rule);
    else if (colour) colours.set(colour, [rule]);
  }
  if (grounds.size > MOST_COLOURS || colours.size > MOST_COLOURS) return () => true;
  const keys = new Set<string>();
  for (const [colour, alike] of colours) {
    if (![...grounds].some((ground) => isSameColour(colour, ground))) continue;
    const parts = alike.flatMap(({ selector }) => selectorsIn(selector));
    for (const part of parts) if (!choosesElsewhere(part)) keys.add(keyOf(part));
  }
  return (element) => {
    const style = element.getAttribute('style');
    return (style !== null && /color/i.test(style)) || (keys.size > 0 && keysOf(element).some((key) => keys.has(key)));
  };
}

/** Tells what paints the elements of a page whose style sheets are all inside it. */
export function paintsIn(rules: readonly CssRule[]): PaintOf {
  const settings: Of<Setting[]> = { colour: [], ground: [], placed: [] };
  for (const [order, rule] of rules.entries()) {
    const values = valuesIn(rule.body);
    const set = Object.entries(values) as [Property, string][];
    if (set.length === 0) continue;
    const all = selectorsIn(rule.selector);
    const parts = all.filter((part) => !DRAWN.test(part) && !choosesElsewhere(part));
    for (const [property, value] of set) settings[property].push({ ...rule, order, value, parts });
    const drawn = all.filter((part) => DRAWN.test(part)).map((part) => part.replace(DRAWN, ''));
    if (values.ground) settings.placed.push({ ...rule, order, value: UNKNOWN, parts: drawn });
  }
  const read: Of<ReturnType<typeof valueBy>> = {
    colour: valueBy(settings.colour),
    ground: valueBy(settings.ground),
    placed: valueBy(settings.placed),
  };
  /** Elements around others are asked once for all of these. */
  const found: Of<Map<Element, string | undefined>> = { colour: new Map(), ground: new Map(), placed: new Map() };
  return (element, property) => {
    const all = found[property];
    if (!all.has(element)) all.set(element, read[property](element, ownValue(element, property)));
    return all.get(element);
  };
}

function ownValue(element: Element, property: Property): string | undefined {
  const style = element.getAttribute('style');
  return style ? valuesIn(style)[property] : undefined;
}

function valuesIn(body: string): Partial<Of<string>> {
  return {
    ...(MAY_COLOUR.test(body) && coloursIn(body)),
    ...(PLACED.test(body) && { placed: UNKNOWN }),
  };
}

/** Most declarations set no colour. */
const MAY_COLOUR = /color|background|mask/i;

function coloursIn(body: string): Partial<Pick<Of<string>, 'colour' | 'ground'>> {
  const colour = colourIn(body);
  const ground = backgroundIn(body) ?? (/background|mask/i.test(body) ? UNKNOWN : undefined);
  return { ...(colour && { colour }), ...(ground && { ground }) };
}
