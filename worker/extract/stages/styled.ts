import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';
import { plainBoards } from '../structure/board-tables.js';
import { dropCellLabels } from '../structure/cell-labels.js';
import { endCounters } from '../structure/counters.js';
import { plainInfoboxes } from '../structure/infobox.js';
import { plainActs } from '../structure/legal-acts.js';
import { nameUnfolded } from '../structure/openers.js';
import { partPlaces } from '../structure/place-stamps.js';
import { plainHeadings } from '../structure/plain-headings.js';
import { plainQuoteTables } from '../structure/quote-tables.js';
import { plainRoles } from '../structure/roles.js';
import { plainSizedHeadings } from '../structure/sized-headings.js';
import { joinPrices } from '../structure/split-prices.js';
import { boxCustom, boxRows } from '../structure/styled-boxes.js';
import { plainSymbolFonts } from '../structure/symbol-fonts.js';
import { labelTabs } from '../structure/tabs.js';
import { listWordItems } from '../structure/word-lists.js';

const TABS: readonly Rule<Reading>[] = [
  {
    id: 'label-tabs',
    says: 'Puts the label of each tab before the panel that it shows (“npm”, “pnpm”), or makes it the language of the code there.',
    run: ({ document, markup }) => labelTabs(document, markup),
  },
];

const ACCORDIONS: readonly Rule<Reading>[] = [
  {
    id: 'name-unfolded',
    says: 'Puts the words of each button that unfolds a text before that text: “How do I send it back?”.',
    run: ({ document, markup }) => nameUnfolded(document, markup),
  },
];

const COUNTERS: readonly Rule<Reading>[] = [
  {
    id: 'end-counters',
    says: 'Writes the final number where a script would count up from zero: `b data-count="48"` shows 48.',
    run: ({ document, markup }) => endCounters(document, markup),
  },
];

const ROLES: readonly Rule<Reading>[] = [
  {
    id: 'make-roles-elements',
    says: 'Makes headings and tables of elements that are so only by their role or by names of Javadoc and of patents, such as `div role="heading" aria-level="3"`.',
    run: ({ document, markup }) => plainRoles(document, markup),
  },
  {
    id: 'list-word-items',
    says: 'Makes lists of the paragraphs that Word writes as items, such as `p class="MsoListParagraph"`.',
    run: ({ document, markup }) => listWordItems(document, markup),
  },
  {
    id: 'write-symbol-fonts',
    says: 'Writes the characters that the fonts Symbol and Wingdings draw for letters: “m” in Symbol is μ.',
    run: ({ document, markup }) => plainSymbolFonts(document, markup),
  },
  {
    id: 'head-legal-acts',
    says: 'Makes headings of the paragraphs that are headings by class in acts of the European Union, such as `p class="oj-ti-art"`.',
    run: ({ document, markup }) => plainActs(document, markup),
  },
  {
    id: 'table-infoboxes',
    says: 'Makes tables of the facts in the portable infoboxes of wikis at Fandom, whose labels are marked up as headings: `h3 class="pi-data-label"`.',
    run: ({ document, markup }) => plainInfoboxes(document, markup),
  },
  {
    id: 'quote-tables',
    says: 'Makes quotes of the tables in which MediaWiki draws one between two large marks, `table class="cquote"`.',
    run: ({ document, markup }) => plainQuoteTables(document, markup),
  },
  {
    id: 'move-notices',
    says: 'Moves a notice behind the table in whose one wide cell it stands, as boards of authorities in East Asia have it below rows such as “Date: 5 March”.',
    run: ({ document, markup }) => plainBoards(document, markup),
  },
  {
    id: 'part-places',
    says: 'Puts a dash between the place that a text begins with and the text, where only a style sheet parts them: “Lund - The mill …”.',
    run: ({ document, markup }) => partPlaces(document, markup),
  },
  {
    id: 'drop-cell-labels',
    says: 'Drops from each cell of a table the name of its column, which only narrow screens show there: `span class="cell-label"`.',
    run: ({ document, markup }) => dropCellLabels(document.body, markup),
  },
  {
    id: 'box-custom-elements',
    says: 'Puts a `div` into custom elements that a style sheet draws as boxes, such as `mat-card-title`, so that their texts are apart.',
    run: ({ document, markup }) => boxCustom(document, markup),
  },
  {
    id: 'box-link-rows',
    says: 'Puts a `div` around each link of a list of links that hold several parts each, such as the offers of jobs with title, place and hours.',
    run: ({ document, markup }) => boxRows(document, markup),
  },
  {
    id: 'join-prices',
    says: 'Joins the cents, which only size and place set apart, to the whole of a price: “39.99”.',
    run: ({ document, markup }) => joinPrices(document, markup),
  },
];

const HEADINGS: readonly Rule<Reading>[] = [
  {
    id: 'clean-headings',
    says: 'Removes the ids of headings, which the scorer would read as names (`id="share-plugins"`), and the controls in them, and parts words that only a style sheet sets apart.',
    run: ({ document }) => plainHeadings(document),
  },
  {
    id: 'head-large-lines',
    says: 'Makes headings of lines in a larger font on a page without headings, as pages from before style sheets have them: `font size="5"`.',
    run: ({ document, markup }) => plainSizedHeadings(document, markup),
  },
];

export const tabs = stageOf('tabs', TABS, (reading) => reading);
export const accordions = stageOf('accordions', ACCORDIONS, (reading) => reading);
export const counters = stageOf('counters', COUNTERS, (reading) => reading);
export const roles = stageOf('roles', ROLES, (reading) => reading);
export const headings = stageOf('headings', HEADINGS, (reading) => reading);
