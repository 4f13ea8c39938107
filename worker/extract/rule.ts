import type { Reading } from './reading.js';

/** One step of the extraction: what can be named, explained, watched and left out. */
export interface Rule<Input> {
  /** In words of the field with hyphens between them: `drop-trails`. No other rule or stage has it. */
  readonly id: string;
  /** What it does, in one sentence with an example; `docs/extraction-rules.md` is made of these. */
  readonly says: string;
  /** Whether it is asked at all, by what is known of the page before it. */
  when?(input: Input): boolean;
  /** Works in place. */
  run(input: Input): void;
}

/** Told of a rule that was asked whether it changed anything; a rule that refuses a page has. */
export type Watch = (rule: string, isChange: boolean) => void;

/** How the rules of a page are run; in production neither is set. */
export interface How {
  /** The ids of rules that are left out. */
  off?: ReadonlySet<string> | undefined;
  /** Told after each rule that was asked whether it changed anything. Costs a walk through the page each time. */
  watch?: Watch | undefined;
}

/** Rules that work on the same, in the order in which they run. */
export interface Part {
  readonly rules: readonly Pick<Rule<never>, 'id' | 'says'>[];
  /** Works in place. */
  run(reading: Reading, how?: How): void;
}

/** What is done to a page before the next can be done. */
export interface Stage extends Part {
  readonly name: string;
}

export function stageOf(name: string, ...parts: readonly Part[]): Stage {
  return {
    name,
    rules: parts.flatMap(({ rules }) => rules),
    run(reading, how) {
      for (const part of parts) part.run(reading, how);
    },
  };
}

/**
 * Rules that work on what `inputOf` makes of the page, once, before the first of them; none of them where that is undefined.
 * Most work on the page as it is.
 */
export function partOf(rules: readonly Rule<Reading>[]): Part;
export function partOf<Input extends object>(
  rules: readonly Rule<Input>[],
  inputOf: (reading: Reading) => Input | undefined,
): Part;
export function partOf(
  rules: readonly Rule<object>[],
  inputOf: (reading: Reading) => object | undefined = (reading) => reading,
): Part {
  return {
    rules,
    run(reading, how = {}) {
      const input = inputOf(reading);
      if (input) runRules(rules, input, reading, how);
    },
  };
}

function runRules(rules: readonly Rule<object>[], input: object, reading: Reading, { off, watch }: How): void {
  let before = watch && stateOf(reading, input);
  for (const rule of rules) {
    if (off?.has(rule.id) || rule.when?.(input) === false) continue;
    try {
      rule.run(input);
    } catch (thrown) {
      watch?.(rule.id, true);
      throw thrown;
    }
    const after = watch && stateOf(reading, input);
    if (before && after) watch?.(rule.id, isChanged(before, after));
    before = after;
  }
}

/**
 * All that a rule may change: what is known of the page, what the rules of a stage work on, and every node of the content
 * with its text or attributes. Made of what is there and not of copies of texts, so that two of them are soon compared.
 */
function stateOf(reading: Reading, input: object): unknown[] {
  const state: unknown[] = [];
  addValues(reading, state);
  if (input !== reading) addValues(input, state);
  addNodes(reading.content, state);
  return state;
}

function isChanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length !== after.length || before.some((value, i) => !Object.is(value, after[i]));
}

/** The values of an object by name, those of arrays one by one: scores, what is kept. None at all is the same as not yet. */
function addValues(object: object, state: unknown[]): void {
  for (const [name, value] of Object.entries(object)) {
    const values = Array.isArray(value) || value instanceof Float32Array ? value : [value];
    if (values.length === 0 || value === undefined || value === false) continue;
    state.push(name, values.length);
    for (const one of values) state.push(one);
  }
}

/** Depth is bounded by `parseDocument`. */
function addNodes(parent: Element, state: unknown[]): void {
  for (const { name, value } of parent.attributes) state.push(name, value);
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    state.push(node);
    if (node.nodeType === 1) addNodes(node as Element, state);
    else state.push(node.nodeValue);
  }
  state.push(parent.localName);
}
