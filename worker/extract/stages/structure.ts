import { markFormulas } from '../formulas/math.js';
import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';
import { makeAbsolute } from '../structure/absolute.js';
import { plainCards } from '../structure/blog-cards.js';
import { linkEmbeds } from '../structure/embeds.js';
import { endFieldLabels } from '../structure/field-labels.js';
import { nameFiles } from '../structure/file-links.js';
import { nestFlatLists } from '../structure/flat-lists.js';
import { markFootnotes } from '../structure/footnotes.js';
import { partCards } from '../structure/inline-cards.js';
import { plainPictures } from '../structure/plain-pictures.js';
import { numberSteps } from '../structure/steps.js';
import { markTasks } from '../structure/tasks.js';

const FORMULAS: readonly Rule<Reading>[] = [
  {
    id: 'mark-formulas',
    says: 'Rewrites every formula as TeX, whichever program wrote it (MathML, KaTeX, MathJax, images): `x^2`.',
    run: ({ document, markup }) => markFormulas(document, markup),
  },
];

const TASKS: readonly Rule<Reading>[] = [
  {
    id: 'nest-flat-lists',
    says: 'Nests the flat lists of the editor Quill, whose items only state their depth, such as `li class="ql-indent-1"`.',
    run: ({ document, markup }) => nestFlatLists(document, markup),
  },
  {
    id: 'mark-tasks',
    says: 'Writes the boxes of task lists as text, since controls are dropped later: `input type="checkbox" checked` as ☑.',
    run: ({ document, markup }) => markTasks(document, markup),
  },
];

const FOOTNOTES: readonly Rule<Reading>[] = [
  {
    id: 'mark-footnotes',
    says: 'Pairs the references to footnotes with their notes, so that Markdown can write `[^1]` and `[^1]: …`.',
    run: ({ document, markup }) => markFootnotes(document, markup),
  },
];

const EMBEDS: readonly Rule<Reading>[] = [
  {
    id: 'link-blog-cards',
    says: 'Makes a paragraph with a link of Ghost\'s audio player and file box and of Forem\'s box for another post, such as `div class="kg-file-card"`.',
    run: ({ document, markup }) => plainCards(document, markup),
  },
  {
    id: 'part-cards',
    says: 'Sets the parts of a card for another page apart (its title, its words, its site) that are inline in the markup, as in `a class="link-card"`.',
    run: ({ document, markup }) => partCards(document, markup),
  },
  {
    id: 'link-embeds',
    says: 'Makes a link of each embedded video, sound, document and post, such as `iframe src="https://www.youtube.com/embed/…"`, and drops other frames.',
    run: ({ document, facts, markup }) => linkEmbeds(document, facts.base, markup),
  },
  {
    id: 'name-files',
    says: 'Makes the name of a file the link to it, where the link is a button beside the name that only says “Download”.',
    run: ({ document, markup }) => nameFiles(document, markup),
  },
];

const PICTURES: readonly Rule<Reading>[] = [
  {
    id: 'show-backgrounds',
    says: 'Makes images of the backgrounds and embedded objects that the page calls pictures, such as `div role="img" style="background: url(…)"`.',
    run: ({ document, markup }) => plainPictures(document, markup),
  },
];

const STEPS: readonly Rule<Reading>[] = [
  {
    id: 'number-steps',
    says: 'Makes a list of boxes side by side that begin with numbers of their own: “1 Stop it.”, “2 Oil it.”.',
    run: ({ content }) => numberSteps(content),
  },
  {
    id: 'end-field-labels',
    says: 'Writes the colon that Drupal draws after the label of a field: “Duration: 3 years”.',
    run: ({ content, markup }) => endFieldLabels(content, markup),
  },
];

const ABSOLUTE: readonly Rule<Reading>[] = [
  {
    id: 'make-absolute',
    says: 'Makes the addresses of links and images absolute, lazy images ordinary ones, and links that lead nowhere text: `/b` becomes `https://site.example/b`.',
    run: ({ content, facts, markup }) => makeAbsolute(content, facts.base, markup.html.length),
  },
];

export const formulas = stageOf('formulas', FORMULAS, (reading) => reading);
export const tasks = stageOf('tasks', TASKS, (reading) => reading);
export const footnotes = stageOf('footnotes', FOOTNOTES, (reading) => reading);
export const embeds = stageOf('embeds', EMBEDS, (reading) => reading);
export const pictures = stageOf('pictures', PICTURES, (reading) => reading);
export const steps = stageOf('steps', STEPS, (reading) => reading);
export const absolute = stageOf('absolute', ABSOLUTE, (reading) => reading);
