import { STAGES } from '../../worker/extract/pipeline.js';

/** Rules that are left out together, by what they are called in the table. */
export type Ablations = ReadonlyMap<string, readonly string[]>;

/** Every rule with its stage, in the order in which they run. */
export const RULES = STAGES.flatMap(({ name, rules }) => rules.map(({ id, says }) => ({ id, says, stage: name })));

/**
 * What to leave out: `each` rule or all of each of the `stages`, one after the other; or the rules and stages named, where
 * `a+b` are left out together.
 * @throws Error for a name that no rule or stage has: it would leave everything as it is
 */
export function ablationsNamed(list = ''): Ablations {
  const stages: Ablations = new Map(STAGES.map(({ name, rules }) => [name, rules.map(({ id }) => id)]));
  const each: Ablations = new Map(RULES.map(({ id }) => [id, [id]]));
  if (list === 'each') return each;
  if (list === 'stages') return stages;
  const known: Ablations = new Map([...each, ...stages]);
  const named = list.split(',').filter(Boolean);
  const unknown = named.flatMap((name) => name.split('+')).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `no such rule or stage: ${unknown.join(', ')}; there are each, stages, ${[...known.keys()].join(', ')}`,
    );
  return new Map(named.map((name) => [name, name.split('+').flatMap((one) => known.get(one) ?? [])]));
}
