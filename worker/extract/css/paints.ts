import { classOf } from '../../dom/class-of.js';
import { goesBefore, type Precedence } from './cascade.js';
import { backgroundIn, colourIn, isSameColour } from './colours.js';
import type { CssRule } from './css-rules.js';
import { matches } from './selector-match.js';
import { parseSelector, type Selector, selectorsIn } from './selectors.js';

/** Of an element, as its own style and the page's style sheets have it. */
export type Property = 'colour' | 'ground' | 'placed';
/** Undefined where nothing sets it; `UNKNOWN` where that cannot be told. */
export type PaintOf = (element: Element, property: Property) => string | undefined;

export const UNKNOWN = '?';
/** Each element of one name is asked for all of them. */
const MOST_RULES = 60;
/** What puts an element over or under another, or draws more than its colours. */
const PLACED =
  /(?:^|[;\s])(?:position\s*:\s*(?:absolute|fixed|sticky|relative)|z-index|grid-(?:area|row|column)|mix-blend-mode|box-shadow|border-image|text-shadow|-webkit-text-stroke|(?:-webkit-)?background-clip|filter|animation|margin[a-z-]{0,20}\s*:[^;]{0,60}-\d)/i;
/** Of a state that a reader brings about, or of a part of a text. */
const ELSEWHERE = /::|:(?:first-l|hover|focus|active|visited|target|checked|disabled|selection)/i;
/** What a page draws over or under an element. */
const DRAWN = /::?(?:before|after)\s*$/i;

type Of<T> = Record<Property, T>;

interface Paint extends CssRule {
  order: number;
  values: Partial<Of<string>>;
  parts: readonly string[];
  selectors?: readonly (Selector | undefined)[];
}

/** Of a page with more colours, any may be that of a ground. */
const MOST_COLOURS = 300;

/**
 * Tells which elements may have, by a rule or their own style, the colour of a ground that some rule sets, or of `paper`: few,
 * so that the others need not be asked what paints them.
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
    for (const part of parts) if (!ELSEWHERE.test(part)) keys.add(keyOf(part));
  }
  return (element) => {
    const style = element.getAttribute('style');
    return (style !== null && /color/i.test(style)) || (keys.size > 0 && keysOf(element).some((key) => keys.has(key)));
  };
}

/** What paints the elements of a page whose style sheets are all in it. */
export function paintsIn(rules: readonly CssRule[]): PaintOf {
  const known: Of<Map<string, Paint[]>> = { colour: new Map(), ground: new Map(), placed: new Map() };
  /** Of those around others, each is asked for all of these. */
  const found: Of<Map<Element, string | undefined>> = { colour: new Map(), ground: new Map(), placed: new Map() };
  for (const [order, rule] of rules.entries()) {
    const values = valuesIn(rule.body);
    if (Object.keys(values).length === 0) continue;
    const parts = selectorsIn(rule.selector);
    const drawn = parts.filter((part) => DRAWN.test(part)).map((part) => part.replace(DRAWN, ''));
    add({ ...rule, order, values, parts: parts.filter((part) => !DRAWN.test(part) && !ELSEWHERE.test(part)) });
    if (values.ground) add({ ...rule, order, values: { placed: UNKNOWN }, parts: drawn });
  }
  return (element, property) => {
    const all = found[property];
    if (!all.has(element)) all.set(element, paintOf(element, property));
    return all.get(element);
  };

  function add(paint: Paint): void {
    const keys = new Set(paint.parts.map(keyOf));
    for (const property of Object.keys(paint.values) as Property[]) {
      for (const key of keys) {
        const all = known[property].get(key);
        if (!all) known[property].set(key, [paint]);
        else if (all.length <= MOST_RULES) all.push(paint);
      }
    }
  }

  function paintOf(element: Element, property: Property): string | undefined {
    const style = element.getAttribute('style');
    const own = style ? valuesIn(style)[property] : undefined;
    let best: { paint: Paint; precedence: Precedence } | undefined;
    for (const key of keysOf(element)) {
      const all = known[property].get(key) ?? [];
      if (all.length > MOST_RULES) return UNKNOWN;
      for (const paint of all) {
        const specificity = specificityFor(element, paint);
        if (specificity === undefined) continue;
        if (specificity === UNKNOWN || !paint.applies) return UNKNOWN;
        const { isLayered, order } = paint;
        const precedence = { isImportant: isImportant(paint), isLayered, specificity, order };
        if (!best || goesBefore(precedence, best.precedence)) best = { paint, precedence };
      }
    }
    return own !== undefined && !best?.precedence.isImportant ? own : best?.paint.values[property];
  }
}

function valuesIn(body: string): Partial<Of<string>> {
  return {
    ...(MAY_COLOUR.test(body) && coloursIn(body)),
    ...(PLACED.test(body) && { placed: UNKNOWN }),
  };
}

/** Most declarations set none. */
const MAY_COLOUR = /color|background|mask/i;

function coloursIn(body: string): Partial<Pick<Of<string>, 'colour' | 'ground'>> {
  const colour = colourIn(body);
  const ground = backgroundIn(body) ?? (/background|mask/i.test(body) ? UNKNOWN : undefined);
  return { ...(colour && { colour }), ...(ground && { ground }) };
}

/** Of a longer selector nothing is known. */
const LONGEST_CHARS = 500;

/** The name in the last part of a selector by which an element is looked for, or that of the element, or any. */
function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .slice(-LONGEST_CHARS)
      .split(/[\s>+~]+(?![^(]*\))/)
      .at(-1) ?? '';
  return (
    /[.#][\w-]+/.exec(last.replace(/\([^()]*\)/g, ''))?.[0] ?? (/^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() || '*')
  );
}

function keysOf(element: Element): string[] {
  const id = element.getAttribute('id');
  const names = classOf(element)
    .split(' ')
    .slice(0, MOST_RULES)
    .map((name) => `.${name}`);
  return [...names, ...(id ? [`#${id}`] : []), element.localName, '*'];
}

/** Of the part of a rule that chooses an element; `UNKNOWN` where it may. */
function specificityFor(element: Element, paint: Paint): number | typeof UNKNOWN | undefined {
  paint.selectors ??= paint.parts.map(parseSelector);
  let most: number | undefined;
  for (const part of paint.selectors) {
    if (!part) return UNKNOWN;
    if (matches(element, part)) most = Math.max(most ?? 0, part.specificity);
  }
  return most;
}

function isImportant({ body }: CssRule): boolean {
  return /!\s*important/i.test(body);
}
