import { linkEmbeds } from '../recognise/structure/embeds.js';
import { markFootnotes } from '../recognise/structure/footnotes.js';
import { nameUnfolded } from '../recognise/structure/openers.js';
import { plainCode } from '../recognise/structure/plain-code.js';
import { plainHeadings } from '../recognise/structure/plain-headings.js';
import { plainRoles } from '../recognise/structure/roles.js';
import { labelTabs } from '../recognise/structure/tabs.js';
import { markTasks } from '../recognise/structure/tasks.js';
import { partOf, stageOf } from '../rule.js';
import { type Generated, mayBeRewritten, PLAIN } from '../tools/rules.js';

export const recognise = stageOf(
  'recognise',
  partOf([
    {
      id: 'mark-tasks',
      says: 'Writes the boxes of task lists as text, since controls are dropped later: `input type="checkbox" checked` as ☑.',
      run: ({ document, markup }) => markTasks(document, markup),
    },
    {
      id: 'mark-footnotes',
      says: 'Pairs the references to footnotes with their notes, so that Markdown can write `[^1]` and `[^1]: …`.',
      run: ({ document, markup }) => markFootnotes(document, markup),
    },
    {
      id: 'link-embeds',
      says: 'Makes a link of each embedded video, sound, document and post, such as `iframe src="https://www.youtube.com/embed/…"`, and drops other frames.',
      run: ({ document, facts, markup }) => linkEmbeds(document, facts.base, markup),
    },
  ]),
  partOf<Generated>(
    [
      ...PLAIN,
      {
        id: 'plain-code',
        says: 'Rewrites every block of code as plain `pre` and `code` with its language, without line numbers, prompts and labels, such as a table of two columns by Rouge.',
        run: ({ reading }) => plainCode(reading.document, reading.markup),
      },
    ],
    (reading) => ({ reading, hasSigns: mayBeRewritten(reading.markup) }),
  ),
  partOf([
    {
      id: 'label-tabs',
      says: 'Puts the label of each tab before the panel that it shows (“npm”, “pnpm”), or makes it the language of the code there.',
      run: ({ document, markup }) => labelTabs(document, markup),
    },
    {
      id: 'name-unfolded',
      says: 'Puts the words of each button that unfolds a text before that text: “How do I send it back?”.',
      run: ({ document, markup }) => nameUnfolded(document, markup),
    },
    {
      id: 'make-roles-elements',
      says: 'Makes headings and tables of elements that are so only by their role or by names of Javadoc and of patents, such as `div role="heading" aria-level="3"`.',
      run: ({ document, markup }) => plainRoles(document, markup),
    },
    {
      id: 'clean-headings',
      says: 'Removes the ids of headings, which the scorer would read as names (`id="share-plugins"`), and the controls in them, and parts words that only a style sheet sets apart.',
      run: ({ document }) => plainHeadings(document),
    },
  ]),
);
