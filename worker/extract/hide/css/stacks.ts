import { onceOfEach } from '../../../html/once.js';
import type { CssRule } from './css-rules.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, type Setting, UNKNOWN, valueBy } from './set-values.js';

/** What decides, beside colours, whether one box lies over another and how much is seen of it. */
export type StackProperty = 'opacity' | 'blend' | 'position' | 'depth' | 'place' | 'context';
/** As `PaintOf`: the value, undefined where nothing sets it, `UNKNOWN` where that cannot be told. */
export type StackOf = (element: Element, property: StackProperty) => string | undefined;

/** Without any of it, neither a place nor a context matters. */
const MAY_SET = /opacity|position|z-index|mix-blend|inset|transform|filter|isolation|will-change|perspective|contain/i;
const CHANGES = /(?:^|[;\s])(?:transition|animation)[a-z-]{0,20}\s*:(?!\s*none)/i;
/** Declarations that make an element a stacking context, or may do. Source: CSS Positioned Layout 3, Compositing 1. */
const CONTEXT =
  /(?:^|[;\s])(?:z-index\s*:\s*-?\d|position\s*:\s*(?:fixed|sticky)|isolation|opacity\s*:|transform|translate|scale|rotate|(?:backdrop-)?filter|perspective|contain|will-change|mix-blend-mode|clip-path|mask|container)/i;
/** A box as large as the one around it that it is placed in … */
const WHOLE =
  /(?:^|[;\s])inset\s*:\s*(?:0(?:px)?\s*){1,4}(?:[!;]|$)|^(?=[\s\S]*?(?:^|[;\s])top\s*:\s*0(?!\.|\d))(?=[\s\S]*?(?:^|[;\s])left\s*:\s*0(?!\.|\d))(?=[\s\S]*?(?:^|[;\s])(?:width\s*:\s*100%|right\s*:\s*0(?!\.|\d)))(?=[\s\S]*?(?:^|[;\s])(?:height\s*:\s*100%|bottom\s*:\s*0(?!\.|\d)))/i;
/** … unless it may not be seen, or not for long. */
const PASSING =
  /(?:^|[;\s])(?:display|visibility|opacity|transition|animation|transform|translate|scale|clip|mask|filter|mix-blend|pointer-events)[a-z-]{0,20}\s*:/i;

/** How a property is read from declarations, and a cheap sign that they set it. */
interface Reading {
  sign: RegExp;
  valueIn(declarations: string): string | undefined;
}

const READINGS: Readonly<Record<StackProperty, Reading>> = {
  opacity: lastOf(/opacity/i, /(?:^|[;\s])opacity\s*:\s*([^;!]{1,40})/gi, (body) => CHANGES.test(body)),
  blend: lastOf(/mix-blend/i, /(?:^|[;\s])mix-blend-mode\s*:\s*([^;!]{1,40})/gi),
  position: lastOf(/position/i, /(?:^|[;\s])position\s*:\s*([^;!]{1,40})/gi),
  depth: lastOf(/z-index/i, /(?:^|[;\s])z-index\s*:\s*([^;!]{1,40})/gi),
  context: { sign: MAY_SET, valueIn: (body) => (CONTEXT.test(body) ? 'own' : undefined) },
  place: {
    sign: /inset|top\s*:\s*0/i,
    valueIn: (body) => (MAY_SET.test(body) && WHOLE.test(body) ? (PASSING.test(body) ? UNKNOWN : 'whole') : undefined),
  },
};

/** The value of the last declaration; where it is on its way to another, nobody knows. */
function lastOf(sign: RegExp, pattern: RegExp, isPassing = (_: string) => false): Reading {
  return {
    sign,
    valueIn(body) {
      const value = Array.from(body.matchAll(pattern)).at(-1)?.[1]?.trim().toLowerCase();
      return value && isPassing(body) ? UNKNOWN : value || undefined;
    },
  };
}

export interface Stacks {
  stackOf: StackOf;
  /** The values that rules give a property, to any element. */
  valuesOf(property: StackProperty): readonly string[];
}

/**
 * Tells the stacking of the elements of a page whose style sheets are all inside it; undefined where no rule sets any.
 * Rules are read for what is asked, since most pages set next to nothing of it.
 */
export function stacksIn(rules: readonly CssRule[]): Stacks {
  const settingsOf = onceOfEach((property: StackProperty) => settingsIn(rules, READINGS[property]));
  const readOf = onceOfEach((property: StackProperty) => valueBy(settingsOf(property)));
  return {
    valuesOf: (property) => settingsOf(property).map(({ value }) => value),
    stackOf(element, property) {
      const { sign, valueIn } = READINGS[property];
      const style = element.getAttribute('style');
      return readOf(property)(element, style && sign.test(style) ? valueIn(style) : undefined);
    },
  };
}

/** The value that declarations of an element's own style give a property. */
export function stackIn(style: string, property: StackProperty): string | undefined {
  return READINGS[property].valueIn(style);
}

function settingsIn(rules: readonly CssRule[], { sign, valueIn }: Reading): Setting[] {
  const settings: Setting[] = [];
  for (const [order, rule] of rules.entries()) {
    const value = sign.test(rule.body) ? valueIn(rule.body) : undefined;
    if (value === undefined) continue;
    const parts = selectorsIn(rule.selector).filter(
      (part) => !choosesElsewhere(part) && !/:(?:before|after)/.test(part),
    );
    if (parts.length > 0) settings.push({ ...rule, order, value, parts });
  }
  return settings;
}
