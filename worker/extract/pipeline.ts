import { textLength } from '../html/text-sizes.js';
import type { Reading } from './reading.js';
import type { How, Stage } from './rule.js';
import { declared } from './stages/declared.js';
import { finish } from './stages/finish.js';
import { formulas } from './stages/formulas.js';
import { hide } from './stages/hide.js';
import { keep } from './stages/keep.js';
import { recognise } from './stages/recognise.js';
import { score } from './stages/score.js';
import { shell } from './stages/shell.js';

/** From a parsed page to its main content: every stage, in the order in which they run. */
export const STAGES: readonly Stage[] = [formulas, hide, shell, recognise, declared, score, keep, finish];

/** Told after each stage how much text is left: names and sizes, never the text itself. */
export type Trace = (stage: string, chars: number) => void;

/** @throws GatewayError extraction_failed when the page has no text at all; forbidden when it is only a bot challenge */
export function runStages(
  reading: Reading,
  stages: readonly Stage[] = STAGES,
  { trace, ...how }: How & { trace?: Trace | undefined } = {},
): void {
  for (const stage of stages) {
    stage.run(reading, how);
    trace?.(stage.name, textLength(reading.content.textContent));
    if (reading.held) return;
  }
}
