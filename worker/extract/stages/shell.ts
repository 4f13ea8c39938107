import { GatewayError } from '../../../src/shared/errors.js';
import { framePage } from '../facts/shell/frame-page.js';
import { heldText } from '../facts/shell/held-text.js';
import { awaitsScripts, type Judgement, judge } from '../facts/shell/judge.js';
import { wallOf } from '../facts/shell/wall.js';
import type { Reading } from '../reading.js';
import { partOf, stageOf } from '../rule.js';

interface Shell {
  reading: Reading;
  /** What the page says itself, where it is next to nothing. */
  thin: Judgement['thin'];
}

export const shell = stageOf(
  'shell',
  partOf([
    {
      id: 'refuse-wall',
      says: 'Refuses a page that is nothing but a bot challenge or a consent question: “Checking your browser before accessing …”.',
      run({ markup, facts, document, isRendered }) {
        const wall = wallOf({ html: markup.html, title: facts.metadata.title, document });
        if (!wall) return;
        const isToCome = wall === 'extraction_failed' && !isRendered && awaitsScripts(document, markup);
        throw new GatewayError(wall, isToCome ? { reason: 'needs_rendering' } : {});
      },
    },
  ]),
  partOf<Shell>(
    [
      {
        id: 'judge-shell',
        says: 'Judges whether a page says anything yet: “Loading…” beside an empty `div id="root"` is a page whose scripts are to show it.',
        run(shell) {
          const { document, markup, facts, isRendered } = shell.reading;
          const { lack, isUnfinished, thin } = judge(document, markup, { title: facts.metadata.title, isRendered });
          Object.assign(shell.reading, { lack, isUnfinished });
          shell.thin = thin;
        },
      },
      {
        id: 'read-held-text',
        says: 'Reads a page that says next to nothing from the `srcdoc` of its frame, its text fields or its hidden values, such as a paste in a `textarea`.',
        run({ reading, thin }) {
          if (thin) reading.held = heldText(reading.document.body, reading.markup, thin.said);
        },
      },
      {
        id: 'link-frames',
        says: 'Makes of a page that is no more than a frame around others its own words and a link to each, such as `iframe src="/report"`.',
        when: ({ reading }) => !reading.held,
        run({ reading, thin }) {
          const framed = thin && framePage(reading.document, thin, reading.facts.base);
          if (framed) Object.assign(reading, { content: framed, lack: undefined, isUnfinished: false });
        },
      },
    ],
    (reading) => ({ reading, thin: undefined }),
  ),
);
