import { type CssRule, PROPERTY_OF } from './css-rules.js';

const USED = /var\(\s{0,9}(--[\w-]{1,100})\s{0,9}(?:,\s{0,9}([^();]{0,40}))?\)/gi;
const SET = /(?<![\w-])(--[\w-]{1,100})\s{0,9}:\s{0,9}([^;{}]{1,40})/g;
/** Variables that stand for variables. */
const MOST_STEPS = 4;

/**
 * The rules of a page with their variables replaced where these are set only once: the value of others depends on the
 * element. `isSetElsewhere`: whether an element sets a variable in its own style.
 */
export function withVariables(
  rules: readonly CssRule[],
  isSetElsewhere: (name: string) => boolean,
): readonly CssRule[] {
  if (!rules.some(({ body }) => body.includes('var('))) return rules;
  const values = new Map<string, string | undefined>();
  const initial = new Map<string, string>();
  for (const { selector, body } of rules) {
    const [, value] = selector.startsWith(PROPERTY_OF) ? (/initial-value\s*:([^;]{1,40})/i.exec(body) ?? []) : [];
    if (value) initial.set(selector.slice(PROPERTY_OF.length), value.trim());
    for (const [name, value] of setIn(body))
      values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
  }
  const standsFor = (name: string, otherwise: string | undefined) =>
    isSetElsewhere(name) ? undefined : values.has(name) ? values.get(name) : (initial.get(name) ?? otherwise);
  return rules.map((rule) => (rule.body.includes('var(') ? { ...rule, body: resolved(rule.body, standsFor) } : rule));
}

/** The declarations of one element with the variables that it sets itself replaced. */
export function withOwnVariables(declarations: string): string {
  if (!declarations.includes('var(')) return declarations;
  const values = new Map(setIn(declarations));
  return resolved(declarations, (name, otherwise) => values.get(name) ?? otherwise);
}

/** Names and values of variables, in their order. */
function* setIn(body: string): Generator<[name: string, value: string]> {
  if (!body.includes('--')) return;
  for (const [, name = '', value = ''] of body.matchAll(SET)) yield [name, value.trim()];
}

function resolved(
  said: string,
  standsFor: (name: string, otherwise: string | undefined) => string | undefined,
): string {
  let text = said;
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = text;
    text = before.replace(USED, (used, name: string, otherwise?: string) => standsFor(name, otherwise) ?? used);
    if (text === before || !text.includes('var(')) break;
  }
  return text;
}
