import { onceOfEach } from '../../../html/once.js';
import { goesBefore, type Precedence } from './cascade.js';
import { backgroundIn, colourIn } from './colours.js';
import { type CssRule, filed, keysOf, type Part, scopedParts } from './css-rules.js';
import { type Declared, declarationReader } from './declarations.js';
import { matches } from './selectors.js';

/** A value that the page's own style sheets do not tell. */
export const UNKNOWN = '?';
/** Rules under one key: each element with that key is checked against all of them. */
const MOST_RULES = 60;

const CHANGES = /(?:^|[;\s])(?:transition|animation)[a-z-]{0,20}\s*:(?!\s*none)/i;
/** Declarations that put an element over or under another, or draw more than its colours. */
const PLACED =
  /(?:^|[;\s])(?:position\s*:\s*(?:absolute|fixed|sticky|relative)|z-index|grid-(?:area|row|column)|mix-blend-mode|box-shadow|border-image|text-shadow|-webkit-text-stroke|(?:-webkit-)?background-clip|filter|animation|margin[a-z-]{0,20}\s*:[^;]{0,60}-\d)/i;
/** Declarations that make an element a stacking context, or may do. Source: CSS Positioned Layout 3, Compositing 1. */
const CONTEXT =
  /(?:^|[;\s])(?:z-index\s*:\s*-?\d|position\s*:\s*(?:fixed|sticky)|isolation|opacity\s*:|transform|translate|scale|rotate|(?:backdrop-)?filter|perspective|contain|will-change|mix-blend-mode|clip-path|mask|container)/i;
/** A box as large as the one around it that it is placed in … */
const WHOLE =
  /(?:^|[;\s])inset\s*:\s*(?:0(?:px)?\s*){1,4}(?:[!;]|$)|^(?=[\s\S]*?(?:^|[;\s])top\s*:\s*0(?!\.|\d))(?=[\s\S]*?(?:^|[;\s])left\s*:\s*0(?!\.|\d))(?=[\s\S]*?(?:^|[;\s])(?:width\s*:\s*100%|right\s*:\s*0(?!\.|\d)))(?=[\s\S]*?(?:^|[;\s])(?:height\s*:\s*100%|bottom\s*:\s*0(?!\.|\d)))/i;
/** … unless it may not be seen, or not for long. */
const PASSING =
  /(?:^|[;\s])(?:display|visibility|opacity|transition|animation|transform|translate|scale|clip|mask|filter|mix-blend|pointer-events)[a-z-]{0,20}\s*:/i;

const opacityIn = declarationReader('opacity');
const NOT_TOLD: Declared = { value: UNKNOWN, isImportant: false };

/** How a property is read from declarations, and a cheap sign that they set it. */
interface Reading {
  sign: RegExp;
  valueIn(declarations: string): Declared | undefined;
}

/** What is asked of elements: properties of CSS, and what several of them come to. */
const READINGS = {
  display: { sign: /display/i, valueIn: declarationReader('display') },
  'white-space': { sign: /white-space/i, valueIn: declarationReader('white-space(?:-collapse)?') },
  'font-family': { sign: /font/i, valueIn: declarationReader('font(?:-family)?') },
  colour: { sign: /color/i, valueIn: colourIn },
  ground: {
    sign: /background|mask/i,
    valueIn: (body) => backgroundIn(body) ?? NOT_TOLD,
  },
  placed: { sign: PLACED, valueIn: () => NOT_TOLD },
  opacity: {
    sign: /opacity/i,
    // Where it is on its way to another, nobody knows.
    valueIn: (body) => (CHANGES.test(body) ? NOT_TOLD : opacityIn(body)),
  },
  blend: { sign: /mix-blend/i, valueIn: declarationReader('mix-blend-mode') },
  position: { sign: /position/i, valueIn: declarationReader('position') },
  depth: { sign: /z-index/i, valueIn: declarationReader('z-index') },
  context: { sign: CONTEXT, valueIn: () => ({ value: 'own', isImportant: false }) },
  place: { sign: WHOLE, valueIn: (body) => ({ value: PASSING.test(body) ? UNKNOWN : 'whole', isImportant: false }) },
} satisfies Readonly<Record<string, Reading>>;
export type Property = keyof typeof READINGS;

/** The value that declarations give a property; undefined if none. */
export function valueIn(declarations: string, property: Property): string | undefined {
  return read(declarations, property)?.value;
}

function read(declarations: string, property: Property): Declared | undefined {
  const { sign, valueIn } = READINGS[property];
  return sign.test(declarations) ? valueIn(declarations) : undefined;
}

/** What the style sheets inside a page, and the elements' own styles, say of elements. */
export interface Styles {
  /** Whether there are no rules. */
  isEmpty: boolean;
  /** The value of a property; undefined where nothing sets it, `UNKNOWN` where that cannot be told. */
  of(element: Element, property: Property): string | undefined;
  /** The values that rules give a property, to any element. */
  valuesOf(property: Property): readonly string[];
  /** Tells which elements may have one of some values by a rule: few, so that the others need no closer look. */
  mayHave(property: Property, isOne: (value: string) => boolean): (element: Element) => boolean;
}

/** Rules are read for what is asked, since most pages set next to nothing of it. */
export function createStyles(rules: readonly CssRule[]): Styles {
  const settingsOf = onceOfEach((property: Property) => settingsIn(rules, property));
  const winnerOf = onceOfEach((property: Property) => winnerAmong(settingsOf(property)));
  const known = onceOfEach((_: Property) => new Map<Element, string | undefined>());
  return {
    isEmpty: rules.length === 0,
    valuesOf: (property) => settingsOf(property).map(({ value }) => value),
    of(element, property) {
      const values = known(property);
      if (!values.has(element)) values.set(element, find(element, property));
      return values.get(element);
    },
    mayHave(property, isOne) {
      const settings = settingsOf(property).filter(({ value }) => isOne(value));
      const keys = new Set(settings.map(({ part }) => part.key));
      return (element) => keys.size > 0 && keysOf(element).some((key) => keys.has(key));
    },
  };

  function find(element: Element, property: Property): string | undefined {
    const style = element.getAttribute('style');
    const own = style ? read(style, property) : undefined;
    const winner = winnerOf(property)(element);
    if (winner === UNKNOWN) return UNKNOWN;
    return own && (own.isImportant || !winner?.isImportant) ? own.value : winner?.value;
  }
}

/** What one selector of a rule sets. */
interface Setting extends Declared {
  rule: CssRule;
  part: Part;
}

function settingsIn(rules: readonly CssRule[], property: Property): Setting[] {
  const settings: Setting[] = [];
  for (const rule of rules) {
    const set = read(rule.body, property);
    // What is drawn over or under an element may cover it.
    const isDrawing = property === 'placed' && read(rule.body, 'ground') !== undefined;
    if (!set && !isDrawing) continue;
    const { value, isImportant } = set ?? NOT_TOLD;
    for (const part of scopedParts(rule))
      if ((set && !part.isElsewhere) || (isDrawing && part.isDrawn)) settings.push({ rule, part, value, isImportant });
  }
  return settings;
}

/** Tells which of some settings wins the cascade for an element; `UNKNOWN` where that hangs on its state. */
function winnerAmong(settings: readonly Setting[]): (element: Element) => Setting | typeof UNKNOWN | undefined {
  const { of } = filed(settings.map((setting) => [[setting.part.key], setting]));
  return (element) => {
    let best: { setting: Setting; precedence: Precedence } | undefined;
    for (const group of of(element)) {
      if (group.length > MOST_RULES) return UNKNOWN;
      for (const setting of group) {
        const { rule, part, isImportant } = setting;
        const selector = part.selector;
        if (!selector || !matches(element, selector)) continue;
        if (selector.isUncertain || !rule.applies) return UNKNOWN;
        const precedence = { isImportant, layer: rule.layer, specificity: selector.specificity, order: rule.order };
        if (!best || goesBefore(precedence, best.precedence)) best = { setting, precedence };
      }
    }
    return best?.setting;
  };
}
