import { STAGES } from '../../worker/extract/pipeline.js';
import type { Rule } from '../../worker/extract/rule.js';

/**
 * Puts a clock on every rule, and returns what tells how many milliseconds of CPU each took since it was last asked. What
 * several rules need and the first of them computes is on that one's account.
 */
export function clockRules(): () => Record<string, number> {
  let spent: Record<string, number> = {};
  // The pipeline runs these very objects, whatever else they show of themselves.
  const rules = STAGES.flatMap((stage) => stage.rules as readonly Rule<never>[]);
  for (const rule of rules) {
    const { when, run } = rule;
    const clocked =
      <Answer>(work: (input: never) => Answer) =>
      (input: never): Answer => {
        const startedAt = microseconds();
        try {
          return work.call(rule, input);
        } finally {
          spent[rule.id] = (spent[rule.id] ?? 0) + (microseconds() - startedAt) / 1000;
        }
      };
    rule.run = clocked(run);
    if (when) rule.when = clocked(when);
  }
  return () => {
    const since = spent;
    spent = {};
    return since;
  };
}

function microseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
