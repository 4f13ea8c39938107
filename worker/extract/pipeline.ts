import { textLength } from '../html/text-sizes.js';
import type { Reading } from './reading.js';
import { type How, type Stage, stageOf } from './rule.js';
import { code } from './stages/code.js';
import { articleBody, declared } from './stages/declared.js';
import { furniture, neighbours, title } from './stages/furniture.js';
import { invisible, tables } from './stages/invisible.js';
import { keep } from './stages/keep.js';
import { posts } from './stages/posts.js';
import { blocks, firstRound, secondRound } from './stages/score.js';
import { lack, shell, wall } from './stages/shell.js';
import { absolute, embeds, footnotes, formulas, tasks } from './stages/structure.js';
import { accordions, headings, roles, tabs } from './stages/styled.js';

/** From a parsed page to its main content: every stage, in the order in which they run. */
export const STAGES: readonly Stage[] = [
  stageOf('formulas', formulas),
  stageOf('hide', tables, invisible),
  stageOf('shell', wall, shell),
  stageOf('recognise', tasks, footnotes, embeds, code, tabs, accordions, roles, headings),
  stageOf('declared', furniture, declared),
  stageOf('score', blocks, firstRound, secondRound),
  // Whatever else finds the text of a page that shows none comes before it is refused for its lack.
  stageOf('keep', keep, posts, articleBody, lack),
  stageOf('finish', neighbours, title, absolute),
];

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
