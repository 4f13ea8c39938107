import { once } from '../../../html/once.js';
import type { CssRule } from './css-rules.js';
import { lastDeclared } from './last-declared.js';
import { selectorsIn } from './selectors.js';
import { choosesElsewhere, UNKNOWN, valueBy } from './set-values.js';

/**
 * Tells whether an element's own style, or a rule of the page, displays it: that goes before what browsers do by
 * default, as for the attribute `hidden`. `isAll`: whether the page has no rules besides these.
 */
export function displaysIn(rules: readonly CssRule[], isAll: () => boolean): (element: Element) => boolean {
  const read = once(() => valueBy(isAll() ? rules.flatMap(settingOf) : []));
  return (element) => {
    const style = element.getAttribute('style');
    const value = read()(element, style ? displayIn(style) : undefined) ?? UNKNOWN;
    return value !== UNKNOWN && !/^(?:none|inherit|revert)/i.test(value);
  };
}

function settingOf(rule: CssRule, order: number) {
  const value = displayIn(rule.body);
  if (value === undefined) return [];
  // Another declaration of the rule may be the important one.
  const body = /!\s*important/i.test(value) ? value : '';
  const parts = selectorsIn(rule.selector).filter((part) => !choosesElsewhere(part));
  return [{ ...rule, body, order, value, parts }];
}

function displayIn(declarations: string): string | undefined {
  if (!/display\s*:/i.test(declarations)) return undefined;
  return /(?:^|[;\s])display\s*:\s*([^;]+)/i.exec(lastDeclared(declarations))?.[1]?.trim();
}
