import type { Rule } from '../rule.js';
import { keepAnnounced } from '../score/announced.js';
import { keepAttributes, keepTitleFacts } from '../score/attributes.js';
import { keepEndings } from '../score/endings.js';
import { dropEntryForms } from '../score/entry-forms.js';
import { keepFactBoxes } from '../score/fact-boxes.js';
import { keepFiles } from '../score/files.js';
import { keepIngredients } from '../score/ingredients.js';
import { keepCallouts } from '../score/kept-callouts.js';
import { keepEmbeds } from '../score/kept-embeds.js';
import { keepParts, keepTables } from '../score/kept-parts.js';
import { keepOffer, keepPricesBetween } from '../score/offers.js';
import { keepQuoted } from '../score/quoted.js';
import { dropSignUps } from '../score/sign-ups.js';
import { keepStepNumbers } from '../score/step-numbers.js';
import { keepTableNotes } from '../score/table-notes.js';
import { keepVacancy } from '../score/vacancy.js';
import { isNoThread, type Keeping } from './keeping.js';

/** What belongs to a text that is kept, though it looks like something beside it, and what does not. */
export const COMPLETED: readonly Rule<Keeping>[] = [
  {
    id: 'keep-callouts',
    says: 'Keeps the callouts, quotes, task lists and embedded posts between kept texts, and all of the callouts of which something is kept: “Warning: stop the wheel first”.',
    run: ({ scene, kept }) => keepCallouts(scene, kept),
  },
  {
    id: 'keep-fact-boxes',
    says: 'Keeps all of a recipe of which much is kept, and the infobox beside the kept text of a wiki, such as `aside class="portable-infobox"`.',
    run: ({ scene, kept }) => keepFactBoxes(scene, kept),
  },
  {
    id: 'keep-ingredients',
    says: 'Keeps the ingredients that JSON-LD states, and the lists that mostly consist of them: “2 cups of oats”.',
    when: ({ facts }) => facts.ingredients.length > 0,
    run: ({ scene, kept, facts }) => keepIngredients(scene, kept, facts.ingredients),
  },
  {
    id: 'drop-sign-ups',
    says: 'Drops boxes between the paragraphs that ask to subscribe: “Get our newsletter” above a field for an address.',
    run: ({ scene, kept }) => dropSignUps(scene, kept),
  },
  {
    id: 'drop-entry-forms',
    says: 'Drops forms to apply, ask or comment with, and forms or boxes of choices that narrow or sort a list: “Your e-mail address”.',
    run: ({ scene, kept }) => dropEntryForms(scene, kept),
  },
  {
    id: 'keep-files',
    says: 'Keeps the files that a text offers, with their names and sizes, where something in the box around is kept: “Report.pdf (2 MB)”.',
    run: ({ scene, kept }) => keepFiles(scene, kept),
  },
  {
    id: 'keep-parts',
    says: 'Keeps the tables, lists, code, quotes and folded texts between two kept paragraphs beside them, with the headings right above what is kept there, such as a `dl` of three terms.',
    run: ({ scene, kept }) => keepParts(scene, kept),
  },
  {
    id: 'keep-announced',
    says: 'Keeps the list, table, quote or code that a kept text announces with a colon (“You need:”), and below any kept text code, callouts and what documentation tools write.',
    run: ({ scene, kept }) => keepAnnounced(scene, kept),
  },
  {
    id: 'keep-endings',
    says: 'Keeps a table, list, quote or folded text that ends a text, right below a kept paragraph and nearly without links, such as an `ol` of last steps.',
    run: ({ scene, kept }) => keepEndings(scene, kept),
  },
  {
    id: 'keep-tables',
    says: 'Keeps the whole of a table of data that stands between kept pieces of one element, and the head of a table that is kept: a column of years and one of sums.',
    run: ({ scene, kept }) => keepTables(scene, kept),
  },
  {
    id: 'keep-table-notes',
    says: 'Keeps the notes below a kept table that stand in one box with it and are named as such: `div class="table-footnotes"`.',
    run: ({ scene, kept }) => keepTableNotes(scene, kept),
  },
  {
    id: 'keep-embeds',
    says: 'Keeps the links to what a text embeds or offers as a file, where they stand alone between two kept pieces: a line that only says “Video”.',
    run: ({ scene, kept }) => keepEmbeds(scene, kept),
  },
  {
    id: 'keep-offer',
    says: 'Keeps, on the page of a product, the price of the only offer in its microdata, or one that the page states for it: “€ 39.99”.',
    when: ({ isProduct }) => isProduct,
    run: ({ scene, kept, facts }) => keepOffer(scene, kept, facts.prices),
  },
  {
    id: 'keep-vacancy',
    says: 'Keeps what stands between the heading of a vacancy and its text: “Lund”, “Full time”.',
    when: ({ facts }) => facts.kinds.includes('jobposting'),
    run: ({ scene, kept }) => keepVacancy(scene, kept),
  },
  {
    id: 'keep-attributes',
    says: 'Keeps the attributes of a product below its kept description, such as `table class="shop_attributes"`, and the heading above them.',
    run: ({ scene, kept }) => keepAttributes(scene, kept),
  },
  {
    id: 'keep-title-facts',
    says: 'Keeps, on a page that is no article or thread, the facts between its title and its text, with the price above them: of a house “Rooms: 4”.',
    run: ({ scene, kept }) => keepTitleFacts(scene, kept),
  },
  {
    id: 'keep-prices-between',
    says: "Keeps the prices between two kept texts of one small box that keeps none: “€ 9 a month” between a plan's name and its features.",
    when: isNoThread,
    run: ({ scene, kept }) => keepPricesBetween(scene, kept),
  },
  {
    id: 'keep-quoted',
    says: 'Keeps the lines right after a kept quote that say whose it is: “Ada Lee, miller”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepQuoted(scene, kept),
  },
  {
    id: 'keep-step-numbers',
    says: 'Keeps the numbers of steps whose text is kept, where the number of one of them is: “03”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepStepNumbers(scene, kept),
  },
];
