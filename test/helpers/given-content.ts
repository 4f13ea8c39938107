import { GatewayError } from '../../src/shared/errors.js';
import { signsOf } from '../../worker/extract/model/classify.js';
import { sceneOf } from '../../worker/extract/model/score.js';
import { STAGES } from '../../worker/extract/pipeline.js';
import type { Reading } from '../../worker/extract/reading.js';
import { type How, partOf, type Stage, stageOf } from '../../worker/extract/rule.js';
import { blocks } from '../../worker/extract/stages/score.js';
import { extract, type Options } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

/** How sure the scores of a pair are that a text is content, where it does not say so itself. */
const CONTENT = 0.9;

const given = partOf<Reading>(
  [
    {
      id: 'score-as-given',
      says: 'Takes the scores that the page itself states, `data-given="0.1"` on an element for all in it, and 0.9 elsewhere.',
      run(reading) {
        const { cut, facts } = reading;
        if (!cut) return;
        reading.scene = sceneOf(cut, signsOf(facts));
        reading.scores = Float32Array.from(cut.blocks, ({ nodes }) => {
          const around = nodes[0]?.parentElement?.closest('[data-given]');
          return Number(around?.getAttribute('data-given') ?? CONTENT);
        });
      },
    },
  ],
  (reading) => reading,
);

/** All stages, but for the scorer, which knows the answer: what a rule makes of a pair no model can change. */
export const GIVEN_STAGES: readonly Stage[] = STAGES.map((stage) =>
  stage.name === 'score' ? stageOf(stage.name, blocks, given) : stage,
);

/** Where a page comes from matters to few rules; browsers that save one write it on top. */
const SAVED_FROM = /^<!-- saved from url=\(\d+\)(\S+) -->/;
const EXAMPLE = 'https://example.test/dir/page';

/** The Markdown of a page, or why it is refused: `refused: forbidden`. */
export function markdownOf(text: string, options: Options = {}): string {
  const url = new URL(SAVED_FROM.exec(text)?.[1] ?? EXAMPLE);
  try {
    const { content, markdown } = extract({ url, mediaType: 'text/html', text }, options);
    return markdown ?? toMarkdown(content, url);
  } catch (thrown) {
    if (thrown instanceof GatewayError) return `refused: ${thrown.code}`;
    throw thrown;
  }
}

export const markdownOfGiven = (text: string, how: How = {}) => markdownOf(text, { ...how, stages: GIVEN_STAGES });
