import type { CssRule } from './css-rules.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, type Setting, UNKNOWN, valueBy } from './set-values.js';

/** What decides, beside colours, whether one box lies over another and how much is seen of it. */
export type StackProperty = 'opacity' | 'blend' | 'position' | 'depth' | 'place' | 'context';
/** As `PaintOf`: the value, undefined where nothing sets it, `UNKNOWN` where that cannot be told. */
export type StackOf = (element: Element, property: StackProperty) => string | undefined;

/** Cheap sign that declarations set any of it. */
const MAY_SET = /opacity|position|z-index|mix-blend|inset|transform|filter|isolation|will-change|perspective|contain/i;
const PATTERNS: Readonly<Record<Exclude<StackProperty, 'place' | 'context'>, RegExp>> = {
  opacity: /(?:^|[;\s])opacity\s*:\s*([^;!]{1,40})/gi,
  blend: /(?:^|[;\s])mix-blend-mode\s*:\s*([^;!]{1,40})/gi,
  position: /(?:^|[;\s])position\s*:\s*([^;!]{1,40})/gi,
  depth: /(?:^|[;\s])z-index\s*:\s*([^;!]{1,40})/gi,
};
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

/** Tells the stacking of the elements of a page whose style sheets are all inside it; undefined where no rule sets any. */
export function stacksIn(rules: readonly CssRule[]): { stackOf: StackOf; isSet(property: StackProperty): boolean } {
  const settings = new Map<StackProperty, Setting[]>();
  for (const [order, rule] of rules.entries()) {
    if (!MAY_SET.test(rule.body)) continue;
    const parts = selectorsIn(rule.selector).filter(
      (part) => !choosesElsewhere(part) && !/:(?:before|after)/.test(part),
    );
    if (parts.length === 0) continue;
    for (const [property, value] of valuesIn(rule.body)) {
      const all = settings.get(property);
      if (all) all.push({ ...rule, order, value, parts });
      else settings.set(property, [{ ...rule, order, value, parts }]);
    }
  }
  const read = new Map([...settings].map(([property, all]) => [property, valueBy(all)] as const));
  return {
    isSet: (property) => settings.has(property),
    stackOf(element, property) {
      const style = element.getAttribute('style');
      const own = style && MAY_SET.test(style) ? new Map(valuesIn(style)).get(property) : undefined;
      const byRule = read.get(property);
      return byRule ? byRule(element, own) : own;
    },
  };
}

function valuesIn(body: string): [StackProperty, string][] {
  const found: [StackProperty, string][] = [];
  for (const [property, pattern] of Object.entries(PATTERNS)) {
    const value = Array.from(body.matchAll(pattern)).at(-1)?.[1]?.trim().toLowerCase();
    if (value) found.push([property as StackProperty, property === 'opacity' && CHANGES.test(body) ? UNKNOWN : value]);
  }
  if (CONTEXT.test(body)) found.push(['context', 'own']);
  if (WHOLE.test(body)) found.push(['place', PASSING.test(body) ? UNKNOWN : 'whole']);
  return found;
}
