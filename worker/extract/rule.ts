import type { Reading } from './reading.js';
import { isChanged, stateOf, type Watch } from './watch.js';

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
    if (!watch || !before) {
      rule.run(input);
      continue;
    }
    try {
      rule.run(input);
    } catch (thrown) {
      watch(rule.id, true);
      throw thrown;
    }
    const after = stateOf(reading, input);
    watch(rule.id, isChanged(before, after));
    before = after;
  }
}
