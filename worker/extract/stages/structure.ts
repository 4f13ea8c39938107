import type { Reading } from '../reading.js';
import { markFormulas } from '../recognise/formulas/math.js';
import { makeAbsolute } from '../recognise/structure/absolute.js';
import { linkEmbeds } from '../recognise/structure/embeds.js';
import { markFootnotes } from '../recognise/structure/footnotes.js';
import { markTasks } from '../recognise/structure/tasks.js';
import { partOf, type Rule } from '../rule.js';

const FORMULAS: readonly Rule<Reading>[] = [
  {
    id: 'mark-formulas',
    says: 'Rewrites every formula as TeX, whichever program wrote it (MathML, KaTeX, MathJax, images): `x^2`.',
    run: ({ document, markup }) => markFormulas(document, markup),
  },
];

const TASKS: readonly Rule<Reading>[] = [
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
    id: 'link-embeds',
    says: 'Makes a link of each embedded video, sound, document and post, such as `iframe src="https://www.youtube.com/embed/…"`, and drops other frames.',
    run: ({ document, facts, markup }) => linkEmbeds(document, facts.base, markup),
  },
];

const ABSOLUTE: readonly Rule<Reading>[] = [
  {
    id: 'make-absolute',
    says: 'Makes the addresses of links and images absolute, lazy images ordinary ones, and links that lead nowhere text: `/b` becomes `https://site.example/b`.',
    run: ({ content, facts, markup }) => makeAbsolute(content, facts.base, markup.html.length),
  },
];

export const formulas = partOf(FORMULAS, (reading) => reading);
export const tasks = partOf(TASKS, (reading) => reading);
export const footnotes = partOf(FOOTNOTES, (reading) => reading);
export const embeds = partOf(EMBEDS, (reading) => reading);
export const absolute = partOf(ABSOLUTE, (reading) => reading);
